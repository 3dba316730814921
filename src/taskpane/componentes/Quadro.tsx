import { makeStyles, tokens } from '@fluentui/react-components';
import type { Lei } from '../../core/lei';
import { nomeDaModalidade } from '../../redacao/fundamento';

const useStyles = makeStyles({
  quadro: { width: '100%', borderCollapse: 'collapse', margin: '8px 0' },
  titulo: {
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    padding: '4px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  nome: {
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    padding: '5px 8px 5px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  numero: {
    textAlign: 'right',
    padding: '5px 8px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  quais: {
    padding: '5px 0 5px 8px',
    fontSize: tokens.fontSizeBase200,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
});

/** Numbers shown of each modalidade; the sheet has them all. */
const TETO = 12;

interface Propriedades {
  readonly lei: Lei;
  readonly quadro: Readonly<Record<string, number>>;
  readonly posicoes: Readonly<Record<string, readonly number[]>>;
  readonly rotulo: string;
}

/** How many vacancies each modalidade has, and which. */
export function Quadro({ lei, quadro, posicoes, rotulo }: Propriedades): React.JSX.Element {
  const styles = useStyles();
  return (
    <table className={styles.quadro} aria-label={rotulo}>
      <thead>
        <tr>
          <th className={styles.titulo} scope="col">
            Modalidade
          </th>
          <th className={styles.titulo} scope="col">
            Vagas
          </th>
          <th className={styles.titulo} scope="col">
            Quais
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(quadro).map(([modalidade, vagas]) => {
          const quais = posicoes[modalidade] ?? [];
          return (
            <tr key={modalidade}>
              <th className={styles.nome} scope="row">
                {nomeDaModalidade(lei, modalidade)}
              </th>
              <td className={styles.numero}>{vagas.toLocaleString('pt-BR')}</td>
              <td className={styles.quais}>
                {modalidade === 'ampla' ? 'as demais' : quais.length === 0 ? '—' : quais.slice(0, TETO).join(', ')}
                {modalidade !== 'ampla' && vagas > Math.min(TETO, quais.length) && '…'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
