import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { VISTAS, type Vista } from '../estado/livro';
import { useAcoes, useEstado } from '../painel';

const NOMES: Readonly<Record<Vista, string>> = {
  listas: 'Listas',
  nomeações: 'Nomeações',
  conferir: 'Conferir',
  cópias: 'Cópias',
  'minha-lei': 'Minha lei',
};

const useStyles = makeStyles({
  vistas: { display: 'flex', padding: '0 4px', backgroundColor: tokens.colorNeutralBackground3 },
  // Five names fit in 320 px.
  vista: {
    padding: '6px 2px',
    minWidth: 0,
    flexGrow: 1,
    justifyContent: 'center',
    '@media (max-width: 345px)': { paddingLeft: 0, paddingRight: 0 },
  },
});

/** What the pane is for now: the lists of a competition, or what goes on for years after them, or a law of one's own. */
export function Vistas(): React.JSX.Element {
  const styles = useStyles();
  const vista = useEstado((estado) => estado.vista);
  const { vaiParaVista } = useAcoes();
  return (
    <nav aria-label="Partes do painel">
      <TabList
        className={styles.vistas}
        size="small"
        selectedValue={vista}
        onTabSelect={(_, { value }) => {
          const escolhida = VISTAS.find((esta) => esta === value);
          if (escolhida !== undefined) vaiParaVista(escolhida);
        }}
      >
        {VISTAS.map((esta) => (
          <Tab key={esta} value={esta} id={`vista-${esta}`} aria-controls={`parte-${esta}`} className={styles.vista}>
            {NOMES[esta]}
          </Tab>
        ))}
      </TabList>
    </nav>
  );
}
