import { chama } from '../functions/apoio';
import { secao, tabelaDe } from './guia';

const NA_CELULA = { valor: '#VALOR!', 'nada a dar': '#N/D' } as const;

/** A typed cell as Excel hands it to a function: digits without a zero in front are a number. */
const valorDa = (escrita: string): unknown => (/^(?:0|[1-9]\d*)$/.test(escrita) ? Number(escrita) : escrita);

/** A range of the sheet of the examples, or of the one with a law. */
function intervalo(de: string, ate: string): unknown[][] {
  const folhas = ['A planilha dos exemplos', 'Uma lei num intervalo'].map((titulo) => tabelaDe(secao(titulo), 'linha'));
  const folha = folhas.find(({ titulos: colunas }) => colunas.includes(de.charAt(0)));
  if (folha === undefined) throw new Error(`no sheet: ${de}`);
  const { titulos, linhas } = folha;
  const canto = (endereco: string): [number, number] => [
    titulos.indexOf(endereco.charAt(0)),
    Number(endereco.slice(1)) - 1,
  ];
  const [[c0, l0], [c1, l1]] = [canto(de), canto(ate)];
  return linhas.slice(l0, l1 + 1).map((linha) => linha.slice(c0, c1 + 1).map(valorDa));
}

function argumento(escrito: string): unknown {
  const [, texto] = /^"(.*)"$/.exec(escrito) ?? [];
  if (texto !== undefined) return texto;
  const [, de, ate] = /^([A-Z]\d+):([A-Z]\d+)$/.exec(escrito) ?? [];
  if (de !== undefined && ate !== undefined) return intervalo(de, ate);
  return escrito === '' ? undefined : Number(escrito);
}

export const FORMULA = /=([A-Z_]+)\(([^`]*)\)/;

const mostrado = (valor: unknown): string =>
  typeof valor === 'boolean' ? (valor ? 'VERDADEIRO' : 'FALSO') : String(valor).replace(/^(\d+)\.(\d+)$/, '$1,$2');

/** What a formula of the guide gives, as cells show it: one cell, or a table with its titles. */
export function calcula(formula: string): readonly (readonly string[])[] {
  const [, id, dentro] = FORMULA.exec(formula) ?? [];
  if (id === undefined || dentro === undefined) throw new Error(formula);
  const argumentos = dentro === '' ? [] : (dentro.match(/"[^"]*"|[^;"]+|(?<=;)(?=;)/g) ?? []).map(argumento);
  const resultado = chama(id, ...argumentos);
  if ('erro' in resultado) return [[resultado.erro === 'valor' ? NA_CELULA.valor : NA_CELULA['nada a dar']]];
  const { valor } = resultado;
  return Array.isArray(valor) ? valor.map((linha: unknown[]) => linha.map(mostrado)) : [[mostrado(valor)]];
}
