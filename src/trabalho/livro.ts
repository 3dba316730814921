import type { Ato } from '../core/ato';
import { AMPLA, PCD, type Candidato, type Modalidade, type Situacao } from '../core/candidato';
import type { Criterios } from '../core/criterios';
import type { FatoDoLivro } from '../core/constatacoes';
import type { Situacao as SituacaoDoLivro } from '../core/dobra';
import { dobrarLivro } from '../core/livro';
import { atosQueValem, comNumeros } from '../core/retificacoes';
import { bloqueia, noCargo, type Problema } from '../core/problema';
import type { Contradicao } from '../core/problemas/livro';
import type { AtoEscrito, LivroLido } from '../planilha/livro';
import type { Contexto } from '../redacao/chamada';
import { grupoDaModalidade } from '../redacao/fundamento';
import { alcanceDoPedido } from './alcance';
import { atosPorCargo, type CargoComAtos } from './atos';
import {
  cargosDesconhecidosDoPedido,
  grupoDoCargo,
  lugarDaPessoa,
  problemasDosDesempates,
  semEmpatesNemLacunas,
  type GrupoDoCargo,
  type Ranking,
} from './cargo';
import { criteriosDoPedido, type Pedido } from './pedido';
import { serieDoCargo, type SerieDoCargo } from './serie';

/** One cargo as the livro leaves it. */
export interface CargoComLivro extends GrupoDoCargo {
  readonly serie: SerieDoCargo;
  readonly situacao: SituacaoDoLivro;
  readonly contexto: Contexto;
}

export interface LivroAplicado {
  readonly criterios: Criterios;
  readonly cargos: readonly CargoComLivro[];
  /** Of the whole sheet and livro. */
  readonly problemas: readonly Problema[];
}

/** Replays the livro over the ranking, cargo by cargo. Acts are facts: they are never recomputed. */
export function aplicarLivro(ranking: Ranking, livro: LivroLido, pedido: Pedido): LivroAplicado {
  const { criterios, problemas: recusas } = criteriosDoPedido(pedido);
  const { vigentes, problemas: doAlcance } = alcanceDoPedido(pedido, criterios);
  // Cancelled first, so that an act that names nobody can be cancelled too, and a retificação needs no cargo.
  const { validos, perdidas } = atosQueValem(livro.atos);
  const { cargos, problemas: dosAtos } = atosPorCargo(pedido.lei, ranking.candidatos, { ...livro, atos: validos.filter(({ tipo }) => tipo !== 'retificação') });
  const problemas: Problema[] = [
    ...semEmpatesNemLacunas(ranking.problemas).filter((problema) => !ehOLivro(problema, livro)),
    ...livro.problemas,
    ...recusas,
    ...doAlcance,
    ...cargosDesconhecidosDoPedido(pedido, ranking.candidatos),
    ...problemasDosDesempates(pedido, ranking.candidatos),
    ...dosAtos,
    ...perdidas.map((ato) => retificacaoPerdida(ato, livro)),
  ];
  // A livro that could not be read already says why; that it is empty would be a second, wrong reason.
  if (livro.atos.length === 0 && !livro.problemas.some(bloqueia)) {
    problemas.push({ codigo: 'livro-sem-atos', gravidade: 'erro', lugar: { aba: livro.aba }, dados: {} });
  }
  const aplicados = cargos.map((comAtos) => {
    const aplicado = aplicarAoCargo(ranking, pedido, criterios, vigentes, comAtos, livro);
    for (const problema of aplicado.problemas) problemas.push(problema);
    return aplicado.cargo;
  });
  return { criterios, cargos: aplicados, problemas };
}

/** The sheet left out of the reading is the livro that is being used: nothing to tell. */
function ehOLivro(problema: Problema, { aba }: LivroLido): boolean {
  return problema.codigo === 'aba-ignorada' && problema.dados.motivo === 'livro de atos' && problema.lugar?.aba === aba;
}

function retificacaoPerdida({ ato, tipo, linha, motivo = '' }: AtoEscrito, livro: LivroLido): Problema {
  const coluna = livro.coluna('Motivo');
  return {
    codigo: 'ato-contraditorio',
    gravidade: 'erro',
    lugar: { aba: livro.aba, linha, ...(coluna !== undefined && { coluna }) },
    dados: { ato, tipo, contradicao: { tipo: 'retifica o que não há', motivo } },
  };
}

function aplicarAoCargo(
  ranking: Ranking,
  pedido: Pedido,
  criterios: Criterios,
  vigentes: Criterios,
  { cargo, pessoas: lidas, atos: escritos }: CargoComAtos,
  livro: LivroLido,
): { cargo: CargoComLivro; problemas: Problema[] } {
  const { pessoas: comSituacao, problemas } = situacoesPeloLivro(ranking, lidas, escritos);
  const grupo = grupoDoCargo(pedido, criterios, { cargo, pessoas: comSituacao });
  const { pessoas } = grupo.classificados;
  const atos = escritos.map((ato) => comNumeros(ato, grupo.classificados));
  const ofertas = atosQueValem(atos).validos.flatMap(({ tipo, quantidade }) => (tipo === 'oferta' ? [quantidade ?? 0] : []));
  const serie = serieDoCargo(pedido, vigentes, cargo, ofertas);
  const situacao = dobrarLivro(grupo.classificados, criterios, serie.serie.modalidades, atos);
  problemas.push(...serie.problemas);
  for (const fato of situacao.fatos) problemas.push(problemaDoFato(pedido, pessoas, fato, livro));
  const contexto: Contexto = {
    lei: pedido.lei,
    pessoas,
    pcd: serie.pcd,
    ordem: (reserva: Modalidade) => criterios.reservas.find(({ id }) => id === reserva)?.ordem,
    causa: (vaga: number) => {
      const reabertura = situacao.abertas.reabertura(vaga);
      if (reabertura !== undefined) return { tipo: 'reaberta', ...reabertura };
      const reservada = serie.serie.reservadas.get(vaga);
      return { tipo: 'série', ...(reservada && { reservada }) };
    },
    vagaDe: (pessoa: number) => situacao.estado.vaga(pessoa),
  };
  return {
    cargo: { ...grupo, serie, situacao, contexto },
    problemas: problemas.map((problema) => noCargo(problema, cargo)),
  };
}

const SAIDAS = new Set<Ato['tipo']>(['desistência', 'posse não tomada', 'tornada sem efeito', 'vacância', 'eliminação']);

/**
 * A control sheet shows where people are today; the livro tells how they got there. Whoever has acts starts the
 * replay in the lists, whatever the sheet says; a difference between the two is a warning.
 */
function situacoesPeloLivro(
  ranking: Ranking,
  lidas: readonly Candidato[],
  atos: readonly Ato[],
): { pessoas: readonly Candidato[]; problemas: Problema[] } {
  const porPessoa = new Map<number, AtosDaPessoa>();
  for (const { pessoa, tipo, lista } of atosQueValem(atos).validos) {
    if (pessoa === undefined) continue;
    const dela = porPessoa.get(pessoa) ?? { tipos: new Set(), negadas: new Set() };
    dela.tipos.add(tipo);
    if (tipo === 'cota não confirmada') dela.negadas.add(lista);
    porPessoa.set(pessoa, dela);
  }
  const problemas: Problema[] = [];
  const pessoas = lidas.map((pessoa, i): Candidato => {
    const { tipos, negadas } = porPessoa.get(i) ?? SEM_ATOS;
    const inicio = situacaoInicial(pessoa.situacao, tipos);
    if (inicio.diverge) {
      const semNomeacao = pessoa.situacao === 'ja-nomeado';
      problemas.push({
        codigo: 'situacao-diverge',
        // Someone already nominated holds a vaga that the livro would give away again.
        gravidade: semNomeacao ? 'erro' : 'aviso',
        lugar: lugarDaPessoa(ranking, pessoa),
        dados: {
          pessoa: pessoa.nome,
          naPlanilha: pessoa.situacao,
          noLivro: semNomeacao ? 'não há ato de nomeação' : 'não há ato que o diga',
        },
      });
    }
    const reservas = negadas.size > 0 ? antesDaNegativa(pessoa.reservas, negadas) : pessoa.reservas;
    const igual = inicio.situacao === pessoa.situacao && reservas === pessoa.reservas;
    return igual ? pessoa : { ...pessoa, situacao: inicio.situacao, reservas };
  });
  return { pessoas, problemas };
}

interface AtosDaPessoa {
  readonly tipos: Set<Ato['tipo']>;
  /** The lists of its acts cota não confirmada; undefined: the law's. */
  readonly negadas: Set<Modalidade | undefined>;
}

const SEM_ATOS: AtosDaPessoa = { tipos: new Set(), negadas: new Set() };

/** The refusal is an act: until then the person competed for the reserve. */
function antesDaNegativa(reservas: Candidato['reservas'], negadas: AtosDaPessoa['negadas']): Candidato['reservas'] {
  const porAto = (id: Modalidade): boolean => negadas.has(id) || (negadas.has(undefined) && id !== PCD);
  return Object.fromEntries(
    Object.entries(reservas).map(([id, pertenca]) => [id, pertenca === 'negada' && porAto(id) ? 'declarada' : pertenca]),
  );
}

/** With what situation the replay starts; `diverge`: the sheet says what no act explains. */
function situacaoInicial(
  naPlanilha: Situacao,
  tipos: ReadonlySet<Ato['tipo']>,
): { readonly situacao: Situacao; readonly diverge: boolean } {
  const nomeado = tipos.has('nomeação') || tipos.has('decisão judicial');
  const saiu = [...tipos].some((tipo) => SAIDAS.has(tipo));
  switch (naPlanilha) {
    case 'ja-nomeado':
      return { situacao: nomeado || saiu ? 'habilitado' : naPlanilha, diverge: !nomeado };
    case 'desistente':
      // Before any call it means out of the lists; a nomeação and then a departure tell the same story in order.
      return nomeado && saiu
        ? { situacao: 'habilitado', diverge: false }
        : { situacao: naPlanilha, diverge: nomeado };
    case 'eliminado':
      // Whoever was out must not have been nominated: only the act that eliminates says that it came later.
      return tipos.has('eliminação')
        ? { situacao: 'habilitado', diverge: false }
        : { situacao: naPlanilha, diverge: nomeado };
    case 'fim-de-fila':
      return tipos.has('fim de fila')
        ? { situacao: 'habilitado', diverge: false }
        : { situacao: naPlanilha, diverge: nomeado };
    case 'habilitado':
    case 'sub-judice':
      return { situacao: naPlanilha, diverge: false };
  }
}

const COLUNA_DO_FATO = { vaga: 'Vaga', pessoa: 'Inscrição', lista: 'Lista', compensa: 'Compensa', motivo: 'Motivo' } as const;

function problemaDoFato({ lei }: Pedido, pessoas: readonly Candidato[], fato: FatoDoLivro, livro: LivroLido): Problema {
  const { ato } = fato;
  const nome = (pessoa: number | undefined): string => {
    const quem = pessoas[pessoa ?? -1];
    return quem === undefined ? 'ninguém' : `${quem.nome} (${quem.inscricao})`;
  };
  const lugar = (campo: keyof typeof COLUNA_DO_FATO): Problema['lugar'] => {
    const coluna = livro.coluna(COLUNA_DO_FATO[campo]);
    return { aba: livro.aba, linha: ato.linha, ...(coluna !== undefined && { coluna }) };
  };
  const contradiz = (campo: keyof typeof COLUNA_DO_FATO, contradicao: Contradicao): Problema => ({
    codigo: 'ato-contraditorio',
    gravidade: 'erro',
    ...comLugar(lugar(campo)),
    dados: { ato: ato.ato, tipo: ato.tipo, contradicao },
  });
  const inferido = (oque: 'lista' | 'vaga' | 'compensa' | 'empate', valor: string, devida: boolean): Problema => ({
    codigo: 'ato-inferido',
    gravidade: 'aviso',
    ...comLugar(lugar(oque === 'empate' ? 'pessoa' : oque)),
    dados: { ato: ato.ato, oque, valor, devida },
  });
  const quem = nome(ato.pessoa);
  const vaga = ato.vaga ?? 0;
  switch (fato.tipo) {
    case 'vaga nunca oferecida':
      return {
        codigo: 'vaga-inexistente',
        gravidade: 'erro',
        ...comLugar(lugar('vaga')),
        dados: { ato: ato.ato, vaga, vagas: fato.vagas },
      };
    case 'vaga já ocupada':
      return contradiz('vaga', { tipo: fato.tipo, vaga, por: nome(fato.por) });
    case 'vaga extinta':
      return contradiz('vaga', { tipo: fato.tipo, vaga });
    case 'pessoa já nomeada':
      return contradiz('pessoa', { tipo: fato.tipo, pessoa: quem, vaga: fato.vaga });
    case 'pessoa já fora':
    case 'pessoa sem vaga':
      return contradiz('pessoa', { tipo: fato.tipo, pessoa: quem });
    case 'vaga de outra pessoa':
      return contradiz('vaga', { tipo: fato.tipo, pessoa: quem, vaga, dela: fato.vaga });
    case 'não é da reserva':
      return contradiz('lista', { tipo: fato.tipo, pessoa: quem, reserva: grupoDaModalidade(lei, fato.reserva) });
    case 'compensa sem reserva':
      return contradiz('compensa', { tipo: fato.tipo, pessoa: nome(fato.pessoa) });
    case 'retifica o que não há':
      return contradiz('motivo', { tipo: fato.tipo, motivo: ato.motivo ?? '' });
    case 'sem vaga aberta':
      return contradiz('vaga', { tipo: fato.tipo });
    case 'lista inferida':
      return inferido('lista', fato.lista === AMPLA ? 'ampla' : fato.lista, fato.devida);
    case 'vaga inferida':
      return inferido('vaga', String(fato.vaga), true);
    case 'compensa inferida':
      return inferido('compensa', nome(fato.pessoa), true);
    case 'empate decidido pelo ato':
      return inferido('empate', quem, false);
  }
}

function comLugar(lugar: Problema['lugar']): Pick<Problema, 'lugar'> {
  return lugar === undefined ? {} : { lugar };
}
