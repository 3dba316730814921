import { PCD, type ReservaId } from '../core/candidato';
import { valorDaRegra } from '../core/criterios';
import { dataBrasileira } from '../core/data';
import type { Fracao } from '../core/fracao';
import type {
  Computo,
  CotistasInsuficientes,
  Desistencia,
  DiaDaVigencia,
  FimDoPrazo,
  GrupoIncompleto,
  Lei,
  Regra,
  RegrasDaLei,
  Reserva,
  SemCotistas,
} from '../core/lei';
import type { Arredondamento } from '../core/quantidade';
import { NOMES_DOS_ORGAOS, NOMES_DOS_VINCULOS, soRevisao } from './alcance';
import { noComeco, noMeio } from './caixa';
import { dispositivosDe, nomeDaModalidade, reservaDe } from './fundamento';
import { percentualEscrito } from './numeros';
import { enumera } from './palavras';
import { NOMES_DAS_PERGUNTAS } from './perguntas';
import { ditoUmaVez } from './porReserva';
import { rotuloDaOrdem } from './respostas';

/** One rule of a law on its card. */
export interface LinhaDoCartao {
  readonly item: string;
  readonly frase: string;
  readonly dispositivos: readonly string[];
  readonly base: Regra<unknown>['base'];
  /** The law leaves it open, and another reading can be chosen. */
  readonly pergunta: boolean;
}

export const ARREDONDAMENTO: Readonly<Record<Arredondamento, string>> = {
  'meio para cima': 'fração igual ou maior que 0,5 para cima; menor, para baixo',
  'meio para baixo': 'fração maior que 0,5 para cima; igual ou menor, para baixo',
  'sempre para cima': 'qualquer fração para cima',
  'sempre para baixo': 'qualquer fração para baixo',
};

const GRUPO_INCOMPLETO: Readonly<Record<GrupoIncompleto, string>> = {
  'última vaga oferecida':
    'se o edital não completa o último grupo e os completos dão menos reservadas que o percentual, a última vaga oferecida também é reservada',
  literal: 'o grupo que o edital não completa não tem vaga reservada, ainda que o percentual dê mais uma',
  proporcional: 'as vagas reservadas seguem a proporção, no lugar dos grupos',
};

const COMPUTO: Readonly<Record<Computo, string>> = {
  'ordem de chamada': 'quem foi nomeado pela reserva continua nela quando a lista geral chega à sua classificação',
  compensada:
    'quem foi nomeado pela reserva deixa de contar nela quando a lista geral chega à sua classificação, e é chamada a próxima pessoa da lista específica (compensação)',
};

const DESISTENCIA: Readonly<Record<Desistencia, string>> = {
  'próximo da lista específica': 'a vaga que era ocupada pela reserva vai à próxima pessoa da lista específica',
  'lista geral': 'a vaga que era ocupada pela reserva vai à próxima pessoa da lista geral',
};

const INSUFICIENTES: Readonly<Record<CotistasInsuficientes, string>> = {
  reverte: 'esgotada a lista específica, as vagas reservadas que sobram vão à lista geral',
  'fica vaga': 'esgotada a lista específica, as vagas reservadas que sobram ficam sem preencher',
};

const DIA_DA_VIGENCIA: Readonly<Record<DiaDaVigencia, string>> = {
  alcançado: 'o edital publicado nesse dia segue a reserva',
  'não alcançado': 'o edital publicado nesse dia não segue a reserva; só os posteriores',
};

const FIM_DO_PRAZO: Readonly<Record<FimDoPrazo, string>> = {
  avisa: 'o edital posterior ainda segue a reserva, com um aviso',
  encerra: 'o edital posterior não segue a reserva',
};

type ValorDe<R> = R extends Regra<infer V> ? V : never;

const PCD_NA_LEI: Readonly<Record<ValorDe<RegrasDaLei['pcd']>, string>> = {
  'o que o edital disser': 'número e posições das vagas são os que o edital disser',
  'conta na alternância': 'as vagas das pessoas com deficiência contam na alternância das nomeações',
};

/**
 * What the text settles is stated; what it does not is a default. Where it cannot be answered, the reason has no other
 * place: it is told here, unless it only says again that the law is silent.
 */
function frase(regra: Regra<unknown>, dito: string): string {
  if (regra.base === 'texto') return `${noComeco(dito)}.`;
  const porque = regra.base === 'dúvida' ? 'O texto admite mais de uma leitura' : 'A lei não diz';
  if (regra.pergunta !== undefined) return `${porque}; por padrão, ${dito}.`;
  const motivo = regra.questao.replace(/[\s.]+$/u, '');
  const repete = regra.base === 'silêncio' && /^(?:A lei|A tabela|O art)/u.test(motivo);
  return `${porque}${motivo === '' || repete ? '' : ` (${motivo})`}; por padrão, ${dito}.`;
}

/** One rule as a line of the card. */
export function linha<V>(item: string, regra: Regra<V>, dizer: (valor: V) => string): LinhaDoCartao {
  return {
    item,
    frase: frase(regra, dizer(valorDaRegra(regra))),
    dispositivos: [...new Set(dispositivosDe(regra))],
    base: regra.base,
    pergunta: regra.base !== 'texto' && regra.pergunta !== undefined,
  };
}

/** Where the questions follow, each rule that has one says so. */
export const comPerguntasAbaixo = (linhas: readonly LinhaDoCartao[]): LinhaDoCartao[] =>
  linhas.map((esta) => (esta.pergunta ? { ...esta, frase: `${esta.frase} A pergunta está abaixo.` } : esta));

const SEM_COTISTAS: Readonly<Record<SemCotistas, string>> = {
  reverte: 'não havendo ninguém na lista específica, a vaga reservada vai à lista geral',
  'fica vaga': 'não havendo ninguém na lista específica, a vaga reservada fica sem preencher',
};

/** Where the vaga goes before the general list; what the law does not say tells where it comes from. */
function linhaDaCascata(lei: Lei, cascata: Regra<readonly ReservaId[]>): LinhaDoCartao {
  const outras = valorDaRegra(cascata).map((id) => nomeDaModalidade(lei, id));
  const dito = `antes da lista geral, a vaga sem candidatos da sua lista passa à de ${outras.join(', depois à de ')}`;
  const daRegra = linha('Passagem a outra reserva', cascata, () => dito);
  return cascata.base === 'texto' ? daRegra : { ...daRegra, frase: `${noComeco(dito)}. ${cascata.questao}` };
}

/** A share that is not the law's words says where it comes from: it is what the whole reserve rests on. */
function linhaDoPercentual(percentual: Regra<Fracao>, grupo: string): LinhaDoCartao {
  const dito = `${percentualEscrito(valorDaRegra(percentual))} das vagas para ${grupo}`;
  const daRegra = linha('Percentual', percentual, () => dito);
  return percentual.base === 'texto' ? daRegra : { ...daRegra, frase: `${dito}. ${percentual.questao}` };
}

function linhasDaReserva(lei: Lei, reserva: Reserva): LinhaDoCartao[] {
  const { grupo, regras } = reserva;
  const { percentual, teto } = regras;
  const porGrupos = valorDaRegra(regras.ordem).tipo === 'última de cada grupo';
  return [
    linhaDoPercentual(percentual, grupo),
    linha('Mínimo de vagas', regras.minimo, (valor) =>
      valor > 1 ? `só há reserva a partir de ${valor} vagas oferecidas` : 'não há número mínimo de vagas',
    ),
    linha('Arredondamento', regras.arredondamento, (valor) => ARREDONDAMENTO[valor]),
    ...(teto === undefined
      ? []
      : [linha('Teto', teto, (valor) => `as reservadas não passam de ${percentualEscrito(valor)} das vagas`)]),
    linha(NOMES_DAS_PERGUNTAS.ordem, regras.ordem, (valor) => noMeio(rotuloDaOrdem(valor))),
    ...(porGrupos
      ? [linha(NOMES_DAS_PERGUNTAS['grupo-incompleto'], regras.grupoIncompleto, (valor) => GRUPO_INCOMPLETO[valor])]
      : []),
    linha(NOMES_DAS_PERGUNTAS.computo, regras.computo, (valor) => COMPUTO[valor]),
    linha('Desistência', regras.desistencia, (valor) => DESISTENCIA[valor]),
    ...(regras.cascata === undefined ? [] : [linhaDaCascata(lei, regras.cascata)]),
    linha('Reversão', regras.reversao, (valor) => SEM_COTISTAS[valor]),
    linha(NOMES_DAS_PERGUNTAS['cotistas-insuficientes'], regras.cotistasInsuficientes, (valor) => INSUFICIENTES[valor]),
  ];
}

/** Rule by rule; with several reservas, a rule that is the same for all is said once, and the others say of which. */
function linhasDasReservas(lei: Lei): LinhaDoCartao[] {
  const porReserva = lei.reservas.map((reserva) => ({ nome: reserva.nome, linhas: linhasDaReserva(lei, reserva) }));
  const itens = new Set(porReserva.flatMap(({ linhas }) => linhas.map(({ item }) => item)));
  return [...itens].flatMap((item) => {
    const delas = porReserva.flatMap(({ nome, linhas }) =>
      linhas.filter((uma) => uma.item === item).map((dito) => ({ nome, dito })),
    );
    return ditoUmaVez(delas, porReserva.length).map(({ dito, aoLado }) => ({ ...dito, item: `${item}${aoLado}` }));
  });
}

function linhasDaVigencia(lei: Lei): LinhaDoCartao[] {
  const { regras, revogacao } = lei;
  const { desde, diaDaVigencia, fimDoPrazo } = regras;
  const prazo =
    fimDoPrazo === undefined
      ? ''
      : `, com ${soRevisao(lei) ? 'revisão prevista' : 'prazo'} até ${dataBrasileira(fimDoPrazo.ultimoDia)}`;
  const fim =
    revogacao === undefined
      ? ''
      : `; revogada pela ${revogacao.por}: não alcança edital de ${dataBrasileira(revogacao.desde)} em diante`;
  const vigencia = linha('Vigência', desde, (valor) =>
    valor === null
      ? `alcança edital de qualquer data${prazo}${fim}`
      : `em vigor desde ${dataBrasileira(valor)}${prazo}${fim}`,
  );
  const doPrazo = fimDoPrazo === undefined ? [] : dispositivosDe(fimDoPrazo.depois);
  return [
    { ...vigencia, dispositivos: [...new Set([...vigencia.dispositivos, ...doPrazo])] },
    ...(valorDaRegra(desde) === null
      ? []
      : [linha(NOMES_DAS_PERGUNTAS['dia-da-vigencia'], diaDaVigencia, (valor) => DIA_DA_VIGENCIA[valor])]),
    ...(fimDoPrazo === undefined
      ? []
      : [linha(NOMES_DAS_PERGUNTAS['fim-do-prazo'], fimDoPrazo.depois, (valor) => FIM_DO_PRAZO[valor])]),
  ];
}

/** The rules of a law in plain sentences, each with its articles: those of each reserva, then whom and when it reaches. */
export function cartaoDaLei(lei: Lei): LinhaDoCartao[] {
  const { orgaos, vinculos, pcd } = lei.regras;
  return [
    ...linhasDasReservas(lei),
    // A law that reserves to them itself has said it above.
    ...(reservaDe(lei, PCD) === undefined ? [linha('Pessoas com deficiência', pcd, (valor) => PCD_NA_LEI[valor])] : []),
    linha('Órgãos', orgaos, (valor) => enumera(valor.map((orgao) => NOMES_DOS_ORGAOS[orgao]))),
    linha('Vínculos', vinculos, (valor) => enumera(valor.map((vinculo) => NOMES_DOS_VINCULOS[vinculo]))),
    ...linhasDaVigencia(lei),
  ];
}

function resumoDaOrdem({ regras: { ordem } }: Reserva): string {
  const valor = valorDaRegra(ordem);
  const dita = valor.tipo === 'proporcional' ? 'ordem proporcional' : noMeio(rotuloDaOrdem(valor));
  return ordem.base === 'texto' ? dita : `por padrão, ${dita}`;
}

/**
 * A law in one line, for a list of laws.
 *
 * @example '20% para negros e indígenas; a quinta vaga de cada grupo de 5'
 */
export function resumoDaLei(lei: Lei): string {
  const percentuais = lei.reservas.map(
    ({ nome, regras }) => `${percentualEscrito(valorDaRegra(regras.percentual))} para ${noMeio(nome)}`,
  );
  const ordens = lei.reservas.map(resumoDaOrdem);
  const revogada = lei.revogacao === undefined ? [] : [`revogada em ${dataBrasileira(lei.revogacao.desde)}`];
  const iguais = new Set(ordens).size === 1;
  const partes = iguais
    ? [enumera(percentuais), ...ordens.slice(0, 1)]
    : percentuais.map((percentual, i) => `${percentual}: ${ordens[i] ?? ''}`);
  return [...partes, ...revogada].join('; ');
}
