import type { Lei } from '../../src/core/lei';
import { LEIS } from '../../src/leis/catalogo';
import { lei as federal } from '../../src/leis/federal-15142-2025/lei';
import { leiDaAba, leiDasLinhas } from '../../src/trabalho/leiPropria';
import { memoriaDeCalculo, type Procedencia } from '../../src/trabalho/memoria';
import { cartaoDaLei } from '../../src/redacao/cartao';
import { NOMES_DAS_PERGUNTAS } from '../../src/redacao/perguntas';
import { NOMES_DA_LEI, NOMES_DA_RESERVA } from '../../src/redacao/nomesDasRegras';
import { ordenar } from '../../src/trabalho/ordem';
import type { Pedido } from '../../src/trabalho/pedido';
import { pedidoDe, rankingDe } from './apoio';

const PROCEDENCIA: Procedencia = {
  origem: { tipo: 'arquivo', nome: 'resultado.xlsx' },
  abas: ['Ampla', 'Negros'],
  sha256: 'ab'.repeat(32),
  versao: '1.2.3',
  data: '2026-09-30',
};
const LINHAS = `Class. | Inscrição | Nome | Negro | Situação
  1 | 01 | Ana Jatobá | SIM |
  2 | 02 | Bia Ipê    | NÃO |
  2 | 03 | Caio Cedro | SIM |
  4 | 04 | Davi Pequi | NÃO | Eliminado`;

type Secoes = Record<string, { item: string; valor: string; fundamento?: string; quem?: string }[]>;

function memoria(pedido: Pedido, procedencia: Procedencia = PROCEDENCIA, linhas = LINHAS): Secoes {
  const secoes = memoriaDeCalculo(pedido, ordenar(rankingDe(linhas, pedido), pedido), procedencia);
  return Object.fromEntries(
    secoes.map(({ secao, linhas: dela }) => [
      secao,
      dela.map(({ item, valor, fundamento, quem }) => ({ item, valor, ...(fundamento && { fundamento }), ...(quem && { quem }) })),
    ]),
  );
}

test('the law, with its notes and the date of the edital', () => {
  const { 'Lei aplicada': lei = [] } = memoria(pedidoDe('Ferraz', 1));
  expect(lei).toContainEqual({ item: 'Município', valor: 'Ferraz de Vasconcelos/SP' });
  expect(lei).toContainEqual({ item: 'Data do edital', valor: '01/09/2026' });
  expect(lei).toContainEqual(expect.objectContaining({ item: 'Em vigor desde', valor: '21/07/2026', fundamento: expect.stringContaining('art.') }));
  expect(memoria({ ...pedidoDe('Ferraz', 1), edital: {} })['Lei aplicada']).toContainEqual({ item: 'Data do edital', valor: 'não informada' });
});

test('what the text says is quoted with its article', () => {
  const { 'O que a lei diz': texto = [] } = memoria(pedidoDe('Porto Feliz', 1));
  expect(texto.length).toBeGreaterThan(3);
  for (const { valor, fundamento } of texto) {
    expect(valor).toMatch(/^“.+”$/s);
    expect(fundamento).toMatch(/^(?:art\.|§|arts?\.)/);
  }
});

test('every doubt and silence with the reading adopted and who chose it', () => {
  const secao = 'Critérios adotados onde a lei deixa dúvida ou silencia';
  const padrao = memoria(pedidoDe('Ferraz', 1))[secao] ?? [];
  expect(padrao.length).toBeGreaterThan(5);
  for (const { valor, quem } of padrao) {
    expect(valor).toMatch(/^Adotado: .+ \([a-z0-9:,+-]+\)\. (?:Dúvida|Silêncio): .+\.$/s);
    expect(quem).toBe('padrão do programa');
  }
  const escolhido = { ...pedidoDe('Ferraz', 1), respostas: { computo: 'ordem de chamada' } } as const;
  const escolhidas = (procedencia: Procedencia): string[] =>
    (memoria(escolhido, procedencia)[secao] ?? []).flatMap(({ item, valor, quem = '' }) =>
      quem === 'padrão do programa' ? [] : [`${item} = ${valor.slice(0, 26)} = ${quem}`],
    );
  expect(escolhidas(PROCEDENCIA)).toEqual([expect.stringMatching(/\(computo\) = Adotado: Continua na vaga.* = escolhido por quem elaborou$/)]);
  expect(escolhidas({ ...PROCEDENCIA, quem: 'Comissão' })).toEqual([expect.stringMatching(/ = Comissão$/)]);
});

test('what was informed: vagas, offers, PcD, the edital’s number, the ties decided', () => {
  const pedido = pedidoDe('Porto Feliz', 0, {
    ofertas: { geral: [3, 5, 2], porCargo: [] },
    pcd: { geral: { tipo: 'posições', posicoes: [2, 9], passo: 20 }, porCargo: [] },
    reservadas: { geral: { 'negros-indigenas': 1 }, porCargo: [] },
    desempates: [['03', '02']],
  });
  expect(memoria(pedido)['Dados informados']).toEqual([
    { item: 'Vagas', valor: '10 (ofertas sucessivas: 3, 5, 2)' },
    { item: 'Regra de PcD', valor: 'vagas 2, 9 e depois de 20 em 20' },
    { item: 'Vagas reservadas pelo edital', valor: '1' },
    { item: 'Desempate 1', valor: 'Ordem decidida: 03, 02', quem: 'informado' },
  ]);
  const { pcd: _, ...semPcd } = pedidoDe('Porto Feliz', 1);
  expect(memoria({ ...semPcd, pcd: { porCargo: [] } })['Dados informados']).toEqual([
    { item: 'Vagas', valor: '1' },
    { item: 'Regra de PcD', valor: 'não informada' },
  ]);
});

test('the counts of what was read, cargo by cargo', () => {
  expect(memoria(pedidoDe('Ferraz', 1))['Contagens da planilha lida']).toMatchObject([
    { item: 'Candidatos', valor: expect.stringMatching(/^4 pessoas lidas; 3 na lista geral; 1 fora; .*Negros: 2.*percentual 20\s?%$/) },
  ]);
  const cargos = 'Cargo | Class. | Inscrição | Nome\nMédico | 1 | 01 | Ana Jatobá\nDentista | 1 | 02 | Bia Ipê';
  expect(memoria(pedidoDe('Ferraz', 1), PROCEDENCIA, cargos)['Contagens da planilha lida']?.map(({ item }) => item)).toEqual(['Médico', 'Dentista']);
});

test('the notices, worded, and no section without lines', () => {
  expect(memoria(pedidoDe('Ferraz', 1))['Avisos']).toEqual([
    { item: 'Aviso 1', valor: expect.stringMatching(/^Aba “Resultado”, célula A3: 02 e 03 têm a mesma classificação/) },
  ]);
  const semAvisos = memoria(pedidoDe('Ferraz', 1), PROCEDENCIA, 'Class. | Inscrição | Nome\n1 | 01 | Ana Jatobá');
  expect(Object.keys(semAvisos)).not.toContain('Avisos');
});

test('the origin: file, sheets, hash, version, date', () => {
  expect(memoria(pedidoDe('Ferraz', 1))['Origem']).toEqual([
    { item: 'Arquivo lido', valor: 'resultado.xlsx' },
    { item: 'Abas lidas', valor: 'Ampla e Negros' },
    { item: 'SHA-256 do arquivo lido', valor: 'ab'.repeat(32) },
    { item: 'Versão do programa', valor: '1.2.3' },
    { item: 'Data da elaboração', valor: '30/09/2026' },
  ]);
  expect(memoria(pedidoDe('Ferraz', 1), { ...PROCEDENCIA, quem: 'Jurema Guabiroba, RH' })['Origem']?.at(-1)).toEqual({
    item: 'Responsável',
    valor: 'Jurema Guabiroba, RH',
  });
});

test('of a law of one’s own, its rows by the numbers that the grounds cite, its teto and where a vaga passes', () => {
  const { lei } = leiDaAba({
    nome: 'Minha lei',
    linhas: [
      ['Lei de Vila Inventada'],
      ['reserva', 'Negro'],
      ['percentual', '20%'],
      ['teto', '30%', 'art. 5º: “não passará de trinta por cento”'],
      ['reversão', 'Indígenas, lista geral', 'art. 6º: “passará aos indígenas”'],
      ['reserva', 'Indígenas'],
      ['percentual', '5%'],
    ],
    mesclas: [],
  });
  if (lei === undefined) throw new Error('no law');
  const secoes = memoria({ ...pedidoDe('Ferraz', 1), lei, respostas: {} });
  expect(secoes['Tabela da lei informada']).toContainEqual({ item: 'Linha 3: percentual', valor: '20%' });
  const texto = secoes['O que a lei diz'] ?? [];
  expect(texto).toContainEqual(
    expect.objectContaining({ item: 'Percentual (Negro)', fundamento: 'linha 3 da tabela da lei' }),
  );
  expect(texto).toContainEqual({ item: 'Teto (Negro)', valor: '“não passará de trinta por cento”', fundamento: 'art. 5º' });
  expect(texto).toContainEqual({
    item: 'Passagem a outra reserva (Negro)',
    valor: '“passará aos indígenas”',
    fundamento: 'art. 6º',
  });
  const daUniao = memoria({ ...pedidoDe('Ferraz', 1), lei: federal, respostas: {} });
  expect(daUniao['O que a lei não diz (informado, não perguntado)']).toContainEqual(
    expect.objectContaining({ item: 'Passagem a outra reserva (Indígenas)', valor: expect.stringContaining('Decreto') }),
  );
});

const NAO_DIZ = 'O que a lei não diz (informado, não perguntado)';
const CRITERIOS = 'Critérios adotados onde a lei deixa dúvida ou silencia';

const deTabela = (...linhas: readonly (readonly [string, string, string?])[]): Lei => {
  const { lei } = leiDasLinhas(linhas.map(([chave, valor, artigo = '']) => ({ chave, valor, artigo })));
  if (lei === undefined) throw new Error('no law');
  return lei;
};
const secoesDe = (lei: Lei): Secoes => memoria({ ...pedidoDe('Ferraz', 1), lei, respostas: {} });

describe('what a row with “silêncio” puts in the place of the law’s words', () => {
  const { [NAO_DIZ]: linhas = [], ...outras } = secoesDe(
    deTabela(
      ['órgãos', 'Executivo', 'silêncio'],
      ['vínculos', 'cargo efetivo', 'silêncio'],
      ['editais desde', '01/02/2020', 'silêncio'],
      ['quem tem duas reservas', 'a de maior percentual', 'silêncio'],
      ['reserva', 'Negros'],
      ['percentual', '20%', 'silêncio'],
      ['teto', '30%', 'silêncio'],
      ['arredondamento', 'sempre para cima', 'silêncio'],
      ['mínimo de vagas', '3', 'silêncio'],
      ['desistência', 'lista geral', 'art. 9º'],
    ),
  );

  test.each([
    ['Órgãos', 'A lei não diz que órgãos são alcançados. Adotado: Poder Executivo.'],
    ['Vínculos', 'A lei não diz que vínculos são alcançados. Adotado: cargo efetivo.'],
    ['Vigência', 'A lei não diz o primeiro dia da vigência. Adotado: em vigor desde 01/02/2020.'],
    ['Percentual', 'A lei não diz que parte das vagas é da reserva. Adotado: 20% das vagas para negros.'],
    ['Teto', 'A lei não diz o máximo de vagas da reserva. Adotado: as reservadas não passam de 30% das vagas.'],
    ['Arredondamento', 'A lei não diz como arredondar. Adotado: qualquer fração para cima.'],
    ['Mínimo de vagas', 'A lei não diz a partir de quantas vagas há reserva. Adotado: só há reserva a partir de 3 vagas oferecidas.'],
    [
      'Posse não tomada ou nomeação sem efeito',
      'A lei não trata da posse não tomada nem da nomeação tornada sem efeito. Adotado: por posse não tomada ou nomeação tornada sem efeito, a vaga que era ocupada pela reserva vai à próxima pessoa da lista geral.',
    ],
  ])('%s: the value in force, and not the default', (item, valor) => {
    expect(linhas).toContainEqual({ item, valor });
  });

  test('who is in two reservas too; and no default is told beside them', () => {
    expect(linhas.find(({ item }) => item === 'Quem tem duas reservas')?.valor).toMatch(/^A lei não diz como fica quem está em duas reservas\. Adotado: .+ só na de maior percentual/u);
    expect(JSON.stringify([linhas, outras])).not.toMatch(/são alcançados todos|maior que meio vai|não exige número/u);
  });

  test('the card’s share has no trailing blank and says that the law does not state it', () => {
    const frases = cartaoDaLei(deTabela(['reserva', 'Indígenas'], ['percentual', '10%', 'silêncio'])).map(({ frase }) => frase);
    expect(frases[0]).toBe('10% das vagas para indígenas. A lei não diz que parte das vagas é da reserva.');
  });
});

test('with no row, it is the table that does not say', () => {
  const linhas = secoesDe(deTabela(['reserva', 'Negros'], ['percentual', '20%']))[NAO_DIZ] ?? [];
  expect(linhas).toContainEqual({ item: 'Órgãos', valor: 'A tabela não diz que órgãos são alcançados. Adotado: Poder Executivo, Poder Legislativo e Administração Indireta.' });
  expect(linhas.map(({ item }) => item)).not.toContain('Edital do dia da entrada em vigor');
});

test('the rules that the text settles are all there: collisions, the day of entry into force, the end of the term', () => {
  const texto = secoesDe(
    deTabela(
      ['editais desde', '01/02/2020', 'art. 9º: “entra em vigor na publicação”'],
      ['editais até', '31/12/2035', 'art. 10: “vigorará até 2035”'],
      ['colisão', 'livre seguinte', 'art. 4º: “passa à vaga seguinte”'],
      ['reserva', 'Negros'],
      ['percentual', '20%'],
    ),
  )['O que a lei diz'];
  for (const [item, valor] of [
    ['Duas reservas na mesma vaga', '“passa à vaga seguinte”'],
    ['Edital do dia da entrada em vigor', '“entra em vigor na publicação”'],
    ['Fim do prazo da lei', '“vigorará até 2035”'],
  ]) {
    expect(texto).toContainEqual(expect.objectContaining({ item, valor }));
  }
});

test('every rule of every law is told once, by the one name that it has everywhere', () => {
  const nomes = [...Object.values(NOMES_DA_RESERVA), ...Object.values(NOMES_DA_LEI), ...Object.values(NOMES_DAS_PERGUNTAS)];
  for (const lei of LEIS) {
    const secoes = secoesDe(lei);
    const itens = ['O que a lei diz', CRITERIOS, NAO_DIZ].flatMap((secao) => (secoes[secao] ?? []).map(({ item }) => item));
    const semReserva = itens.map((item) => item.replace(/ \([^()]+\)$/u, ''));
    expect(semReserva.filter((item) => !nomes.includes(item))).toEqual([]);
    expect(new Set(itens).size).toBe(itens.length);
  }
});

test('a law that reserves to PcD itself: the cômputo is that of the reserva, and no other is told', () => {
  const secoes = secoesDe(deTabela(['reserva', 'PcD'], ['percentual', '5%'], ['não computados', 'compensada', 'art. 3º']));
  expect((secoes[NAO_DIZ] ?? []).map(({ item }) => item)).not.toContain('Pessoa com deficiência alcançada pela lista geral');
});

// Art. 2º commands one procedure of selection and no more; dominio.md § 3 reads in it that all compete for all vacancies.
test('Porto Alegre: what is only taken from art. 2º is told as that', () => {
  const { 'O que a lei diz': texto = [] } = memoria(pedidoDe('Porto Alegre', 1));
  expect(texto).toContainEqual({
    item: 'Concorrência',
    valor: '“O acesso dos candidatos à reserva de vagas obedecerá ao pressuposto do procedimento único de seleção.” Deduz-se que quem se inscreve pela reserva concorre a todas as vagas.',
    fundamento: 'art. 2º',
  });
});
