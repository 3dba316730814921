import { Badge, Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Lei } from '../../core/lei';
import { cartaoDaLei } from '../../redacao/cartao';
import { lugarDaLei } from '../../redacao/lugar';
import { useAcoes } from '../painel';
import { Artigos } from './Artigos';

const useStyles = makeStyles({
  cartao: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  topo: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: '8px',
    padding: '10px 12px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  norma: { fontWeight: tokens.fontWeightSemibold, minWidth: 0 },
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
  frase: { margin: 0 },
  todas: { margin: '0 4px 6px' },
});

/** How many, how rounded, in which order: the rest is one click away. */
const PRIMEIRAS = 4;

/** The rules of the law, each with its article one click away. */
export function CartaoDaLei({ lei }: { readonly lei: Lei }): React.JSX.Element {
  const styles = useStyles();
  const { trocaDeLei } = useAcoes();
  const [todas, setTodas] = useState(false);
  const regras = cartaoDaLei(lei);
  return (
    <div className={styles.cartao}>
      <div className={styles.topo}>
        <span className={styles.norma}>
          {lei.norma} ({lugarDaLei(lei)})
        </span>
        <Button size="small" onClick={trocaDeLei}>
          Trocar
        </Button>
      </div>
      <dl className={styles.regras}>
        {regras.slice(0, todas ? undefined : PRIMEIRAS).map(({ item, frase, dispositivos, base }) => (
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
      {!todas && regras.length > PRIMEIRAS && (
        <Button className={styles.todas} appearance="transparent" size="small" onClick={() => setTodas(true)}>
          Mostrar as {regras.length} regras
        </Button>
      )}
    </div>
  );
}
