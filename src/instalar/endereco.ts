/** The files that the manifest names, below the address where dist/ is published. Their names never change. */
export const ARQUIVOS = {
  painel: 'taskpane.html',
  funcoes: 'funcoes.js',
  metadados: 'functions.json',
  ajuda: 'ajuda.html',
} as const;

/** Pixels of the icons in assets/: those of the ribbon, and 128 for whoever publishes the add-in in a catalogue. */
export const TAMANHOS = [16, 20, 24, 32, 40, 48, 64, 80, 128] as const;
export type Tamanho = (typeof TAMANHOS)[number];

export const DA_FAIXA = [16, 20, 24, 32, 40, 48, 64, 80] as const satisfies readonly Tamanho[];

export const icone = (tamanho: Tamanho): string => `assets/icon-${tamanho}.png`;

/** What this machine alone calls by these names; Excel on another one would look for the add-in there. */
const SO_DESTA_MAQUINA = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/i;

const MAIOR_ENDERECO = 2000;

export type Endereco =
  | { readonly base: string; readonly local: boolean }
  | { readonly recusado: 'ilegivel' | 'sem-https' | 'com-senha' | 'longo' };

/**
 * The folder that an address is in, for the manifest: `https://a/b/instalar.html?x#y` gives `https://a/b/`. What has no
 * ending is a folder too: `https://a/b`.
 */
export function enderecoBase(digitado: string): Endereco {
  let url: URL;
  try {
    url = new URL(digitado.trim());
  } catch {
    return { recusado: 'ilegivel' };
  }
  if (url.protocol !== 'https:' || url.hostname === '') return { recusado: 'sem-https' };
  if (url.username !== '' || url.password !== '') return { recusado: 'com-senha' };
  const pasta = url.pathname.replace(/\/[^/]*\.html?$/i, '/').replace(/\/*$/, '/');
  const base = url.origin + pasta;
  if (base.length > MAIOR_ENDERECO) return { recusado: 'longo' };
  return { base, local: SO_DESTA_MAQUINA.test(url.hostname) };
}
