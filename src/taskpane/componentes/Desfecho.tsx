import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { Falha } from '../estado/estado';

/** What the last action could not do, and what it did; nothing where there is neither. */
export function Desfecho({
  falha,
  feito,
}: {
  readonly falha: Falha | undefined;
  readonly feito: string;
}): React.JSX.Element {
  return (
    <>
      {falha !== undefined && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>{falha.titulo}.</MessageBarTitle> {falha.texto}
          </MessageBarBody>
        </MessageBar>
      )}
      {feito !== '' && (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>{feito}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
