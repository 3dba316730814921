import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { rotuloDaOpcao } from '../../redacao/opcoes';
import { useAcoes, useEstado } from '../painel';
import { useNomeDaReserva } from './reservas';

const useStyles = makeStyles({
  lista: { listStyleType: 'none', margin: '0 0 8px', padding: 0 },
  dada: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '8px',
    padding: '2px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
});

/** What was answered and decided, each with its way back. */
export function RespostasDadas(): React.JSX.Element | null {
  const styles = useStyles();
  const respostas = useEstado((estado) => estado.leitura.respostas);
  const desempates = useEstado((estado) => estado.desempates);
  const lacunas = useEstado((estado) => estado.lacunasAceitas);
  const nomeDaReserva = useNomeDaReserva();
  const { responde, desfazEmpate, desfazLacuna } = useAcoes();
  const dadas = [
    ...respostas.map(({ codigo, linha, valor }) => ({
      texto: `${linha === undefined ? 'Todas as linhas' : `Linha ${linha}`} (${codigo}): ${rotuloDaOpcao(codigo, valor, nomeDaReserva)}`,
      desfaz: (): void => void responde(codigo, linha, ''),
    })),
    ...desempates.map((ordem) => ({ texto: `Desempate: ${ordem.join(', ')}`, desfaz: () => desfazEmpate(ordem) })),
    ...lacunas.map((linha) => ({
      texto: `Antes da linha ${linha}: a lista está completa`,
      desfaz: () => desfazLacuna(linha),
    })),
  ];
  if (dadas.length === 0) return null;
  return (
    <ul className={styles.lista} aria-label="Respostas dadas">
      {dadas.map(({ texto, desfaz }) => (
        <li key={texto} className={styles.dada}>
          <span>{texto}</span>
          <Button size="small" appearance="transparent" onClick={desfaz} aria-label={`Desfazer: ${texto}`}>
            Desfazer
          </Button>
        </li>
      ))}
    </ul>
  );
}
