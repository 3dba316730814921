import { makeStyles, Spinner } from '@fluentui/react-components';
import { Desfecho } from '../../componentes/Desfecho';
import type { MinhaLei } from '../../estado/minhaLei';
import { useEstado } from '../../painel';

const useStyles = makeStyles({ andamento: { marginBottom: '10px' } });

/** What is being done with the law, what was done and what could not be, beside what it was asked for. */
export function AndamentoDaLei({ onde }: { readonly onde: MinhaLei['onde'] }): React.JSX.Element | null {
  const styles = useStyles();
  const { fazendo, falha, feito, onde: aqui } = useEstado((estado) => estado.minhaLei);
  if (aqui !== onde || (fazendo === undefined && falha === undefined && feito === '')) return null;
  return (
    <div className={styles.andamento}>
      {fazendo !== undefined && <Spinner size="tiny" label={`${fazendo}…`} labelPosition="after" />}
      <Desfecho falha={falha} feito={feito} />
    </div>
  );
}
