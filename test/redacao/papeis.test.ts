import { LEIS } from '../../src/leis/catalogo';
import type { Lei } from '../../src/core/lei';
import { resolverCriterios } from '../../src/core/criterios';
import { amparo, amparoDoResto, SEM_ARTIGO, type Amparo } from '../../src/redacao/amparo';
import { causasDasChamadas, DECISAO_JUDICIAL, fundamentoPublico, listaDaChamada, type ChamadaNoPapel } from '../../src/redacao/papeis/causa';
import { daNorma } from '../../src/redacao/papeis/norma';
import { aberturaDaReserva, clausulasDoEdital } from '../../src/redacao/papeis/reserva';
import { palavrasDoVinculo } from '../../src/redacao/papeis/vinculo';
import { leiFicticia } from '../leis/lei-ficticia-10/lei';

function leiDe(municipio: string): Lei {
  const lei = LEIS.find((outra) => outra.municipio.startsWith(municipio));
  if (lei === undefined) throw new Error(municipio);
  return lei;
}
const FERRAZ = leiDe('Ferraz');
const PORTO_FELIZ = leiDe('Porto Feliz');
const PORTO_ALEGRE = leiDe('Porto Alegre');

const doTexto = (...artigos: string[]): Amparo => ({ base: 'texto', artigos });
/** Ferraz, art. 4º: “alternância e proporcionalidade” with no formula is a doubt. */
const ALTERNANCIA: Amparo = { base: 'dúvida', artigos: ['art. 4º'] };
const NA_AMPLA: ChamadaNoPapel = { vaga: 1, modalidade: 'ampla', via: 'ampla', lista: 'ampla', classificacao: 1, reaberta: false, amparos: [ALTERNANCIA] };
const PELA_RESERVA: ChamadaNoPapel = {
  vaga: 3,
  modalidade: 'negros',
  via: 'negros',
  lista: 'negros',
  classificacao: 6,
  classificacaoNaLista: 2,
  reaberta: false,
  amparos: [doTexto('art. 1º'), ALTERNANCIA],
};

describe('the kind of post decides the words', () => {
  test.each([
    ['efetivo', 'Portaria de nomeação', 'Nomear, em caráter efetivo, para o cargo de'],
    ['emprego', 'Portaria de admissão', 'Contratar, para o emprego público de'],
    ['temporario', 'Portaria de contratação', 'Contratar, por prazo determinado, para a função de'],
  ] as const)('%s', (vinculo, titulo, comeco) => {
    const { portaria, ato, paraOPosto } = palavrasDoVinculo(leiFicticia({}), vinculo);
    expect([portaria, `${ato} ${paraOPosto}`]).toEqual([titulo, comeco]);
  });

  test('not told: the only one that the law reaches, or boxes to mark', () => {
    expect(palavrasDoVinculo(PORTO_ALEGRE, undefined).ato).toBe('Nomear, em caráter efetivo,');
    expect(palavrasDoVinculo(FERRAZ, undefined).ato).toBe('[ ] Nomear, em caráter efetivo, / [ ] Contratar,');
  });
});

test.each([
  ['Lei Complementar nº 4', 'da Lei Complementar nº 4, do Município de Ingá'],
  ['Decreto nº 7', 'do Decreto nº 7, do Município de Ingá'],
  ['Leilão 3', 'de Leilão 3, do Município de Ingá'],
])('“nos termos” of %s', (norma, esperado) => {
  expect(daNorma({ norma, municipio: 'Ingá', uf: 'PB' })).toBe(esperado);
});

test('“nos termos” of a law of the Union: of no município', () => {
  expect(daNorma({ norma: 'Lei nº 4', municipio: 'União', uf: 'BR' })).toBe('da Lei nº 4');
});

describe('why a vaga goes to a list', () => {
  const causas = (...chamadas: ChamadaNoPapel[]): string[] => causasDasChamadas(FERRAZ, chamadas, '');

  test('those of one cause together, singular and plural', () => {
    expect(causas(NA_AMPLA, PELA_RESERVA)).toEqual([
      'que a vaga 1 é da ampla concorrência (pela leitura adotada; ver art. 4º)',
      'que a vaga 3 cabe à lista específica de pessoas negras (art. 1º; pela leitura adotada; ver art. 4º)',
    ]);
    expect(causas(NA_AMPLA, { ...NA_AMPLA, vaga: 2 }, { ...NA_AMPLA, vaga: 4 }, PELA_RESERVA, { ...PELA_RESERVA, vaga: 8 })).toEqual([
      'que as vagas 1, 2 e 4 são da ampla concorrência (pela leitura adotada; ver art. 4º)',
      'que as vagas 3 e 8 cabem à lista específica de pessoas negras (art. 1º; pela leitura adotada; ver art. 4º)',
    ]);
    expect(causasDasChamadas(FERRAZ, [NA_AMPLA], 'no cargo de Médico')).toEqual(['que, no cargo de Médico, a vaga 1 é da ampla concorrência (pela leitura adotada; ver art. 4º)']);
  });

  test('reopened: by the article, or as a criterion where the law is silent', () => {
    expect(causas({ ...PELA_RESERVA, reaberta: true, amparos: [doTexto('art. 3º, § 2º')] })).toEqual([
      'que a vaga 3, que voltou a ficar aberta, cabe à lista específica de pessoas negras (art. 3º, § 2º)',
    ]);
    expect(causas({ ...NA_AMPLA, reaberta: true, amparos: [SEM_ARTIGO] })).toEqual([
      'que a vaga 1, que voltou a ficar aberta, é da ampla concorrência (critério adotado onde a lei silencia)',
    ]);
    expect(causasDasChamadas(PORTO_FELIZ, [{ ...NA_AMPLA, reaberta: true, amparos: [amparoDoResto(PORTO_FELIZ.regras.vagaAmplaReaberta)] }], '')).toEqual([
      'que a vaga 1, que voltou a ficar aberta, é da ampla concorrência (critério adotado onde a lei silencia; ver art. 3º, § 1º)',
    ]);
  });

  test('reversão and compensação', () => {
    expect(causas({ ...NA_AMPLA, vaga: 3, modalidade: 'negros', via: 'reversao', amparos: [doTexto('art. 1º'), ALTERNANCIA, doTexto('art. 3º, § 3º')] })).toEqual([
      'que a vaga 3, reservada a pessoas negras, reverte à lista geral, por não haver quem chamar na lista específica (art. 1º; art. 3º, § 3º; pela leitura adotada; ver art. 4º)',
    ]);
    const compensada = { ...PELA_RESERVA, vaga: 4, modalidade: 'ampla', via: 'compensacao', amparos: [ALTERNANCIA, amparo(FERRAZ.reservas[0].regras.computo)] };
    expect(causas(compensada)).toEqual([
      'que a vaga 4, da ampla concorrência, cabe à lista específica de pessoas negras, por compensação: a lista geral alcançou pessoa já chamada pela reserva, que passa a contar na ampla concorrência (pela leitura adotada; ver art. 4º; art. 3º, § 1º)',
    ]);
    expect(causas(compensada, { ...compensada, vaga: 6 })[0]).toContain('as vagas 4 e 6, da ampla concorrência, cabem à lista específica de pessoas negras, por compensação: a lista geral alcançou pessoas já chamadas pela reserva, que passam a contar');
  });

  test('a court’s order, with and without a vaga; a nomination that was not due has its ground left to fill in', () => {
    expect(causas({ ...NA_AMPLA, via: DECISAO_JUDICIAL })).toEqual(['que a vaga 1 é preenchida por decisão judicial (processo ____________________)']);
    const { vaga: _, ...semVaga } = NA_AMPLA;
    expect(causas({ ...semVaga, via: DECISAO_JUDICIAL })).toEqual(['que há nomeação sem consumo de vaga por decisão judicial (processo ____________________)']);
    const { amparos: __, ...indevida } = NA_AMPLA;
    expect(causas(indevida)).toEqual(['que a vaga 1 é preenchida por ____________________']);
  });

  test('who is called by the general list is never told to be in a specific one too', () => {
    const cotista: ChamadaNoPapel = { ...NA_AMPLA, vaga: 2, amparos: [ALTERNANCIA, { ...doTexto('art. 3º'), deCotista: true }] };
    expect(causas(NA_AMPLA, cotista)).toEqual(['que as vagas 1 e 2 são da ampla concorrência (pela leitura adotada; ver art. 4º)']);
    expect(fundamentoPublico(cotista)).toEqual(['art. 4º']);
  });
});

test('by which list, with the rank in it', () => {
  expect(listaDaChamada(FERRAZ, NA_AMPLA)).toBe('Lista geral (classificação 1)');
  expect(listaDaChamada(FERRAZ, PELA_RESERVA)).toBe('Lista específica de pessoas negras (classificação 2; na geral, 6)');
  expect(listaDaChamada(FERRAZ, { ...PELA_RESERVA, via: 'compensacao' })).toBe('Lista específica de pessoas negras, por compensação (classificação 2; na geral, 6)');
  expect(listaDaChamada(FERRAZ, { ...NA_AMPLA, modalidade: 'negros', via: 'reversao' })).toBe('Lista geral, por reversão (classificação 1)');
  expect(listaDaChamada(FERRAZ, { ...PELA_RESERVA, modalidade: 'pcd', via: 'pcd', lista: 'pcd', classificacaoNaLista: 1 })).toBe(
    'Lista específica de pessoas com deficiência (classificação 1; na geral, 6)',
  );
});

describe('what the edital says of the reserve', () => {
  const clausula = (lei: Lei, comeco: string, respostas: Parameters<typeof resolverCriterios>[1] = {}): string | undefined =>
    clausulasDoEdital(lei, resolverCriterios(lei, respostas).criterios).find((texto) => texto.startsWith(comeco));

  test('Porto Feliz: the article that demands it, the fifth vaga, the declaration, the specific lists, falsity', () => {
    expect(aberturaDaReserva(PORTO_FELIZ)).toMatch(/^A reserva de vagas deste edital é feita nos termos da Lei nº 4\.993, de 4 de novembro de 2011, do Município de Porto Feliz\. A lei manda que ela conste do edital: “A reserva de vagas a que se refere esta Lei constará expressamente dos editais.+” \(art\. 4º\)\.$/);
    expect(clausula(PORTO_FELIZ, 'Vagas reservadas')).toContain('à razão de 20% das vagas oferecidas. “Ficam reservadas ao afro descendente e indígena 20% (vinte por cento)');
    expect(clausula(PORTO_FELIZ, 'Ordem das nomeações')).toMatch(/a quinta vaga fica destinada.+” \(art\. 3º, § 1º\)\. Grupo que o edital não completa, critério adotado: a última vaga oferecida também é reservada \(art\. 1º, § 1º; art\. 3º, § 1º\)\.$/);
    expect(clausula(PORTO_FELIZ, 'Declaração na inscrição')).toMatch(/“.+no momento da inscrição” \(art\. 1º, § 4º\) e “A auto declaração é facultativa.+” \(art\. 1º, § 5º\)\.$/);
    expect(clausula(PORTO_FELIZ, 'Listas')).toMatch(/listas específicas.+” \(art\. 3º\)\.$/);
    expect(clausula(PORTO_FELIZ, 'Declaração falsa')).toMatch(/^Declaração falsa: “Detectada a falsidade.+” \(art\. 2º\)\.$/);
    expect(clausula(PORTO_FELIZ, 'Verificação')).toBe('Verificação da declaração: a lei não a prevê; a que houver, por regulamento ou por este edital: ____________________.');
  });

  test('Ferraz: the doubt on the order is said with the criterion adopted; the minimum is in the words of the percentage', () => {
    expect(clausula(FERRAZ, 'Vagas reservadas')).toContain('igual ou superior a 03 (três)” (art. 1º).');
    expect(clausula(FERRAZ, 'Número mínimo')).toBeUndefined();
    expect(clausula(FERRAZ, 'Ordem das nomeações')).toMatch(/“A nomeação dos candidatos aprovados respeitará os critérios de alternância.+” \(art\. 4º\)\. Critério adotado: proporcional ao percentual\.$/);
    expect(clausula(FERRAZ, 'Listas')).toBe(
      'Listas: serão publicadas a lista geral, com todas as pessoas aprovadas, e a lista específica de pessoas negras (critério adotado onde a lei silencia).',
    );
  });

  test('Porto Alegre: silent on the edital and on the order; falsity by its items', () => {
    expect(aberturaDaReserva(PORTO_ALEGRE)).toBe(
      'A reserva de vagas deste edital é feita nos termos da Lei Complementar nº 494, de 10 de setembro de 2003, do Município de Porto Alegre.',
    );
    expect(clausula(PORTO_ALEGRE, 'Ordem')).toBe('Ordem das nomeações: proporcional ao percentual (critério adotado onde a lei silencia; ver art. 1º, § 1º).');
    expect(clausula(PORTO_ALEGRE, 'Declaração falsa')).toMatch(/ \(art\. 5º, I\), “.+pena disciplinar de demissão” \(art\. 5º, II\) e “.+ampla defesa” \(art\. 5º, parágrafo único\)\.$/);
    expect(clausula(PORTO_ALEGRE, 'Novas vagas', { 'novas-vagas': 'por oferta' })).toContain('Critério adotado: cada nova oferta de vagas durante a validade do concurso tem contagem própria.');
  });
});
