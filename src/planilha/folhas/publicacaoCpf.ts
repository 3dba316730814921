/** The digit that checks those before it: weights growing from 2 leftwards, modulo 11. */
function verificador(digitos: readonly number[]): number {
  const soma = digitos.reduce((total, digito, i) => total + digito * (digitos.length + 1 - i), 0);
  return ((soma * 10) % 11) % 10;
}

/** Whether 11 digits are a CPF: its two last digits check the others, and it isn't one digit eleven times. */
export function eCpf(digitos: string): boolean {
  if (!/^\d{11}$/.test(digitos) || /^(\d)\1+$/.test(digitos)) return false;
  const numeros = [...digitos].map(Number);
  return verificador(numeros.slice(0, 9)) === numeros[9] && verificador(numeros.slice(0, 10)) === numeros[10];
}

const PARECE_CPF = /(?<!\d)(\d{3})[. ]?(\d{3})[. ]?(\d{3})[-–. ]?(\d{2})(?!\d)/g;

/**
 * A text without the first three and the last two digits of any CPF in it. With its points it is taken for one whatever
 * its digits; without them (it may be the number of a processo), only when they check.
 *
 * @example semCpf('CPF 529.982.247-25') // 'CPF ***.982.247-**'
 */
export function semCpf(texto: string): string {
  return texto.replace(PARECE_CPF, (tudo, a: string, b: string, c: string, d: string) =>
    !tudo.includes('.') && !eCpf(`${a}${b}${c}${d}`) ? tudo : `***.${b}.${c}-**`,
  );
}

/** Digits of an inscrição, with the zeros that a numeric cell loses; undefined when it isn't 9 to 11 digits. */
function comZeros(inscricao: string): string | undefined {
  return /^\d{9,11}$/.test(inscricao) ? inscricao.padStart(11, '0') : undefined;
}

/**
 * How to print the inscrições of a work: as they are, without any CPF; or, when all of them are the CPF (some lost their
 * zeros), masked all.
 */
export function inscricaoSemCpf(inscricoes: readonly string[]): (inscricao: string) => string {
  const todas = inscricoes.length > 0 && inscricoes.every((inscricao) => eCpf(comZeros(inscricao) ?? inscricao.replace(/\D/g, '')));
  return (inscricao) => semCpf(todas ? (comZeros(inscricao) ?? inscricao) : inscricao);
}
