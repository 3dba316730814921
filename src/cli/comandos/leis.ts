import { perguntasDaLei, valorDaRegra } from '../../core/criterios';
import type { Lei } from '../../core/lei';
import { LEIS } from '../../leis/catalogo';
import { ultimoDiaDaLei } from '../../redacao/alcance';
import { lugarDaLei } from '../../redacao/lugar';
import { percentualEscrito } from '../../redacao/numeros';
import { confereComuns } from '../pedido';
import type { Comando } from './index';

function vigencia(lei: Lei): Record<string, unknown> {
  const ate = ultimoDiaDaLei(lei);
  return {
    desde: valorDaRegra(lei.regras.desde),
    ...(ate !== undefined && { ate }),
    ...(lei.revogacao !== undefined && { revogadaPor: lei.revogacao.por }),
  };
}

/** "20% para negros", each reserva with its share. */
function reservasDe({ reservas }: Lei): string {
  return reservas
    .map(({ id, regras }) => `${percentualEscrito(valorDaRegra(regras.percentual))} para ${id}`)
    .join(', ');
}

/** `cotas leis`: the laws known, with their questions. */
export const leis: Comando = {
  opcoes: [],
  executa: (opcoes) => {
    opcoes.semArquivo();
    confereComuns(opcoes);
    const json = LEIS.map((lei) => ({
      id: lei.id,
      nome: lei.nome,
      municipio: lei.municipio,
      uf: lei.uf,
      percentual: lei.reservas.map(({ regras }) => percentualEscrito(valorDaRegra(regras.percentual))).join(' + '),
      reservas: lei.reservas.map(({ id }) => id),
      vigencia: vigencia(lei),
      perguntas: perguntasDaLei(lei),
    }));
    const linhas = LEIS.flatMap((lei) => [
      `${lei.id}: ${lei.nome} (${lugarDaLei(lei)}), ${reservasDe(lei)}`,
      ...perguntasDaLei(lei).map(
        ({ pergunta, base, padrao, opcoes: respostas }) =>
          `    ${pergunta} (${base}): ${padrao} [${respostas.join(' | ')}]`,
      ),
    ]);
    return { json: { leis: json }, linhas, problemas: [] };
  },
};
