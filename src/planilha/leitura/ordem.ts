import { letraDaColuna } from '../grade';
import type { Contexto } from './contexto';
import { ordemPorLista } from './porLista';
import type { Registro } from './registro';
import type { Pessoa } from './reuniao';

/** Rank by `Pessoa.indice`. */
export type Classificacoes = ReadonlyMap<number, number>;

/** General ranks of everyone, cargo by cargo, with what is wrong in them. Whoever has none is missing. */
export function classificacoesDe(pessoas: readonly Pessoa[], contexto: Contexto): Classificacoes {
  const porCargo = new Map<string, Pessoa[]>();
  for (const pessoa of pessoas) {
    const doCargo = porCargo.get(pessoa.chaveDoCargo);
    if (doCargo === undefined) porCargo.set(pessoa.chaveDoCargo, [pessoa]);
    else doCargo.push(pessoa);
  }
  const classificacoes = new Map<number, number>();
  const avisadas = new Set<string>();
  for (const doCargo of porCargo.values()) {
    for (const [indice, posicao] of ordenaCargo(doCargo, avisadas, contexto)) classificacoes.set(indice, posicao);
  }
  return classificacoes;
}

export const foraDasListas = ({ situacao }: Pessoa): boolean => situacao === 'eliminado' || situacao === 'desistente';

/** The general rank that the person's rows give: a rank of a group's list is none. */
export function posicaoLida({ principal, registros }: Pessoa): number | undefined {
  const geral = (registro: Registro): number | undefined =>
    registro.bloco.lista?.tipo === 'grupo' ? undefined : registro.posicao;
  return geral(principal) ?? registros.map(geral).find((posicao) => posicao !== undefined);
}

export const notaLida = ({ principal, registros }: Pessoa): number | undefined =>
  principal.nota ?? registros.find(({ nota }) => nota !== undefined)?.nota;

function ordenaCargo(pessoas: readonly Pessoa[], avisadas: Set<string>, contexto: Contexto): Map<number, number> {
  const lidas = new Map<number, number>();
  for (const pessoa of pessoas) {
    const posicao = posicaoLida(pessoa);
    if (posicao !== undefined) lidas.set(pessoa.indice, posicao);
  }
  const dentro = pessoas.filter((pessoa) => !foraDasListas(pessoa));
  const temNotas = dentro.length > 0 && dentro.every((pessoa) => notaLida(pessoa) !== undefined);
  const semPosicao = dentro.filter((pessoa) => !lidas.has(pessoa.indice));
  const cargo = rotulo(pessoas);

  let classificacoes = lidas;
  if (
    dentro.length > 0 &&
    semPosicao.length === dentro.length &&
    dentro.some((pessoa) => notaLida(pessoa) !== undefined)
  ) {
    classificacoes = pelaNota(pessoas, new Map());
    avisaPelaNota(dentro, avisadas, contexto);
  } else {
    const soDeLista = semPosicao.find(({ registros }) => registros.some(({ temPosicaoNoGrupo }) => temPosicaoNoGrupo));
    const recomeca = ordemPorLista(pessoas);
    const incompleta = temNotas ? soDeLista?.principal : undefined;
    const porLista = recomeca ?? incompleta;
    // Where only some people lack the general rank, it still orders those of equal score.
    const publicada = recomeca === undefined ? lidas : new Map<number, number>();
    if (porLista !== undefined) {
      contexto.problemas.push({
        codigo: 'classificacao-por-lista',
        gravidade: temNotas ? 'aviso' : 'erro',
        lugar: lugarDaPosicao(porLista),
        ...cargo,
        dados: { pelaNota: temNotas },
      });
      if (temNotas) classificacoes = pelaNota(pessoas, publicada);
    } else relataDivergencia(dentro, lidas, cargo, contexto);
    if (classificacoes === lidas) relataLacunas(pessoas, lidas, cargo, contexto);
  }
  relataAusentes(
    dentro.filter((pessoa) => !classificacoes.has(pessoa.indice) && !pessoa.principal.posicaoIlegivel),
    dentro.length,
    cargo,
    contexto,
  );
  relataEmpates(dentro, classificacoes, cargo, contexto);
  return classificacoes;
}

type Rotulo = { readonly cargo?: string };
const rotulo = (pessoas: readonly Pessoa[]): Rotulo => {
  const cargo = pessoas[0]?.principal.cargo ?? '';
  return cargo === '' ? {} : { cargo };
};

/**
 * Highest score first; equal scores share the rank, unless a published rank tells all of them apart. People without a
 * score, or eliminated, get none.
 */
function pelaNota(pessoas: readonly Pessoa[], publicada: Classificacoes): Map<number, number> {
  const comNota = pessoas
    .filter(({ situacao }) => situacao !== 'eliminado')
    .flatMap((pessoa) => {
      const nota = notaLida(pessoa);
      return nota === undefined ? [] : [{ pessoa, nota }];
    })
    .sort((a, b) => b.nota - a.nota);
  const classificacoes = new Map<number, number>();
  for (let inicio = 0; inicio < comNota.length;) {
    let fim = inicio + 1;
    while (fim < comNota.length && comNota[fim]?.nota === comNota[inicio]?.nota) fim += 1;
    const iguais = comNota.slice(inicio, fim).map(({ pessoa }) => pessoa);
    const publicadas = iguais.flatMap((pessoa) => publicada.get(pessoa.indice) ?? []);
    const decididas = iguais.length > 1 && new Set(publicadas).size === iguais.length;
    if (decididas) iguais.sort((a, b) => (publicada.get(a.indice) ?? 0) - (publicada.get(b.indice) ?? 0));
    const primeira = inicio + 1;
    iguais.forEach((pessoa, i) => classificacoes.set(pessoa.indice, decididas ? primeira + i : primeira));
    inicio = fim;
  }
  return classificacoes;
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
  pessoas: readonly Pessoa[],
  classificacoes: Classificacoes,
  cargo: Rotulo,
  { problemas }: Contexto,
): void {
  const porPosicao = new Map<number, Pessoa[]>();
  for (const pessoa of pessoas) {
    const posicao = classificacoes.get(pessoa.indice);
    if (posicao === undefined) continue;
    const juntas = porPosicao.get(posicao);
    if (juntas === undefined) porPosicao.set(posicao, [pessoa]);
    else juntas.push(pessoa);
  }
  for (const [classificacao, empatadas] of porPosicao) {
    const [primeira, outra] = empatadas.sort(porLinha);
    if (primeira === undefined || outra === undefined) continue;
    problemas.push({
      codigo: 'empate',
      gravidade: 'aviso',
      lugar: lugarDaPosicao(primeira.principal),
      ...cargo,
      dados: { classificacao, pessoas: empatadas.map(nomeDa), muda: false },
    });
  }
}

/** Ranks that nobody has, eliminated people included: a page may be missing. After a tie a jump is expected. */
function relataLacunas(
  pessoas: readonly Pessoa[],
  lidas: Classificacoes,
  cargo: Rotulo,
  { problemas }: Contexto,
): void {
  const ordenadas = pessoas
    .flatMap((pessoa) => {
      const posicao = lidas.get(pessoa.indice);
      return posicao === undefined ? [] : [{ pessoa, posicao }];
    })
    .sort((a, b) => a.posicao - b.posicao || porLinha(a.pessoa, b.pessoa));
  let anterior = 0;
  let empatadas = 1;
  for (const { pessoa, posicao } of ordenadas) {
    if (posicao > anterior + empatadas) {
      problemas.push({
        codigo: 'lacuna-na-classificacao',
        gravidade: 'aviso',
        lugar: lugarDaPosicao(pessoa.principal),
        ...cargo,
        dados: { anterior, seguinte: posicao },
      });
    }
    empatadas = posicao === anterior ? empatadas + 1 : 1;
    anterior = posicao;
  }
}

/** The first person whose score is higher than a better-placed one's. */
function relataDivergencia(
  pessoas: readonly Pessoa[],
  lidas: Classificacoes,
  cargo: Rotulo,
  { problemas }: Contexto,
): void {
  const ordenadas = pessoas
    .flatMap((pessoa) => {
      const [posicao, nota] = [lidas.get(pessoa.indice), notaLida(pessoa)];
      return posicao === undefined || nota === undefined ? [] : [{ pessoa, posicao, nota }];
    })
    .sort((a, b) => a.posicao - b.posicao || b.nota - a.nota);
  let menor: (typeof ordenadas)[number] | undefined;
  for (const esta of ordenadas) {
    if (menor !== undefined && esta.nota > menor.nota && esta.posicao > menor.posicao) {
      problemas.push({
        codigo: 'classificacao-diverge-da-nota',
        gravidade: 'aviso',
        lugar: lugarDaPosicao(menor.pessoa.principal),
        ...cargo,
        dados: { pessoa: nomeDa(menor.pessoa), outra: nomeDa(esta.pessoa) },
      });
      return;
    }
    if (menor === undefined || esta.nota < menor.nota) menor = esta;
  }
}
