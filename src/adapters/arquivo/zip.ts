import { LIMITE_DE_PARTES, LIMITE_EXPANDIDO, RAZAO_ABSURDA, TAMANHO_SEM_EXAME_DE_RAZAO } from './limites';
import { Recusa } from './recusa';

/** One part of a zip, as its central directory declares it. */
export interface Parte {
  readonly nome: string;
  /** 0 stored, 8 deflate. */
  readonly metodo: number;
  readonly crc: number;
  readonly comprimido: number;
  readonly expandido: number;
  /** Where its local header starts. */
  readonly inicio: number;
}

const FIM_DO_DIRETORIO = 0x06054b50;
const LOCALIZADOR_64 = 0x07064b50;
const FIM_DO_DIRETORIO_64 = 0x06064b50;
const ENTRADA_DO_DIRETORIO = 0x02014b50;
const CABECALHO_LOCAL = 0x04034b50;
const EM_64_BITS = 0xffffffff;

const quebrado = (): Recusa => new Recusa('arquivo-ilegivel', { motivo: 'cortado ou corrompido' });

export function vistaDe(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function fimDoDiretorio(vista: DataView): number {
  const menor = Math.max(0, vista.byteLength - 65_557);
  for (let i = vista.byteLength - 22; i >= menor; i--) {
    if (vista.getUint32(i, true) === FIM_DO_DIRETORIO) return i;
  }
  throw quebrado();
}

function numeroDe64(vista: DataView, posicao: number): number {
  return Number(vista.getBigUint64(posicao, true));
}

function diretorio(vista: DataView): { inicio: number; partes: number } {
  const fim = fimDoDiretorio(vista);
  const partes = vista.getUint16(fim + 10, true);
  const inicio = vista.getUint32(fim + 16, true);
  if (partes !== 0xffff && inicio !== EM_64_BITS) return { inicio, partes };
  if (fim < 20 || vista.getUint32(fim - 20, true) !== LOCALIZADOR_64) throw quebrado();
  const fim64 = numeroDe64(vista, fim - 12);
  if (vista.getUint32(fim64, true) !== FIM_DO_DIRETORIO_64) throw quebrado();
  return { inicio: numeroDe64(vista, fim64 + 48), partes: numeroDe64(vista, fim64 + 32) };
}

/** The 64-bit fields of an entry, in their fixed order; only those that the entry marks are there. */
function campos64(vista: DataView, inicio: number, tamanho: number): (valor: number) => number {
  for (let p = inicio; p + 4 <= inicio + tamanho;) {
    const dados = p + 4;
    if (vista.getUint16(p, true) === 1) {
      let proximo = dados;
      return (valor) => {
        if (valor !== EM_64_BITS) return valor;
        proximo += 8;
        return numeroDe64(vista, proximo - 8);
      };
    }
    p = dados + vista.getUint16(p + 2, true);
  }
  return (valor) => valor;
}

function entrada(bytes: Uint8Array, vista: DataView, p: number): { parte: Parte; proxima: number } {
  if (vista.getUint32(p, true) !== ENTRADA_DO_DIRETORIO) throw quebrado();
  if ((vista.getUint16(p + 8, true) & 1) !== 0) throw new Recusa('arquivo-protegido', {});
  const nome = vista.getUint16(p + 28, true);
  const extra = vista.getUint16(p + 30, true);
  const comentario = vista.getUint16(p + 32, true);
  const campo = campos64(vista, p + 46 + nome, extra);
  const expandido = campo(vista.getUint32(p + 24, true));
  const comprimido = campo(vista.getUint32(p + 20, true));
  return {
    parte: {
      nome: new TextDecoder().decode(bytes.subarray(p + 46, p + 46 + nome)),
      metodo: vista.getUint16(p + 10, true),
      crc: vista.getUint32(p + 16, true),
      comprimido,
      expandido,
      inicio: campo(vista.getUint32(p + 42, true)),
    },
    proxima: p + 46 + nome + extra + comentario,
  };
}

/**
 * What a zip declares to hold. Nothing is inflated.
 *
 * @throws Recusa when the directory is broken, asks for a password, or declares what no spreadsheet does
 */
export function partesDoZip(bytes: Uint8Array): Parte[] {
  const vista = vistaDe(bytes);
  try {
    const { inicio, partes } = diretorio(vista);
    if (partes > LIMITE_DE_PARTES) throw new Recusa('arquivo-suspeito', { motivo: 'estrutura impossível' });
    const lidas: Parte[] = [];
    for (let p = inicio; lidas.length < partes;) {
      const { parte, proxima } = entrada(bytes, vista, p);
      lidas.push(parte);
      p = proxima;
    }
    return lidas;
  } catch (erro) {
    // A position outside the file is how a DataView tells of a cut one.
    throw erro instanceof RangeError ? quebrado() : erro;
  }
}

/** Refuses declared sizes that no spreadsheet has; what is really inside is bounded again while inflating. */
export function confereTamanhos(partes: readonly Parte[]): void {
  let total = 0;
  for (const { comprimido, expandido, metodo } of partes) {
    total += expandido;
    const absurda = expandido > TAMANHO_SEM_EXAME_DE_RAZAO && expandido > comprimido * RAZAO_ABSURDA;
    if (absurda || total > LIMITE_EXPANDIDO) throw new Recusa('arquivo-suspeito', { motivo: 'expande demais' });
    if (metodo === 0 && comprimido !== expandido) {
      throw new Recusa('arquivo-suspeito', { motivo: 'tamanhos não conferem' });
    }
  }
}

/** The bytes of a part as they are in the file. */
export function dadosDaParte(bytes: Uint8Array, parte: Parte): Uint8Array {
  const vista = vistaDe(bytes);
  const p = parte.inicio;
  if (p + 30 > bytes.length || vista.getUint32(p, true) !== CABECALHO_LOCAL) throw quebrado();
  const dados = p + 30 + vista.getUint16(p + 26, true) + vista.getUint16(p + 28, true);
  if (dados + parte.comprimido > bytes.length) throw quebrado();
  return bytes.subarray(dados, dados + parte.comprimido);
}
