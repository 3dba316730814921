import { nomeDaModalidade } from '../../redacao/fundamento';
import { useEstado } from '../painel';

/** The name of a reserva under the chosen law; without a law, its mark's own words. */
export function useNomeDaReserva(): (id: string) => string {
  const lei = useEstado((estado) => estado.lei);
  return (id) => (lei === undefined ? (id === 'pcd' ? 'Pessoas com deficiência' : id) : nomeDaModalidade(lei, id));
}
