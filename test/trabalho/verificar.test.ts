import fc from 'fast-check';
import { codigoCurto, codigoDaAba, codigoGeral, codigoPorExtenso } from '../../src/planilha/codigo';
import { comVerificacao } from '../../src/planilha/folhas/verificacao';
import type { Aba, Celula } from '../../src/planilha/grade';
import { abasDasFolhas } from '../../src/planilha/valores';
import { comissao, publicacao } from '../../src/trabalho/copias';
import { verificar, type ResultadoDaVerificacao } from '../../src/trabalho/verificar';
import { codigos } from './apoio';
import { aCopiar, LIVRO } from './copiasApoio';

const COPIA = comissao(aCopiar(LIVRO));
const ABAS = abasDasFolhas(COPIA.folhas);
const GERAL = codigoCurto(codigoGeral(COPIA.folhas));

/** The sheets that are not intact. */
const mudadas = ({ planilhas }: ResultadoDaVerificacao): string[] =>
  planilhas.filter(({ situacao }) => situacao !== 'intacta').map(({ aba, situacao }) => `${aba}: ${situacao}`);

function comCelula(abas: readonly Aba[], nome: string, [linha, coluna]: readonly [number, number], valor: Celula): Aba[] {
  return abas.map((aba) => {
    if (aba.nome !== nome) return aba;
    const linhas = aba.linhas.map((celulas) => [...celulas]);
    while (linhas.length <= linha) linhas.push([]);
    const destino = linhas[linha] ?? [];
    while (destino.length <= coluna) destino.push(null);
    destino[coluna] = valor;
    return { ...aba, linhas };
  });
}

/** The place of a cell that holds this text. */
function lugar(nome: string, texto: string): [number, number] {
  return lugarEm(ABAS, nome, texto);
}

function lugarEm(abas: readonly Aba[], nome: string, texto: string): [number, number] {
  const linhas = abas.find((aba) => aba.nome === nome)?.linhas ?? [];
  const linha = linhas.findIndex((celulas) => celulas.includes(texto));
  return [linha, linhas[linha]?.indexOf(texto) ?? -1];
}

test('as it was made: intact, with the general code', () => {
  const resultado = verificar(ABAS);
  expect(resultado).toMatchObject({ intacto: true, codigoGeral: GERAL, problemas: [] });
  expect(resultado.planilhas).toEqual(COPIA.folhas.map(({ nome }) => ({ aba: nome, situacao: 'intacta' })));
  expect(verificar(abasDasFolhas(publicacao(aCopiar()).folhas)).intacto).toBe(true);
});

test('any one cell changed, in any sheet: that sheet is named, and no other', () => {
  const celulas = ABAS.flatMap(({ nome, linhas }) => linhas.flatMap((linha, i) => linha.map((_, j) => ({ nome, onde: [i, j] as const }))));
  const valor = fc.oneof(fc.string(), fc.double(), fc.constantFrom(null, true, '', '0101', 'Verificação', { tipo: 'data' as const, data: '2026-01-01' }));
  fc.assert(
    fc.property(fc.constantFrom(...celulas), valor, ({ nome, onde }, novo) => {
      const antes = ABAS.find((aba) => aba.nome === nome);
      const mudada = comCelula(ABAS, nome, onde, novo);
      fc.pre(antes !== undefined && codigosIguais(antes, mudada.find((aba) => aba.nome === nome)) === false);
      const resultado = verificar(mudada);
      expect(resultado.intacto).toBe(false);
      expect(mudadas(resultado)).toEqual([`${nome}: alterada`]);
      expect(resultado.problemas).toHaveLength(1);
    }),
    { numRuns: 400 },
  );
});

function codigosIguais(a: Aba, b: Aba | undefined): boolean {
  return b !== undefined && JSON.stringify(semVazios(a)) === JSON.stringify(semVazios(b));
}

const numeroGuardado = (numero: number): number | null => (Number.isFinite(numero) ? Number(numero.toPrecision(15)) : null);

/** Values that are the same to a spreadsheet: nothing, and numbers to 15 digits. */
function semVazios({ linhas }: Aba): unknown {
  return linhas.map((linha) => {
    const iguais = linha.map((celula) => (celula === '' ? null : typeof celula === 'number' ? numeroGuardado(celula) : celula));
    while (iguais.length > 0 && iguais.at(-1) === null) iguais.pop();
    return iguais;
  });
}

test('a sheet taken away, put in, renamed, moved', () => {
  const sem = verificar(ABAS.filter(({ nome }) => nome !== 'Conferência'));
  expect([mudadas(sem), codigos(sem.problemas)]).toEqual([['Conferência: ausente'], ['erro planilha-ausente']]);
  const mais = verificar([...ABAS, { nome: 'Plan1', linhas: [['x']], mesclas: [] }]);
  expect([mudadas(mais), codigos(mais.problemas)]).toEqual([['Plan1: acrescentada'], ['erro planilha-acrescentada']]);
  const renomeada = verificar(ABAS.map((aba) => (aba.nome === 'Lista geral' ? { ...aba, nome: 'Geral' } : aba)));
  expect(mudadas(renomeada)).toEqual(['Geral: acrescentada', 'Lista geral: ausente']);
  expect(verificar([...ABAS].reverse())).toMatchObject({ intacto: true, codigoGeral: GERAL });
});

test('without the sheet of codes: said so', () => {
  const resultado = verificar(ABAS.slice(0, 2));
  expect([resultado.intacto, resultado.planilhas, codigos(resultado.problemas)]).toEqual([false, [], ['erro verificacao-ausente']]);
  expect(verificar([]).problemas).toHaveLength(1);
});

test('a code rewritten to fit a changed sheet does not pass: the general code does not match', () => {
  const mudada = comCelula(ABAS, 'Lista geral', lugar('Lista geral', 'Caio Cedro'), 'Davi Angico');
  const [antes, depois] = [ABAS, mudada].map((abas) => codigoDe(abas, 'Lista geral'));
  const [linha] = lugar('Verificação', 'Lista geral');
  const comCodigo = comCelula(mudada, 'Verificação', [linha, 1], depois ?? null);
  expect(antes).not.toBe(depois);
  const resultado = verificar(comCodigo);
  expect(resultado.intacto).toBe(false);
  expect(mudadas(resultado)).toEqual(['Verificação: alterada']);
  // What the papers print is not what the sheets now give.
  expect(resultado.codigoGeral).not.toBe(GERAL);
});

test('nor with the sheet of codes made consistent with itself', () => {
  const { folhas } = COPIA;
  const mudadas = folhas.slice(0, -1).map((folha) => (folha.nome === 'Situação' ? { ...folha, linhas: folha.linhas.slice(0, 6) } : folha));
  const forjada = abasDasFolhas(comVerificacao({ identificacao: {}, lei: { nome: '', norma: '' } }, mudadas));
  // Consistent, and yet another general code than the papers'.
  expect(verificar(forjada).intacto).toBe(true);
  expect(verificar(forjada).codigoGeral).not.toBe(GERAL);
  // With the general code of the papers put in, and its own code made again.
  const comGeral = comCelula(forjada, 'Verificação', lugarEm(forjada, 'Verificação', verificar(forjada).codigoGeral ?? ''), GERAL);
  const propria = lugarEm(comGeral, 'Verificação', 'Verificação');
  const semCodigo = comCelula(comGeral, 'Verificação', [propria[0], 1], null).find(({ nome }) => nome === 'Verificação');
  const refeita = comCelula(comGeral, 'Verificação', [propria[0], 1], semCodigo === undefined ? null : codigoPorExtenso(codigoDaAba(semCodigo)));
  expect(mudadasDe(refeita)).toEqual(['Verificação: alterada']);
});

const mudadasDe = (abas: readonly Aba[]): string[] => mudadas(verificar(abas));

function codigoDe(abas: readonly Aba[], nome: string): string | undefined {
  const aba = abas.find((outra) => outra.nome === nome);
  return aba && codigoPorExtenso(codigoDaAba(aba));
}

test('the same values, seen as other programs keep them, are intact', () => {
  const regravadas = ABAS.map((aba) => ({
    ...aba,
    mesclas: [{ linha: 0, coluna: 0, ultimaLinha: 0, ultimaColuna: 3 }],
    linhas: [...aba.linhas.map((linha) => [...linha.map((celula) => (typeof celula === 'string' ? celula.replace(/\n/g, '\r\n') : celula)), null, null]), [], [null]],
  }));
  expect(verificar(regravadas).intacto).toBe(true);
});
