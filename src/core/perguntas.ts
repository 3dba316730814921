import type {
  AlcanceDaDesistencia,
  Base,
  Colisao,
  Computo,
  CotaNegada,
  CotistasInsuficientes,
  Desistencia,
  DiaDaVigencia,
  FimDoPrazo,
  GrupoIncompleto,
  NovasVagas,
  Ordem,
} from './lei';

/** The readings of each question, by its frozen id. */
export interface Respostas {
  ordem: Ordem;
  'grupo-incompleto': GrupoIncompleto;
  computo: Computo;
  'computo-pcd': Computo;
  desistencia: Desistencia;
  'desistencia-alcance': AlcanceDaDesistencia;
  'cotistas-insuficientes': CotistasInsuficientes;
  'cota-negada': CotaNegada;
  base: Base;
  'novas-vagas': NovasVagas;
  colisao: Colisao;
  'dia-da-vigencia': DiaDaVigencia;
  'fim-do-prazo': FimDoPrazo;
}
export type PerguntaId = keyof Respostas;

const ESCOLHAS = {
  'grupo-incompleto': {
    'ultima-vaga-oferecida': 'última vaga oferecida',
    literal: 'literal',
    proporcional: 'proporcional',
  },
  computo: { 'ordem-de-chamada': 'ordem de chamada', compensada: 'compensada' },
  'computo-pcd': { 'ordem-de-chamada': 'ordem de chamada', compensada: 'compensada' },
  desistencia: { 'proximo-da-lista-especifica': 'próximo da lista específica', 'lista-geral': 'lista geral' },
  'desistencia-alcance': {
    'vaga-reservada': 'vaga reservada',
    'qualquer-vaga-de-cotista': 'qualquer vaga de cotista',
  },
  'cotistas-insuficientes': { reverte: 'reverte', 'fica-vaga': 'fica vaga' },
  'cota-negada': { 'permanece-na-ampla': 'permanece na ampla', eliminado: 'eliminado' },
  base: { 'por-cargo': 'por cargo', 'informada-no-edital': 'informada no edital' },
  'novas-vagas': { 'total-acumulado': 'total acumulado', 'por-oferta': 'por oferta' },
  colisao: { 'livre-anterior': 'livre anterior', 'livre-seguinte': 'livre seguinte' },
  'dia-da-vigencia': { alcancado: 'alcançado', 'nao-alcancado': 'não alcançado' },
  'fim-do-prazo': { avisa: 'avisa', encerra: 'encerra' },
} as const satisfies { [P in Exclude<PerguntaId, 'ordem'>]: Record<string, Respostas[P]> };

const OPCOES_DA_ORDEM = ['proporcional', 'ultima-de-cada-grupo:N', 'posicoes:3,8,13+5'] as const;

/** In the place of an answer: none, so that every rule keeps its own default. */
export const PADRAO = 'padrao';

/** The ids of all questions, in the order they are asked and printed. */
export const PERGUNTAS: readonly PerguntaId[] = [
  'ordem',
  'grupo-incompleto',
  'computo',
  'computo-pcd',
  'desistencia',
  'desistencia-alcance',
  'cotistas-insuficientes',
  'cota-negada',
  'base',
  'novas-vagas',
  'colisao',
  'dia-da-vigencia',
  'fim-do-prazo',
];

/** The answers a question takes, as typed. */
export function opcoesDe(pergunta: PerguntaId): readonly string[] {
  return pergunta === 'ordem' ? OPCOES_DA_ORDEM : Object.keys(ESCOLHAS[pergunta]);
}

const NUMERO = /^[1-9]\d{0,6}$/;

/**
 * Listed places: "3,8,13+5" is 3, 8, 13 and then every fifth; undefined when the words don't say that (places must
 * grow).
 */
export function posicoesDe(texto: string): { posicoes: number[]; passo?: number } | undefined {
  const [lista = '', passo, sobra] = texto.split('+');
  if (sobra !== undefined || (passo !== undefined && !NUMERO.test(passo))) return undefined;
  const partes = lista.split(',').map((parte) => parte.trim());
  if (!partes.every((parte) => NUMERO.test(parte))) return undefined;
  const posicoes = partes.map(Number);
  if (posicoes.some((posicao, i) => i > 0 && posicao <= (posicoes[i - 1] ?? 0))) return undefined;
  return passo === undefined ? { posicoes } : { posicoes, passo: Number(passo) };
}

function ordemDe(texto: string): Ordem | undefined {
  if (texto === 'proporcional') return { tipo: 'proporcional' };
  const [tipo, resto = ''] = texto.split(':', 2);
  if (tipo === 'ultima-de-cada-grupo' && NUMERO.test(resto)) {
    return { tipo: 'última de cada grupo', grupo: Number(resto) };
  }
  if (tipo !== 'posicoes') return undefined;
  const listadas = posicoesDe(resto);
  return listadas === undefined ? undefined : { tipo: 'posições', ...listadas };
}

/**
 * The reading that an answer names, or undefined when the question doesn't take it.
 *
 * @example respostaDe('computo', 'compensada') // 'compensada'
 */
export function respostaDe<P extends PerguntaId>(pergunta: P, texto: string): Respostas[P] | undefined {
  if (pergunta === 'ordem') return ordemDe(texto) as Respostas[P] | undefined;
  const escolhas: Record<string, Respostas[P]> = ESCOLHAS[pergunta as Exclude<PerguntaId, 'ordem'>] as never;
  return Object.hasOwn(escolhas, texto) ? escolhas[texto] : undefined;
}

/** The answer as typed, for a reading: the inverse of `respostaDe`. */
export function textoDaResposta<P extends PerguntaId>(pergunta: P, valor: Respostas[P]): string {
  if (pergunta === 'ordem') {
    const ordem = valor as Ordem;
    if (ordem.tipo === 'proporcional') return 'proporcional';
    if (ordem.tipo === 'última de cada grupo') return `ultima-de-cada-grupo:${ordem.grupo}`;
    return `posicoes:${ordem.posicoes.join(',')}${ordem.passo === undefined ? '' : `+${ordem.passo}`}`;
  }
  const escolhas: Record<string, unknown> = ESCOLHAS[pergunta as Exclude<PerguntaId, 'ordem'>];
  const texto = Object.keys(escolhas).find((chave) => escolhas[chave] === valor);
  if (texto === undefined) throw new RangeError(`${pergunta}: ${String(valor)}`);
  return texto;
}
