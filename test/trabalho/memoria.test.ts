import { lei as federal } from '../../src/leis/federal-15142-2025/lei';
import { leiDaAba } from '../../src/trabalho/leiPropria';
import { memoriaDeCalculo, type Procedencia } from '../../src/trabalho/memoria';
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
    pcd: { geral: { tipo: 'posições', posicoes: [2, 9] }, porCargo: [] },
    reservadas: { geral: { 'negros-indigenas': 1 }, porCargo: [] },
    desempates: [['03', '02']],
  });
  expect(memoria(pedido)['Dados informados']).toEqual([
    { item: 'Vagas', valor: '10 (ofertas sucessivas: 3, 5, 2)' },
    { item: 'Regra de PcD', valor: 'posições 2, 9' },
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
