import type { Ato } from '../core/ato';
import { PCD } from '../core/candidato';
import type { FatoDoLivro } from '../core/constatacoes';
import type { Criterios } from '../core/criterios';
import type { Situacao } from '../core/dobra';
import { dobrarLivro } from '../core/livro';
import { atosQueValem, comNumeros } from '../core/retificacoes';
import { bloqueia, noCargo, type Problema } from '../core/problema';
import type { Contradicao } from '../core/problemas/livro';
import type { AtoEscrito, LivroLido } from '../planilha/livro';
import type { Contexto } from '../redacao/chamada';
import { contaOfertas } from '../redacao/ofertas';
import { alcanceDoPedido } from './alcance';
import { atosPorCargo, type CargoComAtos } from './atos';
import {
  cargosDesconhecidosDoPedido,
  grupoDoCargo,
  problemasDosDesempates,
  semEmpatesNemLacunas,
  type GrupoDoCargo,
  type Ranking,
} from './cargo';
import { criteriosDoPedido, doCargo, type Pedido } from './pedido';
import { problemaDoFato } from './problemaDoFato';
import { serieDoCargo, type SerieDoCargo } from './serie';
import { situacoesPeloLivro } from './situacoesPeloLivro';

/** One cargo as the livro leaves it. */
export interface CargoComLivro extends GrupoDoCargo {
  readonly serie: SerieDoCargo;
  readonly situacao: Situacao;
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
  const { validos, perdidas, repetidas } = atosQueValem(livro.atos);
  const { cargos, problemas: dosAtos } = atosPorCargo(pedido.lei, ranking.candidatos, {
    ...livro,
    atos: validos.filter(({ tipo }) => tipo !== 'retificação'),
  });
  const problemas: Problema[] = [
    ...semEmpatesNemLacunas(ranking.problemas).filter((problema) => !ehOLivro(problema, livro)),
    ...livro.problemas,
    ...recusas,
    ...doAlcance,
    ...cargosDesconhecidosDoPedido(pedido, ranking.candidatos),
    ...problemasDosDesempates(pedido, ranking.candidatos),
    ...dosAtos,
    ...perdidas.map((ato) =>
      retificacaoSemEfeito(ato, livro, { tipo: 'retifica o que não há', motivo: ato.motivo ?? '' }),
    ),
    ...repetidas.map(({ ato, por }) => retificacaoSemEfeito(ato, livro, { tipo: 'retifica de novo', por: por.ato })),
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

/** Vagas left behind by nomeações to later ones; court orders choose theirs. */
function vagasSaltadas({ abertas, estado }: Situacao, atos: readonly Ato[], livro: LivroLido): Problema[] {
  const oferecidas = estado.modalidades.length;
  const novas = new Set(abertas.todas().filter((vaga) => abertas.reabertura(vaga) === undefined));
  const depois = atosQueValem(atos).validos.reduce(
    (maior, { tipo, vaga = 0 }) =>
      tipo === 'nomeação' && vaga <= oferecidas && !novas.has(vaga) ? Math.max(maior, vaga) : maior,
    0,
  );
  const vagas = [...novas].filter((vaga) => vaga < depois);
  return vagas.length === 0
    ? []
    : [{ codigo: 'vaga-saltada', gravidade: 'aviso', lugar: { aba: livro.aba }, dados: { vagas, depois } }];
}

/** A livro opened on another day: the rule of PcD is not in it, and nobody may have given it again. */
function pcdSemRegra({ pcd, serie }: SerieDoCargo, atos: readonly Ato[], livro: LivroLido): Problema[] {
  if (pcd !== undefined || [...serie.reservadas.values()].some(({ reserva }) => reserva === PCD)) return [];
  const porPcd = atosQueValem(atos).validos.find(({ tipo, lista }) => tipo === 'nomeação' && lista === PCD);
  if (porPcd === undefined) return [];
  const coluna = livro.coluna('Lista');
  const lugar = { aba: livro.aba, linha: porPcd.linha, ...(coluna !== undefined && { coluna }) };
  return [{ codigo: 'pcd-sem-regra', gravidade: 'aviso', lugar, dados: { ato: porPcd.ato } }];
}

/** Of someone nominated whom the sheet says eliminated or withdrawn, `situacao-diverge` speaks. */
function ditoPelaPlanilha(fato: FatoDoLivro): boolean {
  if (fato.tipo !== 'pessoa fora das listas' || fato.impedimento.tipo !== 'fora pela planilha') return false;
  return fato.impedimento.motivo === 'eliminado' || fato.impedimento.motivo === 'desistente';
}

function retificacaoSemEfeito({ ato, tipo, linha }: AtoEscrito, livro: LivroLido, contradicao: Contradicao): Problema {
  const coluna = livro.coluna('Motivo');
  return {
    codigo: 'ato-contraditorio',
    gravidade: 'erro',
    lugar: { aba: livro.aba, linha, ...(coluna !== undefined && { coluna }) },
    dados: { ato, tipo, contradicao },
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
  const ofertas = atosQueValem(atos).validos.flatMap(({ tipo, quantidade }) =>
    tipo === 'oferta' ? [quantidade ?? 0] : [],
  );
  const serie = serieDoCargo(pedido, vigentes, cargo, ofertas);
  const situacao = dobrarLivro(grupo.classificados, criterios, serie.serie.modalidades, atos);
  problemas.push(...serie.problemas, ...pcdSemRegra(serie, atos, livro), ...vagasSaltadas(situacao, atos, livro));
  for (const fato of situacao.fatos) {
    if (!ditoPelaPlanilha(fato)) problemas.push(problemaDoFato(pedido, pessoas, fato, livro));
  }
  const contexto: Contexto = {
    lei: pedido.lei,
    pessoas,
    pcd: serie.pcd,
    criterios,
    ofertas: contaOfertas(ofertas),
    reservadas: serie.serie.reservadas,
    informadas: doCargo(pedido.reservadas, cargo),
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
