import { Field, Input, makeStyles } from '@fluentui/react-components';
import type { Digitado } from '../estado/digitado';

interface Propriedades {
  readonly rotulo: string;
  readonly valor: string;
  readonly aoMudar: (valor: string) => void;
  readonly digitado?: Digitado<unknown>;
  readonly dica?: string;
  readonly exemplo?: string;
  readonly numerico?: true;
}

const useStyles = makeStyles({
  // Narrower than the browser's own width for a field of text.
  entrada: { width: '100%', minWidth: 0 },
  dentro: { width: '100%', minWidth: 0 },
});

/** A field of text that says, beside itself, what it cannot take. */
export function Campo({ rotulo, valor, aoMudar, digitado, dica, exemplo, numerico }: Propriedades): React.JSX.Element {
  const styles = useStyles();
  const recusa = digitado?.tipo === 'recusado' ? digitado.motivo : undefined;
  return (
    <Field
      label={rotulo}
      {...(dica !== undefined && { hint: dica })}
      {...(recusa !== undefined && { validationMessage: recusa, validationState: 'error' as const })}
    >
      <Input
        className={styles.entrada}
        input={{ className: styles.dentro }}
        value={valor}
        autoComplete="off"
        {...(exemplo !== undefined && { placeholder: exemplo })}
        {...(numerico && { inputMode: 'numeric' as const })}
        onChange={(_, { value }) => aoMudar(value)}
      />
    </Field>
  );
}
