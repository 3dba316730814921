import { LEIS, textoDaLei } from '../../src/leis/catalogo';
import { lerDispositivo, normalizarPalavras } from '../../src/leis/dispositivos';
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

  test('every quotation of every law stands in the article beside it, and says where it was cut', () => {
    const citadas = LEIS.flatMap((lei) =>
      [aberturaDaReserva(lei), ...clausulasDoEdital(lei, resolverCriterios(lei, {}).criterios)].flatMap((texto) =>
        [...texto.matchAll(/“([^”]+)” \((art\. [^)]+)\)/gu)].map(([, palavras = '', dispositivo = '']) => ({ lei, palavras, dispositivo })),
      ),
    );
    expect(citadas.length).toBeGreaterThan(60);
    for (const { lei, palavras, dispositivo } of citadas) {
      const cortada = palavras.endsWith(' [...]');
      const ditas = normalizarPalavras(palavras.replace(/ \[\.\.\.\]$/u, ''));
      const doArtigo = lerDispositivo(textoDaLei(lei.id) ?? '', dispositivo) ?? '';
      const depois = doArtigo.slice(doArtigo.indexOf(ditas) + ditas.length);
      expect([dispositivo, palavras, doArtigo.includes(ditas)]).toEqual([dispositivo, palavras, true]);
      expect([palavras, depois]).toEqual([palavras, expect.stringMatching(cortada ? /^,/u : /^(?:$|[.;:])/u)]);
    }
  });

  test('Porto Alegre, falsity: the items of art. 5º with the caput that they complete', () => {
    expect(clausula(PORTO_ALEGRE, 'Declaração falsa')).toMatch(/^Declaração falsa: “Detectada a falsidade .+ sujeitar-se-á o infrator às penas da lei e ainda:” \(art\. 5º\), “se candidato, à anulação/u);
  });

  test('Ferraz, verification: the six items that “observadas as seguintes” announces', () => {
    const texto = clausula(FERRAZ, 'Verificação') ?? '';
    expect(texto).toContain('observadas as seguintes diretrizes e princípios:” (art. 2º, § 2º), “respeito à dignidade da pessoa humana” (art. 2º, § 2º, I), ');
    for (const inciso of ['I', 'II', 'III', 'IV', 'V', 'VI']) expect(texto).toContain(`(art. 2º, § 2º, ${inciso})`);
  });

  test('Porto Alegre, concorrência: art. 2º only commands a single procedure, and the rest is said to be taken from it', () => {
    expect(clausula(PORTO_ALEGRE, 'Concorrência')).toBe(
      'Concorrência: “O acesso dos candidatos à reserva de vagas obedecerá ao pressuposto do procedimento único de seleção” (art. 2º), do que se deduz que quem se inscreve pela reserva concorre a todas as vagas.',
    );
  });
});

describe('what the edital says of the calls that end in court', () => {
  const clausula = (lei: Lei, titulo: string, respostas: Parameters<typeof resolverCriterios>[1] = {}): string | undefined =>
    clausulasDoEdital(lei, resolverCriterios(lei, respostas).criterios).find((texto) => texto.startsWith(`${titulo}: `))?.slice(titulo.length + 2);
  const [FEDERAL] = LEIS.filter(({ uf }) => uf === 'BR');
  if (FEDERAL === undefined) throw new Error('no federal law');
  const COMPENSADA = 'quem foi nomeado pela reserva deixa de contar nela quando a lista geral chega à sua classificação, e é chamada a próxima pessoa da lista específica, enquanto houver (compensação)';
  const CONTINUA = 'quem foi nomeado pela reserva continua nela quando a lista geral chega à sua classificação';
  const DEIXADA = 'a vaga que era ocupada pela reserva vai à próxima pessoa da lista específica';
  const SEM_POSSE = `or posse não tomada ou nomeação tornada sem efeito, ${DEIXADA} (critério adotado onde a lei silencia).`;
  const NA_AMPLA = 'a vaga da ampla concorrência que um cotista deixa continua da ampla concorrência';

  test('who is not computed: the words of Ferraz (art. 3º, § 1º) and of the Union (art. 7º, § 2º), which do not say how', () => {
    expect(clausula(FERRAZ, 'Cotista alcançado pela lista geral')).toBe(
      `“Os candidatos negros aprovados dentro do número de vagas oferecido para ampla concorrência não serão computados para efeito do preenchimento das vagas reservadas” (art. 3º, § 1º). Critério adotado: ${COMPENSADA}.`,
    );
    expect(clausula(FERRAZ, 'Cotista alcançado pela lista geral', { computo: 'ordem de chamada' })).toContain(`Critério adotado: ${CONTINUA}.`);
    expect(clausula(FEDERAL, 'Cotista alcançado pela lista geral')).toMatch(/^“.+não serão computadas para efeito de preenchimento das vagas reservadas” \(art\. 7º, § 2º\)\. Critério adotado: /u);
  });

  test('Porto Feliz and Porto Alegre are silent on it', () => {
    expect(clausula(PORTO_FELIZ, 'Cotista alcançado pela lista geral')).toBe(`${CONTINUA} (critério adotado onde a lei silencia; ver art. 1º, § 2º).`);
    expect(clausula(PORTO_ALEGRE, 'Cotista alcançado pela lista geral', { computo: 'compensada' })).toBe(`${COMPENSADA} (critério adotado onde a lei silencia; ver art. 2º).`);
  });

  // Porto Feliz, art. 3º, § 2º: "desistência de vaga por candidato negro ou índio" may be of any vaga, and is of desistência only.
  test('the vaga that is left: Porto Feliz quotes art. 3º, § 2º, once, with the reading on its reach, then what it does not treat', () => {
    expect(clausula(PORTO_FELIZ, 'Vaga deixada por cotista')).toBe(
      `“Na ocorrência de desistência de vaga por candidato negro ou índio aprovado, essa vaga será preenchida por outro candidato negro ou índio, respeitada a ordem de classificação da lista específica” (art. 3º, § 2º). Critério adotado: ${NA_AMPLA}. P${SEM_POSSE}`,
    );
    expect(clausula(PORTO_FELIZ, 'Vaga deixada por cotista', { 'desistencia-alcance': 'qualquer vaga de cotista' })).toContain(
      'Critério adotado: também a vaga da ampla concorrência que um cotista deixa passa à lista específica.',
    );
  });

  test('Ferraz: of “vaga reservada” by its words; the Union: art. 7º, § 3º, covers every way of leaving it', () => {
    expect(clausula(FERRAZ, 'Vaga deixada por cotista')).toBe(
      `“Em caso de desistência de candidato negro aprovado em vaga reservada, a vaga será preenchida pelo candidato negro posteriormente classificado” (art. 3º, § 2º). P${SEM_POSSE}`,
    );
    expect(clausula(FEDERAL, 'Vaga deixada por cotista')).toMatch(/^“Em caso de não preenchimento de vaga reservada no certame, .+, de acordo com a ordem de classificação” \(art\. 7º, § 3º\)\.$/u);
  });

  test('Porto Alegre: all of it is a criterion, by the readings given', () => {
    expect(clausula(PORTO_ALEGRE, 'Vaga deixada por cotista', { desistencia: 'lista geral' })).toBe(
      `a vaga que era ocupada pela reserva vai à próxima pessoa da lista geral (critério adotado onde a lei silencia; ver art. 1º, § 4º). A${NA_AMPLA.slice(1)} (critério adotado onde a lei silencia). P${SEM_POSSE.replace('lista específica', 'lista geral')}`,
    );
  });

  test('two reservas for one vaga, and who is in two, in every law', () => {
    for (const lei of LEIS) {
      expect(clausula(lei, 'Duas reservas na mesma vaga', { colisao: 'livre seguinte' })).toMatch(/^quando a vaga de uma reserva já é de outra, vale a vaga livre seguinte \(critério adotado onde a lei silencia/u);
      expect(clausula(lei, 'Quem tem duas reservas')).toMatch(/^quem está em duas reservas /u);
    }
  });

  test('who is refused without falsity', () => {
    for (const lei of [FERRAZ, PORTO_FELIZ, PORTO_ALEGRE]) {
      expect(clausula(lei, 'Cota não confirmada, sem falsidade')).toMatch(/^quem não tem a cota confirmada, .+ continua na lista geral \(critério adotado onde a lei silencia/u);
    }
    expect(clausula(FERRAZ, 'Cota não confirmada, sem falsidade', { 'cota-negada': 'eliminado' })).toContain('sai do concurso');
    expect(clausula(FEDERAL, 'Cota não confirmada, sem falsidade (Pretos e pardos)')).toMatch(/^“Na hipótese de indeferimento .+” \(art\. 3º, § 2º\)\.$/u);
    expect(clausula(FEDERAL, 'Cota não confirmada, sem falsidade (Indígenas)')).toMatch(/nos termos do disposto em regulamento \[\.\.\.\]” \(art\. 3º\) e .+ \(art\. 3º, § 2º\)\. Critério adotado: /u);
  });
});
