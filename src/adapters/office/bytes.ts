/** Bytes of a text in JSON and UTF-8, quotes included: what counts against Excel's limits. */
function bytesDoTexto(texto: string): number {
  let soma = 2;
  for (let i = 0; i < texto.length; i++) {
    const codigo = texto.charCodeAt(i);
    if (codigo === 34 || codigo === 92) soma += 2;
    else if (codigo < 32) soma += 6;
    else if (codigo < 128) soma += 1;
    // Half of a pair that takes four bytes together.
    else if (codigo < 0x800 || (codigo >= 0xd800 && codigo < 0xe000)) soma += 2;
    else soma += 3;
  }
  return soma;
}

/** Bytes of a row of values, commas and brackets included. */
export function bytesDaLinha(linha: readonly unknown[]): number {
  let soma = 2 + linha.length;
  for (const valor of linha) soma += typeof valor === 'string' ? bytesDoTexto(valor) : String(valor).length;
  return soma;
}
