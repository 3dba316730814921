import { DA_FAIXA } from '../../src/instalar/endereco';

/** What a schema does not catch, or Office refuses without saying why. Needs a DOMParser. */
export function defeitos(xml: string, para: 'uso' | 'desenvolvimento'): readonly string[] {
  const documento = new DOMParser().parseFromString(xml, 'application/xml');
  if (documento.getElementsByTagName('parsererror').length > 0) return ['mal formado'];
  return REGRAS.flatMap((regra) => regra(documento, para));
}

type Regra = (documento: Document, para: 'uso' | 'desenvolvimento') => readonly string[];

const todos = (onde: Document | Element, nome: string): Element[] => [...onde.getElementsByTagName(nome)];
const valor = (elemento: Element | undefined, atributo = 'DefaultValue'): string =>
  elemento?.getAttribute(atributo) ?? '';
const texto = (documento: Document, nome: string): string => todos(documento, nome)[0]?.textContent ?? '';
const filhos = (elemento: Element): string[] => [...elemento.children].map(({ tagName }) => tagName);
const se = (ruim: boolean, defeito: string): string[] => (ruim ? [defeito] : []);

/** As the documentation orders them; Office ignores or refuses what is out of its place. */
const ORDEM: Readonly<Record<string, readonly string[]>> = {
  OfficeApp: [
    ...[
      'Id',
      'Version',
      'ProviderName',
      'DefaultLocale',
      'DisplayName',
      'Description',
      'IconUrl',
      'HighResolutionIconUrl',
    ],
    ...['SupportUrl', 'Hosts', 'DefaultSettings', 'Permissions', 'VersionOverrides'],
  ],
  VersionOverrides: ['Requirements', 'Hosts', 'Resources'],
  'VersionOverrides Host': ['Runtimes', 'AllFormFactors', 'DesktopFormFactor'],
  DesktopFormFactor: ['GetStarted', 'FunctionFile', 'ExtensionPoint'],
  GetStarted: ['Title', 'Description', 'LearnMoreUrl'],
  'AllFormFactors ExtensionPoint': ['Script', 'Page', 'Metadata', 'Namespace?'],
  Group: ['Label', 'Icon', 'Control'],
  Control: ['Label', 'Supertip', 'Icon', 'Action'],
  Supertip: ['Title', 'Description'],
  Action: ['TaskpaneId', 'SourceLocation'],
  Resources: ['bt:Images', 'bt:Urls', 'bt:ShortStrings', 'bt:LongStrings'],
};

const ordem: Regra = (documento) =>
  Object.entries(ORDEM).flatMap(([seletor, esperados]) => {
    const elementos = [...documento.querySelectorAll(seletor)];
    const certos = [
      esperados.map((nome) => nome.replace('?', '')),
      esperados.filter((nome) => !nome.endsWith('?')),
    ].map(String);
    return [
      ...se(elementos.length === 0, `falta ${seletor}`),
      ...elementos.flatMap((elemento) =>
        se(!certos.includes(String(filhos(elemento))), `ordem em ${seletor}: ${filhos(elemento).join(', ')}`),
      ),
    ];
  });

const identidade: Regra = (documento) => [
  ...se(!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(texto(documento, 'Id')), 'Id não é GUID'),
  ...se(!/^\d{1,5}(?:\.\d{1,5}){3}$/.test(texto(documento, 'Version')), 'Version não é a.b.c.d'),
  ...se(texto(documento, 'DefaultLocale') !== 'pt-BR', 'DefaultLocale'),
  ...se(texto(documento, 'Permissions') !== 'ReadWriteDocument', 'Permissions'),
  ...se(valor(todos(documento, 'Host')[0], 'Name') !== 'Workbook', 'Host'),
  ...se([...texto(documento, 'ProviderName')].length > 125, 'ProviderName longo'),
];

const recursos: Regra = (documento) => {
  const declarados = todos(documento, 'Resources')
    .flatMap((onde) => [...onde.querySelectorAll('[id]')])
    .map(({ id }) => id);
  const usados = [...documento.querySelectorAll('[resid]')].map((elemento) => valor(elemento, 'resid'));
  return [
    ...usados.filter((id) => !declarados.includes(id)).map((id) => `resid sem recurso: ${id}`),
    ...declarados.filter((id) => !usados.includes(id)).map((id) => `recurso sem uso: ${id}`),
    ...declarados.filter((id, i) => declarados.indexOf(id) !== i).map((id) => `id repetido: ${id}`),
    ...declarados.filter((id) => id.length > 32).map((id) => `id longo: ${id}`),
  ];
};

const LIMITES: readonly (readonly [seletor: string, limite: number])[] = [
  ['DisplayName', 125],
  ['OfficeApp > Description', 250],
  ['ShortStrings > String', 125],
  ['LongStrings > String', 250],
];

const textos: Regra = (documento) =>
  LIMITES.flatMap(([seletor, limite]) => {
    const nome = seletor.split(' > ').at(-1) ?? seletor;
    const pai = seletor.includes(' > ') ? seletor.split(' > ')[0] : undefined;
    const elementos = [...documento.getElementsByTagNameNS('*', nome)].filter(
      (elemento) => pai === undefined || elemento.parentElement?.localName === pai,
    );
    return elementos.flatMap((elemento) => {
      const [ingles] = [...elemento.children].filter((filho) => valor(filho, 'Locale') === 'en-US');
      const longo = [valor(elemento), valor(ingles, 'Value')].some((palavras) => [...palavras].length > limite);
      const semTexto = valor(elemento) === '' || (elemento.id !== 'prefixo' && valor(ingles, 'Value') === '');
      return [
        ...se(longo, `texto longo: ${elemento.id || nome}`),
        ...se(semTexto, `sem texto nas duas línguas: ${elemento.id || nome}`),
      ];
    });
  });

const enderecos: Regra = (documento, para) => {
  const diretos = ['IconUrl', 'HighResolutionIconUrl', 'SupportUrl'].flatMap((nome) => todos(documento, nome));
  const daBase = [...documento.querySelectorAll('DefaultSettings > SourceLocation')];
  const deRecursos = [...todos(documento, 'bt:Url'), ...todos(documento, 'bt:Image').filter(({ id }) => id !== '')];
  return [...diretos, ...daBase, ...deRecursos].flatMap((elemento) => {
    const endereco = valor(elemento);
    const qual = elemento.id || elemento.tagName;
    return [
      ...se(!endereco.startsWith('https://'), `sem https: ${qual}`),
      ...se(endereco.length > 2048, `endereço longo: ${qual}`),
      ...se(para === 'uso' && /localhost|127\.0\.0\.1|\[::1\]/i.test(endereco), `endereço desta máquina: ${qual}`),
    ];
  });
};

/** One runtime: functions, button and page at one address, which is that of the pane without the ribbon too. */
const umaPagina: Regra = (documento) => {
  const resid = (seletor: string): string => valor(documento.querySelector(seletor) ?? undefined, 'resid');
  const pagina = resid('Runtime');
  const outros = ['Page > SourceLocation', 'FunctionFile', 'Action > SourceLocation'].filter(
    (seletor) => resid(seletor) !== pagina,
  );
  const endereco = valor(todos(documento, 'bt:Url').find(({ id }) => id === pagina));
  const daBase = valor(documento.querySelector('DefaultSettings > SourceLocation') ?? undefined);
  return [
    ...outros.map((seletor) => `outra página em ${seletor}`),
    ...se(endereco !== daBase, 'outra página na base'),
    ...se(valor(todos(documento, 'Runtime')[0], 'lifetime') !== 'long', 'Runtime não é long'),
    ...se(documento.querySelector('OfficeApp > Requirements') !== null, 'Requirements na base esconde o suplemento'),
    ...se(
      valor(documento.querySelector('VersionOverrides > Requirements Set') ?? todos(documento, 'bt:Set')[0], 'Name') !==
        'SharedRuntime',
      'falta SharedRuntime',
    ),
  ];
};

const icones: Regra = (documento) =>
  todos(documento, 'Icon').flatMap((icone) => {
    const imagens = todos(icone, 'bt:Image').map((imagem) => `${valor(imagem, 'size')} ${valor(imagem, 'resid')}`);
    return se(String(imagens) !== String(DA_FAIXA.map((n) => `${n} icone.${n}`)), `ícones: ${imagens.join(', ')}`);
  });

const REGRAS: readonly Regra[] = [ordem, identidade, recursos, textos, enderecos, umaPagina, icones];
