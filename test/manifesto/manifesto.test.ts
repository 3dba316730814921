/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pacote from '../../package.json';
import { ID, manifesto, versaoDoManifesto } from '../../src/instalar/manifesto';
import { PREFIXO } from '../../src/redacao/prefixo';
import { defeitos } from './regras';

const DEV = readFileSync(path.join(__dirname, '../../manifest.xml'), 'utf8');
const BASE = 'https://cotas.exemplo.gov.br/concursos/';
const pedido = { base: BASE, versao: pacote.version, prefixo: PREFIXO, para: 'uso' } as const;
const USO = manifesto(pedido);

const lido = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');

describe('manifest.xml', () => {
  it('is what the source gives for this machine: npm run manifesto', () => {
    expect(DEV).toBe(manifesto({ ...pedido, base: 'https://localhost:3000/', para: 'desenvolvimento' }));
  });

  it('has nothing wrong', () => {
    expect(defeitos(DEV, 'desenvolvimento')).toEqual([]);
  });

  it('is the same add-in in development and in use, of the version of the package', () => {
    for (const xml of [DEV, USO]) {
      expect(lido(xml).getElementsByTagName('Id')[0]?.textContent).toBe('5b2b6c1e-4d0f-4a52-9a3c-8f6f1d7c2e90');
      expect(lido(xml).getElementsByTagName('Version')[0]?.textContent).toBe(`${pacote.version}.0`);
    }
    expect(ID).toBe('5b2b6c1e-4d0f-4a52-9a3c-8f6f1d7c2e90');
    expect(versaoDoManifesto('1.2.3-beta.1')).toBe('1.2.3.0');
  });
});

describe('the manifest for use', () => {
  it('has nothing wrong, and no word of this machine', () => {
    expect(defeitos(USO, 'uso')).toEqual([]);
    expect(USO).not.toMatch(/localhost|desenvolvimento|development/);
  });

  it('differs from that of development in address and name alone', () => {
    const como = (xml: string, base: string): string =>
      xml.replaceAll(base, '/').replace(/ \((?:desenvolvimento|development)\)/g, '');
    expect(como(USO, BASE)).toBe(como(DEV, 'https://localhost:3000/'));
  });

  it('survives whatever an address may have', () => {
    const base = `https://exemplo.gov.br/a&b'c"<d>/`;
    const xml = manifesto({ ...pedido, base });
    expect(defeitos(xml, 'uso')).toEqual([]);
    expect(lido(xml).querySelector('DefaultSettings > SourceLocation')?.getAttribute('DefaultValue')).toBe(
      `${base}taskpane.html`,
    );
  });

  it('has a namespace only where there is a prefix', () => {
    expect(USO).not.toContain('Namespace');
    const xml = manifesto({ ...pedido, prefixo: 'COTAS' });
    expect(defeitos(xml, 'uso')).toEqual([]);
    expect(lido(xml).querySelector('AllFormFactors Namespace')?.getAttribute('resid')).toBe('prefixo');
    expect(xml).toContain('<bt:String id="prefixo" DefaultValue="COTAS"/>');
  });
});

/** Each rule is seen to fail. */
describe('what the rules find', () => {
  it.each<[string, string, string | RegExp, string]>([
    ['mal formado', '</Hosts>', '', 'x'],
    [
      'ordem em OfficeApp',
      '  <SupportUrl DefaultValue="https://cotas.exemplo.gov.br/concursos/ajuda.html"/>\n',
      '',
      'x',
    ],
    ['ordem em VersionOverrides Host', '<Runtimes>', '<AllFormFactors/><Runtimes>', 'x'],
    ['ordem em Control', /(<Supertip>[^]*?<\/Supertip>)\s*(<Icon>[^]*?<\/Icon>)/.source, '$2$1', 're'],
    ['Id não é GUID', '5b2b6c1e-', '5b2b6c1-', 'x'],
    ['Version não é a.b.c.d', `${pacote.version}.0`, pacote.version, 'x'],
    ['DefaultLocale', '>pt-BR<', '>en-US<', 'x'],
    ['Permissions', 'ReadWriteDocument', 'WriteDocument', 'x'],
    ['resid sem recurso: grupo.rotulo', ' id="grupo.rotulo"', ' id="grupo.outro"', 'x'],
    ['recurso sem uso: sobra', '<bt:Urls>', '<bt:Urls><bt:Url id="sobra" DefaultValue="https://a/"/>', 'x'],
    ['id repetido: ajuda', ' id="metadados"', ' id="ajuda"', 'x'],
    ['texto longo: grupo.rotulo', 'DefaultValue="Cotas"', `DefaultValue="${'C'.repeat(126)}"`, 'x'],
    ['texto longo: abrir.dica', 'Value="Opens the pane', `Value="${'O'.repeat(250)}`, 'x'],
    [
      'sem texto nas duas línguas: DisplayName',
      'Locale="en-US" Value="Quotas in public competitions"',
      'Locale="pt-PT" Value="x"',
      'x',
    ],
    ['sem https: icone.48', ' id="icone.48" DefaultValue="https', ' id="icone.48" DefaultValue="http', 'x'],
    [
      'endereço desta máquina: metadados',
      'id="metadados" DefaultValue="https://cotas.exemplo.gov.br',
      'id="metadados" DefaultValue="https://localhost',
      'x',
    ],
    ['outra página em FunctionFile', '<FunctionFile resid="painel"', '<FunctionFile resid="ajuda"', 'x'],
    ['outra página na base', ' id="painel" DefaultValue="', ' id="painel" DefaultValue="https://outro/', 'x'],
    ['Runtime não é long', 'lifetime="long"', 'lifetime="short"', 'x'],
    ['falta SharedRuntime', 'Name="SharedRuntime"', 'Name="ExcelApi"', 'x'],
    ['Requirements na base', '  <DefaultSettings>', '<Requirements/><DefaultSettings>', 'x'],
    ['ícones', '<bt:Image size="24" resid="icone.24"/>', '', 'x'],
  ])('%s', (esperado, de, para, modo) => {
    const procura = modo === 're' ? new RegExp(de) : de;
    const quebrado = USO.replace(procura, String(para));
    expect(quebrado).not.toBe(USO);
    expect(defeitos(quebrado, 'uso').some((defeito) => defeito.startsWith(esperado))).toBe(true);
  });
});
