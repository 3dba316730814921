import { alcanceDaLei, type Alcance } from '../core/alcance';
import type { Criterios } from '../core/criterios';
import type { Problema } from '../core/problema';
import type { Pedido } from './pedido';

/** Whether the law reaches the competition, as problems: an error when it does not, warnings for what to check. */
export function alcanceDoPedido(
  { lei, edital }: Pedido,
  criterios: Criterios,
): {
  readonly alcance: Alcance;
  /** The criteria that place the vagas: a law that does not reach the edital reserves nothing. */
  readonly vigentes: Criterios;
  readonly problemas: Problema[];
} {
  const alcance = alcanceDaLei(lei, criterios, edital);
  const problemas: Problema[] = alcance.avisos.map((aviso) => ({
    codigo: 'alcance-a-conferir',
    gravidade: 'aviso',
    dados: { aviso },
  }));
  if (!alcance.aplica) {
    problemas.unshift({ codigo: 'lei-nao-alcanca', gravidade: 'erro', dados: { motivos: alcance.motivos } });
  }
  return { alcance, vigentes: alcance.aplica ? criterios : { ...criterios, reservas: [] }, problemas };
}
