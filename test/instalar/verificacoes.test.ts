import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DA_FAIXA, icone } from '../../src/instalar/endereco';
import { permissaoDoQuadro, verificacoes, type Busca } from '../../src/instalar/verificacoes';

const BASE = 'https://a.gov.br/cotas/';
const TIPOS: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'application/javascript',
  json: 'application/json',
  png: 'image/png',
};

type Resposta = () => Response;

const png = (tamanho: number): Buffer => readFileSync(path.join(__dirname, `../../assets/icon-${tamanho}.png`));

function conteudo(caminho: string): BodyInit {
  if (caminho.endsWith('.png')) return new Uint8Array(png(Number(/\d+/.exec(caminho)?.[0])));
  return caminho.endsWith('.json') ? '{"functions":[{"id":"QUOTA_VAGAS"}]}' : 'x';
}

/** A server where all is well, but for what is said here. */
function servidor(outras: Readonly<Record<string, Resposta>> = {}): Busca {
  return async (url) => {
    const caminho = url.slice(BASE.length);
    const outra = outras[caminho];
    if (outra !== undefined) return outra();
    const tipo = TIPOS[path.extname(caminho).slice(1)] ?? '';
    return new Response(conteudo(caminho), { headers: { 'content-type': tipo } });
  };
}

const ruins = async (outras: Readonly<Record<string, Resposta>>): Promise<readonly string[]> =>
  (await verificacoes(BASE, servidor(outras)))
    .filter(({ resultado }) => resultado !== 'certo')
    .map(({ oQue, resultado, detalhe }) => `${resultado} · ${oQue} · ${detalhe}`);

const com =
  (tipo: string, corpo: BodyInit = 'x', status = 200): Resposta =>
  () =>
    new Response(corpo, { status, headers: { 'content-type': tipo } });

it('all is well where all is', async () => {
  expect(await ruins({})).toEqual([]);
  expect(await verificacoes(BASE, servidor())).toHaveLength(6 + DA_FAIXA.length);
});

it.each<[string, string, Resposta, string]>([
  ['a file that is not there', 'funcoes.js', com('text/html', 'x', 404), 'O servidor respondeu 404'],
  [
    'a page in the place of every file',
    'functions.json',
    com('text/html; charset=utf-8'),
    'o tipo é “text/html”; tem de ser “application/json”',
  ],
  [
    'a server that does not say the type',
    'functions.json',
    () => new Response(new Uint8Array([123])),
    'o tipo é “nenhum”',
  ],
  ['a download in the place of a page', 'taskpane.html', com('application/octet-stream'), 'tem de ser “text/html”'],
  ['no functions', 'functions.json', com('application/json', '{"functions":[]}'), 'não descreve nenhuma função'],
  ['half of a file', 'functions.json', com('application/json', '{"functions":['), 'estragado'],
  ['an icon of another size', icone(48), com('image/png', new Uint8Array(png(32))), 'A imagem tem 32 × 32 pixels'],
  ['an icon that is none', icone(16), com('image/png', 'GIF89a'), 'não é uma imagem PNG'],
  [
    'a server that cannot be reached',
    'cotas.html',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Não foi possível buscar',
  ],
])('%s', async (_nome, caminho, resposta, esperado) => {
  const achados = await ruins({ [caminho]: resposta });
  expect(achados).toHaveLength(1);
  expect(achados[0]).toContain(`(${caminho})`);
  expect(achados[0]).toContain(esperado);
});

const DO_OFFICE =
  'https://excel.cloud.microsoft https://*.officeapps.live.com https://*.sharepoint.com https://*.office.com';

it.each([
  ['nothing said', {}, 'certo'],
  ['a policy without frame-ancestors', { 'content-security-policy': "default-src 'self'" }, 'certo'],
  [
    'the addresses of Office',
    { 'content-security-policy': `default-src 'self'; frame-ancestors 'self' ${DO_OFFICE}` },
    'certo',
  ],
  ['anyone', { 'content-security-policy': 'frame-ancestors *' }, 'certo'],
  ['nobody', { 'content-security-policy': "frame-ancestors 'none'" }, 'aviso'],
  ['some of them', { 'content-security-policy': "frame-ancestors 'self' https://*.office.com" }, 'aviso'],
  ['X-Frame-Options', { 'x-frame-options': 'SAMEORIGIN' }, 'errado'],
])('frames: %s', (_nome, cabecalhos, resultado) => {
  expect(permissaoDoQuadro(new Headers(cabecalhos as Record<string, string>)).resultado).toBe(resultado);
});

it('the guide to the server lists the same addresses', () => {
  const guia = readFileSync(path.join(__dirname, '../../docs/instalacao.md'), 'utf8');
  const listas = [...guia.matchAll(/frame-ancestors ('self'[^"]*)"/g)].map(([, donos]) => donos);
  expect(listas).toEqual(Array(3).fill(`'self' ${DO_OFFICE}`));
});
