import type { Colisao, Computo, Desistencia, DuasReservas, NovasVagas } from '../core/lei';
import type { Arredondamento } from '../core/quantidade';

/** How a field of the form of a law explains itself. */
export interface AjudaDoCampo {
  /** The label: the key as printed, in sentence case. */
  readonly rotulo: string;
  /** What it is, in one or two sentences. */
  readonly explicacao: string;
  /** As it is typed; missing where the values are chosen. */
  readonly exemplo?: string;
  /** What happens when it is left empty: the default of the silence. Missing where it can't be. */
  readonly vazio?: string;
}

/** Every field of the form, by the id of its key (leis/propria/chaves.ts). */
export const AJUDAS = {
  municipio: {
    rotulo: 'Município',
    explicacao: 'O município da lei, como deve sair impresso.',
    exemplo: 'Porto Feliz',
    vazio: 'as folhas saem sem o nome do município',
  },
  uf: { rotulo: 'UF', explicacao: 'A sigla do estado.', exemplo: 'SP', vazio: 'as folhas saem sem o estado' },
  norma: {
    rotulo: 'Norma',
    explicacao: 'Tipo, número e data da lei. As folhas impressas a citam assim.',
    exemplo: 'Lei nº 4.993, de 4 de novembro de 2011',
    vazio: 'os papéis saem com um espaço para o número',
  },
  orgaos: {
    rotulo: 'Órgãos',
    explicacao: 'Que órgãos a lei obriga. Concurso de outro órgão não tem reserva.',
    vazio: 'alcança todos',
  },
  vinculos: {
    rotulo: 'Vínculos',
    explicacao: 'Que tipos de contratação a lei obriga.',
    vazio: 'alcança todos',
  },
  desde: {
    rotulo: 'Editais desde',
    explicacao: 'O primeiro dia em que a lei vale: em geral o da publicação. Edital de antes não tem reserva.',
    exemplo: '04/11/2011',
    vazio: 'alcança edital de qualquer data',
  },
  ate: {
    rotulo: 'Editais até',
    explicacao: 'O último dia, se a própria lei marca um prazo ou se foi revogada.',
    exemplo: '31/12/2035',
    vazio: 'não tem prazo',
  },
  novasVagas: {
    rotulo: 'Novas vagas',
    explicacao: 'O que fazer com as vagas que surgem depois do edital, enquanto o concurso vale.',
    vazio: 'continuam a contagem do edital',
  },
  duasReservas: {
    rotulo: 'Quem tem duas reservas',
    explicacao:
      'Uma pessoa que está em dois grupos, como a pessoa negra e quilombola. A reserva PcD soma-se às outras.',
    vazio: 'é chamada pela primeira vaga que a alcança',
  },
  colisao: {
    rotulo: 'Colisão',
    explicacao: 'Duas reservas podem pedir a mesma vaga. Uma fica com ela; a outra vai para uma vaga livre vizinha.',
    vazio: 'a vaga livre anterior',
  },
  reserva: {
    rotulo: 'Reserva',
    explicacao: 'O nome do grupo, como deve sair nas listas. Para pessoas com deficiência, escreva PcD.',
    exemplo: 'Negros e indígenas',
  },
  palavras: {
    rotulo: 'Palavras na planilha',
    explicacao:
      'Como a planilha da banca marca quem é do grupo: o título da coluna ou o que vem escrito nela. Separe por ponto e vírgula.',
    exemplo: 'negro; pardo; índio',
    vazio: 'valem as palavras do nome da reserva',
  },
  percentual: {
    rotulo: 'Percentual',
    explicacao: 'Que parte das vagas é do grupo.',
    exemplo: '20% ou 12,5%',
  },
  arredondamento: {
    rotulo: 'Arredondamento',
    explicacao: 'O que fazer quando a conta não dá um número inteiro: 20% de 8 vagas são 1,6.',
    vazio: 'meio para cima',
  },
  minimo: {
    rotulo: 'Mínimo de vagas',
    explicacao: 'A partir de quantas vagas no cargo há reserva.',
    exemplo: '3',
    vazio: 'não há mínimo',
  },
  teto: {
    rotulo: 'Teto',
    explicacao: 'O máximo das vagas que a reserva pode alcançar depois de arredondar, quando a lei o fixa.',
    exemplo: '20%',
    vazio: 'não há teto',
  },
  ordem: {
    rotulo: 'Ordem',
    explicacao: 'Em que vagas as pessoas do grupo são chamadas.',
    vazio: 'proporcional',
  },
  computo: {
    rotulo: 'Não computados',
    explicacao:
      'O caso de quem foi chamado pela reserva e também tinha nota para a lista geral: quando a lista geral chega a essa pessoa, ela continua na vaga reservada?',
    vazio: 'continua na vaga reservada',
  },
  desistencia: {
    rotulo: 'Desistência',
    explicacao: 'Quem preenche a vaga reservada de quem desiste.',
    vazio: 'a próxima pessoa da lista específica',
  },
  reversao: {
    rotulo: 'Reversão',
    explicacao: 'Para onde vai a vaga reservada quando não há ninguém do grupo.',
    vazio: 'vai à lista geral',
  },
} as const satisfies Readonly<Record<string, AjudaDoCampo>>;

/** The choices of a field with few values: what each means to someone who reads the law. */
export const ROTULOS_DOS_VALORES = {
  arredondamento: {
    'meio para cima': 'Meio para cima (2,5 vira 3; 2,4 vira 2)',
    'meio para baixo': 'Meio para baixo (2,5 vira 2; 2,6 vira 3)',
    'sempre para cima': 'Sempre para cima (2,1 vira 3)',
    'sempre para baixo': 'Sempre para baixo (2,9 vira 2)',
  } satisfies Readonly<Record<Arredondamento, string>>,
  computo: {
    compensada: 'Não: passa à lista geral e chama-se outra do grupo',
    'ordem de chamada': 'Sim: continua na vaga reservada',
  } satisfies Readonly<Record<Computo, string>>,
  desistencia: {
    'próximo da lista específica': 'A próxima pessoa da lista específica',
    'lista geral': 'A próxima pessoa da lista geral',
  } satisfies Readonly<Record<Desistencia, string>>,
  novasVagas: {
    'total acumulado': 'Continuam a contagem do edital',
    'por oferta': 'Cada nova oferta recomeça a contagem',
  } satisfies Readonly<Record<NovasVagas, string>>,
  duasReservas: {
    'a que chamar primeiro': 'É chamada pela primeira vaga que a alcança',
    'a de maior percentual': 'Concorre só na reserva de maior percentual',
  } satisfies Readonly<Record<DuasReservas, string>>,
  colisao: {
    'livre anterior': 'A vaga livre anterior',
    'livre seguinte': 'A vaga livre seguinte',
  } satisfies Readonly<Record<Colisao, string>>,
} as const;

/** The three kinds of order of calls, as chosen. */
export const ROTULOS_DA_ORDEM = {
  proporcional: 'Proporcional: onde o percentual completa mais uma',
  grupo: 'A última vaga de cada grupo de vagas',
  posicoes: 'Vagas determinadas (3ª, 8ª, 13ª…)',
} as const;

/** What is missing in an order whose kind was chosen. */
export const FALTAS_DA_ORDEM = {
  grupo: 'Falta dizer de quantas em quantas vagas.',
  posicoes: 'Falta dizer quais vagas, separadas por vírgula.',
} as const;

/**
 * What a field left empty means.
 *
 * @param deRegra it holds a rule of the law, and not a name
 */
export function fraseDoVazio({ vazio }: AjudaDoCampo, deRegra: boolean): string | undefined {
  if (vazio === undefined) return undefined;
  return deRegra ? `Em branco, a lei não diz; vale: ${vazio}.` : `Em branco, ${vazio}.`;
}
