import { perguntasDaLei, valorDaRegra } from '../../core/criterios';
import { diaAnterior } from '../../core/data';
import type { Lei } from '../../core/lei';
import { LEIS } from '../../leis/catalogo';
import { percentualEscrito } from '../../redacao/numeros';
import { confereComuns } from '../pedido';
import type { Comando } from './index';

function vigencia({ regras, revogacao }: Lei): Record<string, unknown> {
  const desde = valorDaRegra(regras.desde);
  if (revogacao !== undefined) return { desde, ate: diaAnterior(revogacao.desde), revogadaPor: revogacao.por };
  return regras.fimDoPrazo === undefined ? { desde } : { desde, ate: regras.fimDoPrazo.ultimoDia };
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
    const linhas = json.flatMap((lei) => [
      `${lei.id}: ${lei.nome} (${lei.municipio}/${lei.uf}), ${lei.percentual} para ${lei.reservas.join(', ')}`,
      ...lei.perguntas.map(({ pergunta, base, padrao, opcoes: respostas }) => `    ${pergunta} (${base}): ${padrao} [${respostas.join(' | ')}]`),
    ]);
    return { json: { leis: json }, linhas, problemas: [] };
  },
};
