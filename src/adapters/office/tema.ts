export interface Tema {
  readonly escuro: boolean;
}

/** How bright a colour is to the eye, from 0 to 1 (WCAG 2, relative luminance). */
function luminancia(cor: string): number | undefined {
  const hexa = /^#?([\da-f]{6})(?:[\da-f]{2})?$/i.exec(cor.trim())?.[1];
  if (hexa === undefined) return undefined;
  const canal = (inicio: number): number => {
    const valor = Number.parseInt(hexa.slice(inicio, inicio + 2), 16) / 255;
    return valor <= 0.04045 ? valor / 12.92 : ((valor + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * canal(0) + 0.7152 * canal(2) + 0.0722 * canal(4);
}

/** Where black and white letters are equally legible. */
const MEIO = 0.179;

/** Office's theme by the background of its panes; undefined where it does not tell (Excel on the web, a browser). */
export function tema(): Tema | undefined {
  if (typeof Office === 'undefined') return undefined;
  // Before Office is ready there is no context, whatever the types say.
  const contexto = Office.context as Office.Context | undefined;
  const fundo = (contexto?.officeTheme as Partial<Office.OfficeTheme> | undefined)?.bodyBackgroundColor;
  const claridade = fundo === undefined ? undefined : luminancia(fundo);
  return claridade === undefined ? undefined : { escuro: claridade < MEIO };
}
