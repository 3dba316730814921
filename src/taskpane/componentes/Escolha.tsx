import { Field, makeStyles, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // A long choice must not widen the pane.
  escolha: { width: '100%', minWidth: 0 },
  dentro: { width: '100%', minWidth: 0, textOverflow: 'ellipsis' },
});

interface Propriedades {
  readonly rotulo: string;
  readonly valor: string;
  readonly aoMudar: (valor: string) => void;
  readonly dica?: string;
  /** The options. */
  readonly children: ReactNode;
}

/** One of several, with its label above. */
export function Escolha({ rotulo, valor, aoMudar, dica, children }: Propriedades): React.JSX.Element {
  const styles = useStyles();
  return (
    <Field label={rotulo} className={styles.escolha} {...(dica !== undefined && { hint: dica })}>
      <Select
        className={styles.escolha}
        select={{ className: styles.dentro }}
        value={valor}
        onChange={(_, { value }) => aoMudar(value)}
      >
        {children}
      </Select>
    </Field>
  );
}
