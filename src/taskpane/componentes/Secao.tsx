import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  secao: { marginBottom: '20px' },
  titulo: { margin: '0 0 8px', display: 'block' },
  texto: {
    margin: '0 0 8px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** One part of a step, with its heading. */
export function Secao({
  titulo,
  texto,
  children,
}: {
  readonly titulo: string;
  readonly texto?: string;
  readonly children: ReactNode;
}): React.JSX.Element {
  const styles = useStyles();
  return (
    <section className={styles.secao} aria-label={titulo}>
      <Subtitle2 as="h2" className={styles.titulo}>
        {titulo}
      </Subtitle2>
      {texto !== undefined && <p className={styles.texto}>{texto}</p>}
      {children}
    </section>
  );
}
