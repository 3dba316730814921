import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons';
import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';
import { useAcoes } from '../../painel';

const useStyles = makeStyles({
  bloco: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    padding: '4px 12px 0',
    marginBottom: '12px',
  },
  topo: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8px',
    marginBottom: '6px',
  },
  titulo: { margin: 0, fontSize: tokens.fontSizeBase300, minWidth: 0, overflowWrap: 'anywhere' },
  botoes: { display: 'flex', flexShrink: 0 },
});

const idDoBotao = (qual: number, acao: 'sobe' | 'desce'): string => `reserva-${qual}-${acao}`;

/** One reserva of the law, which may change places with the others. */
export function BlocoDaReserva({
  qual,
  nome,
  total,
  children,
}: {
  readonly qual: number;
  readonly nome: string;
  readonly total: number;
  readonly children: ReactNode;
}): React.JSX.Element {
  const styles = useStyles();
  const { moveReserva, retiraReserva } = useAcoes();
  const titulo = `Reserva ${qual + 1}${nome === '' ? '' : `: ${nome}`}`;
  /** The focus goes with the reserva; at an end, to the button that is still of use. */
  const move = (para: number, acao: 'sobe' | 'desce'): void => {
    flushSync(() => moveReserva(qual, para));
    const noFim = para === 0 || para === total - 1;
    const outra = acao === 'sobe' ? 'desce' : 'sobe';
    document.getElementById(idDoBotao(para, noFim ? outra : acao))?.focus();
  };
  return (
    <section className={styles.bloco} aria-label={titulo}>
      <div className={styles.topo}>
        <h3 className={styles.titulo}>{titulo}</h3>
        <span className={styles.botoes}>
          {total > 1 && (
            <>
              <Button
                id={idDoBotao(qual, 'sobe')}
                size="small"
                appearance="subtle"
                icon={<ArrowUpRegular />}
                aria-label={`Subir a reserva ${qual + 1}`}
                disabled={qual === 0}
                onClick={() => move(qual - 1, 'sobe')}
              />
              <Button
                id={idDoBotao(qual, 'desce')}
                size="small"
                appearance="subtle"
                icon={<ArrowDownRegular />}
                aria-label={`Descer a reserva ${qual + 1}`}
                disabled={qual === total - 1}
                onClick={() => move(qual + 1, 'desce')}
              />
              <Button
                size="small"
                appearance="subtle"
                aria-label={`Retirar a reserva ${qual + 1}`}
                onClick={() => retiraReserva(qual)}
              >
                Retirar
              </Button>
            </>
          )}
        </span>
      </div>
      {children}
    </section>
  );
}
