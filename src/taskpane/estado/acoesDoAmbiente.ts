import type { Plataforma } from '../../adapters/office/suporte';
import { estadoGuardado } from './configuracao';
import { INICIO } from './estado';
import type { Contexto } from './loja';

export function acoesDoAmbiente({ loja, excel }: Contexto) {
  return {
    /** Where the pane turned out to run, early or late; what was done meanwhile stays. */
    adota: async (plataforma: Plataforma): Promise<void> => {
      loja.setState({ ambiente: plataforma });
      if (plataforma !== 'excel') return;
      const { lei, ranking } = loja.getState();
      if (lei !== undefined || ranking !== undefined) {
        loja.setState({ anuncio: 'O Excel respondeu: as listas serão gravadas na pasta de trabalho aberta.' });
        return;
      }
      const guardado = estadoGuardado(await excel.guardado().catch(() => undefined));
      const agora = loja.getState();
      // The person may have begun meanwhile.
      if (guardado === undefined || agora.lei !== undefined || agora.ranking !== undefined) return;
      loja.setState({
        ...guardado,
        retomado: true,
        anuncio: 'O trabalho guardado nesta pasta de trabalho foi retomado.',
      });
    },

    /** Everything as at the opening; the workbook and its sheets stay as they are. */
    recomeca: (): void => loja.setState(({ ambiente }) => ({ ...INICIO, ambiente, anuncio: 'Trabalho novo.' }), true),
  };
}
