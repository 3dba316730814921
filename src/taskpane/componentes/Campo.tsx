import { Field, Input } from '@fluentui/react-components';
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

/** A field of text that says, beside itself, what it cannot take. */
export function Campo({ rotulo, valor, aoMudar, digitado, dica, exemplo, numerico }: Propriedades): React.JSX.Element {
  const recusa = digitado?.tipo === 'recusado' ? digitado.motivo : undefined;
  return (
    <Field
      label={rotulo}
      {...(dica !== undefined && { hint: dica })}
      {...(recusa !== undefined && { validationMessage: recusa, validationState: 'error' as const })}
    >
      <Input
        value={valor}
        autoComplete="off"
        {...(exemplo !== undefined && { placeholder: exemplo })}
        {...(numerico && { inputMode: 'numeric' as const })}
        onChange={(_, { value }) => aoMudar(value)}
      />
    </Field>
  );
}
