import { bloqueia, type Problema } from '../core/problema';
import { amostra, TETO_DE_CARGOS, TETO_DE_LINHAS } from './amostra';
import { redigirChamadas } from './chamadas';
import type { OrdemDoCargo, Ordenacao } from './ordem';
import type { Pedido } from './pedido';
import { comChaves, redigidos } from './problemasRedigidos';
import { quadroDeVagas } from './quadro';
import type { EmpateADecidir, ResumoDaOrdem, ResumoDaOrdemDoCargo, ResumoDoQuadro } from './resumos';
import { contagem } from './serie';

/** Calls worded in one answer, however many cargos there are. */
const TETO_DE_CHAMADAS = 4000;
const TETO_DE_EMPATES = 50;

/** The order in numbers and first calls. */
export function resumoDaOrdem(pedido: Pedido, { cargos, problemas }: Ordenacao): ResumoDaOrdem {
  const deCadaCargo = Math.max(3, Math.min(TETO_DE_LINHAS, Math.floor(TETO_DE_CHAMADAS / Math.max(1, cargos.length))));
  return {
    cargos: cargos.slice(0, TETO_DE_CARGOS).map((cargo) => resumoDoCargo(pedido, cargo, deCadaCargo)),
    totalDeCargos: cargos.length,
    empates: empatesADecidir(cargos, problemas),
    bloqueia: problemas.some(bloqueia),
    ...redigidos(problemas),
  };
}

/** The table of vagas alone, which needs no ranking. */
export function resumoDoQuadro(pedido: Pedido): ResumoDoQuadro {
  const { problemas, ...quadro } = quadroDeVagas(pedido);
  return {
    ...quadro,
    sequencia: quadro.sequencia.slice(0, TETO_DE_LINHAS),
    posicoes: primeirasPosicoes(quadro.posicoes),
    bloqueia: problemas.some(bloqueia),
    ...redigidos(problemas),
  };
}

function primeirasPosicoes(posicoes: Readonly<Record<string, readonly number[]>>): Record<string, readonly number[]> {
  return Object.fromEntries(Object.entries(posicoes).map(([id, numeros]) => [id, numeros.slice(0, TETO_DE_LINHAS)]));
}

function resumoDoCargo(
  { lei }: Pedido,
  { cargo, vagas, serie, ordem, contexto, classificados, bloqueado }: OrdemDoCargo,
  chamadas: number,
): ResumoDaOrdemDoCargo {
  const { quadro, posicoes } = contagem(lei, serie.serie.modalidades, serie.pcd);
  return {
    cargo,
    vagas,
    pessoas: classificados.pessoas.length,
    quadro,
    posicoes: primeirasPosicoes(posicoes),
    sequencia: serie.serie.modalidades.slice(0, TETO_DE_LINHAS),
    chamadas: {
      total: ordem.passos.length,
      primeiros: redigirChamadas(classificados, contexto, { ...ordem, passos: ordem.passos.slice(0, chamadas) }),
    },
    abertas: ordem.abertas.length,
    bloqueado,
  };
}

/** The ties that stop a call, with the facts by which an edital unties: birth date and score. */
function empatesADecidir(cargos: readonly OrdemDoCargo[], problemas: readonly Problema[]): EmpateADecidir[] {
  const perguntas = comChaves(problemas).flatMap(({ chave, problema }) =>
    problema.codigo === 'empate' && problema.gravidade === 'pergunta' ? [{ chave, problema }] : [],
  );
  return perguntas.slice(0, TETO_DE_EMPATES).map(({ chave, problema: { cargo = '', dados } }) => {
    const pessoas = cargos.find((outro) => outro.cargo === cargo)?.classificados.pessoas ?? [];
    const inscricoes = new Set(dados.pessoas.slice(0, TETO_DE_LINHAS));
    const empatadas = pessoas.filter(
      ({ classificacao, inscricao }) => classificacao === dados.classificacao && inscricoes.has(inscricao),
    );
    return {
      chave,
      cargo,
      classificacao: dados.classificacao,
      total: dados.pessoas.length,
      pessoas: amostra(empatadas).primeiros.map(({ inscricao, nome, nascimento, nota }) => ({
        inscricao,
        nome,
        ...(nascimento !== undefined && { nascimento }),
        ...(nota !== undefined && { nota }),
      })),
    };
  });
}
