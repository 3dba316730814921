import type { LeituraAdotada } from '../core/criterios';
import type { Ordem } from '../core/lei';
import { PADRAO, respostaDe, type PerguntaId, type Respostas } from '../core/perguntas';
import { noMeio } from './caixa';
import { enumera } from './palavras';
import { ultimaDeCadaGrupo } from './ordinais';

/** What an answer says: a short label, and one sentence for someone without the law at hand. */
interface Palavras {
  readonly rotulo: string;
  readonly explicacao: string;
}

type PerguntaDeEscolha = Exclude<PerguntaId, 'ordem'>;

/** Every answer of every question: one without words does not compile. */
const ESCOLHAS: { readonly [P in PerguntaDeEscolha]: Readonly<Record<Respostas[P], Palavras>> } = {
  'grupo-incompleto': {
    'última vaga oferecida': {
      rotulo: 'A última vaga oferecida também é reservada',
      explicacao:
        'Se o edital não completa o último grupo e o percentual dá mais vagas reservadas do que os grupos completos, a última vaga do edital é reservada; a última desse grupo, se oferecida depois, não é reservada de novo.',
    },
    literal: {
      rotulo: 'Só a última vaga de cada grupo completo',
      explicacao:
        'O grupo que o edital não completa fica sem vaga reservada até ser oferecida a última vaga dele, mesmo que o total reservado fique abaixo do percentual; nesse caso há um aviso.',
    },
    proporcional: {
      rotulo: 'A proporção no lugar dos grupos',
      explicacao:
        'As vagas reservadas deixam de seguir os grupos e ficam onde o percentual passa a dar mais uma, no edital e em todas as ofertas seguintes (com 20%, a metade arredondada para cima: vagas 3, 8, 13…).',
    },
  },
  computo: {
    'ordem de chamada': {
      rotulo: 'Continua na vaga reservada',
      explicacao:
        'Vale a lista que chamou primeiro: quem foi nomeado pela reserva continua nela mesmo que a lista geral chegue depois à sua classificação, e a vaga da ampla concorrência vai à próxima pessoa da lista geral ainda não chamada.',
    },
    compensada: {
      rotulo: 'Passa à ampla concorrência (compensação)',
      explicacao:
        'Quando a lista geral chega a quem foi nomeado pela reserva, essa pessoa passa a contar na ampla concorrência, na mesma vaga, e é chamada a próxima da lista específica, enquanto houver.',
    },
  },
  'computo-pcd': {
    'ordem de chamada': {
      rotulo: 'Continua na vaga de PcD',
      explicacao:
        'Vale a lista que chamou primeiro: quem foi nomeado pela vaga de pessoa com deficiência continua nela mesmo que a lista geral chegue depois à sua classificação.',
    },
    compensada: {
      rotulo: 'Passa à ampla concorrência (compensação)',
      explicacao:
        'Quando a lista geral chega a quem foi nomeado pela vaga de pessoa com deficiência, essa pessoa passa a contar na ampla concorrência, na mesma vaga, e é chamada a próxima da lista de PcD, enquanto houver.',
    },
  },
  desistencia: {
    'próximo da lista específica': {
      rotulo: 'Próxima pessoa da lista específica',
      explicacao:
        'A vaga ocupada pela reserva que reabre (por desistência, posse não tomada ou nomeação tornada sem efeito) continua reservada e vai à próxima pessoa da lista específica.',
    },
    'lista geral': {
      rotulo: 'Próxima pessoa da lista geral',
      explicacao:
        'A vaga ocupada pela reserva que reabre (por desistência, posse não tomada ou nomeação tornada sem efeito) passa à ampla concorrência e vai à próxima pessoa da lista geral; onde o texto da lei já decide um desses casos, vale o texto.',
    },
  },
  'desistencia-alcance': {
    'vaga reservada': {
      rotulo: 'Só a vaga ocupada pela reserva',
      explicacao:
        'A vaga da ampla concorrência que um cotista deixa continua da ampla concorrência; a regra da desistência só vale para a vaga que ele ocupava pela reserva.',
    },
    'qualquer vaga de cotista': {
      rotulo: 'Qualquer vaga que um cotista deixe',
      explicacao: 'Também a vaga da ampla concorrência que um cotista deixa passa à lista específica.',
    },
  },
  'cotistas-insuficientes': {
    reverte: {
      rotulo: 'A vaga vai à lista geral',
      explicacao:
        'Quando a lista específica se esgota, a vaga reservada que sobra é preenchida pela lista geral (reversão).',
    },
    'fica vaga': {
      rotulo: 'A vaga fica sem preencher',
      explicacao:
        'Quando a lista específica teve candidatos mas se esgotou, a vaga reservada que sobra fica aberta; só reverte à lista geral se essa lista nunca teve ninguém.',
    },
  },
  'cota-negada': {
    'permanece na ampla': {
      rotulo: 'Continua na lista geral',
      explicacao:
        'Quem não teve a cota confirmada, sem ter declarado falsamente, sai da lista específica e continua na lista geral, com a sua classificação.',
    },
    eliminado: {
      rotulo: 'Sai do concurso',
      explicacao: 'Quem não teve a cota confirmada sai de todas as listas, mesmo sem ter declarado falsamente.',
    },
  },
  base: {
    'por cargo': {
      rotulo: 'As vagas de cada cargo',
      explicacao: 'O percentual (e o mínimo de vagas, se a lei o tem) é aplicado a cada cargo em separado.',
    },
    'informada no edital': {
      rotulo: 'O número que o edital informa',
      explicacao:
        'Nas vagas do edital vale o número de reservadas que ele informa para cada cargo, no lugar da conta; digite-o em cada cargo.',
    },
  },
  'novas-vagas': {
    'total acumulado': {
      rotulo: 'Continuam a contagem das anteriores',
      explicacao:
        'O percentual, o mínimo e as posições são contados sobre todas as vagas oferecidas até então, as do edital e as abertas depois.',
    },
    'por oferta': {
      rotulo: 'Cada nova oferta recomeça a contagem',
      explicacao:
        'Em cada oferta depois do edital, o percentual, o mínimo e as posições são contados só sobre as vagas dela; a reserva das pessoas com deficiência não muda.',
    },
  },
  colisao: {
    'livre anterior': {
      rotulo: 'A vaga livre anterior',
      explicacao:
        'Se a vaga já tem outra reserva, vale a livre mais próxima antes dela, na mesma oferta; se não houver, a primeira livre depois dela; se nenhuma, a primeira livre da oferta seguinte.',
    },
    'livre seguinte': {
      rotulo: 'A vaga livre seguinte',
      explicacao:
        'Se a vaga já tem outra reserva, vale a primeira livre depois dela, na mesma oferta; se não houver, a primeira livre da oferta seguinte.',
    },
  },
  'dia-da-vigencia': {
    alcançado: {
      rotulo: 'A lei alcança o edital desse dia',
      explicacao: 'O edital publicado no próprio dia em que a lei entrou em vigor segue a reserva.',
    },
    'não alcançado': {
      rotulo: 'A lei não alcança o edital desse dia',
      explicacao: 'Só segue a reserva o edital publicado depois do dia em que a lei entrou em vigor.',
    },
  },
  'fim-do-prazo': {
    avisa: {
      rotulo: 'A reserva continua, com aviso',
      explicacao:
        'O fim do prazo é lido como o momento de avaliar a lei: o edital posterior ainda segue a reserva, com um aviso para consultar a procuradoria.',
    },
    encerra: {
      rotulo: 'A reserva termina',
      explicacao: 'O edital publicado depois do último dia do prazo não segue a reserva.',
    },
  },
};

/** The kinds of order, before their numbers are given. */
const TIPOS_DE_ORDEM: Readonly<Record<Ordem['tipo'], Palavras>> = {
  proporcional: {
    rotulo: 'Proporcional ao percentual',
    explicacao:
      'É reservada cada vaga em que o percentual, arredondado como manda a lei, passa a dar mais uma (com 20%, a metade arredondada para cima: vagas 3, 8, 13…).',
  },
  'última de cada grupo': {
    rotulo: 'A última vaga de cada grupo',
    explicacao:
      'As vagas são contadas em grupos do mesmo tamanho e a última de cada grupo é reservada (em grupos de 5: vagas 5, 10, 15…), sem passar do número que o percentual dá.',
  },
  posições: {
    rotulo: 'Vagas listadas',
    explicacao:
      'São reservadas as vagas que o edital lista e, depois da última, se ele o disser, uma a cada tantas, sem passar do número que o percentual dá.',
  },
};

const DE_CADA_RESERVA: Palavras = {
  rotulo: 'A de cada reserva',
  explicacao: 'Cada reserva segue a leitura da sua própria regra.',
};

/** The forms of the answers to `ordem` that still lack their numbers, as typed. */
const FORMAS_DA_ORDEM: Readonly<Record<string, Ordem['tipo']>> = {
  'ultima-de-cada-grupo': 'última de cada grupo',
  'ultima-de-cada-grupo:N': 'última de cada grupo',
  posicoes: 'posições',
};

const TETO_DE_POSICOES = 12;

/**
 * Listed vagas, with the step after the last one.
 *
 * @param ate how many are written at most; the others are counted
 *
 * @example posicoesEscritas({ posicoes: [5, 15], passo: 20 }) // 'Vagas 5, 15 e depois de 20 em 20'
 */
export function posicoesEscritas(
  { posicoes, passo }: Pick<Extract<Ordem, { tipo: 'posições' }>, 'posicoes' | 'passo'>,
  ate = posicoes.length,
): string {
  const vaga = posicoes.length === 1 ? 'Vaga' : 'Vagas';
  const sobram = posicoes.length - ate;
  const listadas = [...posicoes.slice(0, ate).map(String), ...(sobram > 0 ? [`mais ${sobram}`] : [])];
  return passo === undefined
    ? `${vaga} ${enumera(listadas)}`
    : `${vaga} ${listadas.join(', ')} e depois de ${passo} em ${passo}`;
}

function palavrasDaOrdem(ordem: Ordem): Palavras {
  switch (ordem.tipo) {
    case 'proporcional':
      return TIPOS_DE_ORDEM.proporcional;
    case 'última de cada grupo': {
      const { grupo } = ordem;
      return {
        rotulo: `A ${ultimaDeCadaGrupo(grupo)}`,
        explicacao: `As vagas são contadas de ${grupo} em ${grupo} e a última de cada grupo é reservada (vagas ${grupo}, ${2 * grupo}, ${3 * grupo}…), sem passar do número que o percentual dá.`,
      };
    }
    case 'posições':
      return {
        rotulo: posicoesEscritas(ordem, TETO_DE_POSICOES),
        explicacao: 'São reservadas as vagas nessas posições, sem passar do número que o percentual dá.',
      };
  }
}

function daEscolha<P extends PerguntaDeEscolha>(pergunta: P, resposta: string): Palavras | undefined {
  const valor = respostaDe(pergunta, resposta);
  return valor === undefined ? undefined : ESCOLHAS[pergunta][valor];
}

function palavrasDe(pergunta: PerguntaId, resposta: string): Palavras | undefined {
  if (resposta === PADRAO) return DE_CADA_RESERVA;
  if (pergunta !== 'ordem') return daEscolha(pergunta, resposta);
  if (Object.hasOwn(FORMAS_DA_ORDEM, resposta)) return TIPOS_DE_ORDEM[FORMAS_DA_ORDEM[resposta] ?? 'proporcional'];
  const ordem = respostaDe('ordem', resposta);
  return ordem === undefined ? undefined : palavrasDaOrdem(ordem);
}

/**
 * An order in a few words.
 *
 * @example rotuloDaOrdem({ tipo: 'última de cada grupo', grupo: 5 }) // 'A quinta vaga de cada grupo de 5'
 */
export function rotuloDaOrdem(ordem: Ordem): string {
  return palavrasDaOrdem(ordem).rotulo;
}

/**
 * A short label for an answer as typed; what is no answer to the question comes back as it is. `ultima-de-cada-grupo`
 * (with or without `:N`) and `posicoes` name the kind of order, for whoever still has to give the numbers.
 *
 * @example rotuloDaResposta('ordem', 'posicoes:3,8,13+5') // 'Vagas 3, 8, 13 e depois de 5 em 5'
 */
export function rotuloDaResposta(pergunta: PerguntaId, resposta: string): string {
  return palavrasDe(pergunta, resposta)?.rotulo ?? resposta;
}

/**
 * The label of the answer that holds; where nobody chose and the reservas differ, that of each.
 *
 * @example rotuloDaLeitura({ pergunta: 'computo', resposta: 'compensada' }) // 'Passa à ampla concorrência (compensação)'
 */
export function rotuloDaLeitura({
  pergunta,
  resposta,
  porReserva = [],
}: Pick<LeituraAdotada, 'pergunta' | 'resposta' | 'porReserva'>): string {
  const rotulo = rotuloDaResposta(pergunta, resposta);
  if (resposta !== PADRAO) return rotulo;
  const deCada = porReserva.map((esta) => `${esta.reserva}: ${noMeio(rotuloDaResposta(pergunta, esta.resposta))}`);
  return `${rotulo} (${deCada.join('; ')})`;
}

/** What an answer as typed does, in one sentence; '' for what is no answer to the question. */
export function explicacaoDaResposta(pergunta: PerguntaId, resposta: string): string {
  return palavrasDe(pergunta, resposta)?.explicacao ?? '';
}
