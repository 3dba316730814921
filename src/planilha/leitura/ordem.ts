import { letraDaColuna } from '../grade';
import type { Contexto } from './contexto';
import { ordemPorLista } from './porLista';
import type { Registro } from './registro';
import type { Pessoa } from './reuniao';

/** Rank by `Pessoa.indice`; 0 for none. */
export type Classificacoes = Float64Array;

/** General ranks of everyone, cargo by cargo, with what is wrong in them. */
export function classificacoesDe(pessoas: readonly Pessoa[], contexto: Contexto): Classificacoes {
  const lidas = new Float64Array(pessoas.length);
  const porCargo = new Map<string, Pessoa[]>();
  for (const pessoa of pessoas) {
    lidas[pessoa.indice] = posicaoLida(pessoa) ?? 0;
    const doCargo = porCargo.get(pessoa.chaveDoCargo);
    if (doCargo === undefined) porCargo.set(pessoa.chaveDoCargo, [pessoa]);
    else doCargo.push(pessoa);
  }
  const classificacoes = lidas.slice();
  const avisadas = new Set<string>();
  for (const doCargo of porCargo.values()) ordenaCargo(doCargo, { lidas, classificacoes }, avisadas, contexto);
  return classificacoes;
}

export const foraDasListas = ({ situacao }: Pessoa): boolean => situacao === 'eliminado' || situacao === 'desistente';

const posicaoGeral = ({ bloco, posicao }: Registro): number | undefined =>
  bloco.lista?.tipo === 'grupo' ? undefined : posicao;

/** The general rank that the person's rows give: a rank of a group's list is none. */
export function posicaoLida({ principal, registros }: Pessoa): number | undefined {
  return posicaoGeral(principal) ?? registros.map(posicaoGeral).find((posicao) => posicao !== undefined);
}

export const notaLida = ({ principal, registros }: Pessoa): number | undefined =>
  principal.nota ?? registros.find(({ nota }) => nota !== undefined)?.nota;

/** Ranks of everyone: as the rows give them, and as they count, which `ordenaCargo` changes where the score decides. */
interface Postos {
  readonly lidas: Classificacoes;
  readonly classificacoes: Classificacoes;
}

function ordenaCargo(
  pessoas: readonly Pessoa[],
  { lidas, classificacoes }: Postos,
  avisadas: Set<string>,
  contexto: Contexto,
): void {
  const dentro = pessoas.filter((pessoa) => !foraDasListas(pessoa));
  const temNotas = dentro.length > 0 && dentro.every((pessoa) => notaLida(pessoa) !== undefined);
  const semPosicao = dentro.filter(({ indice }) => lidas[indice] === 0);
  const cargo = rotulo(pessoas);
  const lidasEmOrdem = emOrdem(pessoas, lidas);

  let ordenadas = lidasEmOrdem;
  const ordenaPelaNota = (publicada: Classificacoes | undefined): void => {
    pelaNota(pessoas, publicada, classificacoes);
    ordenadas = emOrdem(pessoas, classificacoes);
  };
  if (
    dentro.length > 0 &&
    semPosicao.length === dentro.length &&
    dentro.some((pessoa) => notaLida(pessoa) !== undefined)
  ) {
    ordenaPelaNota(undefined);
    avisaPelaNota(dentro, avisadas, contexto);
  } else {
    const soDeLista = semPosicao.find(({ registros }) => registros.some(({ temPosicaoNoGrupo }) => temPosicaoNoGrupo));
    const recomeca = ordemPorLista(pessoas);
    const incompleta = temNotas ? soDeLista?.principal : undefined;
    const porLista = recomeca ?? incompleta;
    if (porLista !== undefined) {
      contexto.problemas.push({
        codigo: 'classificacao-por-lista',
        gravidade: temNotas ? 'aviso' : 'erro',
        lugar: lugarDaPosicao(porLista),
        ...cargo,
        dados: { pelaNota: temNotas },
      });
      // Where only some people lack the general rank, it still orders those of equal score.
      if (temNotas) ordenaPelaNota(recomeca === undefined ? lidas : undefined);
    } else relataDivergencia(lidasEmOrdem, lidas, cargo, contexto);
    if (ordenadas === lidasEmOrdem) relataLacunas(lidasEmOrdem, lidas, cargo, contexto);
  }
  relataAusentes(
    dentro.filter(({ indice, principal }) => classificacoes[indice] === 0 && !principal.posicaoIlegivel),
    dentro.length,
    cargo,
    contexto,
  );
  const empataveis = dentro.length === pessoas.length ? ordenadas : ordenadas.filter((pessoa) => !foraDasListas(pessoa));
  relataEmpates(empataveis, classificacoes, cargo, contexto);
}

type Rotulo = { readonly cargo?: string };
const rotulo = (pessoas: readonly Pessoa[]): Rotulo => {
  const cargo = pessoas[0]?.principal.cargo ?? '';
  return cargo === '' ? {} : { cargo };
};

/** Those who have a rank, best first; equal ranks in the order of `pessoas`. */
function emOrdem(pessoas: readonly Pessoa[], postos: Classificacoes): Pessoa[] {
  const posto = ({ indice }: Pessoa): number => postos[indice] ?? 0;
  return pessoas.filter((pessoa) => posto(pessoa) > 0).sort((a, b) => posto(a) - posto(b));
}

/** Where the run of equal ranks that starts at `inicio` ends. */
function fimDaFaixa(ordenadas: readonly Pessoa[], postos: Classificacoes, inicio: number): number {
  const posto = (i: number): number => postos[ordenadas[i]?.indice ?? 0] ?? 0;
  const deste = posto(inicio);
  let fim = inicio + 1;
  while (fim < ordenadas.length && posto(fim) === deste) fim += 1;
  return fim;
}

/**
 * Highest score first; equal scores share the rank, unless a published rank tells all of them apart. People without a
 * score, or eliminated, get none.
 */
function pelaNota(
  pessoas: readonly Pessoa[],
  publicada: Classificacoes | undefined,
  classificacoes: Classificacoes,
): void {
  for (const { indice } of pessoas) classificacoes[indice] = 0;
  const comNota = pessoas
    .filter(({ situacao }) => situacao !== 'eliminado')
    .flatMap((pessoa) => {
      const nota = notaLida(pessoa);
      return nota === undefined ? [] : [{ pessoa, nota }];
    })
    .sort((a, b) => b.nota - a.nota);
  for (let inicio = 0; inicio < comNota.length;) {
    let fim = inicio + 1;
    while (fim < comNota.length && comNota[fim]?.nota === comNota[inicio]?.nota) fim += 1;
    const iguais = comNota.slice(inicio, fim).map(({ pessoa }) => pessoa);
    const publicadas = iguais.map(({ indice }) => publicada?.[indice] ?? 0).filter((posicao) => posicao > 0);
    const decididas = iguais.length > 1 && new Set(publicadas).size === iguais.length;
    if (decididas) iguais.sort((a, b) => (publicada?.[a.indice] ?? 0) - (publicada?.[b.indice] ?? 0));
    const primeira = inicio + 1;
    iguais.forEach(({ indice }, i) => {
      classificacoes[indice] = decididas ? primeira + i : primeira;
    });
    inicio = fim;
  }
}

function avisaPelaNota(pessoas: readonly Pessoa[], avisadas: Set<string>, { problemas }: Contexto): void {
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

function lugarDaPosicao({ aba, linha, bloco }: Registro): { aba: string; linha: number; coluna?: string } {
  const coluna = bloco.secao.colunas.unicas.classificacao;
  return coluna === undefined ? { aba, linha } : { aba, linha, coluna: letraDaColuna(coluna) };
}

const nomeDa = ({ principal: { nome, inscricao } }: Pessoa): string =>
  nome === '' ? inscricao : inscricao === '' ? nome : `${nome} (${inscricao})`;

function relataAusentes(ausentes: readonly Pessoa[], todos: number, cargo: Rotulo, { problemas }: Contexto): void {
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

function relataEmpates(
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
function relataLacunas(
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
function relataDivergencia(
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
