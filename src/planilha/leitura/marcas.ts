import type { Pertenca } from '../../core/candidato';
import type { Grupo } from './destino';
import { dicionario, trechosDe, type Dicionario } from './frases';
import { AFIRMACOES, DEFICIENCIAS, GRUPOS, LIGACOES, NEGACOES, SEM_GRUPO, SITUACOES_ESCRITAS } from './palavras';
import { palavrasDe, vazia } from './texto';
import { posicaoDe } from './numeros';

/** What one cell says of group membership. */
export interface MarcaLida {
  /** A whole-cell answer; "n" is kept apart because under NEGRO it may be "não" or "negro". */
  readonly resposta: 'vazia' | 'sim' | 'não' | 'n' | 'posição' | 'asterisco' | 'texto';
  readonly grupos: readonly Grupo[];
  readonly negados: readonly Grupo[];
  /** Result of the verification written beside the mark. */
  readonly verificacao?: Pertenca;
  readonly subJudice: boolean;
  /** Words that mean nothing here, in order. */
  readonly desconhecidas: readonly string[];
}

type Sentido =
  | { readonly tipo: 'grupo'; readonly grupo: Grupo }
  | { readonly tipo: 'nenhum' | 'nega' | 'sim' | 'liga' | 'sub judice' }
  | { readonly tipo: 'verificação'; readonly pertenca: Pertenca };

const VERIFICACAO_NA_MARCA: readonly (readonly [string, Pertenca])[] = [
  ['deferid@', 'confirmada'],
  ['confirmad@', 'confirmada'],
  ['homologad@', 'confirmada'],
  ['enquadrad@', 'confirmada'],
  ['indeferid@', 'negada'],
  ['nao confirmad@', 'negada'],
  ['nao homologad@', 'negada'],
  ['nao enquadrad@', 'negada'],
  ['nao compareceu', 'negada'],
  ['em recurso', 'pendente'],
  ['pendente', 'pendente'],
  ['em analise', 'pendente'],
];

function* entradas(
  proprias: readonly (readonly [string, Grupo])[],
  deficiencias: readonly string[],
): Generator<readonly [string, Sentido]> {
  for (const frase of SEM_GRUPO) yield [frase, { tipo: 'nenhum' }];
  for (const frase of LIGACOES) yield [frase, { tipo: 'liga' }];
  for (const frase of AFIRMACOES) yield [frase, { tipo: 'sim' }];
  for (const frase of NEGACOES) yield [frase, { tipo: 'nega' }];
  for (const frase of SITUACOES_ESCRITAS['sub-judice']) yield [frase, { tipo: 'sub judice' }];
  for (const [frase, pertenca] of VERIFICACAO_NA_MARCA) yield [frase, { tipo: 'verificação', pertenca }];
  for (const frase of deficiencias) yield [frase, { tipo: 'grupo', grupo: { rotulo: 'pcd', familias: ['pcd'] } }];
  for (const { rotulo, familias, palavras } of GRUPOS) {
    for (const frase of palavras) yield [frase, { tipo: 'grupo', grupo: { rotulo, familias } }];
  }
  for (const [frase, grupo] of proprias) yield [frase, { tipo: 'grupo', grupo }];
}

const EXTRAS = { qualquer: [], deficiência: DEFICIENCIAS } as const;
const COMUNS = {
  qualquer: dicionario(entradas([], EXTRAS.qualquer)),
  deficiência: dicionario(entradas([], EXTRAS.deficiência)),
};

export type LeitorDeMarcas = (texto: string) => MarcaLida;

/** A reader of mark cells; a column of types of deficiency also reads "visual", "física" … */
export function leitorDeMarcas(
  proprias: readonly (readonly [string, Grupo])[],
  coluna: 'qualquer' | 'deficiência',
): LeitorDeMarcas {
  const palavras = proprias.length === 0 ? COMUNS[coluna] : dicionario(entradas(proprias, EXTRAS[coluna]));
  return (texto) => leMarca(texto, palavras);
}

const SIMPLES = { grupos: [], negados: [], subJudice: false, desconhecidas: [] } as const;
const VISTOS = new Set(['✓', '✔', '☑', '√', '✔️', '☑️']);
const TETO_DE_LETRAS = 400;

function leMarca(texto: string, palavras: Dicionario<Sentido>): MarcaLida {
  if (vazia(texto)) return { resposta: 'vazia', ...SIMPLES };
  if (/^\*+$/.test(texto)) return { resposta: 'asterisco', ...SIMPLES };
  if (VISTOS.has(texto)) return { resposta: 'sim', ...SIMPLES };
  if (posicaoDe(texto) !== undefined) return { resposta: 'posição', ...SIMPLES };
  const inteira = palavrasDe(texto);
  if (inteira === 'n') return { resposta: 'n', ...SIMPLES };
  if (inteira === '' || texto.length > TETO_DE_LETRAS) return { resposta: 'texto', ...SIMPLES, desconhecidas: [texto] };
  const lida: Anotacoes = {
    grupos: [],
    negados: [],
    desconhecidas: [],
    nenhum: false,
    sim: false,
    nega: false,
    subJudice: false,
    verificacao: undefined,
  };
  // "sem deficiência, negra": a comma ends what the negation reaches.
  for (const segmento of texto.split(/[,;|\n]/)) leSegmento(palavrasDe(segmento), palavras, lida);
  const { grupos, negados, desconhecidas, subJudice, verificacao } = lida;
  const base = { grupos, negados, desconhecidas, subJudice, ...(verificacao === undefined ? {} : { verificacao }) };
  if (grupos.length > 0 || negados.length > 0 || desconhecidas.length > 0) return { resposta: 'texto', ...base };
  if (lida.sim && (lida.nega || lida.nenhum)) return { resposta: 'texto', ...base, desconhecidas: [texto] };
  if (lida.sim) return { resposta: 'sim', ...base };
  if (lida.nega || lida.nenhum) return { resposta: 'não', ...base };
  return { resposta: 'texto', ...base, desconhecidas: verificacao !== undefined || subJudice ? [] : [texto] };
}

interface Anotacoes {
  grupos: Grupo[];
  negados: Grupo[];
  desconhecidas: string[];
  nenhum: boolean;
  sim: boolean;
  nega: boolean;
  subJudice: boolean;
  verificacao: Pertenca | undefined;
}

function leSegmento(segmento: string, palavras: Dicionario<Sentido>, lida: Anotacoes): void {
  if (segmento === '') return;
  let negando = false;
  const negadosAqui: Grupo[] = [];
  for (const trecho of trechosDe(segmento.split(' '), palavras)) {
    if (trecho.tipo === 'sobra') {
      // A list position or a percentage beside the group's name says nothing more.
      if (!/^\d+[oa]?$/.test(trecho.palavra)) lida.desconhecidas.push(trecho.palavra);
      continue;
    }
    const { valor, frase } = trecho;
    switch (valor.tipo) {
      case 'grupo':
        if (negando) negadosAqui.push(valor.grupo);
        else lida.grupos.push(valor.grupo);
        break;
      case 'nega':
        negando = true;
        lida.nega = true;
        break;
      case 'liga':
        // "sem deficiência e negra" ends the negation at "e"; "não negra ou parda" does not.
        if (frase === 'e' && negadosAqui.length > 0) negando = false;
        break;
      case 'nenhum':
        lida.nenhum = true;
        break;
      case 'sim':
        lida.sim = true;
        break;
      case 'sub judice':
        lida.subJudice = true;
        break;
      case 'verificação':
        lida.verificacao =
          lida.verificacao === undefined || lida.verificacao === valor.pertenca ? valor.pertenca : 'pendente';
        break;
    }
  }
  const familias = new Set(negadosAqui.flatMap((grupo) => grupo.familias));
  // "não PcD negro" could mean either thing: ask.
  if (familias.size > 1) lida.desconhecidas.push(segmento);
  lida.negados.push(...negadosAqui);
}
