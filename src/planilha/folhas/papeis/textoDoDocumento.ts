import { linhaDoCodigo, type Bloco, type Documento } from './documento';

function textoDoBloco(bloco: Bloco): string {
  return bloco.tipo === 'tabela' ? bloco.linhas.map(({ texto }) => texto).join('\n') : bloco.texto;
}

/** A paper as plain text to paste: paragraphs apart by a blank line, each row of a table in a line of its own. */
export function textoDoDocumento({ titulo, identificacao, blocos, assinatura, codigo }: Documento): string {
  return [
    titulo,
    identificacao.join('\n'),
    ...blocos.map(textoDoBloco),
    ...assinatura,
    ...(codigo === undefined ? [] : [linhaDoCodigo(codigo)]),
  ].join('\n\n');
}
