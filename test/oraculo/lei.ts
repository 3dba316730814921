/**
 * The three laws as the table of dominio.md § 3 states them, how the answers to the questions change them, and what a
 * law of one's own may say. Written from the articles' and the document's words, without looking at the product. Nothing here is shared with it.
 */

export type IdDaLei = 'porto-feliz-4993-2011' | 'ferraz-de-vasconcelos-3677-2026' | 'porto-alegre-lc-494-2003';

/** "any input ends … with a result or a named error" (T16). */
export class ErroDoOraculo extends Error {
  readonly codigo: string;
  constructor(codigo: string, texto: string) {
    super(`${codigo}: ${texto}`);
    this.codigo = codigo;
  }
}

export type Ordem =
  | { tipo: 'proporcional' }
  | { tipo: 'ultima-de-cada-grupo'; tamanho: number }
  | { tipo: 'posicoes'; lista: number[]; passo: number | null };

/** dominio.md § 4: "Rounding words of laws: half up; half down; always up; always down." */
export type Arredondamento = 'meio-para-cima' | 'meio-para-baixo' | 'sempre-para-cima' | 'sempre-para-baixo';

/** One reserva of a law, with every question answered. */
export interface ReservaDoCriterio {
  id: string;
  /** In tenths of a percent: 20 % is 200, 12,5 % is 125. */
  decimos: number;
  arredondamento: Arredondamento;
  minimo: number;
  /** In tenths of a percent too; null where the law has none. */
  teto: number | null;
  ordem: Ordem;
  grupoIncompleto: 'ultima-vaga-oferecida' | 'literal' | 'proporcional';
  computo: 'ordem-de-chamada' | 'compensada';
  desistencia: 'proximo-da-lista-especifica' | 'lista-geral';
  /** The law's own words about a desistência: where they exist, `desistencia` = lista-geral cannot touch that act. */
  desistenciaEstaNoTexto: boolean;
  desistenciaAlcance: 'vaga-reservada' | 'qualquer-vaga-de-cotista';
  /** Whose list is used up, and whose list never had anyone. */
  cotistasInsuficientes: 'reverte' | 'fica-vaga';
  semCotistas: 'reverte' | 'fica-vaga';
  /** "`reversão` (names of other reservas in order, then lista geral | fica vaga)" */
  cascata: string[];
  cotaNegada: 'permanece-na-ampla' | 'eliminado';
}

/** A law with every question answered: one of the three, or one of one's own, of any number of reservas. */
export interface Criterio {
  reservas: ReservaDoCriterio[];
  computoPcd: 'ordem-de-chamada' | 'compensada';
  novasVagas: 'total-acumulado' | 'por-oferta';
  colisao: 'livre-anterior' | 'livre-seguinte';
  /** "`quem tem duas reservas` (a que chamar primeiro | a de maior percentual: member of that one only …)" */
  duasReservas: 'a-que-chamar-primeiro' | 'a-de-maior-percentual';
}

interface Lei {
  reserva: string;
  percentual: number;
  minimo: number;
  desistenciaEstaNoTexto: boolean;
  /** The doubts and silences of the law (those the oracle uses and those it only tolerates) and their defaults. */
  perguntas: Record<string, string>;
  /** The rules that are `texto`: the answer is fixed and the article is cited when somebody tries to change it. */
  texto: Record<string, { resposta: string; artigo: string }>;
}

/** dominio.md § 3: "Question ids and answers (ASCII, frozen; first = default unless the table says otherwise)". */
const RESPOSTAS: Record<string, string[]> = {
  ordem: ['proporcional'], // also ultima-de-cada-grupo:N and posicoes:3,8,13+5, read by lerOrdem
  'grupo-incompleto': ['ultima-vaga-oferecida', 'literal', 'proporcional'],
  computo: ['ordem-de-chamada', 'compensada'],
  'computo-pcd': ['ordem-de-chamada', 'compensada'],
  desistencia: ['proximo-da-lista-especifica', 'lista-geral'],
  'desistencia-alcance': ['vaga-reservada', 'qualquer-vaga-de-cotista'],
  'cotistas-insuficientes': ['reverte', 'fica-vaga'],
  'cota-negada': ['permanece-na-ampla', 'eliminado'],
  base: ['por-cargo', 'informada-no-edital'],
  'novas-vagas': ['total-acumulado', 'por-oferta'],
  colisao: ['livre-anterior', 'livre-seguinte'],
  'dia-da-vigencia': ['alcancado', 'nao-alcancado'],
  'fim-do-prazo': ['avisa', 'encerra'],
};

const LEIS: Record<IdDaLei, Lei> = {
  'porto-feliz-4993-2011': {
    reserva: 'negros-indigenas', // "one pool (art. 1º § 4º "negro ou índio")"
    percentual: 20, // art. 1º "Ficam reservadas … 20% (vinte por cento) das vagas oferecidas"
    minimo: 0, // "mínimo de vagas: silêncio: none"
    desistenciaEstaNoTexto: true, // art. 3º § 2º "Na ocorrência de desistência de vaga por candidato negro ou índio …"
    perguntas: {
      base: 'por-cargo',
      'grupo-incompleto': 'ultima-vaga-oferecida', // dúvida: art. 1º § 1º × art. 3º § 1º
      computo: 'ordem-de-chamada',
      'computo-pcd': 'ordem-de-chamada',
      desistencia: 'proximo-da-lista-especifica', // open only for posse não tomada and sem efeito
      'desistencia-alcance': 'vaga-reservada', // dúvida
      'cotistas-insuficientes': 'reverte', // dúvida: "Não havendo" (art. 1º § 6º) is texto; too few is not
      'cota-negada': 'permanece-na-ampla',
      'novas-vagas': 'total-acumulado', // "silêncio: the series goes on"
      colisao: 'livre-anterior',
    },
    texto: {
      ordem: { resposta: 'ultima-de-cada-grupo:5', artigo: 'art. 3º, § 1º' }, // "a quinta vaga fica destinada a candidato negro ou índio"
      'dia-da-vigencia': { resposta: 'alcancado', artigo: 'art. 4º, parágrafo único' },
    },
  },
  'ferraz-de-vasconcelos-3677-2026': {
    reserva: 'negros', // "pretos e pardos, art. 2º"
    percentual: 20, // art. 1º
    minimo: 3, // art. 1º "sempre que o número de vagas oferecidas for igual ou superior a 03 (três)"
    desistenciaEstaNoTexto: true, // art. 3º § 2º "Em caso de desistência de candidato negro aprovado em vaga reservada …"
    perguntas: {
      base: 'por-cargo',
      ordem: 'proporcional', // art. 4º "alternância e proporcionalidade": dúvida
      computo: 'compensada', // art. 3º § 1º "não serão computados": dúvida in the how
      'computo-pcd': 'ordem-de-chamada',
      desistencia: 'proximo-da-lista-especifica',
      'cota-negada': 'permanece-na-ampla',
      'novas-vagas': 'total-acumulado',
      colisao: 'livre-anterior',
      'dia-da-vigencia': 'nao-alcancado',
      'fim-do-prazo': 'avisa',
    },
    texto: {
      'desistencia-alcance': { resposta: 'vaga-reservada', artigo: 'art. 3º, § 2º' }, // "aprovado em vaga reservada"
      'cotistas-insuficientes': { resposta: 'reverte', artigo: 'art. 3º, § 3º' }, // "em número suficiente … serão revertidas"
    },
  },
  'porto-alegre-lc-494-2003': {
    reserva: 'afro-brasileiros', // art. 4º
    percentual: 12, // art. 1º "12% (doze por cento)"
    minimo: 0,
    desistenciaEstaNoTexto: false, // "silêncio: next of the specific list"
    perguntas: {
      base: 'por-cargo',
      ordem: 'proporcional', // silêncio
      computo: 'ordem-de-chamada',
      'computo-pcd': 'ordem-de-chamada',
      desistencia: 'proximo-da-lista-especifica',
      'desistencia-alcance': 'vaga-reservada',
      'cota-negada': 'permanece-na-ampla',
      'novas-vagas': 'total-acumulado', // art. 1º § 2º: dúvida
      colisao: 'livre-anterior',
    },
    texto: {
      'cotistas-insuficientes': { resposta: 'reverte', artigo: 'art. 3º' }, // "as vagas remanescentes serão revertidas"
      'dia-da-vigencia': { resposta: 'alcancado', artigo: 'arts. 6º e 7º' },
    },
  },
};

function leiDe(id: IdDaLei): Lei {
  const lei = LEIS[id];
  if (lei === undefined) throw new ErroDoOraculo('lei-desconhecida', id);
  return lei;
}

/** `ordem` = proporcional | ultima-de-cada-grupo:N | posicoes:3,8,13+5 ("with a step to go on"). */
function lerOrdem(resposta: string): Ordem {
  if (resposta === 'proporcional') return { tipo: 'proporcional' };
  const grupo = /^ultima-de-cada-grupo:(\d+)$/.exec(resposta);
  if (grupo !== null) {
    const tamanho = Number(grupo[1]);
    if (tamanho < 1) throw new ErroDoOraculo('leitura-invalida', `ordem = ${resposta}`);
    return { tipo: 'ultima-de-cada-grupo', tamanho };
  }
  const posicoes = /^posicoes:(\d+(?:,\d+)*)(?:\+(\d+))?$/.exec(resposta);
  if (posicoes !== null) {
    const lista = String(posicoes[1]).split(',').map(Number);
    const passo = posicoes[2] === undefined ? null : Number(posicoes[2]);
    lista.forEach((posicao, i) => {
      const anterior = i === 0 ? 0 : Number(lista[i - 1]);
      if (posicao <= anterior) throw new ErroDoOraculo('leitura-invalida', `ordem = ${resposta}`);
    });
    if (passo === 0) throw new ErroDoOraculo('leitura-invalida', `ordem = ${resposta}`);
    return { tipo: 'posicoes', lista, passo };
  }
  throw new ErroDoOraculo('leitura-invalida', `ordem = ${resposta}`);
}

/**
 * dominio.md § 3: "Only doubts and silences can be answered: a reading given against a rule that is `texto` is
 * refused, citing the article."
 */
export function criterio(id: IdDaLei | Criterio, leituras: Record<string, string>): Criterio {
  if (typeof id !== 'string') return id;
  const lei = leiDe(id);
  const valor: Record<string, string> = {};
  for (const pergunta of Object.keys(RESPOSTAS)) {
    const fixa = lei.texto[pergunta];
    const padrao = lei.perguntas[pergunta];
    const primeira = RESPOSTAS[pergunta]?.[0] ?? '';
    valor[pergunta] = fixa !== undefined ? fixa.resposta : (padrao ?? primeira);
  }

  // AMBÍGUO 1: the table has "–" for `grupo-incompleto` in Ferraz and Porto Alegre, yet their `ordem` may be answered
  // ultima-de-cada-grupo:N, and then § 5 needs it. Taken: the question exists (default ultima-vaga-oferecida) only when
  // `ordem` was answered so. Other reading: there is no such question, and only the last of each group is reserved.
  const ordemRespondida = leituras['ordem'] ?? valor['ordem'] ?? '';
  const temGrupos = ordemRespondida.startsWith('ultima-de-cada-grupo');

  for (const [pergunta, resposta] of Object.entries(leituras)) {
    if (RESPOSTAS[pergunta] === undefined) throw new ErroDoOraculo('leitura-desconhecida', pergunta);
    const fixa = lei.texto[pergunta];
    if (fixa !== undefined) {
      // AMBÍGUO 2: an answer that says what the article says already is not "against" it: accepted.
      if (resposta === fixa.resposta) continue;
      throw new ErroDoOraculo('leitura-recusada', `${pergunta}: ${fixa.artigo} é texto`);
    }
    const perguntada = lei.perguntas[pergunta] !== undefined || (pergunta === 'grupo-incompleto' && temGrupos);
    if (!perguntada) throw new ErroDoOraculo('leitura-recusada', `${pergunta} não é pergunta desta lei`);
    if (pergunta !== 'ordem' && !RESPOSTAS[pergunta]?.includes(resposta)) {
      throw new ErroDoOraculo('leitura-invalida', `${pergunta} = ${resposta}`);
    }
    valor[pergunta] = resposta;
  }

  const reserva: ReservaDoCriterio = {
    id: lei.reserva,
    decimos: 10 * lei.percentual,
    arredondamento: 'meio-para-cima', // "half up" in the three
    minimo: lei.minimo,
    teto: null,
    ordem: lerOrdem(valor['ordem'] ?? ''),
    grupoIncompleto: valor['grupo-incompleto'] as ReservaDoCriterio['grupoIncompleto'],
    computo: valor['computo'] as ReservaDoCriterio['computo'],
    desistencia: valor['desistencia'] as ReservaDoCriterio['desistencia'],
    desistenciaEstaNoTexto: lei.desistenciaEstaNoTexto,
    desistenciaAlcance: valor['desistencia-alcance'] as ReservaDoCriterio['desistenciaAlcance'],
    cotistasInsuficientes: valor['cotistas-insuficientes'] as ReservaDoCriterio['cotistasInsuficientes'],
    semCotistas: 'reverte', // "a list that never had any reverts"
    cascata: [], // none of the three laws has other reservas
    cotaNegada: valor['cota-negada'] as ReservaDoCriterio['cotaNegada'],
  };
  return {
    reservas: [reserva],
    computoPcd: valor['computo-pcd'] as Criterio['computoPcd'],
    novasVagas: valor['novas-vagas'] as Criterio['novasVagas'],
    colisao: valor['colisao'] as Criterio['colisao'],
    duasReservas: 'a-que-chamar-primeiro', // "A person in more than one list takes the first vaga that reaches them"
  };
}
