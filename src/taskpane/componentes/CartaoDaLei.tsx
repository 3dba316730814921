import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Lei } from '../../core/lei';
import { cartaoDaLei, comPerguntasAbaixo } from '../../redacao/cartao';
import { lugarDaLei } from '../../redacao/lugar';
import { useAcoes } from '../painel';
import { Regras } from './Regras';

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
  botoes: { display: 'flex', columnGap: '6px', flexShrink: 0 },
  todas: { margin: '0 4px 6px' },
});

/** How many, how rounded, in which order: the rest is one click away. */
const PRIMEIRAS = 4;

/** The rules of the law, each with its article one click away. */
export function CartaoDaLei({ lei }: { readonly lei: Lei }): React.JSX.Element {
  const styles = useStyles();
  const { trocaDeLei, editaLei } = useAcoes();
  const [todas, setTodas] = useState(false);
  const regras = comPerguntasAbaixo(cartaoDaLei(lei));
  const propria = lei.tabela !== undefined;
  const { municipio, uf } = lei;
  const onde = municipio === '' || uf === '' ? `${municipio}${uf}` : lugarDaLei(lei);
  return (
    <div className={styles.cartao}>
      <div className={styles.topo}>
        <span className={styles.norma}>
          {propria && 'Minha lei: '}
          {lei.norma}
          {onde !== '' && ` (${onde})`}
        </span>
        <span className={styles.botoes}>
          {propria && (
            <Button size="small" onClick={() => editaLei(lei)}>
              Editar
            </Button>
          )}
          <Button size="small" onClick={trocaDeLei}>
            Trocar
          </Button>
        </span>
      </div>
      <Regras lei={lei} regras={regras.slice(0, todas ? undefined : PRIMEIRAS)} />
      {!todas && regras.length > PRIMEIRAS && (
        <Button className={styles.todas} appearance="transparent" size="small" onClick={() => setTodas(true)}>
          Mostrar as {regras.length} regras
        </Button>
      )}
    </div>
  );
}
