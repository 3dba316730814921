import { PERTENCAS, SITUACOES, type Pertenca, type Situacao } from '../../core/candidato';
import { dicionario, trechosDe } from './frases';
import { SITUACOES_ESCRITAS, VERIFICACAO_NA_OBSERVACAO, VERIFICACOES_ESCRITAS } from './palavras';
import { palavrasDe, vazia } from './texto';

const situacoes = dicionario<Situacao>(
  SITUACOES.flatMap((situacao) => SITUACOES_ESCRITAS[situacao].map((frase) => [frase, situacao] as const)),
);
const pertencas = dicionario<Pertenca | 'sub judice'>([
  ...PERTENCAS.flatMap((pertenca) =>
    pertenca === 'declarada' ? [] : VERIFICACOES_ESCRITAS[pertenca].map((frase) => [frase, pertenca] as const),
  ),
  ...SITUACOES_ESCRITAS['sub-judice'].map((frase) => [frase, 'sub judice'] as const),
]);

export type SituacaoLida =
  | { readonly tipo: 'vazia' }
  | { readonly tipo: 'situação'; readonly situacao: Situacao; readonly subJudice: boolean }
  /** Words of two situations: a person decides. */
  | { readonly tipo: 'contraditória'; readonly situacoes: readonly Situacao[] }
  | { readonly tipo: 'desconhecida' };

/** The situation that a cell names. Words around a known one ("Eliminado (item 9.4)") change nothing. */
export function leSituacao(texto: string): SituacaoLida {
  if (vazia(texto)) return { tipo: 'vazia' };
  if (texto.length > 300) return { tipo: 'desconhecida' };
  const achadas = new Set<Situacao>();
  let negando = false;
  for (const trecho of trechosDe(palavrasDe(texto).split(' '), situacoes)) {
    if (trecho.tipo === 'sobra') {
      negando = trecho.palavra === 'nao';
      continue;
    }
    // A negation that the table does not have as a phrase of its own is not guessed.
    if (negando) return { tipo: 'desconhecida' };
    achadas.add(trecho.valor);
  }
  const subJudice = achadas.delete('sub-judice');
  const [unica, outra] = [...achadas];
  if (unica === undefined) {
    return subJudice ? { tipo: 'situação', situacao: 'sub-judice', subJudice } : { tipo: 'desconhecida' };
  }
  if (outra !== undefined) return { tipo: 'contraditória', situacoes: [...achadas] };
  if (subJudice && (unica === 'eliminado' || unica === 'desistente')) {
    return { tipo: 'contraditória', situacoes: ['sub-judice', unica] };
  }
  return { tipo: 'situação', situacao: unica === 'habilitado' && subJudice ? 'sub-judice' : unica, subJudice };
}

export type SituacaoDoTitulo = 'eliminado' | 'desistente' | 'ja-nomeado';

/**
 * The situation that a heading, or the name of a sheet, gives to everyone under it. The title of a whole ranking
 * ("Candidatos convocados para a prova") nominates nobody.
 */
export function situacaoDoTitulo(
  texto: string,
  onde: 'título' | 'bloco' | 'nome da aba',
): SituacaoDoTitulo | undefined {
  const palavras = palavrasDe(texto);
  if (texto.length > 100 || /\d/.test(palavras) || !/s\b/.test(palavras)) return undefined;
  const lida = leSituacao(texto);
  if (lida.tipo !== 'situação') return undefined;
  const { situacao } = lida;
  if (situacao === 'ja-nomeado') return onde === 'título' || /\bpara\b/.test(palavras) ? undefined : situacao;
  return situacao === 'eliminado' || situacao === 'desistente' ? situacao : undefined;
}

export type VerificacaoLida =
  | { readonly tipo: 'vazia' }
  | { readonly tipo: 'resultado'; readonly pertenca: Pertenca; readonly subJudice: boolean }
  | { readonly tipo: 'desconhecida' };

/** The result of the verification that a cell names; a liminar leaves it pending whatever else it says. */
export function leVerificacao(texto: string): VerificacaoLida {
  if (vazia(texto)) return { tipo: 'vazia' };
  const palavras = palavrasDe(texto);
  if (texto.length > 300 || palavras === '') return { tipo: 'desconhecida' };
  if (palavras === 'n a' || palavras === 'nao se aplica' || palavras === 'dispensado') return { tipo: 'vazia' };
  const achadas = new Set<Pertenca | 'sub judice'>();
  let negando = false;
  for (const trecho of trechosDe(palavras.split(' '), pertencas)) {
    if (trecho.tipo === 'sobra') {
      negando = trecho.palavra === 'nao' || trecho.palavra === 'n';
      continue;
    }
    if (negando) return { tipo: 'desconhecida' };
    achadas.add(trecho.valor);
  }
  const subJudice = achadas.delete('sub judice');
  if (subJudice) return { tipo: 'resultado', pertenca: 'pendente', subJudice };
  const [unica, outra] = [...achadas];
  // "Indeferido em recurso" may be the recourse's result or its object.
  if (unica === undefined || unica === 'sub judice' || outra !== undefined) return { tipo: 'desconhecida' };
  return { tipo: 'resultado', pertenca: unica, subJudice };
}

export interface ObservacaoLida {
  readonly subJudice: boolean;
  readonly verificacaoPendente: boolean;
  /** The whole note is a situation ("Desistente"). */
  readonly situacao?: Situacao;
  /** Words of someone who is out or was called, inside a longer note. */
  readonly aConferir: boolean;
}

const daVerificacao = dicionario<true>(VERIFICACAO_NA_OBSERVACAO.map((frase) => [frase, true] as const));
const pendentes = dicionario<true>(VERIFICACOES_ESCRITAS.pendente.map((frase) => [frase, true] as const));
const judiciais = dicionario<true>(SITUACOES_ESCRITAS['sub-judice'].map((frase) => [frase, true] as const));

const tabelas = [situacoes, daVerificacao, pendentes, judiciais];
const SEM_EFEITO: ObservacaoLida = { subJudice: false, verificacaoPendente: false, aConferir: false };

/** What a note says that matters to the order. */
export function leObservacao(texto: string): ObservacaoLida {
  if (vazia(texto)) return SEM_EFEITO;
  const palavras = palavrasDe(texto.slice(0, 1000)).split(' ');
  // Notes are free text, seldom repeated: most have no word of any table.
  if (!palavras.some((palavra) => tabelas.some(({ maiores }) => maiores.has(palavra)))) return SEM_EFEITO;
  const fala = (tabela: typeof judiciais): boolean => trechosDe(palavras, tabela).some(({ tipo }) => tipo === 'frase');
  const trechos = trechosDe(palavras, situacoes);
  const achadas = new Set(trechos.flatMap((trecho) => (trecho.tipo === 'frase' ? [trecho.valor] : [])));
  const [unica] = [...achadas];
  const inteira = trechos.length === 1 && unica !== undefined && unica !== 'sub-judice';
  const deFora = (['eliminado', 'desistente', 'fim-de-fila', 'ja-nomeado'] as const).some((uma) => achadas.has(uma));
  return {
    subJudice: fala(judiciais),
    verificacaoPendente: fala(daVerificacao) && fala(pendentes),
    ...(inteira ? { situacao: unica } : {}),
    aConferir: !inteira && deFora,
  };
}
