import { LEIS, textoDaLei } from '../../src/leis/catalogo';
import { dispositivosDe, lerComFilhos, lerDispositivo } from '../../src/leis/dispositivos';

const [PF = '', FV = '', POA = ''] = LEIS.map((lei) => textoDaLei(lei.id) ?? '');

const paragrafos = (artigo: number, quantos: number): string[] =>
  Array.from({ length: quantos }, (_, i) => `art. ${artigo}º, § ${i + 1}º`);

test('os dispositivos de Porto Feliz, contados no texto', () => {
  expect(dispositivosDe(PF).map(({ nome }) => nome)).toEqual([
    'art. 1º',
    ...paragrafos(1, 6),
    'art. 2º',
    'art. 3º',
    ...paragrafos(3, 2),
    'art. 4º',
    'art. 4º, parágrafo único',
    'art. 5º',
    'art. 6º',
  ]);
});

test('os dispositivos de Ferraz de Vasconcelos, contados no texto', () => {
  expect(dispositivosDe(FV).map(({ nome }) => nome)).toEqual([
    'art. 1º',
    ...paragrafos(1, 3),
    'art. 2º',
    ...paragrafos(2, 2),
    ...['I', 'II', 'III', 'IV', 'V', 'VI'].map((inciso) => `art. 2º, § 2º, ${inciso}`),
    ...paragrafos(2, 5).slice(2),
    'art. 3º',
    ...paragrafos(3, 3),
    ...[4, 5, 6, 7, 8, 9].map((artigo) => `art. ${artigo}º`),
  ]);
});

test('os dispositivos de Porto Alegre, contados no texto', () => {
  expect(dispositivosDe(POA).map(({ nome }) => nome)).toEqual([
    'art. 1º',
    ...paragrafos(1, 4),
    'art. 2º',
    'art. 3º',
    'art. 4º',
    'art. 4º, parágrafo único',
    'art. 5º',
    'art. 5º, I',
    'art. 5º, II',
    'art. 5º, parágrafo único',
    'art. 6º',
    'art. 7º',
  ]);
});

test.each([
  ['caput de um artigo com parágrafos', FV, 'art. 7º', 'Esta Lei será regulamentada no que couber.'],
  [
    'quebra de página no meio da lei',
    PF,
    'art. 3º, § 2º',
    'Na ocorrência de desistência de vaga por candidato negro ou índio aprovado, essa vaga será preenchida por outro candidato negro ou índio, respeitada a ordem de classificação da lista específica.',
  ],
  [
    'parágrafo único depois da quebra de página',
    PF,
    'art. 4º, parágrafo único',
    'Esta Lei não se aplicará aos concursos cujos editais tiverem sido publicados antes de sua entrada em vigor.',
  ],
  [
    'último artigo, sem o fecho nem as assinaturas',
    PF,
    'art. 6º',
    'Esta Lei entra em vigor na data de sua publicação, revogando-se as disposições em contrário.',
  ],
  ['último artigo de Porto Alegre', POA, 'art. 7º', 'Esta Lei Complementar entra em vigor na data de sua publicação.'],
  [
    '“Parágrafo” e “único” em linhas diferentes',
    POA,
    'art. 5º, parágrafo único',
    'Em qualquer hipótese, ser-lhe-á assegurada ampla defesa.',
  ],
  [
    'data que não é o fecho',
    POA,
    'art. 4º',
    'Para efeitos desta Lei Complementar, considerar-se-á afro-brasileiro aquele que assim se declare expressamente, identificando-se como de cor negra ou parda, pertencente à raça/etnia negra, prevista no inciso II do art. 3º do Decreto nº 13.961, de 14 de novembro de 2002.',
  ],
  [
    'hífen partido',
    POA,
    'art. 1º, § 3º',
    'Quando o número de vagas reservadas aos afro-brasileiros resultar em fração, arredondar-se-á para o número inteiro imediatamente superior, em caso de fração igual ou maior a 0,5 (zero vírgula cinco), ou para número inteiro imediatamente inferior, em caso de fração menor que 0,5 (zero vírgula cinco).',
  ],
  [
    'inciso',
    POA,
    'art. 5º, I',
    'se candidato, à anulação da inscrição no concurso público e de todos os atos daí decorrentes;',
  ],
  ['inciso de parágrafo', FV, 'art. 2º, § 2º, I', 'respeito à dignidade da pessoa humana;'],
])('%s', (_, texto, dispositivo, palavras) => {
  expect(lerDispositivo(texto, dispositivo)).toBe(palavras);
});

test('nenhuma palavra dos artigos se perde, e nada de fora entra', () => {
  const junto = (texto: string) => texto.replace(/\s/gu, '').replace(/°/gu, 'º');
  for (const texto of [PF, FV, POA]) {
    const palavras = dispositivosDe(texto).map((dispositivo) => dispositivo.palavras);
    for (const doDispositivo of palavras) expect(junto(texto).replace('--', '-')).toContain(junto(doDispositivo));
    expect(palavras.join(' ')).not.toMatch(/Página|Adhemar|Tel\\|Art\. \d|PREFEIT|Prefeit|SECRET/u);
  }
  // The articles' words are all of the text between "Art. 1º" and the closing line, but for headings and page headers.
  const corpoDeFerraz = FV.slice(FV.indexOf('Art. 1°'), FV.indexOf('Ferraz de Vasconcelos, 21 de julho'));
  const semRotulos = corpoDeFerraz.replace(/^(Art\. \d[º°]|§ \dº|[IV]+ –) /gmu, '');
  expect(
    junto(
      dispositivosDe(FV)
        .map((d) => d.palavras)
        .join(''),
    ),
  ).toBe(junto(semRotulos));
});

test.each(['art. 3º, § 1º', 'art. 3°, § 1°', 'Art. 3º, §1º', 'art 3, § 1', 'ART. 3º , § 1º', 'artigo 3º, § 1º'])(
  '%p é o mesmo dispositivo',
  (digitado) => {
    expect(lerDispositivo(PF, digitado)).toMatch(/^A nomeação dos candidatos aprovados.*lista específica\.$/u);
  },
);

test.each([
  'art. 7º',
  'art. 3º, § 3º',
  'art. 1º, parágrafo único',
  'art. 1º, I',
  '§ 1º',
  'art. 1',
  '3º',
  '',
  'quinta vaga',
])('%p não é dispositivo de Porto Feliz, ou é o caput', (digitado) => {
  if (digitado === 'art. 1') expect(lerDispositivo(PF, digitado)).toBe(lerDispositivo(PF, 'art. 1º, caput'));
  else expect(lerDispositivo(PF, digitado)).toBeUndefined();
});

test('um artigo inteiro: o caput e tudo o que está sob ele', () => {
  expect(lerComFilhos(POA, 'art. 5º')?.map(({ nome }) => nome)).toEqual([
    'art. 5º',
    'art. 5º, I',
    'art. 5º, II',
    'art. 5º, parágrafo único',
  ]);
  expect(lerComFilhos(FV, 'art. 2º, § 2º')).toHaveLength(7);
  expect(lerComFilhos(PF, 'art. 7º')).toBeUndefined();
});

test('um texto sem artigos não tem dispositivos', () => {
  expect(dispositivosDe('Decreto sem artigos.')).toEqual([]);
});
