import { resolverCriterios } from '../../core/criterios';
import type { Lei } from '../../core/lei';
import type { PerguntaId } from '../../core/perguntas';
import type { Concurso, Passo } from './estado';
import type { Contexto } from './loja';

/** The answers that still make sense in another law: a question that its text settles, or never raises, goes away. */
function leiturasQueValem(
  lei: Lei,
  leituras: Readonly<Partial<Record<PerguntaId, string>>>,
): Partial<Record<PerguntaId, string>> {
  const perguntas = new Set(resolverCriterios(lei, {}).leituras.map(({ pergunta }) => pergunta));
  return Object.fromEntries(Object.entries(leituras).filter(([pergunta]) => perguntas.has(pergunta as PerguntaId)));
}

export function acoesDaLei({ loja }: Contexto, reler: () => Promise<void>) {
  return {
    vaiPara: (passo: Passo): void => loja.setState({ passo }),

    escolheLei: (lei: Lei): Promise<void> => {
      const { leituras } = loja.getState();
      // Columns and answers of the sheet name reservas of the law: another law reads it anew.
      loja.setState({
        lei,
        leituras: leiturasQueValem(lei, leituras),
        consequencias: {},
        anuncio: `Lei escolhida: ${lei.nome}.`,
      });
      return reler();
    },

    trocaDeLei: (): void => loja.setState({ lei: undefined, ordem: undefined, quadro: undefined, consequencias: {} }),

    mudaConcurso: (mudanca: Partial<Concurso>): void =>
      loja.setState(({ concurso }) => ({ concurso: { ...concurso, ...mudanca } })),

    /** `undefined`: the default again. */
    adotaLeitura: (pergunta: PerguntaId, resposta: string | undefined): void =>
      loja.setState(({ leituras }) => {
        const { [pergunta]: _, ...outras } = leituras;
        return { leituras: resposta === undefined ? outras : { ...outras, [pergunta]: resposta } };
      }),
  };
}
