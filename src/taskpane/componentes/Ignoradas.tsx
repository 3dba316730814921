import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Link,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { nomeDoMotivo } from '../../redacao/ignoradas';
import { quantos } from '../../redacao/palavras';
import type { ResumoDaAbaLida } from '../../trabalho/resumos';
import { useAcoes } from '../painel';

const useStyles = makeStyles({
  lista: { listStyleType: 'none', margin: 0, padding: 0 },
  linha: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    columnGap: '8px',
    padding: '3px 0',
    fontSize: tokens.fontSizeBase200,
  },
  texto: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** The rows that are not people, each with the reason why it was left out. */
export function Ignoradas({ aba }: { readonly aba: ResumoDaAbaLida }): React.JSX.Element | null {
  const styles = useStyles();
  const { mostraLugar } = useAcoes();
  const { total, primeiros } = aba.ignoradas;
  if (total === 0) return null;
  return (
    <Accordion collapsible>
      <AccordionItem value="ignoradas">
        <AccordionHeader size="small">
          {quantos(total, 'linha deixada de fora', 'linhas deixadas de fora')}
        </AccordionHeader>
        <AccordionPanel>
          <ul className={styles.lista}>
            {primeiros.map(({ linha, motivo, texto }) => (
              <li key={linha} className={styles.linha}>
                <Link as="button" onClick={() => void mostraLugar({ aba: aba.aba, linha })}>
                  Linha {linha}
                </Link>
                <span className={styles.texto} title={texto}>
                  {nomeDoMotivo(motivo)}
                  {texto === '' ? '' : `: ${texto}`}
                </span>
              </li>
            ))}
          </ul>
          {total > primeiros.length && (
            <p>
              São {total} ao todo; estas são as {primeiros.length} primeiras.
            </p>
          )}
        </AccordionPanel>
      </AccordionItem>
    </Accordion>
  );
}
