import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pacote from '../../package.json';
import { FUNCOES } from '../../src/functions/associar';
import { DA_FAIXA, icone, TAMANHOS } from '../../src/instalar/endereco';
import { manifesto } from '../../src/instalar/manifesto';
import { tamanhoDoPng } from '../../src/instalar/png';
import { distFolder } from '../build/dist';

const root = path.join(__dirname, '../..');
const dist = distFolder();
const BASE = 'https://cotas.exemplo.gov.br/concursos/';
const USO = manifesto({ base: BASE, versao: pacote.version, prefixo: '', para: 'uso' });

/** `npm run manifesto -- …`, without npm. */
function roda(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [path.join(root, 'scripts/manifest.cjs'), ...args], { encoding: 'utf8' });
}

describe('what the manifest names', () => {
  it('is in dist/, everything', () => {
    const nomeados = [...USO.matchAll(/"https:\/\/cotas\.exemplo\.gov\.br\/concursos\/([^"]*)"/g)].map(
      ([, arquivo]) => arquivo ?? '',
    );
    expect(nomeados.length).toBeGreaterThan(DA_FAIXA.length + 4);
    expect(nomeados.filter((arquivo) => !existsSync(path.join(dist, arquivo)))).toEqual([]);
  });

  it.each(TAMANHOS)('an icon of %s pixels has them', (tamanho) => {
    for (const onde of [root, dist]) {
      expect(tamanhoDoPng(readFileSync(path.join(onde, icone(tamanho))))).toBe(`${tamanho} × ${tamanho}`);
    }
  });

  it('describes the functions that are associated, by the same ids', () => {
    const { functions } = JSON.parse(readFileSync(path.join(dist, 'functions.json'), 'utf8')) as {
      functions: { id: string; name: string }[];
    };
    expect(functions.map(({ id }) => id).sort()).toEqual(Object.keys(FUNCOES).sort());
    expect(functions.filter(({ id, name }) => id !== name)).toEqual([]);
  });
});

describe('npm run manifesto', () => {
  it('gives the manifest for an address, its last slash or its page left out or not', () => {
    for (const endereco of [BASE, BASE.slice(0, -1), `${BASE}instalar.html`]) {
      expect(roda(endereco)).toMatchObject({ status: 0, stdout: USO, stderr: '' });
    }
  });

  it.each([
    ['http://cotas.exemplo.gov.br/', 'https://'],
    ['cotas.exemplo.gov.br', 'não é válido'],
    ['https://localhost:3000/', 'desta máquina'],
    ['https://ana:segredo@exemplo.gov.br/', 'senha'],
  ])('refuses %s, saying why', (endereco, porque) => {
    const { status, stdout, stderr } = roda(endereco);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(porque);
  });
});

const VALIDADOR = path.join(root, '../shared/esquemas/validar-manifesto.sh');
const seHouver = existsSync(VALIDADOR) ? it : it.skip;

describe('the published schemas, where they are at hand', () => {
  const pasta = mkdtempSync(path.join(tmpdir(), 'manifesto-'));
  afterAll(() => rmSync(pasta, { recursive: true }));

  seHouver.each([
    ['development', readFileSync(path.join(root, 'manifest.xml'), 'utf8')],
    ['use', USO],
    ['use, with a prefix', manifesto({ base: BASE, versao: pacote.version, prefixo: 'COTAS', para: 'uso' })],
  ])('accept that of %s', (_nome, xml) => {
    const arquivo = path.join(pasta, 'manifesto.xml');
    writeFileSync(arquivo, xml);
    const { status, stderr } = spawnSync(VALIDADOR, [arquivo], { encoding: 'utf8' });
    expect({ status, stderr: stderr.trim() }).toEqual({ status: 0, stderr: `${arquivo} validates` });
  });
});
