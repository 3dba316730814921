import { letraDaColuna } from '../grade';
import type { Contexto } from './contexto';
import { fimDaFaixa, foraDasListas, lugarDaPosicao, notaLida, type Classificacoes } from './postos';
import type { Pessoa } from './reuniao';

/** The cargo that a problem names; none when the sheet has no cargos. */
export type Rotulo = { readonly cargo?: string };

const nomeDa = ({ principal: { nome, inscricao } }: Pessoa): string =>
  nome === '' ? inscricao : inscricao === '' ? nome : `${nome} (${inscricao})`;

export function avisaPelaNota(pessoas: readonly Pessoa[], avisadas: Set<string>, { problemas }: Contexto): void {
  for (const { principal } of pessoas) {
    if (avisadas.has(principal.aba)) continue;
    avisadas.add(principal.aba);
    const { unicas, titulos } = principal.bloco.secao.colunas;
    if (unicas.nota === undefined) continue;
    const linha = (principal.bloco.secao.cabecalho.linhas.at(-1) ?? principal.linha - 1) + 1;
    problemas.push({
      codigo: 'classificacao-pela-nota',
      gravidade: 'aviso',
      lugar: { aba: principal.aba, linha, coluna: letraDaColuna(unicas.nota) },
      dados: { titulo: titulos[unicas.nota] ?? '' },
    });
  }
}

export function relataAusentes(ausentes: readonly Pessoa[], todos: number, cargo: Rotulo, { problemas }: Contexto): void {
  // With no rank at all one problem says it; with a few missing each has its cell.
  const relatadas = ausentes.length === todos ? ausentes.slice(0, 1) : ausentes;
  for (const pessoa of relatadas) {
    problemas.push({
      codigo: 'classificacao-ausente',
      gravidade: 'erro',
      lugar: lugarDaPosicao(pessoa.principal),
      ...cargo,
      dados: { pessoa: nomeDa(pessoa), outras: ausentes.length === todos ? ausentes.length - 1 : 0 },
    });
  }
}

const porLinha = (a: Pessoa, b: Pessoa): number => a.principal.linha - b.principal.linha;

export function relataEmpates(
  ordenadas: readonly Pessoa[],
  classificacoes: Classificacoes,
  cargo: Rotulo,
  { problemas }: Contexto,
): void {
  const empates: Pessoa[][] = [];
  for (let inicio = 0, fim = 0; inicio < ordenadas.length; inicio = fim) {
    fim = fimDaFaixa(ordenadas, classificacoes, inicio);
    if (fim - inicio > 1) empates.push(ordenadas.slice(inicio, fim));
  }
  // In the order in which the rows show them.
  empates.sort(([a], [b]) => (a?.indice ?? 0) - (b?.indice ?? 0));
  for (const empatadas of empates) {
    const [primeira] = empatadas.sort(porLinha);
    if (primeira === undefined) continue;
    problemas.push({
      codigo: 'empate',
      gravidade: 'aviso',
      lugar: lugarDaPosicao(primeira.principal),
      ...cargo,
      dados: {
        classificacao: classificacoes[primeira.indice] ?? 0,
        pessoas: empatadas.map(nomeDa),
        muda: false,
      },
    });
  }
}

/** Ranks that nobody has, eliminated people included: a page may be missing. After a tie a jump is expected. */
export function relataLacunas(
  ordenadas: readonly Pessoa[],
  lidas: Classificacoes,
  cargo: Rotulo,
  { problemas }: Contexto,
): void {
  let anterior = 0;
  let empatadas = 1;
  for (let inicio = 0, fim = 0; inicio < ordenadas.length; inicio = fim) {
    fim = fimDaFaixa(ordenadas, lidas, inicio);
    const posicao = lidas[ordenadas[inicio]?.indice ?? 0] ?? 0;
    if (posicao > anterior + empatadas) {
      const [primeira] = ordenadas.slice(inicio, fim).sort(porLinha);
      if (primeira !== undefined) {
        problemas.push({
          codigo: 'lacuna-na-classificacao',
          gravidade: 'aviso',
          lugar: lugarDaPosicao(primeira.principal),
          ...cargo,
          dados: { anterior, seguinte: posicao },
        });
      }
    }
    empatadas = fim - inicio;
    anterior = posicao;
  }
}

/** The first person whose score is higher than a better-placed one's. */
export function relataDivergencia(
  ordenadas: readonly Pessoa[],
  lidas: Classificacoes,
  cargo: Rotulo,
  { problemas }: Contexto,
): void {
  const nota = (pessoa: Pessoa | undefined): number =>
    pessoa === undefined || foraDasListas(pessoa) ? NaN : (notaLida(pessoa) ?? NaN);
  let menor: Pessoa | undefined;
  for (let inicio = 0, fim = 0; inicio < ordenadas.length; inicio = fim) {
    fim = fimDaFaixa(ordenadas, lidas, inicio);
    // Of equal ranks: the highest score, and the lowest so far.
    let maiorDesta: Pessoa | undefined;
    let menorDesta = menor;
    for (let i = inicio; i < fim; i += 1) {
      const esta = ordenadas[i];
      if (Number.isNaN(nota(esta))) continue;
      if (maiorDesta === undefined || nota(esta) > nota(maiorDesta)) maiorDesta = esta;
      if (menorDesta === undefined || nota(esta) < nota(menorDesta)) menorDesta = esta;
    }
    if (menor !== undefined && maiorDesta !== undefined && nota(maiorDesta) > nota(menor)) {
      problemas.push({
        codigo: 'classificacao-diverge-da-nota',
        gravidade: 'aviso',
        lugar: lugarDaPosicao(menor.principal),
        ...cargo,
        dados: { pessoa: nomeDa(menor), outra: nomeDa(maiorDesta) },
      });
      return;
    }
    menor = menorDesta;
  }
}
