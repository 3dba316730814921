import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import type { Folha } from './folha';
import type { Aba } from './grade';
import { abasDasFolhas, textoDosValores } from './valores';

/** The last sheet of a copy, which lists the codes of the others (folhas/verificacao.ts). */
export const VERIFICACAO = 'Verificação';

/** SHA-256 of the values of one sheet, in hexadecimal (see textoDosValores for what counts). */
export function codigoDaAba(aba: Pick<Aba, 'nome' | 'linhas'>): string {
  const soma = sha256.create();
  for (const parte of textoDosValores(aba)) soma.update(utf8ToBytes(parte));
  return bytesToHex(soma.digest());
}

export interface CodigoDaPlanilha {
  readonly nome: string;
  /** 64 hexadecimal digits. */
  readonly codigo: string;
}

/** The code of each sheet about to be written, but for the one that lists them. */
export function codigosDasFolhas(folhas: readonly Folha[]): CodigoDaPlanilha[] {
  return abasDasFolhas(folhas.filter(({ nome }) => nome !== VERIFICACAO)).map((aba) => ({
    nome: aba.nome,
    codigo: codigoDaAba(aba),
  }));
}

/** SHA-256 of codes, one a line, in their order. */
export function resumoDosCodigos(codigos: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(`geral 1\n${codigos.map((codigo) => `${codigo}\n`).join('')}`)));
}

/**
 * The one code of a whole copy, which papers print in its short form. Give it the sheets with their final names: a name
 * is part of its sheet's code.
 */
export function codigoGeral(folhas: readonly Folha[]): string {
  return resumoDosCodigos(codigosDasFolhas(folhas).map(({ codigo }) => codigo));
}

/**
 * The beginning of a code, to be printed and compared by eye.
 *
 * @example codigoCurto('9f2c01ab77e0d3344d…') // '9F2C-01AB-77E0-D334'
 */
export function codigoCurto(codigo: string): string {
  return (codigo.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join('-');
}

/** A whole code, in groups of eight: "9F2C01AB 77E0D334 …". */
export function codigoPorExtenso(codigo: string): string {
  return (codigo.toUpperCase().match(/.{8}/g) ?? []).join(' ');
}
