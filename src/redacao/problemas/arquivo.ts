import type {
  MotivoDoArquivoIlegivel,
  MotivoDoArquivoSuspeito,
  ProblemasDoArquivo,
} from '../../core/problemas/arquivo';

const ILEGIVEL: Record<MotivoDoArquivoIlegivel, string> = {
  'não é planilha':
    'o conteúdo não é de planilha. Abra o arquivo no Excel ou no LibreOffice e salve como .xlsx (ou .csv).',
  'cortado ou corrompido':
    'o arquivo está cortado ou corrompido. Baixe ou copie de novo; se ele abrir no Excel, salve como .xlsx e tente com o novo.',
  'sem abas': 'nenhuma aba com células foi encontrada. Abra o arquivo no Excel e salve como .xlsx.',
  'aspas sem fecho':
    'há uma aspa (") que abre e não fecha, e ela engole as linhas seguintes. Abra o arquivo no Excel, confira e salve como .xlsx.',
  'não pôde ser aberto':
    'não foi possível abrir o arquivo. Confira o nome, a pasta e se ele está em uso por outro programa.',
};

const SUSPEITO: Record<MotivoDoArquivoSuspeito, string> = {
  'expande demais': 'descompactado, ele ocuparia muito mais do que uma planilha ocupa',
  'tamanhos não conferem': 'os tamanhos que ele declara não são os reais',
  'estrutura impossível': 'ele declara mais abas, colunas ou texto por célula do que uma planilha pode ter',
};

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(bytes < 10_485_760 ? 1 : 0).replace('.', ',');

const milhares = (numero: number): string => String(numero).replace(/\B(?=(\d{3})+$)/g, '.');

/** The sentence of each problem of opening a file: what, and what to do. */
export const FRASES_DO_ARQUIVO: { readonly [C in keyof ProblemasDoArquivo]: (dados: ProblemasDoArquivo[C]) => string } =
  {
    'arquivo-vazio': ({ arquivo }) => `O arquivo “${arquivo}” está vazio. Confira se é o arquivo certo.`,
    'arquivo-ilegivel': ({ arquivo, motivo }) => `Não foi possível ler “${arquivo}”: ${ILEGIVEL[motivo]}`,
    'arquivo-protegido': ({ arquivo }) =>
      `O arquivo “${arquivo}” tem senha. Abra no Excel, retire a senha (Arquivo, Informações, Proteger Pasta de Trabalho, Criptografar com Senha: deixe em branco) e salve.`,
    'arquivo-grande-demais': ({ arquivo, bytes, limite }) =>
      `O arquivo “${arquivo}” tem ${megabytes(bytes)} MB; o limite é ${megabytes(limite)} MB. Copie só a classificação (valores, sem imagens) para uma planilha nova e use essa.`,
    'arquivo-suspeito': ({ arquivo, motivo }) =>
      `O arquivo “${arquivo}” foi recusado por segurança: ${SUSPEITO[motivo]}. Se ele abrir no Excel, copie a classificação para uma planilha nova e use essa.`,
    'area-grande-demais': ({ arquivo, ate, celulas, limite }) =>
      `A planilha “${arquivo}” vai até ${ate}: são ${milhares(celulas)} células, e o limite é ${milhares(limite)}. Apague o que houver longe da classificação (Ctrl+End mostra a última célula) ou copie a classificação para uma planilha nova.`,
    'formato-nao-aceito': ({ arquivo, formato }) =>
      `O arquivo “${arquivo}” é ${formato}, que não é lido aqui. Abra a classificação no Excel ou no LibreOffice e salve como .xlsx; se só houver este arquivo, peça a planilha à banca.`,
  };
