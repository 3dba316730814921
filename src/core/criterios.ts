import type { ReservaId } from './candidato';
import type {
  AlcanceDaDesistencia,
  Base,
  Colisao,
  Computo,
  CotaNegada,
  CotistasInsuficientes,
  Desistencia,
  DiaDaVigencia,
  DuasReservas,
  FimDoPrazo,
  GrupoIncompleto,
  Lei,
  NovasVagas,
  Ordem,
  Regra,
  Reserva,
  SemCotistas,
} from './lei';
import { opcoesDe, PADRAO, PERGUNTAS, textoDaResposta, type PerguntaId, type Respostas } from './perguntas';
import type { RegraDeQuantidade } from './quantidade';

/** One reserva's rules after the readings: what the engine computes with. */
export interface CriteriosDaReserva {
  readonly id: ReservaId;
  readonly quantidade: RegraDeQuantidade;
  readonly ordem: Ordem;
  readonly grupoIncompleto: GrupoIncompleto;
  readonly computo: Computo;
  readonly desistencia: Desistencia;
  /** Posse não tomada and nomeação tornada sem efeito. */
  readonly posseNaoTomada: Desistencia;
  readonly alcanceDaDesistencia: AlcanceDaDesistencia;
  readonly cotistasInsuficientes: CotistasInsuficientes;
  readonly semCotistas: SemCotistas;
  readonly cascata: readonly ReservaId[];
  readonly cotaNegada: CotaNegada;
}

export interface Criterios {
  readonly reservas: readonly CriteriosDaReserva[];
  readonly base: Base;
  readonly novasVagas: NovasVagas;
  readonly colisao: Colisao;
  readonly computoPcd: Computo;
  readonly duasReservas: DuasReservas;
  readonly diaDaVigencia: DiaDaVigencia;
  readonly fimDoPrazo: FimDoPrazo;
}

/** A doubt or a silence of the law and the reading adopted for it. */
export interface LeituraAdotada {
  readonly pergunta: PerguntaId;
  /** As typed: one of the question's answers, or PADRAO where nobody chose and the reservas differ. */
  readonly resposta: string;
  /** The default of each reserva that leaves it open, as typed, where they are not all the same. */
  readonly porReserva?: readonly { readonly reserva: string; readonly resposta: string }[];
  readonly base: 'dúvida' | 'silêncio';
  /** Whether it is the default reading, in every reserva. */
  readonly padrao: boolean;
  /** Whether someone chose it, be it the default or not. */
  readonly escolhida: boolean;
  /** What is in doubt or not said; each with the name of its reserva where they are not all the same. */
  readonly questao: string;
  readonly dispositivos: readonly string[];
}

/** A reading given against a rule that the law's text settles, or for a question that this law does not raise. */
export interface LeituraRecusada {
  readonly pergunta: PerguntaId;
  /** Articles that settle it; empty when the question simply does not arise. */
  readonly dispositivos: readonly string[];
}

export interface CriteriosResolvidos {
  readonly criterios: Criterios;
  readonly leituras: readonly LeituraAdotada[];
  readonly recusadas: readonly LeituraRecusada[];
}

/** The value a rule has before anyone answers it. */
export function valorDaRegra<V>(regra: Regra<V>): V {
  return regra.base === 'texto' ? regra.valor : regra.padrao;
}

/** `reserva`: its name; '' for a rule of the whole law. */
interface RegraPerguntada {
  readonly pergunta: PerguntaId;
  readonly regra: Regra<unknown>;
  readonly reserva: string;
}

/** Every rule of a law that can be asked, by its question; rules of several reservas may share one. */
function regrasPerguntadas(lei: Lei): RegraPerguntada[] {
  const daLei = lei.regras;
  const daReserva = ({ regras }: Reserva): [PerguntaId, Regra<unknown>][] => [
    ['ordem', regras.ordem],
    ['grupo-incompleto', regras.grupoIncompleto],
    ['computo', regras.computo],
    ['desistencia', regras.desistencia],
    ['desistencia', regras.posseNaoTomada],
    ['desistencia-alcance', regras.alcanceDaDesistencia],
    ['cotistas-insuficientes', regras.cotistasInsuficientes],
    // Asked together, where the table of a law leaves both to one answer; the catalogue's laws settle this one.
    ...(regras.reversao.base === 'texto'
      ? []
      : [['cotistas-insuficientes', regras.reversao] satisfies [PerguntaId, Regra<unknown>]]),
    ['cota-negada', regras.cotaNegada],
  ];
  const todas: [PerguntaId, Regra<unknown>][] = [
    ['computo-pcd', daLei.computoPcd],
    ['base', daLei.base],
    ['novas-vagas', daLei.novasVagas],
    ['colisao', daLei.colisao],
    ['dia-da-vigencia', daLei.diaDaVigencia],
  ];
  if (daLei.fimDoPrazo) todas.push(['fim-do-prazo', daLei.fimDoPrazo.depois]);
  return [
    ...lei.reservas.flatMap((reserva) =>
      daReserva(reserva).map(([pergunta, regra]) => ({ pergunta, regra, reserva: reserva.nome })),
    ),
    ...todas.map(([pergunta, regra]) => ({ pergunta, regra, reserva: '' })),
  ];
}

/** The questions that a law raises, with their default, in the order they are asked. */
export function perguntasDaLei(
  lei: Lei,
): { pergunta: PerguntaId; base: 'dúvida' | 'silêncio'; opcoes: readonly string[]; padrao: string }[] {
  return resolverCriterios(lei, {}).leituras.map(({ pergunta, base, resposta }) => ({
    pergunta,
    base,
    opcoes: opcoesDe(pergunta),
    padrao: resposta,
  }));
}

/**
 * The rules of a law with its doubts and silences settled by `respostas`, or by their defaults. A reading given
 * against a rule that is `texto` is refused, not applied; where the text settles part of the matter, it is adopted for the
 * part on which the law is silent.
 *
 * @returns the criteria the engine computes with, every doubt and silence with the reading adopted, the refusals
 */
export function resolverCriterios(lei: Lei, respostas: Partial<Respostas>): CriteriosResolvidos {
  function valor<P extends PerguntaId>(pergunta: P, regra: Regra<Respostas[P]>): Respostas[P] {
    if (regra.base === 'texto' || regra.pergunta === undefined) return valorDaRegra(regra);
    const dada = respostas[pergunta];
    return dada === undefined ? regra.padrao : dada;
  }
  const reserva = ({ id, regras }: Reserva): CriteriosDaReserva => ({
    id,
    quantidade: {
      percentual: valorDaRegra(regras.percentual),
      minimo: valorDaRegra(regras.minimo),
      arredondamento: valorDaRegra(regras.arredondamento),
      ...(regras.teto && { teto: valorDaRegra(regras.teto) }),
    },
    ordem: valor('ordem', regras.ordem),
    grupoIncompleto: valor('grupo-incompleto', regras.grupoIncompleto),
    computo: valor('computo', regras.computo),
    desistencia: valor('desistencia', regras.desistencia),
    posseNaoTomada: valor('desistencia', regras.posseNaoTomada),
    alcanceDaDesistencia: valor('desistencia-alcance', regras.alcanceDaDesistencia),
    cotistasInsuficientes: valor('cotistas-insuficientes', regras.cotistasInsuficientes),
    semCotistas: valor('cotistas-insuficientes', regras.reversao),
    cascata: regras.cascata === undefined ? [] : valorDaRegra(regras.cascata),
    cotaNegada: valor('cota-negada', regras.cotaNegada),
  });
  const criterios: Criterios = {
    reservas: lei.reservas.map(reserva),
    base: valor('base', lei.regras.base),
    novasVagas: valor('novas-vagas', lei.regras.novasVagas),
    colisao: valor('colisao', lei.regras.colisao),
    computoPcd: valor('computo-pcd', lei.regras.computoPcd),
    duasReservas: valorDaRegra(lei.regras.duasReservas),
    diaDaVigencia: valor('dia-da-vigencia', lei.regras.diaDaVigencia),
    fimDoPrazo: lei.regras.fimDoPrazo ? valor('fim-do-prazo', lei.regras.fimDoPrazo.depois) : 'avisa',
  };
  const porGrupos = criterios.reservas.some(({ ordem }) => ordem.tipo === 'última de cada grupo');
  const cabe = (pergunta: PerguntaId): boolean => pergunta !== 'grupo-incompleto' || porGrupos;
  return { criterios, ...leiturasDe(lei, respostas, cabe) };
}

/** Whether an answer only says what the law's text already says. */
function eATextual<P extends PerguntaId>(pergunta: P, regra: Regra<unknown>, dada: Respostas[P]): boolean {
  if (regra.base !== 'texto') return false;
  return textoDaResposta(pergunta, regra.valor as Respostas[P]) === textoDaResposta(pergunta, dada);
}

/** An open rule of a question, with its default as typed. */
interface RegraAberta {
  readonly reserva: string;
  readonly regra: Exclude<Regra<unknown>, { readonly base: 'texto' }>;
  readonly padrao: string;
}

function abertasDe(pergunta: PerguntaId, regras: readonly RegraPerguntada[]): RegraAberta[] {
  return regras.flatMap(({ regra, reserva }): RegraAberta[] =>
    regra.base === 'texto' || regra.pergunta === undefined
      ? []
      : [{ reserva, regra, padrao: textoDaResposta(pergunta, regra.padrao as Respostas[typeof pergunta]) }],
  );
}

/** Each different question once; with the names of its reservas where they are not all of the same ones. */
function questaoDe(abertas: readonly RegraAberta[]): string {
  const questoes = [...new Set(abertas.map(({ regra }) => regra.questao))].map((questao) => {
    const donas = abertas.filter(({ regra }) => regra.questao === questao).map(({ reserva }) => reserva);
    return { questao, donas: [...new Set(donas)].join(', ') };
  });
  const iguais = new Set(questoes.map(({ donas }) => donas)).size === 1;
  return questoes.map(({ questao, donas }) => (iguais ? questao : `${donas}: ${questao}`)).join(' ');
}

function leitura(pergunta: PerguntaId, abertas: readonly RegraAberta[], dada: string | undefined): LeituraAdotada {
  const padroes = [...new Set(abertas.map(({ padrao }) => padrao))];
  const [padrao = PADRAO, ...outros] = padroes;
  const iguais = outros.length === 0;
  return {
    pergunta,
    resposta: dada ?? (iguais ? padrao : PADRAO),
    ...(!iguais && { porReserva: abertas.map(({ reserva, padrao: resposta }) => ({ reserva, resposta })) }),
    base: abertas.some(({ regra }) => regra.base === 'dúvida') ? 'dúvida' : 'silêncio',
    padrao: dada === undefined || (iguais && dada === padrao),
    escolhida: dada !== undefined,
    questao: questaoDe(abertas),
    dispositivos: [
      ...new Set(abertas.flatMap(({ regra }) => (regra.citacoes ?? []).map(({ dispositivo }) => dispositivo))),
    ],
  };
}

function leiturasDe(
  lei: Lei,
  respostas: Partial<Respostas>,
  cabe: (pergunta: PerguntaId) => boolean,
): Pick<CriteriosResolvidos, 'leituras' | 'recusadas'> {
  const leituras: LeituraAdotada[] = [];
  const recusadas: LeituraRecusada[] = [];
  const regras = regrasPerguntadas(lei);
  for (const pergunta of PERGUNTAS) {
    const desta = regras.filter((outra) => outra.pergunta === pergunta);
    const abertas = abertasDe(pergunta, desta);
    const dada = respostas[pergunta];
    if (abertas.length === 0 || !cabe(pergunta)) {
      if (dada === undefined || desta.some(({ regra }) => eATextual(pergunta, regra, dada))) continue;
      const dispositivos = desta.flatMap(({ regra }) => (regra.base === 'texto' ? regra.citacoes : []));
      recusadas.push({ pergunta, dispositivos: [...new Set(dispositivos.map((citacao) => citacao.dispositivo))] });
      continue;
    }
    leituras.push(leitura(pergunta, abertas, dada === undefined ? undefined : textoDaResposta(pergunta, dada)));
  }
  return { leituras, recusadas };
}
