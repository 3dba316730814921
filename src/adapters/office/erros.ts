export type CodigoDoExcel =
  | 'sem-excel'
  | 'excel-antigo'
  | 'celula-em-edicao'
  | 'pasta-protegida'
  | 'aba-protegida'
  | 'nome-ocupado'
  | 'grande-demais'
  | 'area-grande-demais'
  | 'aba-nao-encontrada'
  | 'aba-oculta'
  | 'aba-excluida'
  | 'tabela-nao-encontrada'
  | 'nao-encontrado'
  | 'selecao-invalida'
  | 'sessao-perdida'
  | 'configuracao-nao-gravada'
  | 'livro-mudou'
  | 'livro-disputado'
  | 'pasta-nova-sem-suporte'
  | 'pasta-nova-recusada'
  | 'pasta-nova-grande'
  | 'cancelado'
  | 'leitura-cancelada'
  | 'falha-do-excel';

/** What happened and what to do. `{nome}` is the sheet's, the table's, the cell's or the rows'. */
const TEXTOS: Readonly<Record<CodigoDoExcel, string>> = {
  'sem-excel': 'O painel não está aberto dentro do Excel. Abra-o pelo Excel, ou trabalhe com um arquivo.',
  'excel-antigo':
    'Esta versão do Excel não tem o que é preciso para isto. Atualize o Office, ou use o Excel na Web, e tente de novo.',
  'celula-em-edicao': 'Uma célula está em edição no Excel. Conclua a edição (Enter ou Esc) e tente de novo.',
  'pasta-protegida':
    'A estrutura da pasta de trabalho está protegida, e não é possível criar abas. Tire a proteção (Revisão > Proteger Pasta de Trabalho) ou use uma cópia do arquivo, e tente de novo.',
  'aba-protegida': 'A aba está protegida. Tire a proteção (Revisão > Desproteger Planilha) e tente de novo.',
  'nome-ocupado':
    'Enquanto as abas eram criadas, outra aba ganhou o mesmo nome. Tente de novo: as novas receberão outro número.',
  'grande-demais':
    'O Excel recusou um bloco de dados grande demais. Encurte os textos muito longos das células, ou selecione menos colunas, e tente de novo.',
  'area-grande-demais':
    'A área usada da planilha vai até a célula{nome}, longe demais para ser uma lista. Exclua o que sobrou nas últimas linhas e colunas, ou selecione só a lista, e tente de novo.',
  'aba-nao-encontrada': 'A aba{nome} não existe mais: foi excluída ou mudou de nome. Escolha a aba e tente de novo.',
  'aba-oculta': 'A aba{nome} está oculta. Reexiba-a (botão direito em uma aba > Reexibir) e tente de novo.',
  'aba-excluida': 'Uma das abas foi excluída enquanto era gravada, e as outras foram desfeitas. Tente de novo.',
  'tabela-nao-encontrada':
    'A tabela{nome} não existe mais: foi excluída ou mudou de nome. Escolha a tabela e tente de novo.',
  'nao-encontrado':
    'O que se procurava na pasta de trabalho não existe mais: uma aba foi excluída ou mudou de nome. Tente de novo.',
  'selecao-invalida': 'A seleção não é um só intervalo de células. Selecione um único intervalo e tente de novo.',
  'sessao-perdida':
    'O Excel não responde a este painel. Verifique a conexão, recarregue a pasta de trabalho e tente de novo.',
  'configuracao-nao-gravada':
    'O Excel não guardou a configuração na pasta de trabalho. Salve o arquivo e tente de novo; se persistir, anote as respostas.',
  'livro-mudou':
    'A aba{nome} mudou desde a leitura (outra pessoa, ou uma linha editada à mão). Nada foi gravado. Leia o livro de novo e repita o ato.',
  'livro-disputado':
    'A aba do livro foi mudada por outra pessoa no mesmo instante em que o ato era gravado. Veja no Excel as linhas{nome}, acerte o que for preciso, leia o livro de novo e só então siga.',
  'pasta-nova-sem-suporte':
    'Este Excel não abre uma nova pasta de trabalho a partir do painel. Abra o cotas.html no navegador, faça o mesmo ali e salve o arquivo; ou atualize o Office, ou use o Excel na Web, e tente de novo.',
  'pasta-nova-recusada':
    'O Excel não abriu a nova pasta de trabalho. Conclua a edição de célula que esteja em curso (Enter ou Esc) e responda às perguntas do Excel que estejam abertas; na Web, permita que esta página abra janelas (pop-ups) no navegador; e tente de novo. Se persistir, abra o cotas.html no navegador, faça o mesmo ali e salve o arquivo.',
  'pasta-nova-grande':
    'A nova pasta de trabalho é maior do que o Excel na Web recebe de um painel (5 MB). Abra o cotas.html no navegador, faça o mesmo ali e salve o arquivo; ou use o Excel do computador.',
  cancelado: 'Cancelado. As abas que estavam sendo gravadas foram excluídas.',
  'leitura-cancelada': 'Leitura cancelada. Nada mudou na pasta de trabalho.',
  'falha-do-excel': 'O Excel não concluiu a operação. Tente de novo; se persistir, feche e abra a pasta de trabalho.',
};

/** Excel's codes; its messages are in the language of the machine and say little. */
const POR_CODIGO: Readonly<Record<string, CodigoDoExcel>> = {
  InvalidOperationInCellEditMode: 'celula-em-edicao',
  AccessDenied: 'aba-protegida',
  ItemAlreadyExists: 'nome-ocupado',
  RequestPayloadSizeLimitExceeded: 'grande-demais',
  ResponsePayloadSizeLimitExceeded: 'grande-demais',
  ItemNotFound: 'nao-encontrado',
  InvalidReference: 'nao-encontrado',
  InvalidObjectPath: 'nao-encontrado',
  InvalidSelection: 'selecao-invalida',
  ApiNotFound: 'excel-antigo',
  ApiNotAvailable: 'excel-antigo',
  NotImplemented: 'excel-antigo',
  UnsupportedFeature: 'excel-antigo',
  UnsupportedOperation: 'excel-antigo',
  InvalidOrTimedOutSession: 'sessao-perdida',
  HostRestartNeeded: 'sessao-perdida',
  ActivityLimitReached: 'sessao-perdida',
};

/** A refusal of Excel, in words for the user. */
export class ErroDoExcel extends Error {
  override readonly name = 'ErroDoExcel';
  readonly texto: string;
  /** Sheets of a writing that failed which could not be removed. */
  readonly restaram: readonly string[];
  /** What Excel said, for a report; never shown. */
  readonly tecnico: string;

  constructor(
    readonly codigo: CodigoDoExcel,
    { nome, restaram = [], tecnico = '' }: { nome?: string; restaram?: readonly string[]; tecnico?: string } = {},
  ) {
    const texto = textoDe(codigo, nome, restaram);
    super(texto);
    this.texto = texto;
    this.restaram = restaram;
    this.tecnico = tecnico;
  }

  /** The same refusal, with the sheets that remained. */
  comRestos(restaram: readonly string[]): ErroDoExcel {
    return restaram.length === 0 ? this : new ErroDoExcel(this.codigo, { restaram, tecnico: this.tecnico });
  }
}

function textoDe(codigo: CodigoDoExcel, nome: string | undefined, restaram: readonly string[]): string {
  const sobras = restaram.map((aba) => `“${aba}”`).join(', ');
  if (codigo === 'cancelado' && sobras !== '') return `Cancelado. Exclua as abas incompletas que restaram: ${sobras}.`;
  const texto = TEXTOS[codigo].replace('{nome}', () => (nome === undefined ? '' : ` “${nome}”`));
  return sobras === '' ? texto : `${texto} Antes, exclua as abas incompletas que restaram: ${sobras}.`;
}

const campo = (erro: unknown, nome: string): unknown =>
  typeof erro === 'object' && erro !== null ? (erro as Readonly<Record<string, unknown>>)[nome] : undefined;

/** Excel's code of an error, or ''. */
export function codigoDoOffice(erro: unknown): string {
  const codigo = campo(erro, 'code');
  return typeof codigo === 'string' ? codigo : '';
}

/** Any error of a call to Excel as one of ours. */
export function traduzido(erro: unknown): ErroDoExcel {
  if (erro instanceof ErroDoExcel) return erro;
  const doOffice = codigoDoOffice(erro);
  const local = campo(campo(erro, 'debugInfo'), 'errorLocation');
  const mensagem = campo(erro, 'message');
  const tecnico = [doOffice, local, mensagem].filter((parte) => typeof parte === 'string' && parte !== '').join(' · ');
  const codigo = Object.hasOwn(POR_CODIGO, doOffice) ? POR_CODIGO[doOffice] : undefined;
  // Sheets come and go only where the workbook's structure is open; cells have the protection of their sheet.
  if (codigo === 'aba-protegida' && typeof local === 'string' && /^Work(?:sheet|book)/.test(local)) {
    return new ErroDoExcel('pasta-protegida', { tecnico });
  }
  return new ErroDoExcel(codigo ?? 'falha-do-excel', { tecnico });
}
