import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { nomeDaAbaDaLei } from '../../planilha/minhaLei';
import { useAcoes, useEstado } from '../painel';
import { useAbasDisponiveis } from './abasDisponiveis';

const useStyles = makeStyles({ oferta: { marginBottom: '10px' } });

/** A workbook may bring its own law: it is offered, never taken by itself. */
export function AbaDaLei(): React.JSX.Element | null {
  const styles = useStyles();
  const propria = useEstado(({ lei }) => lei?.tabela !== undefined);
  const aba = nomeDaAbaDaLei(useAbasDisponiveis());
  const { usaLeiDaAba } = useAcoes();
  if (aba === undefined || propria) return null;
  return (
    <MessageBar intent="info" layout="multiline" className={styles.oferta}>
      <MessageBarBody>A pasta de trabalho tem a aba “{aba}”: é a lei deste concurso?</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => void usaLeiDaAba(aba)}>
          Usar a lei da aba
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
