import { FRASES_DO_ARQUIVO } from '../../../src/redacao/problemas/arquivo';

const arquivo = 'lista.xlsx';

test.each([
  [FRASES_DO_ARQUIVO['arquivo-vazio']({ arquivo }), 'O arquivo “lista.xlsx” está vazio. Confira se é o arquivo certo.'],
  [
    FRASES_DO_ARQUIVO['arquivo-grande-demais']({ arquivo, bytes: 209_715_200, limite: 62_914_560 }),
    'O arquivo “lista.xlsx” tem 200 MB; o limite é 60 MB. Copie só a classificação (valores, sem imagens) para uma planilha nova e use essa.',
  ],
  [
    FRASES_DO_ARQUIVO['formato-nao-aceito']({ arquivo: 'lista.pdf', formato: 'um PDF' }),
    'O arquivo “lista.pdf” é um PDF, que não é lido aqui. Abra a classificação no Excel ou no LibreOffice e salve como .xlsx; se só houver este arquivo, peça a planilha à banca.',
  ],
])('%#', (frase, esperada) => {
  expect(frase).toBe(esperada);
});

test('numbers are written as in Portuguese', () => {
  const dados = { arquivo, ate: 'XFD1048576', celulas: 17_179_869_184, limite: 20_000_000 };
  expect(FRASES_DO_ARQUIVO['area-grande-demais'](dados)).toContain(
    'vai até XFD1048576: são 17.179.869.184 células, e o limite é 20.000.000.',
  );
});

test('every sentence names the file and says what to do', () => {
  const frases = [
    FRASES_DO_ARQUIVO['arquivo-ilegivel']({ arquivo, motivo: 'não é planilha' }),
    FRASES_DO_ARQUIVO['arquivo-ilegivel']({ arquivo, motivo: 'cortado ou corrompido' }),
    FRASES_DO_ARQUIVO['arquivo-protegido']({ arquivo }),
    FRASES_DO_ARQUIVO['arquivo-suspeito']({ arquivo, motivo: 'expande demais' }),
  ];
  for (const frase of frases) expect(frase).toMatch(/lista\.xlsx.*(?:Abra|Baixe|copie)/);
});
