import { DATA_IMPOSSIVEL } from '../../planilha/erros';
import { especieDoFormato, type Especie } from '../../planilha/formatos';
import type { Celula, CelulaComData } from '../../planilha/grade';

const ULTIMO_DIA = 2_958_465;
const DIA = 86_400_000;

/** Whether a value may be an error cell's: errors come as texts, in English or in the user's language. */
export function talvezErro(valor: unknown): boolean {
  return typeof valor === 'string' && valor.charCodeAt(0) === 35 && /^#[\p{L}/0_]{2,16}[!?]?$/u.test(valor);
}

function dataDoSerial(serial: number): Celula {
  if (serial < 0 || serial >= ULTIMO_DIA + 1) return DATA_IMPOSSIVEL;
  // Excel's calendar has a 29 February 1900 that never was: before it, days count from a day later.
  const base = serial < 60 ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30);
  return { tipo: 'data', data: new Date(base + Math.floor(serial) * DIA).toISOString().slice(0, 10) };
}

function horaDoSerial(serial: number): string {
  const minutos = Math.round(serial * 1440);
  return `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`;
}

/** Excel's serial of a day (1900 calendar), or undefined for a day that it does not have. */
export function serialDe(data: string): number | undefined {
  const instante = Date.parse(`${data}T00:00:00Z`);
  const serial = (instante - Date.UTC(1899, 11, 30)) / DIA;
  return serial > 60 && serial <= ULTIMO_DIA ? serial : undefined;
}

/** Turns values and number formats into cells. Dates repeat, and so do formats: one object, one look at each. */
export function conversor(): (valor: unknown, formato: unknown) => Celula {
  const especies = new Map<string, Especie>();
  const datas = new Map<number, Celula | CelulaComData>();
  const especie = (formato: string): Especie => {
    let conhecida = especies.get(formato);
    if (conhecida === undefined) especies.set(formato, (conhecida = especieDoFormato(formato)));
    return conhecida;
  };
  return (valor, formato) => {
    if (typeof valor === 'string') return valor === '' ? null : valor;
    if (typeof valor === 'boolean') return valor;
    if (typeof valor !== 'number') return null;
    const deque = typeof formato === 'string' ? especie(formato) : 'número';
    if (deque === 'número') return valor;
    if (deque === 'porcentagem') return { tipo: 'porcentagem', valor };
    if (valor >= 0 && valor < 1) return horaDoSerial(valor);
    const dia = Math.floor(valor);
    let data = datas.get(dia);
    if (data === undefined) datas.set(dia, (data = dataDoSerial(valor)));
    return data;
  };
}
