import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PCD } from '../../core/candidato';
import type { ResumoDaLeitura } from '../../trabalho/resumos';
import { useEstado } from '../painel';
import { useNomeDaReserva } from './reservas';

const useStyles = makeStyles({
  cargos: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  nomeDoCargo: {
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    padding: '4px 8px 4px 0',
    overflowWrap: 'break-word',
  },
  titulo: { fontWeight: tokens.fontWeightBold },
  numero: { textAlign: 'right', padding: '4px 0 4px 8px', fontVariantNumeric: 'tabular-nums' },
  rolagem: { overflowX: 'auto' },
});

/** How many people each cargo has, and how many compete by each reserva. */
export function Cargos({ resumo }: { readonly resumo: ResumoDaLeitura }): React.JSX.Element {
  const styles = useStyles();
  const lei = useEstado((estado) => estado.lei);
  const nomeDaReserva = useNomeDaReserva();
  const reservas = [...new Set(resumo.cargos.flatMap(({ reservas: dele }) => Object.keys(dele)))].filter(
    (id) => id === PCD || lei === undefined || lei.reservas.some((reserva) => reserva.id === id),
  );
  const contam = (marcas: Readonly<Record<string, number>> | undefined): number =>
    (marcas?.declarada ?? 0) + (marcas?.confirmada ?? 0) + (marcas?.pendente ?? 0);
  return (
    <div className={styles.rolagem} tabIndex={0} role="region" aria-label="Candidatos por cargo">
      <table className={styles.cargos}>
        <thead>
          <tr>
            <th className={mergeClasses(styles.nomeDoCargo, styles.titulo)} scope="col">
              Cargo
            </th>
            <th className={styles.numero} scope="col">
              Candidatos
            </th>
            {reservas.map((id) => (
              <th key={id} className={styles.numero} scope="col">
                {id === PCD ? 'PcD' : nomeDaReserva(id)}
              </th>
            ))}
            <th className={styles.numero} scope="col">
              Fora
            </th>
          </tr>
        </thead>
        <tbody>
          {resumo.cargos.map(({ cargo, pessoas, reservas: dele, foraDasListas }) => (
            <tr key={cargo}>
              <th className={styles.nomeDoCargo} scope="row">
                {cargo === '' ? '(um cargo só)' : cargo}
              </th>
              <td className={styles.numero}>{pessoas}</td>
              {reservas.map((id) => (
                <td key={id} className={styles.numero}>
                  {contam(dele[id])}
                </td>
              ))}
              <td className={styles.numero}>{foraDasListas}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
