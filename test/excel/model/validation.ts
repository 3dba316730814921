import { invalidArgument, notEmulated } from '../errors';
import type { Area } from './address';

/** What a range takes: only lists given as text. */
export interface Validation {
  readonly area: Area;
  readonly source: string;
  readonly inCellDropDown: boolean;
  ignoreBlanks: boolean;
  errorAlert: { readonly showAlert: boolean; readonly style: string; readonly title: string; readonly message: string };
}

const LONGEST_SOURCE = 255;

export function validationOf(area: Area, rule: unknown): Validation {
  const { list, ...others } = (rule ?? {}) as { list?: { inCellDropDown?: unknown; source?: unknown } };
  if (list === undefined || Object.keys(others).length > 0) throw notEmulated('DataValidation.rule (só listas)');
  const { source, inCellDropDown } = list;
  if (typeof source !== 'string') throw notEmulated('DataValidation.rule com um intervalo');
  if (source.startsWith('=')) throw notEmulated('DataValidation.rule com uma fórmula');
  if (source === '' || source.length > LONGEST_SOURCE) throw invalidArgument(`a list of ${source.length} characters`);
  return {
    area,
    source,
    inCellDropDown: inCellDropDown === true,
    ignoreBlanks: true,
    errorAlert: { showAlert: true, style: 'Stop', title: '', message: '' },
  };
}
