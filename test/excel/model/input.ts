import { isErrorText, type Value } from './value';

/** What Excel makes of a text typed or written into a cell: its value and, for a date or a percentage, its format. */
export interface Interpreted {
  readonly value: Value;
  readonly numberFormat?: string;
}

const NUMBER =
  /^(?<sign>[+-])?(?<currency>\$)?(?<whole>\d{1,3}(?:,\d{3})+|\d*)(?<fraction>\.\d*)?(?<exponent>e[+-]?\d+)?(?<percent>%)?$/i;

function readNumber(text: string): Interpreted | undefined {
  const negative = /^\((.+)\)$/.exec(text);
  const parts = NUMBER.exec(negative?.[1] ?? text)?.groups;
  if (!parts || !/\d/.test(`${parts.whole}${parts.fraction ?? ''}`)) return undefined;
  const digits = `${(parts.whole ?? '').replaceAll(',', '') || '0'}${parts.fraction ?? ''}${parts.exponent ?? ''}`;
  const scale = parts.percent ? 100 : 1;
  const signed = (parts.sign === '-') !== Boolean(negative) ? -Number(digits) : Number(digits);
  const value = Number((signed / scale).toPrecision(15));
  const decimals = parts.fraction && parts.fraction.length > 1 ? '.00' : '';
  if (parts.currency) return { value, numberFormat: `$#,##0${decimals}` };
  if (parts.percent) return { value, numberFormat: `0${decimals}%` };
  if (parts.whole?.includes(',')) return { value, numberFormat: `#,##0${decimals}` };
  return parts.exponent ? { value, numberFormat: '0.00E+00' } : { value };
}

/** Days since 1899-12-30; undefined when there is no such day. */
export function serialOf(year: number, month: number, day: number): number | undefined {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return Math.round((time - Date.UTC(1899, 11, 30)) / 86_400_000);
}

/** Dates are read month first whatever the user's language: 12/11/2025 is 11 December (office-js issue 1559). */
function readDate(text: string): Interpreted | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text);
  const english = /^(\d{1,2})[-/](\d{1,2})(?:[-/](\d{4}|\d{2}))?$/.exec(text);
  let serial: number | undefined;
  if (iso) serial = serialOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (english) {
    const [, month, day, written] = english;
    const short = Number(written);
    const century = short < 30 ? 2000 : 1900;
    const year = written === undefined ? new Date().getFullYear() : written.length === 2 ? century + short : short;
    serial = serialOf(year, Number(month), Number(day));
  }
  if (serial === undefined || serial < 1) return undefined;
  return { value: serial, numberFormat: english && english[3] === undefined ? 'd-mmm' : 'm/d/yyyy' };
}

function readTime(text: string): Interpreted | undefined {
  const found = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (!found) return undefined;
  const [hours, minutes, seconds] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
  if (minutes > 59 || seconds > 59) return undefined;
  const value = (hours * 3600 + minutes * 60 + seconds) / 86_400;
  return { value, numberFormat: found[3] === undefined ? 'h:mm' : 'h:mm:ss' };
}

/** The value of a text written into a cell that has this number format. */
export function interpret(text: string, numberFormat: string): Interpreted {
  if (text.startsWith("'")) return { value: text.slice(1) };
  if (numberFormat === '@') return { value: text };
  if (isErrorText(text)) return { value: { error: text.toUpperCase() } };
  const trimmed = text.trim();
  if (/^(true|false)$/i.test(trimmed)) return { value: trimmed.toLowerCase() === 'true' };
  return readNumber(trimmed) ?? readDate(trimmed) ?? readTime(trimmed) ?? { value: text };
}
