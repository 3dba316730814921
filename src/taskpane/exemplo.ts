const NOME = 'classificacao-porto-feliz.xlsx';

export interface Exemplo {
  readonly nome: string;
  readonly bytes: ArrayBuffer;
}

/** The page that is one file alone carries the example in a data: address, which its policy forbids to fetch. */
function deBase64(base64: string): ArrayBuffer {
  return Uint8Array.from(atob(base64), (letra) => letra.charCodeAt(0)).buffer;
}

/** The invented ranking file that comes with the pane. Rejects when the server doesn't give it. */
export async function carregarExemplo(): Promise<Exemplo> {
  const { protocol, href } = new URL('../../exemplos/classificacao-porto-feliz.xlsx', import.meta.url);
  if (protocol === 'data:') return { nome: NOME, bytes: deBase64(href.slice(href.indexOf(',') + 1)) };
  const resposta = await fetch(href);
  if (!resposta.ok) throw new Error(`O exemplo não veio do servidor (${resposta.status}).`);
  return { nome: NOME, bytes: await resposta.arrayBuffer() };
}
