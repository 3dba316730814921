import type { Data } from './lei';

const DIAS_POR_MES = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function bissexto(ano: number): boolean {
  return (ano % 4 === 0 && ano % 100 !== 0) || ano % 400 === 0;
}

/**
 * Whether year, month and day name a day of the calendar.
 *
 * @example diaExiste(2026, 2, 29) // false
 */
export function diaExiste(ano: number, mes: number, dia: number): boolean {
  const doMes = DIAS_POR_MES[mes - 1];
  if (doMes === undefined || dia < 1) return false;
  return dia <= (mes === 2 && bissexto(ano) ? 29 : doMes);
}

/**
 * A date typed as dd/mm/aaaa or aaaa-mm-dd, as AAAA-MM-DD; undefined when the text is not a day of the calendar.
 *
 * @example dataDe('04/11/2011') // '2011-11-04'
 */
export function dataDe(texto: string): Data | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(texto.trim());
  const brasileira = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(texto.trim());
  const [ano, mes, dia] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : brasileira
      ? [Number(brasileira[3]), Number(brasileira[2]), Number(brasileira[1])]
      : [0, 0, 0];
  if (ano < 1 || !diaExiste(ano, mes, dia)) return undefined;
  return `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
}

/** Days since a fixed day, to measure distances between dates (Gregorian calendar, whole days). */
export function diaAbsoluto(data: Data): number {
  const [ano = 0, mes = 1, dia = 1] = data.split('-').map(Number);
  const anosAntes = ano - 1;
  const diasDosAnos =
    anosAntes * 365 + Math.floor(anosAntes / 4) - Math.floor(anosAntes / 100) + Math.floor(anosAntes / 400);
  const diasDosMeses = DIAS_POR_MES.slice(0, mes - 1).reduce((soma, dias) => soma + dias, 0);
  return diasDosAnos + diasDosMeses + (mes > 2 && bissexto(ano) ? 1 : 0) + dia;
}

/**
 * The same date as people write it.
 *
 * @example dataBrasileira('2011-11-04') // '04/11/2011'
 */
export function dataBrasileira(data: Data): string {
  const [ano, mes, dia] = data.split('-');
  return `${dia}/${mes}/${ano}`;
}

/**
 * The day before.
 *
 * @example diaAnterior('2014-03-01') // '2014-02-28'
 */
export function diaAnterior(data: Data): Data {
  const [ano = 0, mes = 1, dia = 1] = data.split('-').map(Number);
  const noAno = (a: number, m: number, d: number): Data =>
    `${String(a).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
  if (dia > 1) return noAno(ano, mes, dia - 1);
  if (mes === 1) return noAno(ano - 1, 12, 31);
  const ultimo = [31, 30, 29, 28].find((d) => diaExiste(ano, mes - 1, d)) ?? 28;
  return noAno(ano, mes - 1, ultimo);
}
