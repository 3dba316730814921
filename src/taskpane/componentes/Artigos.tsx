import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { Lei } from '../../core/lei';
import { palavrasDoArtigo, temPalavras } from './citacoes';

const useStyles = makeStyles({
  artigo: {
    border: 'none',
    background: 'none',
    padding: '2px 0',
    marginRight: '10px',
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    minHeight: '24px',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationStyle: 'solid' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
  texto: {
    margin: '4px 0 8px',
    padding: '8px 10px',
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  dispositivo: { margin: '0 0 4px', ':last-child': { marginBottom: 0 } },
});

/** The articles of a rule; a click shows the law's own words. */
export function Artigos({
  lei,
  dispositivos,
}: {
  readonly lei: Lei;
  readonly dispositivos: readonly string[];
}): React.JSX.Element | null {
  const styles = useStyles();
  const [aberto, setAberto] = useState<string>();
  const id = useId();
  if (dispositivos.length === 0) return null;
  const palavras = aberto === undefined ? [] : palavrasDoArtigo(lei, aberto);
  return (
    <>
      {dispositivos.map((dispositivo) =>
        !temPalavras(lei, dispositivo) ? (
          <span key={dispositivo}>{dispositivo} </span>
        ) : (
          <button
            key={dispositivo}
            type="button"
            className={styles.artigo}
            aria-expanded={aberto === dispositivo}
            aria-controls={aberto === dispositivo ? id : undefined}
            onClick={() => setAberto(aberto === dispositivo ? undefined : dispositivo)}
          >
            {dispositivo}
          </button>
        ),
      )}
      {palavras.length > 0 && (
        <blockquote id={id} className={styles.texto} cite={lei.nome}>
          {palavras.map(({ nome, palavras: dele }) => (
            <p key={nome} className={styles.dispositivo}>
              <strong>{nome}</strong> {dele}
            </p>
          ))}
        </blockquote>
      )}
    </>
  );
}
