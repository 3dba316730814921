const ASSINATURA = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const LARGURA = 16;
const ALTURA = 20;

/** Width and height that a PNG says it has, as `32 × 32`; undefined for what is no PNG. */
export function tamanhoDoPng(bytes: Uint8Array): string | undefined {
  if (bytes.length < ALTURA + 4 || ASSINATURA.some((byte, i) => bytes[i] !== byte)) return undefined;
  const vista = new DataView(bytes.buffer, bytes.byteOffset);
  return `${vista.getUint32(LARGURA)} × ${vista.getUint32(ALTURA)}`;
}
