import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PASSOS, type Passo } from '../estado/estado';
import { NOMES_DOS_PASSOS } from './Navegacao';

const useStyles = makeStyles({
  rodape: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '8px',
    padding: '8px 16px',
    position: 'sticky',
    bottom: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** To the step before and to the one after; every step is open at any time. */
export function Rodape({
  passo,
  aoIr,
}: {
  readonly passo: Passo;
  readonly aoIr: (passo: Passo) => void;
}): React.JSX.Element {
  const styles = useStyles();
  const indice = PASSOS.indexOf(passo);
  const [antes, depois] = [PASSOS[indice - 1], PASSOS[indice + 1]];
  return (
    <footer className={styles.rodape}>
      {antes === undefined ? (
        <span />
      ) : (
        <Button appearance="subtle" onClick={() => aoIr(antes)}>
          Voltar: {NOMES_DOS_PASSOS[antes]}
        </Button>
      )}
      {depois !== undefined && (
        <Button appearance="secondary" onClick={() => aoIr(depois)}>
          Seguir: {NOMES_DOS_PASSOS[depois]}
        </Button>
      )}
    </footer>
  );
}
