import { comPcd as idsComPcd, type ReservaId } from '../core/candidato';
import type { Criterios } from '../core/criterios';
import type { Lei, Regra } from '../core/lei';
import type { RegraPcd } from '../core/lugares';
import type { PerguntaId } from '../core/perguntas';
import { noCargo, type Problema } from '../core/problema';
import { serie, type FatoDaSerie, type PedidoDaSerie, type Serie } from '../core/serie';
import { nomeDaModalidade } from '../redacao/fundamento';
import { doCargo, temPcdNaLei, type Pedido } from './pedido';

export interface SerieDoCargo {
  readonly serie: Serie;
  readonly pcd: RegraPcd | undefined;
  readonly problemas: readonly Problema[];
}

/** The series of one cargo for these offers, with the edital's own numbers, and what there is to say about it. */
export function serieDoCargo(
  pedido: Pedido,
  criterios: Criterios,
  cargo: string,
  ofertas: readonly number[],
): SerieDoCargo {
  const { lei } = pedido;
  // A law that reserves to PcD itself has its own rule for them.
  const pcd = temPcdNaLei(lei) ? undefined : doCargo(pedido.pcd, cargo);
  const informadas = doCargo(pedido.reservadas, cargo);
  const entrada: PedidoDaSerie = {
    ofertas,
    criterios,
    ...(pcd !== undefined && { pcd }),
    ...(informadas !== undefined && { reservadasNoEdital: informadas }),
  };
  const resultado = serie(entrada);
  const problemas = resultado.fatos.map((fato) => problemaDoFato(lei, criterios, fato));
  if (criterios.base === 'informada no edital' && (ofertas[0] ?? 0) > 0) {
    const faltam = criterios.reservas.filter(({ id }) => informadas?.[id] === undefined);
    problemas.push(
      ...faltam.map(({ id }): Problema => {
        const dados = { reserva: nomeDaModalidade(lei, id), unica: lei.reservas.length === 1 };
        return { codigo: 'reservadas-nao-informadas', gravidade: 'pergunta', dados };
      }),
    );
  }
  if (pcd === undefined && lei.regras.pcd.base === 'texto' && lei.regras.pcd.valor === 'conta na alternância') {
    const dispositivo = lei.regras.pcd.citacoes[0].dispositivo;
    problemas.push({ codigo: 'pcd-nao-informado', gravidade: 'aviso', dados: { dispositivo } });
  }
  return { serie: resultado, pcd, problemas: problemas.map((problema) => noCargo(problema, cargo)) };
}

/** Questions which this law leaves open and on which the number that the order of a reserva gives depends. */
function perguntasAbertas(lei: Lei, { reservas, novasVagas }: Criterios, reserva: ReservaId): PerguntaId[] {
  const regras = lei.reservas.find(({ id }) => id === reserva)?.regras;
  if (regras === undefined) return [];
  const porGrupos = reservas.some(({ id, ordem }) => id === reserva && ordem.tipo === 'última de cada grupo');
  const dasRegras: readonly Regra<unknown>[] = [
    regras.ordem,
    ...(porGrupos ? [regras.grupoIncompleto] : []),
    ...(novasVagas === 'por oferta' ? [lei.regras.novasVagas] : []),
  ];
  return dasRegras.flatMap((regra) => (regra.base !== 'texto' && regra.pergunta !== undefined ? [regra.pergunta] : []));
}

function problemaDoFato(lei: Lei, criterios: Criterios, fato: FatoDaSerie): Problema {
  const porOferta = criterios.novasVagas === 'por oferta';
  const reserva = nomeDaModalidade(lei, fato.reserva);
  switch (fato.tipo) {
    case 'não cabe':
      return {
        codigo: 'vagas-insuficientes',
        gravidade: 'erro',
        dados: { pedidas: fato.informada, vagas: fato.vagas, oque: { reserva } },
      };
    case 'edital diverge':
      return {
        codigo: 'quantidade-diverge',
        gravidade: 'aviso',
        dados: { reserva, reservadas: fato.informada, calculada: fato.calculada, porque: 'edital' },
      };
    case 'sem lugar':
      return {
        codigo: 'quantidade-diverge',
        gravidade: 'aviso',
        dados: {
          reserva,
          reservadas: fato.reservadas,
          calculada: fato.reservadas + fato.faltam,
          porque: 'outras reservas',
        },
      };
    case 'ordem diverge':
      return {
        codigo: 'quantidade-diverge',
        gravidade: 'aviso',
        dados: {
          reserva,
          reservadas: fato.reservadas,
          calculada: fato.calculada,
          porque: 'ordem',
          porOferta,
          abertas: perguntasAbertas(lei, criterios, fato.reserva),
        },
      };
    case 'ofertas divergem':
      return {
        codigo: 'quantidade-diverge',
        gravidade: 'aviso',
        dados: { reserva, reservadas: fato.reservadas, calculada: fato.calculada, porque: 'ofertas', porOferta },
      };
  }
}

/** Counts and positions per modalidade, for every reserva of the law (0 included) and PcD when it was asked for. */
export function contagem(
  lei: Lei,
  modalidades: readonly string[],
  comPcd: RegraPcd | undefined,
): { readonly quadro: Record<string, number>; readonly posicoes: Record<ReservaId, number[]> } {
  const daLei = lei.reservas.map(({ id }) => id);
  const reservas = comPcd === undefined ? daLei : idsComPcd(daLei);
  const posicoes = Object.fromEntries(reservas.map((id): [string, number[]] => [id, []]));
  modalidades.forEach((modalidade, i) => posicoes[modalidade]?.push(i + 1));
  const quadro: Record<string, number> = { ampla: modalidades.length };
  for (const id of reservas) {
    const quantas = posicoes[id]?.length ?? 0;
    quadro[id] = quantas;
    quadro.ampla = (quadro.ampla ?? 0) - quantas;
  }
  return { quadro, posicoes };
}
