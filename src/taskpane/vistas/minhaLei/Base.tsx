import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { baseDoArtigo, type BaseDoArtigo } from '../../../leis/propria/fundamento';
import { escreveBase } from '../../estado/valoresDaLei';

const useStyles = makeStyles({
  base: {
    display: 'grid',
    gridTemplateColumns: '128px minmax(0, 1fr)',
    columnGap: '8px',
    marginTop: '6px',
    paddingLeft: '10px',
    borderLeft: `2px solid ${tokens.colorNeutralStroke2}`,
  },
  inteiro: { width: '100%', minWidth: 0 },
  dentro: { width: '100%', minWidth: 0 },
});

const BASES: Readonly<Record<BaseDoArtigo['base'], string>> = {
  texto: 'No texto da lei',
  dúvida: 'Dúvida',
  silêncio: 'A lei não diz',
};

const RESTOS: Readonly<Record<BaseDoArtigo['base'], { readonly rotulo: string; readonly exemplo: string }>> = {
  texto: { rotulo: 'Artigo', exemplo: 'art. 3º: “palavras da lei”' },
  dúvida: { rotulo: 'Por quê', exemplo: 'o art. 2º e o art. 5º divergem' },
  silêncio: { rotulo: 'Observação', exemplo: 'se quiser' },
};

/** What a value rests on: the text and its article, a doubt and why, or nothing. */
export function Base({
  artigo,
  campo,
  aoMudar,
}: {
  readonly artigo: string;
  readonly campo: string;
  readonly aoMudar: (artigo: string) => void;
}): React.JSX.Element {
  const styles = useStyles();
  const digitada = baseDoArtigo(artigo);
  const { rotulo, exemplo } = RESTOS[digitada.base];
  return (
    <div className={styles.base} role="group" aria-label={`De onde vem: ${campo}`}>
      <Field label="De onde vem" size="small">
        <Select
          size="small"
          className={styles.inteiro}
          select={{ className: styles.dentro }}
          value={digitada.base}
          onChange={(_, { value }) => {
            const base = (Object.keys(BASES) as BaseDoArtigo['base'][]).find((esta) => esta === value);
            if (base !== undefined) aoMudar(escreveBase({ ...digitada, base }));
          }}
        >
          {Object.entries(BASES).map(([base, nome]) => (
            <option key={base} value={base}>
              {nome}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={rotulo} size="small">
        <Input
          size="small"
          className={styles.inteiro}
          input={{ className: styles.dentro }}
          value={digitada.resto}
          placeholder={exemplo}
          autoComplete="off"
          onChange={(_, { value }) => aoMudar(escreveBase({ ...digitada, resto: value }))}
        />
      </Field>
    </div>
  );
}
