import { noCargo, type Problema } from '../core/problema';
import { lugarNaLeitura, type GrupoDoCargo, type Ranking } from './cargo';
import type { Pedido } from './pedido';

/**
 * Ranks that no row has: rows may have been lost on the way (a PDF, a filter). A question when someone after the gap
 * is called, unless the person said that the list is complete; a notice otherwise.
 *
 * @param aceitas the answers given: the list is complete as it is, all of it or before some rows
 * @param alcancada the worst rank that a call reached (0: none)
 */
export function problemasDasLacunas(
  ranking: Ranking,
  { cargo, classificados: { pessoas } }: GrupoDoCargo,
  aceitas: Pedido['lacunasAceitas'],
  alcancada: number,
): Problema[] {
  const postos = new Map<number, { quantos: number; linha: number }>();
  for (const { classificacao, linha } of pessoas) {
    if (classificacao === undefined) continue;
    const posto = postos.get(classificacao);
    if (posto === undefined) postos.set(classificacao, { quantos: 1, linha });
    else posto.quantos += 1;
  }
  const problemas: Problema[] = [];
  let esperado = 1;
  for (const posto of [...postos.keys()].sort((a, b) => a - b)) {
    const { quantos, linha } = postos.get(posto) ?? { quantos: 1, linha: 0 };
    if (posto > esperado) {
      const aceita = typeof aceitas === 'boolean' ? aceitas : aceitas.includes(linha);
      const muda = !aceita && posto <= alcancada;
      problemas.push(
        noCargo(
          {
            codigo: 'lacuna-na-classificacao',
            gravidade: muda ? 'pergunta' : 'aviso',
            lugar: lugarNaLeitura(ranking, 'lacuna-na-classificacao', linha),
            dados: { anterior: esperado - 1, seguinte: posto },
            opcoes: ['completa'],
          },
          cargo,
        ),
      );
    }
    // After a tie the rank may skip (2, 2, 4) or go on (2, 2, 3): neither is a gap.
    esperado = Math.max(esperado, posto + quantos);
    if (quantos > 1 && postos.has(posto + 1)) esperado = posto + 1;
  }
  return problemas;
}

/** Answers given for the row of a gap that is not there. */
export function respostasSemLacuna(aceitas: Pedido['lacunasAceitas'], problemas: readonly Problema[]): Problema[] {
  if (typeof aceitas === 'boolean') return [];
  const linhas = new Set(problemas.flatMap(({ codigo, lugar }) => (codigo === 'lacuna-na-classificacao' ? [lugar?.linha] : [])));
  return aceitas
    .filter((linha) => !linhas.has(linha))
    .map((linha) => ({
      codigo: 'resposta-sem-pergunta',
      gravidade: 'aviso',
      lugar: { linha },
      dados: { pergunta: 'lacuna-na-classificacao' },
    }));
}
