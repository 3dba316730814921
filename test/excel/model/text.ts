import { notEmulated } from '../errors';
import type { Value } from './value';

/** What the user sees in a cell of a pt-BR Excel, never shortened to `####`. */
export function displayText(value: Value, numberFormat: string): string {
  if (typeof value === 'object') return value.error;
  if (typeof value === 'boolean') return value ? 'VERDADEIRO' : 'FALSO';
  if (typeof value === 'string') return value;
  if (numberFormat === 'General' || numberFormat === '@') return general(value);
  const [positive = numberFormat, negative] = numberFormat.split(';');
  if (value < 0 && negative !== undefined) return formatted(-value, negative, numberFormat);
  return formatted(value, positive, numberFormat);
}

function formatted(value: number, section: string, whole: string): string {
  const number =
    /^(?<before>(?:"[^"]*"|[$ ])*)(?<grouped>#,##)?0(?:\.(?<decimals>0+))?(?<percent>%)?(?<after>(?:"[^"]*"|[ ])*)$/.exec(
      section,
    );
  if (number?.groups) {
    const { before = '', grouped, decimals = '', percent, after = '' } = number.groups;
    const digits = decimal(value * (percent ? 100 : 1), decimals.length, grouped !== undefined);
    return `${unquoted(before)}${digits}${percent ?? ''}${unquoted(after)}`;
  }
  const date = /^[dmyhs/:\-. ]+$/i.test(section);
  if (date) return dateText(value, section === 'm/d/yyyy' ? 'dd/mm/yyyy' : section, whole);
  throw notEmulated(`Range.text com o formato de número "${whole}"`);
}

const unquoted = (text: string) => text.replaceAll('"', '');

function general(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e11) return String(value);
  const size = Math.abs(value);
  if (size >= 1e11 || (size !== 0 && size < 1e-9)) {
    const [mantissa = '', exponent = ''] = value.toExponential(5).split('e');
    const power = Number(exponent);
    return `${comma(String(Number(mantissa)))}E${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  }
  const wholeDigits = Math.max(1, String(Math.trunc(size)).length);
  return comma(String(Number(value.toFixed(Math.max(0, 10 - wholeDigits)))));
}

const comma = (text: string) => text.replace('.', ',');

function decimal(value: number, decimals: number, grouped: boolean): string {
  // Excel rounds half away from zero on the decimal digits that it shows.
  const shown = Number(Math.abs(value).toPrecision(15));
  const rounded = (Math.round(Number(`${shown}e${decimals}`)) / 10 ** decimals).toFixed(decimals);
  const [whole = '0', fraction] = rounded.split('.');
  const thousands = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
  const sign = value < 0 && Number(rounded) !== 0 ? '-' : '';
  return `${sign}${thousands}${fraction === undefined ? '' : `,${fraction}`}`;
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const two = (n: number) => String(n).padStart(2, '0');

function dateText(serial: number, format: string, whole: string): string {
  const at = new Date(Math.round(serial * 86_400) * 1000 + Date.UTC(1899, 11, 30));
  const parts = format.toLowerCase().match(/d+|m+|y+|h+|s+|[^dmyhs]+/g) ?? [];
  return parts
    .map((part, index) => {
      // An m beside hours or seconds is minutes.
      const minutes = /^m/.test(part) && (/^h/.test(parts[index - 2] ?? '') || /^s/.test(parts[index + 2] ?? ''));
      const month = at.getUTCMonth();
      const written: Record<string, string> = {
        d: String(at.getUTCDate()),
        dd: two(at.getUTCDate()),
        m: minutes ? String(at.getUTCMinutes()) : String(month + 1),
        mm: minutes ? two(at.getUTCMinutes()) : two(month + 1),
        mmm: MONTHS[month] ?? '',
        yy: two(at.getUTCFullYear() % 100),
        yyyy: String(at.getUTCFullYear()),
        h: String(at.getUTCHours()),
        hh: two(at.getUTCHours()),
        ss: two(at.getUTCSeconds()),
      };
      if (!/[dmyhs]/.test(part)) return part;
      const text = written[part];
      if (text === undefined) throw notEmulated(`Range.text com o formato de número "${whole}"`);
      return text;
    })
    .join('');
}
