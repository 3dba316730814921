import { Button, makeStyles, MessageBar, MessageBarBody, MessageBarTitle, Spinner } from '@fluentui/react-components';
import { useEffect, useState, type ComponentType } from 'react';

/** Brings a part of the pane that is a script of its own. */
export type CargaDaParte = () => Promise<ComponentType>;

const useStyles = makeStyles({ botao: { marginTop: '8px' } });

const carregadas = new Map<CargaDaParte, ComponentType>();

/**
 * Brings parts before they are opened: from the first key or click on, so that none waits for the network later, nor is
 * missed when a newer version takes the place of this one on the server.
 */
export function usePartesAFrente(cargas: readonly CargaDaParte[]): void {
  useEffect(() => {
    const espera = new AbortController();
    const traz = (): void => {
      espera.abort();
      // What does not come now is asked for again when it is opened.
      for (const carga of cargas)
        void carga().then(
          (tela) => carregadas.set(carga, tela),
          () => undefined,
        );
    };
    for (const evento of ['pointerdown', 'keydown']) {
      document.addEventListener(evento, traz, { signal: espera.signal });
    }
    return () => espera.abort();
  }, [cargas]);
}

/** A part of the pane, once it is there; a network that fails is said, and asked again. */
export function Parte({ carga }: { readonly carga: CargaDaParte }): React.JSX.Element {
  const styles = useStyles();
  const [vez, setVez] = useState(0);
  const [falhou, setFalhou] = useState(false);
  const [, setCarregada] = useState<CargaDaParte>();
  useEffect(() => {
    if (carregadas.has(carga)) return;
    let fora = false;
    setFalhou(false);
    carga().then(
      (tela) => {
        carregadas.set(carga, tela);
        if (!fora) setCarregada(() => carga);
      },
      () => {
        if (!fora) setFalhou(true);
      },
    );
    return () => {
      fora = true;
    };
  }, [carga, vez]);
  const Tela = carregadas.get(carga);
  if (Tela !== undefined) return <Tela />;
  if (!falhou) return <Spinner size="small" label="Abrindo…" />;
  return (
    <>
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>
          <MessageBarTitle>Esta parte não abriu.</MessageBarTitle> O que já foi feito continua aqui. Confira a rede e
          tente de novo; se persistir, recarregue o painel.
        </MessageBarBody>
      </MessageBar>
      <Button className={styles.botao} onClick={() => setVez(vez + 1)}>
        Tentar de novo
      </Button>
    </>
  );
}
