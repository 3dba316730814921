import { Recusa } from './recusa';
import { confereTamanhos, dadosDaParte, vistaDe, type Parte } from './zip';

/** A zip whose parts are all stored: what the library gets to read, and where each part's bytes are. */
export interface Pacote {
  readonly bytes: Uint8Array;
  readonly partes: ReadonlyMap<string, Uint8Array>;
}

// Slices bound how much one step can inflate (deflate gives at most 1032 times what it takes).
const FATIA = 32 * 1024;
const quebrado = (): Recusa => new Recusa('arquivo-ilegivel', { motivo: 'cortado ou corrompido' });

async function infladorDe(): Promise<(dados: Uint8Array, destino: Uint8Array) => void> {
  const { Inflate } = await import('fflate');
  return (dados, destino) => {
    let escrito = 0;
    const inflador = new Inflate((pedaco: Uint8Array) => {
      if (escrito + pedaco.length > destino.length) {
        throw new Recusa('arquivo-suspeito', { motivo: 'tamanhos não conferem' });
      }
      destino.set(pedaco, escrito);
      escrito += pedaco.length;
    });
    for (let i = 0; i < dados.length; i += FATIA) {
      inflador.push(dados.subarray(i, i + FATIA), i + FATIA >= dados.length);
    }
    if (escrito !== destino.length) throw quebrado();
  };
}

function cabecalhoLocal(saida: DataView, p: number, parte: Parte, nome: Uint8Array): void {
  saida.setUint32(p, 0x04034b50, true);
  saida.setUint16(p + 4, 20, true);
  saida.setUint32(p + 14, parte.crc, true);
  saida.setUint32(p + 18, parte.expandido, true);
  saida.setUint32(p + 22, parte.expandido, true);
  saida.setUint16(p + 26, nome.length, true);
}

function entradaDoDiretorio(saida: DataView, p: number, parte: Parte, nome: Uint8Array, local: number): void {
  saida.setUint32(p, 0x02014b50, true);
  saida.setUint16(p + 4, 20, true);
  saida.setUint16(p + 6, 20, true);
  saida.setUint32(p + 16, parte.crc, true);
  saida.setUint32(p + 20, parte.expandido, true);
  saida.setUint32(p + 24, parte.expandido, true);
  saida.setUint16(p + 28, nome.length, true);
  saida.setUint32(p + 42, local, true);
}

function fimDoDiretorio(saida: DataView, p: number, partes: number, inicio: number): void {
  saida.setUint32(p, 0x06054b50, true);
  saida.setUint16(p + 8, partes, true);
  saida.setUint16(p + 10, partes, true);
  saida.setUint32(p + 12, p - inicio, true);
  saida.setUint32(p + 16, inicio, true);
}

/**
 * The chosen parts inflated once, under our bounds, into a stored zip. The library then inflates nothing (it trusts a
 * declared size of 0 up to 2 GiB), and our own look at the sheets reads the same bytes. The CRCs stay, and the library
 * checks them.
 */
export async function empacota(arquivo: Uint8Array, partes: readonly Parte[]): Promise<Pacote> {
  confereTamanhos(partes);
  const codificador = new TextEncoder();
  const nomes = partes.map(({ nome }) => codificador.encode(nome));
  const tamanho = partes.reduce((soma, { expandido }, i) => soma + 76 + 2 * (nomes[i]?.length ?? 0) + expandido, 22);
  const bytes = new Uint8Array(tamanho);
  const saida = vistaDe(bytes);
  const infla = await infladorDe();
  const conteudos = new Map<string, Uint8Array>();
  const locais: number[] = [];
  let p = 0;
  partes.forEach((parte, i) => {
    const nome = nomes[i] ?? new Uint8Array();
    locais.push(p);
    cabecalhoLocal(saida, p, parte, nome);
    bytes.set(nome, p + 30);
    p += 30 + nome.length;
    const destino = bytes.subarray(p, p + parte.expandido);
    const dados = dadosDaParte(arquivo, parte);
    try {
      if (parte.metodo === 0) destino.set(dados);
      else if (parte.metodo === 8) infla(dados, destino);
      else throw quebrado();
    } catch (erro) {
      throw erro instanceof Recusa ? erro : quebrado();
    }
    conteudos.set(parte.nome, destino);
    p += parte.expandido;
  });
  const inicio = p;
  partes.forEach((parte, i) => {
    const nome = nomes[i] ?? new Uint8Array();
    entradaDoDiretorio(saida, p, parte, nome, locais[i] ?? 0);
    bytes.set(nome, p + 46);
    p += 46 + nome.length;
  });
  fimDoDiretorio(saida, p, partes.length, inicio);
  return { bytes, partes: conteudos };
}
