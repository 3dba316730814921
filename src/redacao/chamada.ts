import { AMPLA, PCD, type Candidato, type Modalidade } from '../core/candidato';
import { conta } from '../core/classificados';
import { NINGUEM } from '../core/estado';
import type { Lei, Ordem } from '../core/lei';
import type { RegraPcd } from '../core/lugares';
import type { Devida } from '../core/preencher';
import { artigosDaReversao, dispositivosDe, fundamentoDaChamada, fundamentoDaVaga, reservaDe, type CausaDaVaga } from './fundamento';
import { citaArtigos } from './palavras';

/** What the sentences of one cargo need besides the step itself. */
export interface Contexto {
  readonly lei: Lei;
  readonly pessoas: readonly Candidato[];
  readonly pcd: RegraPcd | undefined;
  /** The reading adopted for the order of a reserva of the law. */
  readonly ordem: (reserva: Modalidade) => Ordem | undefined;
  readonly causa: (vaga: number) => CausaDaVaga;
  /** The vaga that a compensated person keeps. */
  readonly vagaDe?: (pessoa: number) => number;
}

function entreParenteses(artigos: readonly string[]): string {
  return artigos.length === 0 ? '' : ` (${citaArtigos(artigos)})`;
}

/** "a lista específica de pessoas negras" */
function listaEspecifica(lei: Lei, modalidade: Modalidade): string {
  const grupo = modalidade === PCD ? 'pessoas com deficiência' : (reservaDe(lei, modalidade)?.grupo ?? modalidade);
  return `lista específica de ${grupo}`;
}

/** Why a reserved vaga is reserved: the first clause of the sentence. */
function motivoDaReserva(contexto: Contexto, vaga: number, modalidade: Modalidade): string {
  const { lei, pcd } = contexto;
  const causa = contexto.causa(vaga);
  const artigos = entreParenteses(fundamentoDaVaga(lei, modalidade, causa, pcd));
  const lista = listaEspecifica(lei, modalidade);
  if (causa.tipo === 'reaberta') return `reaberta, a vaga continua a caber à ${lista}${artigos}`;
  const origem = causa.reservada?.origem;
  const ordem = contexto.ordem(modalidade);
  switch (origem) {
    case 'última vaga oferecida':
      return `a última vaga oferecida cabe à ${lista}, porque o grupo ficou incompleto${artigos}`;
    case 'posição listada':
      return `é uma das posições listadas que cabem à ${lista}${artigos}`;
    case 'número do edital':
      return `uma das últimas vagas da oferta cabe à ${lista}, pelo número que o edital reserva${artigos}`;
    case 'colisão':
      return `a vaga ${causa.reservada?.lugar ?? vaga}, que cabia à ${lista}${artigos}, já tinha outra reserva; vale esta, a vaga livre mais próxima`;
    case 'oferta cheia':
      return `a vaga que cabia à ${lista}${artigos} não tinha lugar livre na sua oferta; vale a primeira livre da oferta seguinte`;
    case 'série':
    case undefined:
      return ordem?.tipo === 'última de cada grupo'
        ? `a ${ordinal(ordem.grupo)} vaga de cada grupo de ${ordem.grupo} cabe à ${lista}${artigos}`
        : `pela proporção, cabe à ${lista}${artigos}`;
  }
}

const ORDINAIS = ['', 'única', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta', 'sétima', 'oitava', 'nona', 'décima'];

function ordinal(numero: number): string {
  return ORDINAIS[numero] ?? `${numero}ª`;
}

/**
 * One call in one Portuguese sentence, with its articles, the same on every surface.
 *
 * @example "Vaga 5: a quinta vaga de cada grupo de 5 cabe à lista específica de pessoas negras e indígenas (art. 3º,
 * § 1º); Gilda é a primeira pessoa dessa lista ainda não nomeada."
 */
export function fraseDaChamada(contexto: Contexto, devida: Devida): string {
  const { lei, pessoas } = contexto;
  const { modalidade, via, lista } = devida;
  const nome = pessoas[devida.pessoa]?.nome ?? '';
  const partes = [vagaEMotivo(contexto, devida)];
  if (devida.reverteu) {
    partes.push(`não há mais quem chamar dessa lista${entreParenteses(artigosDaReversao(lei, modalidade))}, e a vaga reverte à lista geral`);
  }
  if (via === 'compensacao') {
    const alcancada = pessoas[devida.compensa]?.nome ?? '';
    const computo = entreParenteses(dispositivosDe(reservaDe(lei, lista)?.regras.computo ?? lei.regras.computoPcd));
    const mantida = devida.compensa === NINGUEM ? 0 : (contexto.vagaDe?.(devida.compensa) ?? 0);
    const mantem = mantida > 0 ? `, mantida a vaga ${mantida}` : '';
    partes.push(
      `a lista geral alcança ${alcancada}, que deixa de contar na reserva e passa à ampla concorrência${mantem}${computo}`,
      `por compensação, é chamada a primeira pessoa da ${listaEspecifica(lei, lista)} ainda não nomeada: ${nome}`,
    );
  } else if (lista === AMPLA) {
    partes.push(`${nome} é a primeira pessoa da lista geral ainda não nomeada`);
  } else if (via !== modalidade) {
    partes.push(`essa lista se esgotou, e a vaga passa à ${listaEspecifica(lei, lista)}`, `${nome} é a primeira pessoa dela ainda não nomeada`);
  } else {
    partes.push(`${nome} é a primeira pessoa dessa lista ainda não nomeada`);
  }
  return `${partes.join('; ')}.`;
}

function vagaEMotivo(contexto: Contexto, { vaga, modalidade }: Devida): string {
  if (modalidade !== AMPLA) return `Vaga ${vaga}: ${motivoDaReserva(contexto, vaga, modalidade)}`;
  const causa = contexto.causa(vaga);
  const artigos = entreParenteses(fundamentoDaVaga(contexto.lei, AMPLA, causa, contexto.pcd));
  return causa.tipo === 'reaberta'
    ? `Vaga ${vaga}: reaberta, é da ampla concorrência${artigos}`
    : `Vaga ${vaga}: é da ampla concorrência${artigos}`;
}

/** The articles of a call, for the contract's `fundamento`. */
export function fundamento(contexto: Contexto, devida: Devida): string[] {
  const pessoa = contexto.pessoas[devida.pessoa];
  const cotista = pessoa !== undefined && contexto.lei.reservas.some(({ id }) => conta(pessoa, id));
  return fundamentoDaChamada(contexto.lei, devida, contexto.causa(devida.vaga), contexto.pcd, cotista);
}

