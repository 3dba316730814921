import { impedimentos } from '../estado/acoesDaPlanilha';
import { lacunasADecidir, pontosDaLeitura, pontosSemEfeito } from '../estado/pontos';
import { useEstado } from '../painel';
import { Empates, Lacunas } from './Empates';
import { Problemas } from './Problemas';
import { RespostasDadas } from './RespostasDadas';
import { Secao } from './Secao';

/** Ties and gaps that decide a call. */
export function Decisoes(): React.JSX.Element {
  const lacunas = lacunasADecidir(useEstado((estado) => estado));
  return (
    <>
      <Empates />
      <Lacunas problemas={lacunas.problemas.primeiros} />
    </>
  );
}

/** All that the reading found, with the answers given. */
export function Pontos(): React.JSX.Element {
  const estado = useEstado((este) => este);
  const daLeitura = pontosDaLeitura(estado);
  const semEfeito = pontosSemEfeito(estado);
  const abertos = impedimentos(daLeitura);
  const nada = daLeitura.porCodigo.length === 0 && semEfeito.porCodigo.length === 0;
  return (
    <Secao
      titulo={abertos > 0 ? `Pontos a resolver (${abertos})` : 'Pontos a conferir'}
      {...(nada && { texto: 'Nada de estranho foi encontrado.' })}
    >
      <RespostasDadas />
      <Decisoes />
      <Problemas {...daLeitura} />
      <Problemas {...semEfeito} />
    </Secao>
  );
}
