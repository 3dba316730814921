import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons';
import { faltas } from '../estado/acoesDeGerar';
import { PASSOS, type Estado, type Passo } from '../estado/estado';
import { useAcoes, useEstado } from '../painel';

export const NOMES_DOS_PASSOS: Readonly<Record<Passo, string>> = {
  lei: 'Lei',
  planilha: 'Planilha',
  vagas: 'Vagas',
  gerar: 'Gerar',
};

const useStyles = makeStyles({
  barra: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, padding: '0 8px' },
  lista: { display: 'flex', columnGap: 0 },
  passo: { padding: '10px 6px', minWidth: 0, flexGrow: 1, justifyContent: 'center' },
  // As wide as the number that it replaces, so that the steps do not move.
  marca: { display: 'inline-block', width: '16px', marginRight: '4px', textAlign: 'right' },
  feito: { color: tokens.colorPaletteGreenForeground1, verticalAlign: '-3px' },
  escondido: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** Whether a step has nothing left to do. */
function feito(estado: Estado, passo: Passo): boolean {
  switch (passo) {
    case 'lei':
      return estado.lei !== undefined;
    case 'planilha':
      return estado.leitura.confirmada;
    case 'vagas':
      return estado.leitura.confirmada && estado.ordem?.bloqueia === false && faltas(estado).length === 0;
    case 'gerar':
      return estado.geracao.estado === 'gravada';
  }
}

export function Navegacao(): React.JSX.Element {
  const styles = useStyles();
  const atual = useEstado((estado) => estado.passo);
  const feitos = useEstado((estado) => PASSOS.filter((passo) => feito(estado, passo)).join(' '));
  const { vaiPara } = useAcoes();
  return (
    <nav className={styles.barra} aria-label="Passos">
      <TabList
        className={styles.lista}
        selectedValue={atual}
        onTabSelect={(_, { value }) => {
          const passo = PASSOS.find((este) => este === value);
          if (passo !== undefined) vaiPara(passo);
        }}
      >
        {PASSOS.map((passo, i) => (
          <Tab
            key={passo}
            value={passo}
            id={`passo-${passo}`}
            aria-controls={`painel-${passo}`}
            className={styles.passo}
          >
            <span className={styles.marca} aria-hidden>
              {feitos.split(' ').includes(passo) ? <CheckmarkCircle16Filled className={styles.feito} /> : `${i + 1}.`}
            </span>
            {NOMES_DOS_PASSOS[passo]}
            {feitos.split(' ').includes(passo) && <span className={styles.escondido}> (concluído)</span>}
          </Tab>
        ))}
      </TabList>
    </nav>
  );
}
