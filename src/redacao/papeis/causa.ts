import { AMPLA, type Modalidade } from '../../core/candidato';
import type { Lei } from '../../core/lei';
import { artigosQueFundam, citacao, type Amparo } from '../amparo';
import { grupoDaModalidade, listaEspecificaDe, nomeDaModalidade } from '../fundamento';
import { enumera } from '../palavras';
import { LACUNA } from './lacuna';

/** What a paper tells of one call. `via`: that of the call, or a court's order. */
export interface ChamadaNoPapel {
  /** Missing for a nomination outside the vagas. */
  readonly vaga?: number;
  readonly modalidade: Modalidade;
  readonly via: string;
  readonly lista: Modalidade;
  readonly classificacao: number;
  readonly classificacaoNaLista?: number;
  /** The vaga had been filled before. */
  readonly reaberta: boolean;
  /** The rules that caused it; undefined when what was done is not what was due, and someone has to say why. */
  readonly amparos?: readonly Amparo[];
}

export const DECISAO_JUDICIAL = 'decisão judicial';

/**
 * What a call rests on, without what would tell that a person called through the general list is also in a specific one:
 * whoever was not called by the reserve is not named as its member (race and health are sensitive data).
 */
function amparosPublicos({ lista, amparos = [] }: ChamadaNoPapel): readonly Amparo[] {
  return lista === AMPLA ? amparos.filter(({ deCotista }) => deCotista !== true) : amparos;
}

/** The articles of a call that may be published; undefined where what was done is not what was due. */
export function fundamentoPublico(chamada: ChamadaNoPapel): readonly string[] | undefined {
  return chamada.amparos === undefined ? undefined : artigosQueFundam(amparosPublicos(chamada));
}

/**
 * By which list a person is called, with the rank in it.
 *
 * @example 'Lista específica de pessoas negras (classificação 3; na geral, 6)'
 */
export function listaDaChamada(lei: Lei, chamada: ChamadaNoPapel): string {
  const { via, lista, classificacao, classificacaoNaLista } = chamada;
  if (via === DECISAO_JUDICIAL) return 'Decisão judicial';
  if (lista === AMPLA) return `Lista geral${via === 'reversao' ? ', por reversão' : ''} (classificação ${classificacao})`;
  const posto = classificacaoNaLista === undefined ? '' : `classificação ${classificacaoNaLista}; na geral, `;
  const compensacao = via === 'compensacao' ? ', por compensação' : '';
  return `L${listaEspecificaDe(lei, lista).slice(1)}${compensacao} (${posto || 'classificação geral '}${classificacao})`;
}

/** The modalidade of the vaga as the quadro of the edital names it. */
export function modalidadeDaVaga(lei: Lei, { vaga, modalidade }: ChamadaNoPapel): string {
  return vaga === undefined ? 'Fora das vagas' : nomeDaModalidade(lei, modalidade);
}

const numeradas = (vagas: readonly number[]): string => `${vagas.length === 1 ? 'a vaga' : 'as vagas'} ${enumera(vagas)}`;

/** "a vaga 5, reservada a pessoas negras e que voltou a ficar aberta," */
function sujeito(lei: Lei, { modalidade, via, reaberta }: ChamadaNoPapel, vagas: readonly number[]): string {
  const uma = vagas.length === 1;
  const apostos: string[] = [];
  if (via === 'compensacao' && modalidade === AMPLA) apostos.push('da ampla concorrência');
  if (modalidade !== AMPLA && via !== modalidade) apostos.push(`${uma ? 'reservada' : 'reservadas'} a ${grupoDaModalidade(lei, modalidade)}`);
  if (reaberta) apostos.push(uma ? 'que voltou a ficar aberta' : 'que voltaram a ficar abertas');
  const aposto = apostos.length === 0 ? '' : `, ${apostos.join(' e ')},`;
  return `${numeradas(vagas)}${aposto}`;
}

function predicado(lei: Lei, { modalidade, via, lista }: ChamadaNoPapel, uma: boolean): string {
  const cabe = uma ? 'cabe' : 'cabem';
  if (via === 'compensacao') {
    const alcancada = uma
      ? 'pessoa já chamada pela reserva, que passa a contar na ampla concorrência'
      : 'pessoas já chamadas pela reserva, que passam a contar na ampla concorrência';
    return `${cabe} à ${listaEspecificaDe(lei, lista)}, por compensação: a lista geral alcançou ${alcancada}`;
  }
  if (via === 'reversao') return `${uma ? 'reverte' : 'revertem'} à lista geral, por não haver quem chamar na lista específica`;
  if (lista === AMPLA) return `${uma ? 'é' : 'são'} da ampla concorrência`;
  if (via === lista && lista !== modalidade) {
    return `${uma ? 'passa' : 'passam'} à ${listaEspecificaDe(lei, lista)}, por não haver quem chamar na primeira lista`;
  }
  return `${cabe} à ${listaEspecificaDe(lei, lista)}`;
}

function causa(lei: Lei, chamadas: readonly ChamadaNoPapel[], primeira: ChamadaNoPapel, que: string): string {
  const vagas = chamadas.flatMap(({ vaga }) => (vaga === undefined ? [] : [vaga]));
  const uma = vagas.length === 1;
  if (primeira.via === DECISAO_JUDICIAL) {
    const processo = `decisão judicial (processo ${LACUNA})`;
    if (vagas.length === 0) return `${que} há nomeação sem consumo de vaga por ${processo}`;
    return `${que} ${numeradas(vagas)} ${uma ? 'é preenchida' : 'são preenchidas'} por ${processo}`;
  }
  // The nomination is not the one that was due: the ground is for whoever signs to say.
  if (primeira.amparos === undefined) return `${que} ${numeradas(vagas)} ${uma ? 'é preenchida' : 'são preenchidas'} por ${LACUNA}`;
  return `${que} ${sujeito(lei, primeira, vagas)} ${predicado(lei, primeira, uma)}${citacao(amparosPublicos(primeira))}`;
}

/**
 * Why these vagas go to these lists, those of one cause together, each with the articles: "que as vagas 1 e 2 são da
 * ampla concorrência (art. 4º)".
 *
 * @param onde "no cargo de Médico"; '' when the competition has a single, unnamed cargo
 */
export function causasDasChamadas(lei: Lei, chamadas: readonly ChamadaNoPapel[], onde: string): string[] {
  const grupos = new Map<string, ChamadaNoPapel[]>();
  for (const chamada of chamadas) {
    const { vaga, modalidade, via, lista, reaberta } = chamada;
    const artigos = chamada.amparos === undefined ? 'por dizer' : citacao(amparosPublicos(chamada));
    const chave = [vaga === undefined ? 'fora' : '', modalidade, via, lista, reaberta ? 'reaberta' : '', artigos].join('|');
    const grupo = grupos.get(chave);
    if (grupo === undefined) grupos.set(chave, [chamada]);
    else grupo.push(chamada);
  }
  const que = onde === '' ? 'que' : `que, ${onde},`;
  return [...grupos.values()].flatMap((grupo) => (grupo[0] === undefined ? [] : [causa(lei, grupo, grupo[0], que)]));
}
