import type { Registro } from './registro';
import type { Pessoa } from './reuniao';

/**
 * When one rank column restarts in each list (the first of the ampla and the first of the quota both have 1), the row
 * that shows it; undefined when the ranks are of one list. Real ties share a score, or follow each other in one list.
 */
export function ordemPorLista(pessoas: readonly Pessoa[]): Registro | undefined {
  const linhas: Registro[] = [];
  for (const { registros } of pessoas)
    for (const registro of registros) if (comPosicaoGeral(registro)) linhas.push(registro);
  if (!repete(linhas)) return undefined;
  const grupos = new Map<string, Registro[]>();
  for (const registro of linhas) {
    const lista = Object.keys(registro.reservas).sort().join('+');
    const doGrupo = grupos.get(lista);
    if (doGrupo === undefined) grupos.set(lista, [registro]);
    else doGrupo.push(registro);
  }
  if (grupos.size < 2) return undefined;
  const puros = [...grupos].filter(([lista]) => !lista.includes('+')).map(([, registros]) => registros);
  if (!puros.every((registros) => registros.some(({ posicao }) => posicao === 1))) return undefined;
  const repetida = repetidaEntreListas(grupos);
  if (repetida === undefined) return undefined;
  const comNotas = linhas.every(({ nota }) => nota !== undefined);
  const duasVezes = pessoas.some(({ registros }) => daMesmaLista(registros) > 1);
  if (duasVezes) return repetida;
  if (comNotas) return coerente(linhas) || !puros.every(coerente) ? undefined : repetida;
  return puros.every(seguida) && !seguidaComEmpates(linhas) ? repetida : undefined;
}

const comPosicaoGeral = ({ posicao, bloco }: Registro): boolean =>
  posicao !== undefined && bloco.lista?.tipo !== 'grupo';

/** Whether any rank is on two rows, which ends the search on most sheets. */
function repete(registros: readonly Registro[]): boolean {
  const ordenadas = Float64Array.from(registros, ({ posicao }) => posicao ?? 0).sort();
  return ordenadas.some((posicao, i) => i > 0 && posicao === ordenadas[i - 1]);
}

const daMesmaLista = (registros: readonly Registro[]): number => registros.filter(comPosicaoGeral).length;

function repetidaEntreListas(grupos: ReadonlyMap<string, readonly Registro[]>): Registro | undefined {
  const vistas = new Map<number, string>();
  for (const [lista, registros] of grupos) {
    for (const registro of registros) {
      if (registro.posicao === undefined) continue;
      const antes = vistas.get(registro.posicao);
      if (antes !== undefined && antes !== lista) return registro;
      vistas.set(registro.posicao, lista);
    }
  }
  return undefined;
}

/** A better rank never has a lower score, and equal ranks have equal scores. */
function coerente(registros: readonly Registro[]): boolean {
  const ordenados = [...registros].sort((a, b) => (a.posicao ?? 0) - (b.posicao ?? 0) || (b.nota ?? 0) - (a.nota ?? 0));
  return ordenados.every((este, i) => {
    const anterior = ordenados[i - 1];
    if (anterior === undefined) return true;
    const [nota, antes] = [este.nota ?? 0, anterior.nota ?? 0];
    return este.posicao === anterior.posicao ? nota === antes : nota <= antes;
  });
}

const posicoes = (registros: readonly Registro[]): number[] =>
  registros.map(({ posicao }) => posicao ?? 0).sort((a, b) => a - b);

/** 1, 2, 3 … */
const seguida = (registros: readonly Registro[]): boolean =>
  posicoes(registros).every((posicao, i) => posicao === i + 1);

/** 1, 2, 2, 4 …: after a tie the numbering skips. */
function seguidaComEmpates(registros: readonly Registro[]): boolean {
  const ordenadas = posicoes(registros);
  return ordenadas.every((posicao, i) => posicao === i + 1 || posicao === ordenadas[i - 1]);
}
