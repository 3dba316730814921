import { LEIS } from '../../src/leis/catalogo';
import type { Lei } from '../../src/core/lei';
import { motivoDaVagaAberta } from '../../src/redacao/motivos';
import { textoDoProblema } from '../../src/redacao/problema';
import { causasDasChamadas } from '../../src/redacao/papeis/causa';
import { redigirChamadas, type Chamada } from '../../src/trabalho/chamadas';
import { conferir } from '../../src/trabalho/conferir';
import { leiDasLinhas } from '../../src/trabalho/leiPropria';
import { ordenar } from '../../src/trabalho/ordem';
import { pessoaDaChamada } from '../../src/trabalho/papeis/pessoas';
import type { Pedido } from '../../src/trabalho/pedido';
import { proximasChamadas } from '../../src/trabalho/proximas';
import { livroDe, pedidoDe, rankingDe } from './apoio';

const LISTA = `Class. | Inscrição | Nome | Negro | PcD
  1 | 01 | Ana    | NÃO | NÃO
  2 | 02 | Bia    | NÃO | NÃO
  3 | 03 | Caio   | NÃO | NÃO
  4 | 04 | Davi   | NÃO | NÃO
  5 | 05 | Eva    | SIM | NÃO
  6 | 06 | Fábio  | SIM | NÃO
  7 | 07 | Gil    | SIM | NÃO
  8 | 08 | Hugo   | NÃO | SIM
  9 | 09 | Iara   | NÃO | SIM
 10 | 10 | João   | NÃO | NÃO
 11 | 11 | Kátia  | NÃO | NÃO
 12 | 12 | Lia    | NÃO | NÃO
 13 | 13 | Mel    | SIM | NÃO`;

const ofertas = (...geral: number[]): Partial<Pedido> => ({ ofertas: { geral, porCargo: [] } });
const pcdEm = (...posicoes: number[]): Partial<Pedido> => ({
  pcd: { geral: { tipo: 'posições', posicoes }, porCargo: [] },
});

function chamadas(pedido: Pedido, lista = LISTA): Chamada[] {
  return ordenar(rankingDe(lista, pedido), pedido).cargos.flatMap(({ classificados, contexto, ordem }) =>
    redigirChamadas(classificados, contexto, ordem),
  );
}

function daVaga(vaga: number, pedido: Pedido, lista = LISTA): Chamada {
  const achada = chamadas(pedido, lista).find((uma) => uma.vaga === vaga);
  if (achada === undefined) throw new Error(`vaga ${vaga}`);
  return achada;
}

const naPortaria = (lei: Lei, chamada: Chamada): string =>
  causasDasChamadas(lei, [pessoaDaChamada(chamada, false)], '').join('');

describe('compensação of who is called by the PcD vaga: its own question, on which every law is silent', () => {
  /** Hugo holds vaga 1 as PcD; the general list reaches him at the vaga after Gil's, and Iara is called. */
  const respostas = { 'computo-pcd': 'compensada', computo: 'ordem de chamada' } as const;

  test('Ferraz: art. 3º, § 1º, speaks of black candidates only, and is no ground', () => {
    const pedido = pedidoDe('Ferraz', 0, { ...ofertas(9), ...pcdEm(1), respostas });
    const chamada = daVaga(9, pedido);
    expect(chamada).toMatchObject({ via: 'compensacao', lista: 'pcd', nome: 'Iara', fundamento: ['art. 4º'] });
    expect(chamada.frase).toContain(
      'Hugo, que deixa de contar na reserva e passa à ampla concorrência, mantida a vaga 1 (critério adotado onde a lei silencia); por compensação',
    );
    expect(naPortaria(pedido.lei, chamada)).toMatch(/na ampla concorrência \(pela leitura adotada; ver art\. 4º\)$/);
  });

  test('Porto Feliz: the order is the law’s, the compensação a criterion', () => {
    const pedido = pedidoDe('Porto Feliz', 0, {
      ...ofertas(10),
      ...pcdEm(1),
      respostas: { 'computo-pcd': 'compensada' },
    });
    const chamada = daVaga(9, pedido);
    expect(chamada).toMatchObject({ via: 'compensacao', lista: 'pcd' });
    expect(naPortaria(pedido.lei, chamada)).not.toContain('art. 1º, § 2º');
    expect(chamada.frase).toContain('mantida a vaga 1 (critério adotado onde a lei silencia); por compensação');
  });
});

describe('Porto Feliz: a fifth that stays in the ampla is not grounded on the paragraph that gives it to the list', () => {
  const PARAGRAFOS = '(pela leitura adotada; ver art. 1º, § 1º; art. 3º, § 1º)';

  /** dominio.md § 5: 8, 2 → [5, 8]; 3, 2 → [3]: “its group's fifth, if offered later, is not reserved again”. */
  test.each([
    [[8, 2], 10, 8],
    [[3, 2], 5, 3],
  ])('offers %j: vaga %i, because vaga %i stands for its group', (quais, vaga, ja) => {
    const { lista, fundamento, frase } = daVaga(vaga, pedidoDe('Porto Feliz', 0, ofertas(...quais)));
    expect([lista, fundamento]).toEqual(['ampla', ['art. 1º, § 1º', 'art. 3º, § 1º']]);
    expect(frase).toContain(
      `Vaga ${vaga}: é da ampla concorrência, porque a lista específica de pessoas negras e indígenas já tem a vaga ${ja} por este grupo de 5, que o edital deixou incompleto ${PARAGRAFOS};`,
    );
  });

  test('the same in what was due, after vaga 3 reopened', () => {
    const pedido = pedidoDe('Porto Feliz', 0);
    const atos =
      'oferta ||||||3\nnomeação || 1 | 01 | ampla\nnomeação || 2 | 02 | ampla\nnomeação || 3 | 05 | negros e indígenas\ndesistência || 3 | 05\noferta ||||||2\nnomeação || 4 | 03 | ampla\nnomeação || 5 | 13 | negros e indígenas';
    const [divergencia, ...outras] = conferir(rankingDe(LISTA, pedido), livroDe(atos), pedido).divergencias;
    expect(outras).toEqual([]);
    expect(divergencia?.frase).toContain(
      'O devido era: Vaga 5: é da ampla concorrência, porque a lista específica de pessoas negras e indígenas já tem a vaga 3 por este grupo de 5',
    );
    expect(divergencia?.fundamento).toEqual(['art. 1º, § 1º', 'art. 3º, § 1º']);
  });

  test('the literal reading: the last vaga of an incomplete group', () => {
    const { frase } = daVaga(
      3,
      pedidoDe('Porto Feliz', 0, { ...ofertas(3), respostas: { 'grupo-incompleto': 'literal' } }),
    );
    expect(frase).toContain(
      `Vaga 3: é da ampla concorrência, porque o edital não completa o grupo de 5 ${PARAGRAFOS};`,
    );
  });

  test('a number of the edital below the groups: vaga 10 is the edital’s', () => {
    const pedido = pedidoDe('Porto Feliz', 0, {
      ...ofertas(10),
      reservadas: { geral: { 'negros-indigenas': 1 }, porCargo: [] },
    });
    expect(daVaga(10, pedido)).toMatchObject({ lista: 'ampla', fundamento: ['edital do concurso'] });
    expect(daVaga(9, pedido).frase).toContain('Vaga 9: é da ampla concorrência (art. 3º, § 1º);');
  });

  /** Under por-oferta the second offer is vagas 1 to 5 of its own count: its fifth is vaga 13, and vaga 10 is its second. */
  test('por-oferta: the count began anew in the second offer', () => {
    const pedido = pedidoDe('Porto Feliz', 0, { ...ofertas(8, 5), respostas: { 'novas-vagas': 'por oferta' } });
    expect(daVaga(13, pedido).frase).toContain(
      'Vaga 13: a quinta vaga de cada grupo de 5, com a contagem recomeçada nesta oferta, cabe à lista específica de pessoas negras e indígenas (art. 1º; art. 3º, § 1º; critério adotado onde a lei silencia);',
    );
    expect(daVaga(10, pedido).frase).toContain(
      'é da ampla concorrência, porque a contagem dos grupos recomeçou nesta oferta (critério adotado onde a lei silencia);',
    );
    expect(daVaga(5, pedido).frase).toContain('a quinta vaga de cada grupo de 5 cabe à lista');
  });

  /** dominio.md § 5: “the previous free vaga of the same offer, or else the next”; `livre-seguinte` looks forward only. */
  test.each([
    ['livre anterior', 5, 4, 'anterior da mesma oferta'],
    ['livre seguinte', 5, 6, 'seguinte da mesma oferta'],
  ] as const)('colisão = %s, PcD in vaga %i: vaga %i', (colisao, pcd, vaga, qual) => {
    const pedido = pedidoDe('Porto Feliz', 0, { ...ofertas(10), ...pcdEm(pcd), respostas: { colisao } });
    expect(daVaga(vaga, pedido).frase).toContain(
      `já tinha outra reserva; vale esta, a vaga livre ${qual} (critério adotado onde a lei silencia);`,
    );
  });

  test('livre anterior with none before it in the offer', () => {
    const pedido = pedidoDe('Porto Feliz', 0, {
      ...ofertas(4, 3),
      ...pcdEm(5),
      respostas: { 'grupo-incompleto': 'literal' },
    });
    expect(daVaga(6, pedido).frase).toContain(
      'vale esta, a vaga livre seguinte da mesma oferta, por não haver anterior (critério adotado onde a lei silencia);',
    );
  });
});

test('PcD’s vaga without anyone reverts by a criterion: no law speaks of it', () => {
  const semPcd = LISTA.replace(/SIM$/gmu, 'NÃO');
  expect(daVaga(1, pedidoDe('Porto Feliz', 0, { ...ofertas(5), ...pcdEm(1) }), semPcd).frase).toContain(
    'e a vaga reverte à lista geral (critério adotado onde a lei silencia);',
  );
});

describe('a law of one’s own whose words settle the matter is not called silent', () => {
  const lei = (...linhas: [string, string, string][]): Lei => {
    const { lei: lida } = leiDasLinhas(
      [['reserva', 'Negros', ''], ['percentual', '20%', 'art. 1º: “vinte por cento”'], ...linhas].map(
        ([chave = '', valor = '', artigo = '']) => ({ chave, valor, artigo }),
      ),
    );
    if (lida === undefined) throw new Error('lei');
    return lida;
  };
  const pedido = (dela: Lei, outros: Partial<Pedido> = {}): Pedido => ({
    ...pedidoDe('Porto Feliz', 3),
    lei: dela,
    edital: { data: '2026-02-10' },
    ...outros,
  });
  const NOMEADAS =
    'oferta ||||||3\nnomeação || 1 | 01 | ampla\nnomeação || 2 | 02 | ampla\nnomeação || 3 | 05 | negros';

  test.each([
    ['art. 5º: “a vaga do desistente volta à lista geral”', '(art. 5º)', ['art. 5º']],
    [
      'dúvida: o art. 5º fala em “lista” (art. 5º: “volta à lista”)',
      '(pela leitura adotada; ver art. 5º)',
      ['art. 5º'],
    ],
    ['silêncio', '(critério adotado onde a lei silencia)', []],
  ])('desistência to the general list, %s', (artigo, citada, fundamento) => {
    const este = pedido(lei(['desistência', 'lista geral', artigo]));
    const [cargo] = proximasChamadas(rankingDe(LISTA, este), livroDe(`${NOMEADAS}\ndesistência || 3 | 05`), este, {
      chamar: 1,
    }).cargos;
    const [chamada] = cargo?.proximas ?? [];
    if (chamada === undefined) throw new Error('sem chamada');
    expect(chamada.frase).toContain(`passa à ampla concorrência ${citada};`);
    expect(chamada.fundamento).toEqual(fundamento);
    expect(causasDasChamadas(este.lei, [pessoaDaChamada(chamada, true)], '')).toEqual([
      `que a vaga 3, que voltou a ficar aberta, é da ampla concorrência ${citada}`,
    ]);
  });

  const texto = (este: Pedido, codigo: string, lista = LISTA): string =>
    ordenar(rankingDe(lista, este), este)
      .problemas.filter((problema) => problema.codigo === codigo)
      .map(textoDoProblema)
      .join(' ');

  test('the end of the term and the first day', () => {
    const edital = { data: '2026-02-10' };
    expect(
      texto(pedido(lei(['editais até', '31/12/2025', 'art. 9º: “até 31 de dezembro”']), { edital }), 'lei-nao-alcanca'),
    ).toContain('o prazo de vigência da lei terminou em 31/12/2025, e com ele se encerra a reserva (art. 9º).');
    expect(texto(pedido(lei(['editais até', '31/12/2025', 'silêncio']), { edital }), 'lei-nao-alcanca')).toContain(
      'a reserva (critério adotado onde a lei silencia).',
    );
    expect(
      texto(
        pedido(lei(['editais até', '31/12/2025 avisa', 'art. 9º: “será avaliada”']), { edital }),
        'alcance-a-conferir',
      ),
    ).toContain('A revisão não põe fim à reserva, que foi mantida (art. 9º); confira');
    expect(
      texto(pedido(lei(['editais desde', 'após 10/02/2026', 'art. 9º: “após”']), { edital }), 'lei-nao-alcanca'),
    ).toContain('e a lei só alcança os posteriores (art. 9º).');
  });

  test('fica vaga: a list that never had anyone is not one used up, and the article is the ground', () => {
    const este = pedido(lei(['reversão', 'fica vaga', 'art. 6º: “não será preenchida”']));
    const vazia = LISTA.replace(/\| SIM \|/gu, '| NÃO |');
    expect(texto(este, 'vaga-fica-aberta', vazia)).toContain(
      'Fica aberta a vaga 3: a lista específica de negros não tem ninguém, e a vaga não reverte à lista geral (art. 6º). Confira se falta alguém na planilha.',
    );
    const abertas = ordenar(rankingDe(vazia, este), este).cargos.flatMap(({ ordem }) => ordem.abertas);
    expect(abertas.map((aberta) => motivoDaVagaAberta(este.lei, aberta))).toEqual([
      'Ninguém na lista específica; a vaga não reverte à lista geral (art. 6º)',
    ]);
    // Ana is the only cotista and is called by the general list.
    const umaSo = vazia.replace('Ana    | NÃO', 'Ana    | SIM');
    expect(texto(este, 'vaga-fica-aberta', umaSo)).toContain(
      'a lista específica de negros se esgotou, e a vaga não reverte à lista geral (art. 6º).',
    );
  });

  test('Porto Feliz, too few: the reading', () => {
    const umaSo = LISTA.replace(/\| SIM \|/gu, '| NÃO |').replace('Ana    | NÃO', 'Ana    | SIM');
    const este = pedidoDe('Porto Feliz', 5, { respostas: { 'cotistas-insuficientes': 'fica vaga' } });
    expect(texto(este, 'vaga-fica-aberta', umaSo)).toContain(
      'se esgotou, e a vaga não reverte à lista geral (pela leitura adotada; ver art. 1º, § 6º; art. 1º, § 3º). Confira a leitura adotada.',
    );
  });
});

describe('federal: art. 7º, § 3º, is of the reserved vaga left unfilled, whatever the act', () => {
  const lei = LEIS.find(({ id }) => id === 'federal-15142-2025');
  test.each(['desistência', 'posse não tomada', 'eliminação', 'cota não confirmada', 'fim de fila'])('%s', (ato) => {
    if (lei === undefined) throw new Error('lei');
    const pedido: Pedido = { ...pedidoDe('Porto Feliz', 0), lei };
    const atos = `oferta ||||||2\nnomeação || 1 | 01 | ampla\nnomeação || 2 | 05 | negros\n${ato} || 2 | 05`;
    const [cargo] = proximasChamadas(rankingDe(LISTA, pedido), livroDe(atos), pedido, { chamar: 1 }).cargos;
    const [chamada] = cargo?.proximas ?? [];
    expect([chamada?.nome, chamada?.fundamento]).toEqual(['Fábio', ['art. 7º, § 3º']]);
    expect(chamada?.frase).toContain('cabe à lista específica de pessoas pretas e pardas (art. 7º, § 3º);');
  });
});
