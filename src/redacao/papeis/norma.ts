import type { Citacao, Lei, Regra } from '../../core/lei';
import { doEnte } from '../lugar';
import { enumera } from '../palavras';

/**
 * The law after "nos termos", with the gender of its kind; a law of the Union goes by its name alone.
 *
 * @example daNorma({ norma: 'Decreto nº 3', municipio: 'X', uf: 'SP' }) // 'do Decreto nº 3, do Município de X'
 */
export function daNorma(lei: Pick<Lei, 'norma' | 'municipio' | 'uf'>): string {
  const ente = doEnte(lei);
  const nome = ente === '' ? lei.norma : `${lei.norma}, ${ente}`;
  if (/^(?:Lei|Resolução|Portaria|Emenda|Deliberação)(?!\p{L})/u.test(nome)) return `da ${nome}`;
  return /^(?:Decreto|Ato|Código|Estatuto)(?!\p{L})/u.test(nome) ? `do ${nome}` : `de ${nome}`;
}

/** Of the signs that end a citation, what says that the law goes on there. */
function fimDaCitacao(palavras: string, dispositivo: string, seguinte: Citacao | undefined): string {
  if (/,\s*$/u.test(palavras)) return ' [...]';
  const inciso = seguinte?.dispositivo.slice(dispositivo.length) ?? '';
  const abre = seguinte?.dispositivo.startsWith(dispositivo) === true && /^, [IVX]+$/u.test(inciso);
  return abre && /:\s*$/u.test(palavras) ? ':' : '';
}

/**
 * The law's own words with their article; the sign that ended them there is left out, the sentence here has its own.
 * Words that stop at a comma go on in the law: `[...]` says so. A colon stays before the items that it opens.
 *
 * @example cita(regra) // '“Em qualquer hipótese, ser-lhe-á assegurada ampla defesa” (art. 5º, parágrafo único)'
 */
export function cita({ citacoes = [] }: Pick<Regra<unknown>, 'citacoes'>): string {
  const ditas = citacoes.map(({ dispositivo, palavras }, i) => {
    const semFim = palavras.replace(/[\s.,;:]+$/u, '');
    if (semFim === '') return `conforme ${dispositivo}`;
    return `“${semFim}${fimDaCitacao(palavras, dispositivo, citacoes[i + 1])}” (${dispositivo})`;
  });
  return enumera(ditas);
}
