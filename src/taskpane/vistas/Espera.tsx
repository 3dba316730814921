import { Button, ProgressBar, Field, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Desfecho } from '../componentes/Desfecho';
import { Secao } from '../componentes/Secao';
import { useAcoes, useEstado } from '../painel';

/** What needs a law and a confirmed reading says so until they are there. */
export function ComLeitura({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const pronta = useEstado(({ lei, leitura }) => lei !== undefined && leitura.confirmada);
  const { vaiParaVista } = useAcoes();
  if (pronta) return <>{children}</>;
  return (
    <Secao titulo="Antes disto">
      <p>Em Listas, escolha a lei e confirme a leitura da planilha de classificação: é dela que saem as pessoas.</p>
      <Button onClick={() => vaiParaVista('listas')}>Ir para Listas</Button>
    </Secao>
  );
}

const useStyles = makeStyles({ andamento: { marginBottom: '14px' } });

/** What is being done, what was done, and what could not be. */
export function Andamento(): React.JSX.Element {
  const styles = useStyles();
  const { fazendo, falha, feito } = useEstado((estado) => estado.nomeacoes);
  if (fazendo === undefined && falha === undefined && feito === '') return <></>;
  return (
    <div className={styles.andamento}>
      {fazendo !== undefined && (
        <Field label={`${fazendo}…`}>
          <ProgressBar />
        </Field>
      )}
      <Desfecho falha={falha} feito={feito} />
    </div>
  );
}
