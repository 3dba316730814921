import { LEIS, procurarLei, textoDaLei } from '../../src/leis/catalogo';

const PF = 'porto-feliz-4993-2011';
const FV = 'ferraz-de-vasconcelos-3677-2026';
const POA = 'porto-alegre-lc-494-2003';
const FED = 'federal-15142-2025';

function procura(digitado: string): string {
  const achado = procurarLei(digitado);
  switch (achado.tipo) {
    case 'achada':
      return achado.lei.id;
    case 'ambígua':
      return `ambígua: ${achado.candidatas.map(({ id }) => id).join(' ')}`;
    case 'desconhecida':
      return `desconhecida: ${achado.sugestoes.map(({ id }) => id).join(' ')}`;
  }
}

test.each([
  ['porto-feliz-4993-2011', PF],
  ['ferraz-de-vasconcelos-3677-2026', FV],
  ['porto-alegre-lc-494-2003', POA],
  ['Porto Feliz', PF],
  ['porto-feliz', PF],
  ['PORTO FELIZ/SP', PF],
  ['  Porto   Feliz - SP ', PF],
  ['Município de Porto Feliz', PF],
  ['PREFEITURA MUNICIPAL DE PORTO FELIZ', PF],
  ['4.993/2011', PF],
  ['4993/2011', PF],
  ['4993/11', PF],
  ['4993', PF],
  ['4.993', PF],
  ['lei 4.993 de 2011', PF],
  ['Lei nº 4.993, de 4 de novembro de 2011', PF],
  ['LEI Nº. 4.993 DE 04 DE NOVEMBRO DE 2011.', PF],
  ['Lei n° 4.993/2011, de Porto Feliz', PF],
  ['porto feliz 2011', PF],
  ['ferraz', FV],
  ['Ferraz de Vasconcelos', FV],
  ['FERRAZ VASCONCELOS', FV],
  ['3.677/2026', FV],
  ['lei 3677', FV],
  ['lc 494', POA],
  ['LC494/2003', POA],
  ['LC nº 494/2003', POA],
  ['Lei Complementar nº 494, de 10 de setembro de 2003', POA],
  ['494', POA],
  ['494/2003', POA],
  ['Porto Alegre', POA],
  ['porto alegre rs', POA],
  ['Pôrto Alegre', POA],
  ['federal', FED],
  ['Lei federal', FED],
  ['lei federal de 2025', FED],
  ['União', FED],
  ['uniao', FED],
  ['União Federal', FED],
  ['15142', FED],
  ['15.142/2025', FED],
  ['15142/25', FED],
  ['Lei nº 15.142, de 3 de junho de 2025', FED],
  ['federal-15142-2025', FED],
])('%p acha %s', (digitado, id) => {
  expect(procura(digitado)).toBe(id);
});

test.each(LEIS.flatMap((lei) => [lei.id, lei.nome, lei.norma, lei.numero, lei.municipio].map((t) => [t, lei.id])))(
  '%p, como o próprio catálogo escreve, acha %s',
  (digitado, id) => {
    expect(procura(digitado)).toBe(id);
  },
);

const TODAS = LEIS.map(({ id }) => id).join(' ');
test.each([
  // A name's beginning shared by two towns, with or without words that a third town could share (Porto Ferreira/SP).
  ['porto', `ambígua: ${PF} ${POA}`],
  ['Porto/SP', `ambígua: ${PF} ${POA}`],
  ['porto 2011', `ambígua: ${PF} ${POA}`],
  // Whole words, never pieces of them.
  ['lei 49', `desconhecida: ${TODAS}`],
  ['499', `desconhecida: ${TODAS}`],
  ['94', `desconhecida: ${TODAS}`],
  ['44993', `desconhecida: ${TODAS}`],
  ['Feli', `desconhecida: ${TODAS}`],
  // Another town's name that ends, or goes on, like one of these: Feliz/RS, Alegre/ES, Poá/SP, Porto Alegre do Norte/MT.
  ['Feliz', `desconhecida: ${PF}`],
  ['Alegre', `desconhecida: ${POA}`],
  ['Vasconcelos', `desconhecida: ${FV}`],
  ['Poá', `desconhecida: ${TODAS}`],
  ['poa', `desconhecida: ${TODAS}`],
  ['Porto Alegre do Norte', `desconhecida: ${PF} ${POA}`],
  ['Porto Ferreira', `desconhecida: ${PF} ${POA}`],
  // Towns called União, and what is federal but not this law.
  ['União/PI', `desconhecida: ${FED}`],
  ['União dos Palmares', `desconhecida: ${FED}`],
  ['União da Vitória', `desconhecida: ${FED}`],
  ['Prefeitura de União', `desconhecida: ${FED}`],
  ['Município de União', `desconhecida: ${FED}`],
  ['Distrito Federal', `desconhecida: ${FED}`],
  ['Lei federal 12.990/2014', `desconhecida: ${FED}`],
  ['federal 4993', `desconhecida: ${PF} ${FED}`],
  ['BR', `desconhecida: ${FED}`],
  ['2025', `desconhecida: ${FED}`],
  ['30%', `desconhecida: ${TODAS}`],
  // A year, a state, a day, a share or the kind of norm name no law.
  ['2011', `desconhecida: ${PF}`],
  ['SP', `desconhecida: ${PF} ${FV}`],
  ['lei complementar', `desconhecida: ${POA}`],
  ['20%', `desconhecida: ${TODAS}`],
  ['12 %', `desconhecida: ${TODAS}`],
  ['cotas', `desconhecida: ${TODAS}`],
  ['lei', `desconhecida: ${TODAS}`],
  ['', `desconhecida: ${TODAS}`],
  ['—', `desconhecida: ${TODAS}`],
  // Something typed speaks against the law that the rest names.
  ['4993/2012', `desconhecida: ${PF}`],
  ['LC 4.993/2011', `desconhecida: ${PF}`],
  ['Porto Feliz/RS', `desconhecida: ${PF} ${POA}`],
  ['Porto Feliz 494/2003', `desconhecida: ${PF} ${POA}`],
  ['Porto Alegre, LC 746/2014', `desconhecida: ${PF} ${POA}`],
  ['4993 e 494', `desconhecida: ${PF} ${POA}`],
])('%p não acha: %s', (digitado, esperado) => {
  expect(procura(digitado)).toBe(esperado);
});

test('as leis do catálogo têm ids e números próprios, e o texto publicado', () => {
  expect(new Set(LEIS.map(({ id }) => id)).size).toBe(LEIS.length);
  for (const lei of LEIS) {
    const numero = lei.numero.replace(/\/.*/u, '');
    expect(lei.norma).toContain(numero);
    expect(lei.norma).toContain(lei.numero.slice(-4));
    expect(lei.id.endsWith(lei.numero.replace('.', '').replace('/', '-'))).toBe(true);
    expect((textoDaLei(lei.id) ?? '').toUpperCase()).toContain(lei.municipio.toUpperCase());
  }
  expect(textoDaLei('minha-lei')).toBeUndefined();
});
