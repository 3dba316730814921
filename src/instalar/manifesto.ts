import { ARQUIVOS, DA_FAIXA, icone } from './endereco';
import {
  CURTOS,
  DESCRICAO,
  LONGOS,
  NOME,
  NOME_EM_DESENVOLVIMENTO,
  PROVEDOR,
  type Curto,
  type Longo,
  type Texto,
} from './textos';
import { campo, documento, elemento, type Elemento } from './xml';

/** What Excel knows the add-in by; never changes. */
export const ID = '5b2b6c1e-4d0f-4a52-9a3c-8f6f1d7c2e90';

export interface PedidoDeManifesto {
  /** The folder where dist/ is published, with its last slash (`enderecoBase`). */
  readonly base: string;
  /** Of package.json: a.b.c. */
  readonly versao: string;
  /** What comes before the functions' names; '' for none. */
  readonly prefixo: string;
  readonly para: 'uso' | 'desenvolvimento';
}

type Recurso = Curto | Longo | keyof ReturnType<typeof enderecos> | `icone.${(typeof DA_FAIXA)[number]}`;

const daqui = (nome: string, resid: Recurso): Elemento => elemento(nome, { resid });

const traduzido = (nome: string, { pt, en }: Texto, atributos = {}): Elemento =>
  elemento(
    nome,
    { ...atributos, DefaultValue: pt },
    elemento(nome.startsWith('bt:') ? 'bt:Override' : 'Override', { Locale: 'en-US', Value: en }),
  );

const enderecos = (base: string) => ({
  painel: base + ARQUIVOS.painel,
  funcoes: base + ARQUIVOS.funcoes,
  metadados: base + ARQUIVOS.metadados,
  ajuda: base + ARQUIVOS.ajuda,
});

const icones = (): Elemento =>
  elemento(
    'Icon',
    {},
    ...DA_FAIXA.map((tamanho) => elemento('bt:Image', { size: String(tamanho), resid: `icone.${tamanho}` })),
  );

function funcoes(prefixo: string): Elemento {
  const lugar = (nome: string, resid: Recurso): Elemento => elemento(nome, {}, daqui('SourceLocation', resid));
  return elemento(
    'ExtensionPoint',
    { 'xsi:type': 'CustomFunctions' },
    lugar('Script', 'funcoes'),
    lugar('Page', 'painel'),
    lugar('Metadata', 'metadados'),
    // Without this element a function is called by its name alone.
    ...(prefixo === '' ? [] : [elemento('Namespace', { resid: 'prefixo' })]),
  );
}

const botao = (): Elemento =>
  elemento(
    'Control',
    { 'xsi:type': 'Button', id: 'Cotas.Abrir' },
    daqui('Label', 'abrir.rotulo'),
    elemento('Supertip', {}, daqui('Title', 'abrir.rotulo'), daqui('Description', 'abrir.dica')),
    icones(),
    elemento(
      'Action',
      { 'xsi:type': 'ShowTaskpane' },
      // The one name that a pane of a shared runtime may have.
      campo('TaskpaneId', 'ButtonId1'),
      daqui('SourceLocation', 'painel'),
    ),
  );

const faixaDeOpcoes = (): Elemento =>
  elemento(
    'DesktopFormFactor',
    {},
    elemento(
      'GetStarted',
      {},
      daqui('Title', 'inicio.titulo'),
      daqui('Description', 'inicio.descricao'),
      daqui('LearnMoreUrl', 'ajuda'),
    ),
    daqui('FunctionFile', 'painel'),
    elemento(
      'ExtensionPoint',
      { 'xsi:type': 'PrimaryCommandSurface' },
      elemento(
        'OfficeTab',
        { id: 'TabHome' },
        elemento('Group', { id: 'Cotas.Grupo' }, daqui('Label', 'grupo.rotulo'), icones(), botao()),
      ),
    ),
  );

function recursos({ base, prefixo }: PedidoDeManifesto): Elemento {
  const textos = (de: Readonly<Record<string, Texto>>): Elemento[] =>
    Object.entries(de).map(([id, texto]) => traduzido('bt:String', texto, { id }));
  const fixo = (nome: string, id: string, DefaultValue: string): Elemento => elemento(nome, { id, DefaultValue });
  return elemento(
    'Resources',
    {},
    elemento(
      'bt:Images',
      {},
      ...DA_FAIXA.map((tamanho) => fixo('bt:Image', `icone.${tamanho}`, base + icone(tamanho))),
    ),
    elemento('bt:Urls', {}, ...Object.entries(enderecos(base)).map(([id, url]) => fixo('bt:Url', id, url))),
    elemento(
      'bt:ShortStrings',
      {},
      ...textos(CURTOS),
      ...(prefixo === '' ? [] : [fixo('bt:String', 'prefixo', prefixo)]),
    ),
    elemento('bt:LongStrings', {}, ...textos(LONGOS)),
  );
}

/** Ribbon, functions and shared runtime, where Excel has what they need; elsewhere the pane alone (docs/adr/0005). */
const acrescimos = (pedido: PedidoDeManifesto): Elemento =>
  elemento(
    'VersionOverrides',
    { xmlns: 'http://schemas.microsoft.com/office/taskpaneappversionoverrides', 'xsi:type': 'VersionOverridesV1_0' },
    elemento(
      'Requirements',
      {},
      elemento(
        'bt:Sets',
        { DefaultMinVersion: '1.1' },
        elemento('bt:Set', { Name: 'SharedRuntime', MinVersion: '1.1' }),
      ),
    ),
    elemento(
      'Hosts',
      {},
      elemento(
        'Host',
        { 'xsi:type': 'Workbook' },
        elemento('Runtimes', {}, elemento('Runtime', { resid: 'painel', lifetime: 'long' })),
        elemento('AllFormFactors', {}, funcoes(pedido.prefixo)),
        faixaDeOpcoes(),
      ),
    ),
    recursos(pedido),
  );

/** The version in the four numbers that Office wants. */
export const versaoDoManifesto = (versao: string): string => `${versao.split(/[-+]/)[0] ?? versao}.0`;

/** The manifest, for the scripts and for the installation page alike: what tells Excel where the add-in is. */
export function manifesto(pedido: PedidoDeManifesto): string {
  const { base, versao, para } = pedido;
  const { painel, ajuda } = enderecos(base);
  const endereco = (nome: string, url: string): Elemento => elemento(nome, { DefaultValue: url });
  return documento(
    elemento(
      'OfficeApp',
      {
        xmlns: 'http://schemas.microsoft.com/office/appforoffice/1.1',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xmlns:bt': 'http://schemas.microsoft.com/office/officeappbasictypes/1.0',
        'xsi:type': 'TaskPaneApp',
      },
      campo('Id', ID),
      campo('Version', versaoDoManifesto(versao)),
      campo('ProviderName', PROVEDOR),
      campo('DefaultLocale', 'pt-BR'),
      traduzido('DisplayName', para === 'uso' ? NOME : NOME_EM_DESENVOLVIMENTO),
      traduzido('Description', DESCRICAO),
      endereco('IconUrl', base + icone(32)),
      endereco('HighResolutionIconUrl', base + icone(64)),
      endereco('SupportUrl', ajuda),
      elemento('Hosts', {}, elemento('Host', { Name: 'Workbook' })),
      elemento('DefaultSettings', {}, endereco('SourceLocation', painel)),
      campo('Permissions', 'ReadWriteDocument'),
      acrescimos(pedido),
    ),
  );
}
