import { LEIS, textoDaLei } from '../../src/leis/catalogo';
import { dispositivosDe, lerComFilhos, lerDispositivo } from '../../src/leis/dispositivos';

const [PF = '', FV = '', POA = '', FED = ''] = LEIS.map((lei) => textoDaLei(lei.id) ?? '');

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

test('os dispositivos da lei federal, contados no texto, com o que ficou fora dele', () => {
  expect(dispositivosDe(FED).map(({ nome }) => nome)).toEqual([
    ...['art. 1º', 'art. 1º, I', 'art. 1º, II', ...paragrafos(1, 2)],
    ...['art. 2º', 'art. 2º, I', 'art. 2º, II', 'art. 2º, III'],
    ...['art. 3º', 'art. 3º, [...]', ...paragrafos(3, 2), 'art. 3º, § 2º, [...]'],
    ...['art. 4º', 'art. 4º, § 1º', 'art. 4º, § 1º, I', 'art. 4º, § 1º, II', 'art. 4º, § 1º, [...]'],
    ...['art. 5º', 'art. 5º, [...]', 'art. 5º, § 2º', 'art. 5º, § 2º, I', 'art. 5º, § 2º, II'],
    ...['art. 5º, § 3º', 'art. 5º, § 4º', 'art. 5º, § 4º, [...]'],
    ...['art. 7º', ...paragrafos(7, 3), 'art. 8º', 'art. 9º', ...paragrafos(9, 2), 'art. 9º, § 2º, [...]'],
    ...['art. 11', 'art. 12', 'art. 13', 'art. 14'],
  ]);
});

describe('o que não foi transcrito', () => {
  const nomes = (...linhas: string[]): string[] => dispositivosDe(linhas.join('\n')).map(({ nome }) => nome);

  test('só depois de uma linha “[...]” a numeração salta, e só para a frente', () => {
    expect(nomes('Art. 1º Um.', '[...]', 'Art. 4º Quatro.', '[...]', '§ 3º Do quarto.', 'Art. 5º Cinco.')).toEqual([
      'art. 1º',
      'art. 1º, [...]',
      'art. 4º',
      'art. 4º, [...]',
      'art. 4º, § 3º',
      'art. 5º',
    ]);
    expect(nomes('Art. 1º Um.', 'Art. 2º Dois.', '[...]', 'Art. 1º desta Lei.')).toEqual([
      'art. 1º',
      'art. 2º',
      'art. 2º, [...]',
    ]);
    expect(nomes('Art. 1º Um.', '§ 1º Do um.', '[...]', '§ 1º do artigo.')).toEqual([
      'art. 1º',
      'art. 1º, § 1º',
      'art. 1º, § 1º, [...]',
    ]);
  });

  test('sem a marca, o que salta não é dispositivo', () => {
    expect(nomes('Art. 1º Um.', 'Art. 4º Quatro.')).toEqual(['art. 1º']);
    expect(nomes('Art. 1º Um.', '§ 2º Do um.')).toEqual(['art. 1º']);
  });

  test('a marca vale para a linha seguinte, com ou sem linha vazia, e não para outra', () => {
    expect(nomes('Art. 1º Um.', '[...]', '', 'Art. 4º Quatro.', 'Art. 6º Seis.')).toEqual([
      'art. 1º',
      'art. 1º, [...]',
      'art. 4º',
    ]);
    expect(nomes('Art. 1º Um.', '[...]', 'resto do que falta.', 'Art. 4º Quatro.')).toEqual([
      'art. 1º',
      'art. 1º, [...]',
    ]);
    expect(nomes('Art. 1º Um [...]', 'Art. 4º Quatro.')).toEqual(['art. 1º']);
  });

  test('as palavras depois da marca não são do dispositivo anterior', () => {
    const texto = 'Art. 1º Um.\n[...]\nresto do que falta.\nArt. 2º Dois.';
    expect(lerDispositivo(texto, 'art. 1º')).toBe('Um.');
    expect(lerDispositivo(texto, 'art. 2º')).toBe('Dois.');
  });

  test('o caput da lei federal acaba onde acaba; o resto do artigo mostra que algo falta', () => {
    expect(lerDispositivo(FED, 'art. 3º')).toMatch(/observando-se, no mínimo:$/u);
    expect(lerDispositivo(FED, 'art. 6º')).toBeUndefined();
    expect(lerDispositivo(FED, 'art. 5º, § 1º')).toBeUndefined();
    expect(lerComFilhos(FED, 'art. 3º')?.map(({ palavras }) => palavras)).toContain('[...]');
  });
});

// A heading that the numbering refuses is read as words of the one before it: in these texts there is none.
test('nenhum dispositivo das leis do catálogo engoliu o título de outro', () => {
  for (const { id } of LEIS) {
    const texto = textoDaLei(id) ?? '';
    const linhas = texto.replace(/\r\n?/gu, '\n').split('\n');
    const titulos = linhas.filter((linha) => /^\s*(?:Art\.? \d|§ ?\d|Parágrafo)/iu.test(linha));
    const lidos = dispositivosDe(texto).filter(({ nome }) => /(?:^art\. \S+|§ \S+|único)$/u.test(nome));
    expect([id, lidos.length]).toEqual([id, titulos.length]);
  }
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
  [
    'último artigo da lei federal, sem a nota da publicação',
    FED,
    'art. 14',
    'Esta Lei entra em vigor na data de sua publicação.',
  ],
  [
    'artigo de dois algarismos',
    FED,
    'art. 13',
    'Fica revogada a Lei nº 12.990, de 9 de junho de 2014, ressalvado o disposto no art. 11 desta Lei.',
  ],
  ['inciso de parágrafo', FV, 'art. 2º, § 2º, I', 'respeito à dignidade da pessoa humana;'],
])('%s', (_, texto, dispositivo, palavras) => {
  expect(lerDispositivo(texto, dispositivo)).toBe(palavras);
});

test('nenhuma palavra dos artigos se perde, e nada de fora entra', () => {
  const junto = (texto: string) => texto.replace(/\s/gu, '').replace(/°/gu, 'º');
  for (const texto of [PF, FV, POA, FED]) {
    const palavras = dispositivosDe(texto).map((dispositivo) => dispositivo.palavras);
    for (const doDispositivo of palavras) expect(junto(texto).replace('--', '-')).toContain(junto(doDispositivo));
    expect(palavras.join(' ')).not.toMatch(/Página|Adhemar|Tel\\|Art\. \d|PREFEIT|Prefeit|SECRET|Transcri|Publicad/u);
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
