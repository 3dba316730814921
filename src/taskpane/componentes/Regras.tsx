import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import type { Lei } from '../../core/lei';
import type { LinhaDoCartao } from '../../redacao/cartao';
import { Artigos } from './Artigos';

const useStyles = makeStyles({
  regras: { margin: 0, padding: '4px 12px 8px' },
  regra: {
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 'none' },
  },
  item: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    display: 'flex',
    columnGap: '6px',
    alignItems: 'center',
  },
  frase: { margin: 0, overflowWrap: 'anywhere' },
});

/** Rules of a law in sentences, each with its articles. */
export function Regras({
  lei,
  regras,
}: {
  readonly lei: Lei;
  readonly regras: readonly LinhaDoCartao[];
}): React.JSX.Element {
  const styles = useStyles();
  return (
    <dl className={styles.regras}>
      {regras.map(({ item, frase, dispositivos, base }) => (
        <div key={item} className={styles.regra}>
          <dt className={styles.item}>
            {item}
            {base !== 'texto' && (
              <Badge appearance="outline" color="informative" size="small">
                {base}
              </Badge>
            )}
          </dt>
          <dd className={styles.frase}>
            {frase} <Artigos lei={lei} dispositivos={dispositivos} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
