import type { Ato } from '../oraculo';
import { reservaDaLei, type Caso } from '../propriedades/gerador';

const VERIFICACAO = { declarada: 'Em recurso', confirmada: 'Deferido', negada: 'Indeferido', pendente: 'Em recurso' };
const SITUACAO = {
  habilitado: 'Habilitado',
  eliminado: 'Eliminado',
  desistente: 'Desistente',
  'fim-de-fila': 'Final de fila',
  'sub-judice': 'Sub judice',
};

/** The people as a sheet of RH would have them: a mark, its verification, a mark for PcD. */
export function csvDoCaso({ lei, pessoas }: Caso): string {
  const linhas = pessoas.map(({ inscricao, classificacao, situacao, reservas }) => {
    const cota = reservas[reservaDaLei(lei)];
    const pcd = reservas.pcd !== undefined && reservas.pcd !== 'negada';
    return [
      classificacao,
      inscricao,
      `Pessoa ${inscricao}`,
      SITUACAO[situacao],
      cota === undefined ? 'NÃO' : 'SIM',
      cota === undefined ? '' : VERIFICACAO[cota],
      pcd ? 'SIM' : 'NÃO',
    ].join(';');
  });
  return ['Classificação;Inscrição;Nome;Situação;Negro;Heteroidentificação;PcD', ...linhas].join('\n');
}

/** The options of a contest; `daLei`: what --lei is given, the law's id without it. */
export function opcoesDoCaso({ lei, leituras, pcd, reservadas }: Caso, daLei: string = lei): string[] {
  const regra = pcd === undefined ? [] : ['--pcd', typeof pcd === 'object' ? `posicoes:${pcd.posicoes.join(',')}` : String(pcd)];
  return [
    '--lei',
    daLei,
    ...regra,
    ...(reservadas === undefined ? [] : ['--reservadas', String(reservadas)]),
    ...Object.entries(leituras).flatMap(([pergunta, resposta]) => ['--leitura', `${pergunta}=${resposta}`]),
    '--resposta',
    'lacuna-na-classificacao=completa',
  ];
}

export function csvDoLivro(atos: readonly Ato[]): string {
  const linhas = atos.map(({ ato, tipo, vaga, inscricao, lista, compensa, quantidade, motivo }) =>
    [ato, '', tipo, '', vaga, inscricao, lista, compensa, quantidade, '', motivo].map((valor) => valor ?? '').join(';'),
  );
  return ['Ato;Data;Tipo;Cargo;Vaga;Inscrição;Lista;Compensa;Quantidade;Documento;Motivo', ...linhas].join('\n');
}
