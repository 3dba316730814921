import type { Problema } from '../../src/core/problema';
import { redigidos } from '../../src/trabalho/problemasRedigidos';

const muitos = (quantos: number, problema: (linha: number) => Problema): Problema[] =>
  Array.from({ length: quantos }, (_, i) => problema(i + 1));

const semNome = (linha: number): Problema => ({ codigo: 'nome-ausente', gravidade: 'aviso', lugar: { aba: 'P', linha }, dados: { inscricao: '01' } });
const semInscricao = (linha: number): Problema => ({ codigo: 'inscricao-ausente', gravidade: 'erro', lugar: { aba: 'P', linha }, dados: { nome: 'Ana' } });
const ambigua = (linha: number): Problema => ({
  codigo: 'situacao-desconhecida',
  gravidade: 'pergunta',
  lugar: { aba: 'P', linha, coluna: 'D' },
  dados: { texto: 'zz' },
  opcoes: ['habilitado', 'eliminado'],
});

test('errors, questions, notices; the first 20 of each code are seen even behind thousands of errors', () => {
  const { problemas, porCodigo } = redigidos([...muitos(30, semNome), ...muitos(5000, semInscricao), ...muitos(25, ambigua)]);
  expect(problemas.total).toBe(5055);
  expect(problemas.primeiros).toHaveLength(200);
  expect(problemas.primeiros.map(({ gravidade }) => gravidade)).toEqual([
    ...Array(160).fill('erro'),
    ...Array(20).fill('pergunta'),
    ...Array(20).fill('aviso'),
  ]);
  expect(problemas.primeiros[0]).toMatchObject({ chave: 'inscricao-ausente|P|1||', lugar: { linha: 1 } });
  expect(problemas.primeiros[160]).toMatchObject({ opcoes: ['habilitado', 'eliminado'], lugar: { linha: 1, coluna: 'D' } });
  expect(porCodigo).toEqual([
    { codigo: 'inscricao-ausente', gravidade: 'erro', total: 5000 },
    { codigo: 'situacao-desconhecida', gravidade: 'pergunta', total: 25 },
    { codigo: 'nome-ausente', gravidade: 'aviso', total: 30 },
  ]);
});

test('few problems are all shown', () => {
  expect(redigidos(muitos(150, semNome)).problemas.primeiros).toHaveLength(150);
  expect(redigidos([])).toEqual({ problemas: { total: 0, primeiros: [] }, porCodigo: [] });
});

test('no two problems share a key, and a key tells the cargo', () => {
  const chaves = redigidos([
    semNome(1),
    { ...semNome(1), cargo: 'MÉDICO' },
    semNome(1),
  ]).problemas.primeiros.map(({ chave }) => chave);
  expect(chaves).toEqual(['nome-ausente|P|1||', 'nome-ausente|P|1||MÉDICO', 'nome-ausente|P|1||#2']);
});

test('a tie of thousands brings only its first people as options', () => {
  const pessoas = Array.from({ length: 3000 }, (_, i) => String(i));
  const empate: Problema = { codigo: 'empate', gravidade: 'pergunta', dados: { classificacao: 1, pessoas, muda: true }, opcoes: pessoas };
  const [redigido] = redigidos([empate]).problemas.primeiros;
  expect(redigido?.opcoes).toHaveLength(50);
  expect(redigido?.texto.length).toBeLessThan(1000);
});
