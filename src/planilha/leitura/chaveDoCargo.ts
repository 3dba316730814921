import { normaliza } from '../../core/texto';
import { palavrasDe } from './texto';

/**
 * What makes two ways of writing a cargo one: words without accents, case and punctuation. Signs that are part of a name
 * ("C", "C++" and "C#" are three cargos) stay, and so does a name without any letter known here.
 *
 * @example chaveDoCargo('Técnico - Enfermagem') // 'tecnico enfermagem'
 */
export function chaveDoCargo(cargo: string): string {
  return palavrasDe(cargo.replace(/\+/g, ' mais ').replace(/#/g, ' cerquilha ')) || normaliza(cargo);
}
