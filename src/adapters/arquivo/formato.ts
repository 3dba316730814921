import { Recusa } from './recusa';
import { partesDoZip, type Parte } from './zip';

export type Formato =
  { readonly tipo: 'xlsx' | 'ods'; readonly partes: readonly Parte[] } | { readonly tipo: 'xls' | 'texto' };

const naoAceito = (formato: string): Recusa => new Recusa('formato-nao-aceito', { formato });

const ASSINATURAS: readonly (readonly [string, string])[] = [
  ['%PDF', 'um PDF'],
  ['\x89PNG', 'uma imagem (PNG)'],
  ['\xff\xd8\xff', 'uma imagem (JPEG)'],
  ['GIF8', 'uma imagem (GIF)'],
  ['BM', 'uma imagem (BMP)'],
  ['II*\0', 'uma imagem (TIFF)'],
  ['MM\0*', 'uma imagem (TIFF)'],
  ['{\\rtf', 'um texto RTF'],
  ['Rar!', 'um arquivo compactado (.rar)'],
  ["7z\xbc\xaf'", 'um arquivo compactado (.7z)'],
  ['\x1f\x8b', 'um arquivo compactado (.gz)'],
];

/** The first bytes, one character each. */
function comeco(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 1024));
}

function formatoDoZip(bytes: Uint8Array): Formato {
  const partes = partesDoZip(bytes);
  const tem = (nome: RegExp): boolean => partes.some((parte) => nome.test(parte.nome));
  if (tem(/^(?:xl\/)?workbook\.bin$/i)) throw naoAceito('uma pasta de trabalho binária (.xlsb)');
  if (tem(/^word\//)) throw naoAceito('um documento do Word (.docx)');
  if (tem(/^ppt\//)) throw naoAceito('uma apresentação (.pptx)');
  if (tem(/^\[Content_Types\]\.xml$/)) return { tipo: 'xlsx', partes };
  if (tem(/^content\.xml$/) && tem(/^mimetype$/)) return { tipo: 'ods', partes };
  throw naoAceito('um arquivo compactado (.zip)');
}

function utf16(texto: string): number[] {
  return [...texto].flatMap((letra) => [letra.charCodeAt(0), 0]);
}

function contem(bytes: Uint8Array, procurado: readonly number[]): boolean {
  const [primeiro = 0] = procurado;
  for (let p = bytes.indexOf(primeiro); p >= 0; p = bytes.indexOf(primeiro, p + 1)) {
    if (procurado.every((byte, i) => bytes[p + i] === byte)) return true;
  }
  return false;
}

/**
 * A BIFF8 stream starts at a sector with a BOF record; encryption is the FILEPASS record soon after it. The library
 * doesn't look for it and would read noise.
 */
function temSenhaDeXls(bytes: Uint8Array): boolean {
  for (let setor = 512; setor + 512 <= bytes.length; setor += 512) {
    if (bytes[setor] !== 0x09 || bytes[setor + 1] !== 0x08 || bytes[setor + 5] !== 0x06) continue;
    let p = setor;
    for (let registro = 0; registro < 6 && p + 4 <= setor + 512; registro++) {
      if (bytes[p] === 0x2f && bytes[p + 1] === 0) return true;
      p += 4 + (bytes[p + 2] ?? 0) + 256 * (bytes[p + 3] ?? 0);
    }
  }
  return false;
}

/** Names of streams in the container's directory; the signature of the container is that of .xls, .doc, .ppt and more. */
function formatoDoOle(bytes: Uint8Array): Formato {
  if (contem(bytes, utf16('EncryptedPackage'))) throw new Recusa('arquivo-protegido', {});
  if (contem(bytes, utf16('WordDocument'))) throw naoAceito('um documento do Word (.doc)');
  if (contem(bytes, utf16('PowerPoint Document'))) throw naoAceito('uma apresentação (.ppt)');
  if (!contem(bytes, utf16('Workbook'))) {
    if (contem(bytes, utf16('Book'))) throw naoAceito('uma planilha de Excel anterior a 1997');
    throw new Recusa('arquivo-ilegivel', { motivo: 'não é planilha' });
  }
  if (temSenhaDeXls(bytes)) throw new Recusa('arquivo-protegido', {});
  return { tipo: 'xls' };
}

/**
 * The format of a file by its contents; the name only decides whether plain text is welcome.
 *
 * @throws Recusa when it is empty, broken, under a password or of a kind that isn't read
 */
export function formatoDe(bytes: Uint8Array, nome: string): Formato {
  if (bytes.length === 0) throw new Recusa('arquivo-vazio', {});
  const inicio = comeco(bytes);
  if (inicio.startsWith('PK\x03\x04') || inicio.startsWith('PK\x05\x06')) return formatoDoZip(bytes);
  if (inicio.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return formatoDoOle(bytes);
  const conhecido = ASSINATURAS.find(([assinatura]) => inicio.startsWith(assinatura));
  // Two letters alone also start ordinary text.
  if (conhecido !== undefined && (conhecido[0] !== 'BM' || inicio.includes('\0'))) throw naoAceito(conhecido[1]);
  const semMarca = inicio
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase();
  if (/^(?:<!doctype html|<html|<head|<body|<table|<meta|<style)/.test(semMarca))
    throw naoAceito('uma página da internet (HTML)');
  if (semMarca.startsWith('<?xml') || semMarca.startsWith('<workbook')) throw naoAceito('um XML');
  // Systems export text named .xls; nothing but a zip is a .xlsx or an .ods.
  if (/\.(?:xlsx|xlsm|xltx|ods)$/i.test(nome)) throw new Recusa('arquivo-ilegivel', { motivo: 'não é planilha' });
  return { tipo: 'texto' };
}
