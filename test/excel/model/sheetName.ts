import { invalidArgument } from '../errors';

/** Excel's rules for the name of a sheet, except that it be unique. */
export function checkSheetName(name: string): void {
  if (name === '') throw invalidArgument('a sheet needs a name');
  if (name.length > 31) throw invalidArgument(`sheet name of ${name.length} characters: ${name}`);
  if (/[:\\/?*[\]]/.test(name)) throw invalidArgument(`character not allowed in a sheet name: ${name}`);
  if (name.startsWith("'") || name.endsWith("'")) throw invalidArgument(`apostrophe at an end of a sheet name: ${name}`);
  if (name.toLowerCase() === 'history') throw invalidArgument('History is reserved by Excel');
}

/** What a table or a defined name may be called: no spaces, not an address. */
export function checkDefinedName(name: string): void {
  const looksLikeAddress = /^(?:[A-Za-z]{1,3}\d{1,7}|[RrCc]|[Rr]\d*[Cc]\d*)$/.test(name);
  if (!/^[\p{L}_\\][\p{L}\d_.\\]{0,254}$/u.test(name) || looksLikeAddress)
    throw invalidArgument(`not a valid name: ${name}`);
}

export const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
