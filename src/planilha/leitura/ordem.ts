import type { Contexto } from './contexto';
import { ordemPorLista } from './porLista';
import { emOrdem, foraDasListas, lugarDaPosicao, notaLida, posicaoLida, type Classificacoes } from './postos';
import {
  avisaPelaNota,
  relataAusentes,
  relataDivergencia,
  relataEmpates,
  relataLacunas,
  type Rotulo,
} from './relatosDaOrdem';
import type { Pessoa } from './reuniao';

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

const rotulo = (pessoas: readonly Pessoa[]): Rotulo => {
  const cargo = pessoas[0]?.principal.cargo ?? '';
  return cargo === '' ? {} : { cargo };
};

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
