import type { Lei } from '../../core/lei';
import { PADRAO, type PerguntaId } from '../../core/perguntas';
import { semGeracao, type Concurso, type Passo } from './estado';
import { leiturasQueValem, leituraQueVale } from './leiturasQueValem';
import type { Contexto } from './loja';

export function acoesDaLei({ loja }: Contexto, reler: () => Promise<void>) {
  return {
    vaiPara: (passo: Passo): void => loja.setState({ passo }),

    escolheLei: (lei: Lei): Promise<void> => {
      const { leituras, leitura } = loja.getState();
      const { colunas, respostas } = leituraQueVale(lei, leitura);
      const retiradas =
        Object.keys(colunas).length < Object.keys(leitura.colunas).length ||
        respostas.length < leitura.respostas.length;
      // Columns and answers of the sheet name reservas of the law: another law reads it anew.
      loja.setState({
        lei,
        leituras: leiturasQueValem(lei, leituras),
        leitura: { ...leitura, colunas, respostas, confirmada: false },
        consequencias: {},
        anuncio: `Lei escolhida: ${lei.nome}.${retiradas ? ' As colunas e respostas de grupos que não são dela foram retiradas.' : ''}`,
      });
      return reler();
    },

    trocaDeLei: (): void =>
      loja.setState(({ geracao }) => ({
        lei: undefined,
        ordem: undefined,
        quadro: undefined,
        consequencias: {},
        geracao: semGeracao(geracao),
      })),

    mudaConcurso: (mudanca: Partial<Concurso>): void =>
      loja.setState(({ concurso, geracao }) => ({
        concurso: { ...concurso, ...mudanca },
        geracao: semGeracao(geracao),
      })),

    /** PADRAO: the default again. */
    adotaLeitura: (pergunta: PerguntaId, resposta: string): void =>
      loja.setState(({ leituras, geracao }) => {
        const { [pergunta]: _, ...outras } = leituras;
        return {
          leituras: resposta === PADRAO ? outras : { ...outras, [pergunta]: resposta },
          geracao: semGeracao(geracao),
        };
      }),
  };
}
