import { Button, Field, makeStyles, ProgressBar } from '@fluentui/react-components';
import type { Progresso } from '../estado/estado';

const useStyles = makeStyles({
  andamento: { display: 'flex', alignItems: 'center', columnGap: '12px', margin: '12px 0' },
  barra: { flexGrow: 1, minWidth: 0 },
});

const inteiro = (numero: number): string => numero.toLocaleString('pt-BR');

/** How far something has come, and a way out of it. */
export function Andamento({
  progresso,
  aoCancelar,
}: {
  readonly progresso: Progresso;
  readonly aoCancelar?: () => void;
}): React.JSX.Element {
  const styles = useStyles();
  const { oque, feitas, total } = progresso;
  const conta = total === undefined || total === 0 ? '' : `${inteiro(feitas)} de ${inteiro(total)} linhas`;
  return (
    <div className={styles.andamento}>
      <Field className={styles.barra} validationMessage={conta} validationState="none" label={`${oque}…`}>
        {total === undefined || total === 0 ? (
          <ProgressBar />
        ) : (
          <ProgressBar value={Math.min(feitas, total)} max={total} />
        )}
      </Field>
      {aoCancelar !== undefined && <Button onClick={aoCancelar}>Cancelar</Button>}
    </div>
  );
}
