import type { Plataforma } from '../../adapters/office/suporte';
import { estadoGuardado } from './configuracao';
import { INICIO, type Estado } from './estado';
import type { Contexto } from './loja';

/** Nothing was typed, chosen or opened yet. */
function intacto({ lei, ranking, lendo, concurso, vagas, minhaLei }: Estado): boolean {
  const nada = lei === undefined && ranking === undefined && lendo === undefined;
  return nada && minhaLei === INICIO.minhaLei && concurso === INICIO.concurso && vagas === INICIO.vagas;
}

/** @param larga gives up what is being read and written */
export function acoesDoAmbiente({ loja, excel }: Contexto, larga: () => void) {
  return {
    /** Where the pane turned out to run, early or late; what was done meanwhile stays. */
    adota: async (plataforma: Plataforma): Promise<void> => {
      loja.setState({ ambiente: plataforma });
      if (plataforma !== 'excel') return;
      if (!intacto(loja.getState())) {
        loja.setState({ anuncio: 'O Excel respondeu: as listas serão gravadas na pasta de trabalho aberta.' });
        return;
      }
      const guardado = estadoGuardado(await excel.guardado().catch(() => undefined));
      // The person may have begun meanwhile.
      if (guardado === undefined || !intacto(loja.getState())) return;
      loja.setState({
        ...guardado,
        retomado: true,
        anuncio: 'O trabalho guardado nesta pasta de trabalho foi retomado.',
      });
    },

    /** Everything as at the opening; the workbook and its sheets stay as they are, and so does a law that was typed. */
    recomeca: (): void => {
      larga();
      loja.setState(({ ambiente, minhaLei }) => ({ ...INICIO, ambiente, minhaLei, anuncio: 'Trabalho novo.' }), true);
    },
  };
}
