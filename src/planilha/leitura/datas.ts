import { diaExiste } from '../../core/data';
import type { Celula } from '../grade';
import { palavrasDe, textoDaCelula, vazia } from './texto';

export const ORDENS_DA_DATA = ['dd/mm', 'mm/dd'] as const;
export type OrdemDaData = (typeof ORDENS_DA_DATA)[number];

export type DataLida =
  | { readonly tipo: 'vazia' }
  | { readonly tipo: 'data'; readonly data: string }
  | { readonly tipo: 'impossível'; readonly texto: string };

const COM_BARRAS = /^(\d{1,2})\s*[/.\-]\s*(\d{1,2})\s*[/.\-]\s*(\d{2}|\d{4})(?:\s+\d{1,2}:\d{2}.*)?$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;
const COMPACTA = /^(\d{2})(\d{2})(\d{4})$/;
const POR_EXTENSO = /^(\d{1,2})[oa]? (?:de )?([a-z]{3,9}) (?:de )?(\d{4}|\d{2})$/;
const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** A two-digit year of a birth date: nobody born after 2015 competes, nobody born before 1916 either. */
function anoInteiro(texto: string): number {
  const ano = Number(texto);
  if (texto.length === 4) return ano;
  return ano <= 15 ? 2000 + ano : 1900 + ano;
}

function data(ano: number, mes: number, dia: number, texto: string): DataLida {
  if (ano < 1900 || ano > 2100 || !diaExiste(ano, mes, dia)) return { tipo: 'impossível', texto };
  return { tipo: 'data', data: `${ano}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}` };
}

/** Day number of the 1900 date system, which counts a 29/02/1900 that never was. */
function dataDoSerial(serial: number): DataLida {
  const texto = String(serial);
  const inteiro = Math.floor(serial);
  if (inteiro < 1 || inteiro > 73050) return { tipo: 'impossível', texto };
  let dias = inteiro - (inteiro > 59 ? 2 : 1);
  let ano = 1900;
  for (let doAno = 365; dias >= doAno; ano += 1, doAno = diaExiste(ano, 2, 29) ? 366 : 365) dias -= doAno;
  let mes = 1;
  for (; mes < 12; mes += 1) {
    const doMes = [31, 30, 29, 28].find((dia) => diaExiste(ano, mes, dia)) ?? 31;
    if (dias < doMes) break;
    dias -= doMes;
  }
  return data(ano, mes, dias + 1, texto);
}

/** A birth date cell, in the order that the column was found to use. */
export function leData(celula: Celula | undefined, ordem: OrdemDaData): DataLida {
  if (typeof celula === 'object' && celula !== null && celula.tipo === 'data') return leData(celula.data, ordem);
  if (typeof celula === 'number') return dataDoSerial(celula);
  const texto = textoDaCelula(celula);
  if (vazia(texto) || /^[\s/_.-]+$/.test(texto)) return { tipo: 'vazia' };
  const iso = ISO.exec(texto);
  if (iso !== null) return data(Number(iso[1]), Number(iso[2]), Number(iso[3]), texto);
  const barras = COM_BARRAS.exec(texto) ?? COMPACTA.exec(texto);
  if (barras !== null) {
    const [primeiro, segundo] = [Number(barras[1]), Number(barras[2])];
    const ano = anoInteiro(barras[3] ?? '');
    return ordem === 'dd/mm' ? data(ano, segundo, primeiro, texto) : data(ano, primeiro, segundo, texto);
  }
  const extenso = POR_EXTENSO.exec(palavrasDe(texto));
  if (extenso !== null) {
    const mes = MESES.indexOf((extenso[2] ?? '').slice(0, 3)) + 1;
    return data(anoInteiro(extenso[3] ?? ''), mes, Number(extenso[1]), texto);
  }
  if (/^\d{5}$/.test(texto)) return dataDoSerial(Number(texto));
  return { tipo: 'impossível', texto };
}

/** What the cells of a column show about their order; `nada` when no date has a part above 12. */
export type EvidenciaDaOrdem = {
  readonly ordem: OrdemDaData;
  readonly certeza: 'provada' | 'contraditória' | 'suposta';
};

/** The order of day and month, decided for the whole column by the dates that allow only one. */
export function ordemDaColuna(celulas: Iterable<Celula | undefined>): EvidenciaDaOrdem {
  let soDiaMes = 0;
  let soMesDia = 0;
  let duvidosas = 0;
  for (const celula of celulas) {
    if (typeof celula !== 'string') continue;
    const partes = COM_BARRAS.exec(celula.trim());
    if (partes === null) continue;
    const [primeiro, segundo] = [Number(partes[1]), Number(partes[2])];
    if (primeiro > 12 && segundo <= 12) soDiaMes += 1;
    else if (segundo > 12 && primeiro <= 12) soMesDia += 1;
    else if (primeiro !== segundo) duvidosas += 1;
  }
  if (soDiaMes === 0 && soMesDia === 0) return { ordem: 'dd/mm', certeza: duvidosas > 0 ? 'suposta' : 'provada' };
  if (soDiaMes > 0 && soMesDia > 0) return { ordem: soMesDia > soDiaMes ? 'mm/dd' : 'dd/mm', certeza: 'contraditória' };
  return { ordem: soMesDia > 0 ? 'mm/dd' : 'dd/mm', certeza: 'provada' };
}
