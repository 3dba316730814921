import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useAcoes, useEstado } from '../painel';

const useStyles = makeStyles({ barra: { marginBottom: '12px' } });

/** What the last action could not do, and what there is to know about where the pane runs. */
export function Aviso(): React.JSX.Element | null {
  const styles = useStyles();
  const falha = useEstado((estado) => estado.falha);
  const retomado = useEstado((estado) => estado.retomado);
  const { fechaFalha, recomeca } = useAcoes();
  return (
    <>
      {falha !== undefined && (
        <MessageBar intent="error" layout="multiline" className={styles.barra} role="alert">
          <MessageBarBody>
            <MessageBarTitle>{falha.titulo}.</MessageBarTitle> {falha.texto}
          </MessageBarBody>
          <MessageBarActions
            containerAction={
              <Button
                appearance="transparent"
                icon={<DismissRegular />}
                aria-label="Fechar a mensagem"
                onClick={fechaFalha}
              />
            }
          />
        </MessageBar>
      )}
      {retomado && (
        <MessageBar intent="info" layout="multiline" className={styles.barra}>
          <MessageBarBody>
            <MessageBarTitle>Trabalho retomado.</MessageBarTitle> A lei, as leituras e as vagas vieram do que esta pasta
            de trabalho guarda.
          </MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={recomeca}>
              Começar de novo
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </>
  );
}
