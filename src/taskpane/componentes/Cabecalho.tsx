import { Caption1, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useEstado } from '../painel';
import { Marca } from './Marca';

const useStyles = makeStyles({
  // The top right corner belongs to Excel's own menu (34 × 32 px).
  cabecalho: { display: 'flex', alignItems: 'center', columnGap: '10px', padding: '12px 44px 8px 16px' },
  textos: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  titulo: { margin: 0 },
  lei: { color: tokens.colorNeutralForeground3, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export function Cabecalho(): React.JSX.Element {
  const styles = useStyles();
  const lei = useEstado((estado) => estado.lei);
  return (
    <header className={styles.cabecalho}>
      <Marca />
      <div className={styles.textos}>
        <Subtitle2 as="h1" className={styles.titulo}>
          Cotas em concursos
        </Subtitle2>
        <Caption1 className={styles.lei}>{lei?.nome ?? 'Reserva de vagas, listas e ordem de nomeação'}</Caption1>
      </div>
    </header>
  );
}
