import { soRevisao } from '../core/alcance';
import { PCD } from '../core/candidato';
import { valorDaRegra } from '../core/criterios';
import { dataBrasileira } from '../core/data';
import type { Lei, Regra, Reserva } from '../core/lei';
import { noComeco, noMeio } from './caixa';
import { ditosDaLei, ditosDaReserva } from './ditos';
import { dispositivosDe, reservaDe } from './fundamento';
import { NOMES_DA_LEI, NOMES_DA_RESERVA } from './nomesDasRegras';
import { percentualEscrito } from './numeros';
import { enumera } from './palavras';
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
  const fonte = regra.base === 'silêncio' && regra.fonte !== undefined ? ` (${regra.fonte})` : '';
  return `${porque}${motivo === '' || repete ? '' : ` (${motivo})`}; por padrão, ${dito}${fonte}.`;
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

/** What the law does not say tells where it comes from: the whole reserve, or where a vaga goes, rests on it. */
function comOrigem<V>(item: string, regra: Regra<V>, dizer: (valor: V) => string): LinhaDoCartao {
  const daRegra = linha(item, regra, dizer);
  if (regra.base === 'texto') return daRegra;
  return { ...daRegra, frase: `${noComeco(dizer(regra.padrao))}. ${regra.questao}`.trim() };
}

function linhasDaReserva(lei: Lei, reserva: Reserva): LinhaDoCartao[] {
  const { regras } = reserva;
  const { teto, cascata } = regras;
  const ditos = ditosDaReserva(lei, reserva);
  const porGrupos = valorDaRegra(regras.ordem).tipo === 'última de cada grupo';
  return [
    comOrigem(NOMES_DA_RESERVA.percentual, regras.percentual, ditos.percentual),
    linha(NOMES_DA_RESERVA.minimo, regras.minimo, ditos.minimo),
    linha(NOMES_DA_RESERVA.arredondamento, regras.arredondamento, ditos.arredondamento),
    ...(teto === undefined ? [] : [linha(NOMES_DA_RESERVA.teto, teto, ditos.teto)]),
    linha(NOMES_DA_RESERVA.ordem, regras.ordem, ditos.ordem),
    ...(porGrupos ? [linha(NOMES_DA_RESERVA.grupoIncompleto, regras.grupoIncompleto, ditos.grupoIncompleto)] : []),
    linha(NOMES_DA_RESERVA.computo, regras.computo, ditos.computo),
    linha(NOMES_DA_RESERVA.desistencia, regras.desistencia, ditos.desistencia),
    ...(cascata === undefined ? [] : [comOrigem(NOMES_DA_RESERVA.cascata, cascata, ditos.cascata)]),
    linha(NOMES_DA_RESERVA.reversao, regras.reversao, ditos.reversao),
    linha(NOMES_DA_RESERVA.cotistasInsuficientes, regras.cotistasInsuficientes, ditos.cotistasInsuficientes),
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
  const ditos = ditosDaLei(lei);
  const vigencia = linha(NOMES_DA_LEI.desde, desde, (valor) => `${ditos.desde(valor)}${prazo}${fim}`);
  const doPrazo = fimDoPrazo === undefined ? [] : dispositivosDe(fimDoPrazo.depois);
  return [
    { ...vigencia, dispositivos: [...new Set([...vigencia.dispositivos, ...doPrazo])] },
    ...(valorDaRegra(desde) === null ? [] : [linha(NOMES_DA_LEI.diaDaVigencia, diaDaVigencia, ditos.diaDaVigencia)]),
    ...(fimDoPrazo === undefined ? [] : [linha(NOMES_DA_LEI.fimDoPrazo, fimDoPrazo.depois, ditos.fimDoPrazo)]),
  ];
}

/** The rules of a law in plain sentences, each with its articles: those of each reserva, then whom and when it reaches. */
export function cartaoDaLei(lei: Lei): LinhaDoCartao[] {
  const { orgaos, vinculos, pcd } = lei.regras;
  const ditos = ditosDaLei(lei);
  return [
    ...linhasDasReservas(lei),
    // A law that reserves to them itself has said it above.
    ...(reservaDe(lei, PCD) === undefined ? [linha(NOMES_DA_LEI.pcd, pcd, ditos.pcd)] : []),
    linha(NOMES_DA_LEI.orgaos, orgaos, ditos.orgaos),
    linha(NOMES_DA_LEI.vinculos, vinculos, ditos.vinculos),
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
