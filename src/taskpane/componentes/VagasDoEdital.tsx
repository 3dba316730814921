import { makeStyles } from '@fluentui/react-components';
import type { Lei } from '../../core/lei';
import { numeroDigitado, pcdDigitada } from '../estado/digitado';
import type { RegraDePcd, VagasDoCargo } from '../estado/estado';
import { textoDa } from '../estado/pedido';
import { useAcoes } from '../painel';
import { Campo } from './Campo';
import { Escolha } from './Escolha';

const useStyles = makeStyles({ inteiro: { gridColumnStart: 1, gridColumnEnd: -1 } });

const REGRAS: Readonly<Record<RegraDePcd, string>> = {
  'não informada': 'Não informada',
  federal: 'Federal: vagas 5, 21, 41…',
  número: 'Um número de vagas',
  posições: 'Vagas determinadas',
};

/** The numbers of reserved vacancies that the edital states: one for each reserva of the law. */
export function Reservadas({
  lei,
  cargo,
  digitadas: { reservadas, porReserva },
}: {
  readonly lei: Lei;
  readonly cargo: string;
  readonly digitadas: VagasDoCargo;
}): React.JSX.Element {
  const styles = useStyles();
  const { mudaVagas } = useAcoes();
  const campo = (rotulo: string, valor: string, aoMudar: (valor: string) => void): React.JSX.Element => (
    <div key={rotulo} className={styles.inteiro}>
      <Campo
        rotulo={rotulo}
        valor={valor}
        numerico
        exemplo="Se o edital disser"
        digitado={numeroDigitado(valor)}
        aoMudar={aoMudar}
      />
    </div>
  );
  if (lei.reservas.length === 1) {
    return campo('Reservadas no edital', reservadas, (valor) => mudaVagas(cargo, { reservadas: valor }));
  }
  return (
    <>
      {lei.reservas.map(({ id, nome }) =>
        campo(`Reservadas no edital: ${nome}`, textoDa(porReserva, id), (valor) =>
          mudaVagas(cargo, { porReserva: { ...porReserva, [id]: valor } }),
        ),
      )}
    </>
  );
}

/** What the edital says of the vacancies of people with disabilities. */
export function VagasDePcd({
  cargo,
  digitadas,
}: {
  readonly cargo: string;
  readonly digitadas: VagasDoCargo;
}): React.JSX.Element {
  const styles = useStyles();
  const { mudaVagas } = useAcoes();
  return (
    <>
      <Escolha
        rotulo="Vagas de PcD"
        valor={digitadas.pcd}
        aoMudar={(valor) => {
          const pcd = (Object.keys(REGRAS) as RegraDePcd[]).find((regra) => regra === valor);
          if (pcd !== undefined) mudaVagas(cargo, { pcd });
        }}
      >
        {Object.entries(REGRAS).map(([regra, nome]) => (
          <option key={regra} value={regra}>
            {nome}
          </option>
        ))}
      </Escolha>
      {digitadas.pcd === 'número' && (
        <div className={styles.inteiro}>
          <Campo
            rotulo="Quantas de PcD"
            valor={digitadas.quantasPcd}
            numerico
            digitado={pcdDigitada(digitadas)}
            aoMudar={(quantasPcd) => mudaVagas(cargo, { quantasPcd })}
          />
        </div>
      )}
      {digitadas.pcd === 'posições' && (
        <div className={styles.inteiro}>
          <Campo
            rotulo="Quais de PcD"
            valor={digitadas.posicoesPcd}
            exemplo="5, 15"
            digitado={pcdDigitada(digitadas)}
            aoMudar={(posicoesPcd) => mudaVagas(cargo, { posicoesPcd })}
          />
        </div>
      )}
    </>
  );
}
