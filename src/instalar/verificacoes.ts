import { ARQUIVOS, DA_FAIXA, icone } from './endereco';
import { tamanhoDoPng } from './png';

export interface Verificacao {
  readonly oQue: string;
  readonly resultado: 'certo' | 'aviso' | 'errado';
  readonly detalhe: string;
}

export type Busca = (url: string) => Promise<Response>;

type Exame = (resposta: Response) => Promise<string> | string;

/** One file that has to be there, with the types that browsers and Excel take it by. */
interface Arquivo {
  readonly oQue: string;
  readonly caminho: string;
  readonly tipos: readonly string[];
  /** What is wrong inside of it; '' when nothing is. */
  readonly exame?: Exame;
}

const HTML = ['text/html'];
const SCRIPT = ['text/javascript', 'application/javascript', 'application/x-javascript'];

const temFuncoes: Exame = async (resposta) => {
  const lido: unknown = JSON.parse(await resposta.text());
  const funcoes = typeof lido === 'object' && lido !== null && 'functions' in lido ? lido.functions : undefined;
  return Array.isArray(funcoes) && funcoes.length > 0 ? '' : 'O arquivo não descreve nenhuma função.';
};

const PAGINAS: readonly Arquivo[] = [
  { oQue: 'Painel', caminho: ARQUIVOS.painel, tipos: HTML },
  { oQue: 'Funções de planilha', caminho: ARQUIVOS.funcoes, tipos: SCRIPT },
  { oQue: 'Descrição das funções', caminho: ARQUIVOS.metadados, tipos: ['application/json'], exame: temFuncoes },
  { oQue: 'Ajuda', caminho: ARQUIVOS.ajuda, tipos: HTML },
  { oQue: 'Página para o navegador', caminho: 'cotas.html', tipos: HTML },
];

const ICONES: readonly Arquivo[] = DA_FAIXA.map((tamanho) => ({
  oQue: `Ícone de ${tamanho} pixels`,
  caminho: icone(tamanho),
  tipos: ['image/png'],
  exame: async (resposta) => {
    const medida = tamanhoDoPng(new Uint8Array(await resposta.arrayBuffer()));
    if (medida === undefined) return 'O arquivo não é uma imagem PNG.';
    return medida === `${tamanho} × ${tamanho}` ? '' : `A imagem tem ${medida} pixels.`;
  },
}));

const tipoDe = (resposta: Response): string => (resposta.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';

async function defeito({ tipos, exame }: Arquivo, resposta: Response): Promise<string> {
  if (!resposta.ok) return `O servidor respondeu ${resposta.status}. Publique este arquivo junto com os outros.`;
  const tipo = tipoDe(resposta);
  if (!tipos.includes(tipo)) {
    return `O servidor diz que o tipo é “${tipo || 'nenhum'}”; tem de ser “${tipos[0] ?? ''}” (Content-Type).`;
  }
  return (await exame?.(resposta)) ?? '';
}

async function verifica(base: string, arquivo: Arquivo, busca: Busca): Promise<Verificacao> {
  const oQue = `${arquivo.oQue} (${arquivo.caminho})`;
  try {
    const errado = await defeito(arquivo, await busca(base + arquivo.caminho));
    return errado === '' ? { oQue, resultado: 'certo', detalhe: '' } : { oQue, resultado: 'errado', detalhe: errado };
  } catch (falha) {
    const detalhe =
      falha instanceof SyntaxError
        ? 'O arquivo está estragado: publique-o de novo.'
        : 'Não foi possível buscar este arquivo.';
    return { oQue, resultado: 'errado', detalhe };
  }
}

const QUADRO = 'Permissão para abrir dentro do Excel';

/** Where Excel on the web opens the pane: inside of pages of these addresses. */
const DONOS_DO_QUADRO = [
  'https://excel.cloud.microsoft',
  'https://*.officeapps.live.com',
  'https://*.sharepoint.com',
  'https://*.office.com',
];

/** What the server's headers say about pages that hold this one inside, as Excel on the web does. */
export function permissaoDoQuadro(cabecalhos: Headers): Verificacao {
  if (cabecalhos.has('x-frame-options')) {
    return {
      oQue: QUADRO,
      resultado: 'errado',
      detalhe: 'O servidor envia o cabeçalho X-Frame-Options, que impede o Excel na Web de abrir o painel. Retire-o.',
    };
  }
  const donos = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(cabecalhos.get('content-security-policy') ?? '')?.[1];
  const permitidos = donos?.split(/\s+/) ?? [];
  const faltam = DONOS_DO_QUADRO.filter((dono) => !permitidos.includes(dono));
  if (donos === undefined || permitidos.includes('*') || permitidos.includes('https:') || faltam.length === 0) {
    return { oQue: QUADRO, resultado: 'certo', detalhe: '' };
  }
  return {
    oQue: QUADRO,
    resultado: 'aviso',
    detalhe: `No Excel na Web o painel pode não abrir: falta ${faltam.join(', ')} em frame-ancestors (Content-Security-Policy).`,
  };
}

async function quadro(base: string, busca: Busca): Promise<Verificacao> {
  try {
    return permissaoDoQuadro((await busca(base + ARQUIVOS.painel)).headers);
  } catch {
    return { oQue: QUADRO, resultado: 'errado', detalhe: 'Não foi possível perguntar ao servidor.' };
  }
}

/** Everything that the manifest names, as it is published. */
export function verificacoes(base: string, busca: Busca): Promise<readonly Verificacao[]> {
  return Promise.all([
    ...[...PAGINAS, ...ICONES].map((arquivo) => verifica(base, arquivo, busca)),
    quadro(base, busca),
  ]);
}
