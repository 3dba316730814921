/** UTF-16 units, which is how Excel counts. */
export const TAMANHO_DO_NOME = 31;

function cortado(nome: string, tamanho: number): string {
  const corte = nome.slice(0, tamanho);
  // A pair cut in half would be an invalid character.
  return (/[\uD800-\uDBFF]$/.test(corte) ? corte.slice(0, -1) : corte).trimEnd();
}

function permitido(nome: string): string {
  const limpo = nome.replace(/[:\\/?*[\]\u0000-\u001F]+/g, ' ').replace(/\s+/g, ' ');
  const semApostrofos = cortado(
    limpo
      .trim()
      .replace(/^'+|'+$/g, '')
      .trim(),
    TAMANHO_DO_NOME,
  ).replace(/'+$/, '');
  // Excel keeps "History" (in every language) to itself.
  return semApostrofos === '' || /^hist(?:ory|órico)$/i.test(semApostrofos) ? 'Planilha' : semApostrofos;
}

const chave = (nome: string): string => nome.toLowerCase();

/**
 * A sheet name that Excel takes, near the wanted one and unlike the existing ones (case aside): forbidden characters
 * become spaces, 31 units at most, and a number in parentheses when it is taken.
 *
 * @example nomeDeAba('Ordem de nomeação', ['Ordem de nomeação']) // 'Ordem de nomeação (2)'
 */
export function nomeDeAba(desejado: string, existentes: Iterable<string>): string {
  const ocupados = new Set([...existentes].map(chave));
  const base = permitido(desejado);
  let nome = base;
  for (let n = 2; ocupados.has(chave(nome)); n++) {
    const sufixo = ` (${n})`;
    nome = cortado(base, TAMANHO_DO_NOME - sufixo.length) + sufixo;
  }
  return nome;
}

/**
 * Names for several sheets at once, all with the same number when any of them is taken, so that a second run is
 * recognised as one.
 *
 * @example nomesDaRodada(['Lista geral', 'Ordem'], ['Lista geral']) // ['Lista geral (2)', 'Ordem (2)']
 */
export function nomesDaRodada(desejados: readonly string[], existentes: Iterable<string>): string[] {
  const ocupados = new Set([...existentes].map(chave));
  const bases: string[] = [];
  for (const desejado of desejados) bases.push(nomeDeAba(desejado, bases));
  for (let rodada = 1; ; rodada++) {
    const sufixo = rodada === 1 ? '' : ` (${rodada})`;
    const nomes: string[] = [];
    // Long names that differ only at their end become one when cut: the later ones then get numbers of their own.
    for (const base of bases) nomes.push(nomeDeAba(cortado(base, TAMANHO_DO_NOME - sufixo.length) + sufixo, nomes));
    if (!nomes.some((nome) => ocupados.has(chave(nome)))) return nomes;
  }
}
