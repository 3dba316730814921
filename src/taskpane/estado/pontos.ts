import type { Gravidade } from '../../core/problema';
import type { ProblemasRedigidos } from '../../trabalho/problemasRedigidos';
import type { Estado } from './estado';

interface Classe {
  readonly codigo: string;
  readonly gravidade: Gravidade;
}

/** Ties and gaps are about the order: whether they matter is known only with the vacancies in hand. */
export function daOrdem({ codigo }: Classe): boolean {
  return codigo === 'empate' || codigo === 'lacuna-na-classificacao';
}

export const impede = ({ gravidade }: Classe): boolean => gravidade !== 'aviso';

/** Those of some kinds alone. */
export function soEstes(
  { problemas, porCodigo }: ProblemasRedigidos,
  quais: (classe: Classe) => boolean,
): ProblemasRedigidos {
  const escolhidos = porCodigo.filter(quais);
  return {
    problemas: {
      total: escolhidos.reduce((soma, { total }) => soma + total, 0),
      primeiros: problemas.primeiros.filter(quais),
    },
    porCodigo: escolhidos,
  };
}

const NENHUM: ProblemasRedigidos = { problemas: { total: 0, primeiros: [] }, porCodigo: [] };

/** Gaps that a person must say something about; ties have a card of their own. */
export function lacunasADecidir({ ordem }: Estado): ProblemasRedigidos {
  return soEstes(ordem ?? NENHUM, (classe) => classe.codigo === 'lacuna-na-classificacao' && impede(classe));
}

/** What the reading says, without the ties and gaps that the order grades again. */
export function pontosDaLeitura({ leitura, ordem }: Estado): ProblemasRedigidos {
  const { resumo = NENHUM } = leitura;
  return ordem === undefined ? resumo : soEstes(resumo, (classe) => !daOrdem(classe));
}

/** Ties and gaps that change no call. */
export function pontosSemEfeito({ ordem }: Estado): ProblemasRedigidos {
  return soEstes(ordem ?? NENHUM, (classe) => daOrdem(classe) && !impede(classe));
}
