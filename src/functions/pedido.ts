import type { Lei } from '../core/lei';
import type { RegraPcd } from '../core/lugares';
import type { Pedido, PorCargo } from '../trabalho/pedido';
import type { LeiturasDadas } from './leituras';

interface Partes {
  readonly vagas: PorCargo<number>;
  readonly pcd: PorCargo<RegraPcd>;
  readonly leituras: LeiturasDadas;
}

const NADA: Omit<Partes, 'vagas'> = {
  pcd: { porCargo: [] },
  leituras: {
    respostas: {},
    edital: {},
    reservadas: { porCargo: [] },
    desempates: [],
    lacunasAceitas: false,
    daLeitura: [],
    colunas: {},
  },
};

/** What is asked of a law; each number of vagas is the edital's one offer. */
export function pedidoCom(lei: Lei, partes: Pick<Partes, 'vagas'> & Partial<Partes>): Pedido {
  const { vagas, pcd, leituras } = { ...NADA, ...partes };
  const { respostas, edital, reservadas, desempates, lacunasAceitas } = leituras;
  return {
    lei,
    respostas,
    edital,
    ofertas: {
      ...(vagas.geral !== undefined && { geral: [vagas.geral] }),
      porCargo: vagas.porCargo.map(({ cargo, valor }) => ({ cargo, valor: [valor] })),
    },
    pcd,
    reservadas,
    desempates,
    lacunasAceitas,
  };
}
