import { memoriaDeCalculo } from '../../src/trabalho/memoria';
import { ordenar } from '../../src/trabalho/ordem';
import { respostasRegistradas, type Procedencia } from '../../src/trabalho/procedencia';
import { pedidoDe, rankingDe } from './apoio';

const PASTA: Procedencia = {
  origem: { tipo: 'pasta de trabalho', nome: 'resultado.xlsx' },
  abas: ['Resultado'],
  sha256: 'cd'.repeat(32),
  versao: '1.2.3',
  data: '2026-09-30',
};

function memoria(procedencia: Procedencia): Record<string, readonly { item: string; valor: string }[]> {
  const pedido = pedidoDe('Ferraz', 1);
  const ranking = rankingDe('Class. | Inscrição | Nome\n1 | 01 | Ana Jatobá', pedido);
  const secoes = memoriaDeCalculo(pedido, ordenar(ranking, pedido), procedencia);
  return Object.fromEntries(secoes.map(({ secao, linhas }) => [secao, linhas]));
}

test('of a workbook open in Excel the hash is that of its cells', () => {
  expect(memoria(PASTA)['Origem']?.slice(0, 3)).toEqual([
    { item: 'Pasta de trabalho lida', valor: 'resultado.xlsx' },
    { item: 'Abas lidas', valor: 'Resultado' },
    { item: 'SHA-256 das células lidas', valor: 'cd'.repeat(32) },
  ]);
  const semNome = memoria({ ...PASTA, origem: { tipo: 'pasta de trabalho' } })['Origem'];
  expect(semNome?.[0]).toEqual({ item: 'Pasta de trabalho lida', valor: 'aberta no Excel' });
});

test('the validity is printed when it was told, and warned about when it is over', () => {
  const { 'Dados informados': dados = [], Avisos } = memoria({ ...PASTA, validade: '2027-03-10', prorrogacao: '2029-03-10' });
  expect(dados.slice(0, 2)).toEqual([
    { item: 'Validade do concurso', valor: 'até 10/03/2027' },
    { item: 'Prorrogação', valor: 'até 10/03/2029' },
  ]);
  expect(Avisos).toBeUndefined();
  expect(memoria(PASTA)['Dados informados']?.[0]?.item).toBe('Vagas');
  expect(memoria({ ...PASTA, validade: '2026-09-29' })['Avisos']).toEqual([
    { item: 'Aviso 1', valor: expect.stringContaining('terminou em 29/09/2026') },
  ]);
});

test('answers, columns and the sheet, in this order and as they are typed', () => {
  expect(
    respostasRegistradas({
      respostas: [
        { codigo: 'marca-ambigua', linha: 12, valor: 'sim' },
        { codigo: 'lacuna-na-classificacao', valor: 'completa' },
      ],
      colunas: { nota: 'G', nome: 'B' },
      aba: 'Resultado final',
    }),
  ).toEqual(['marca-ambigua:12=sim', 'lacuna-na-classificacao=completa', 'coluna nota=G', 'coluna nome=B', 'aba Resultado final']);
  expect(respostasRegistradas({})).toEqual([]);
});
