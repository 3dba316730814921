import { Button, makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { memo, useMemo } from 'react';
import type { Lei } from '../../core/lei';
import { Campo } from '../componentes/Campo';
import { Reservadas, VagasDePcd } from '../componentes/VagasDoEdital';
import { Faixa } from '../componentes/Faixa';
import { Decisoes } from '../componentes/Pontos';
import { Problemas } from '../componentes/Problemas';
import { Quadro } from '../componentes/Quadro';
import { Secao } from '../componentes/Secao';
import { numeroDigitado } from '../estado/digitado';
import { cargosDe, leiDizPcd, vagasDe } from '../estado/pedido';
import { daOrdem, soEstes } from '../estado/pontos';
import { useAcoes, useEstado } from '../painel';

const useStyles = makeStyles({
  cargo: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    padding: '12px',
    marginBottom: '14px',
  },
  nome: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  campos: {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    columnGap: '10px',
    rowGap: '10px',
  },
  acao: { marginTop: '8px' },
});

export function Vagas(): React.JSX.Element {
  const lei = useEstado((estado) => estado.lei);
  const cargos = useEstado((estado) => estado.leitura.confirmada);
  const { vaiPara } = useAcoes();
  if (lei === undefined) {
    return (
      <Secao titulo="Vagas">
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            Escolha primeiro a lei do concurso: é ela que diz quantas vagas são reservadas.
          </MessageBarBody>
        </MessageBar>
        <Button onClick={() => vaiPara('lei')}>Escolher a lei</Button>
      </Secao>
    );
  }
  return (
    <Secao
      titulo="Vagas por cargo"
      texto={
        cargos
          ? 'As vagas do edital de cada cargo. Zero é cadastro de reserva: saem só as listas.'
          : 'Sem planilha confirmada, o quadro serve para preparar o edital. Confirmada a leitura, cada cargo terá as suas vagas.'
      }
    >
      <Cargos lei={lei} />
      <DaOrdem />
    </Secao>
  );
}

function Cargos({ lei }: { readonly lei: Lei }): React.JSX.Element {
  const leitura = useEstado((estado) => estado.leitura);
  const nomes = useMemo(() => cargosDe({ leitura }), [leitura]);
  return (
    <>
      {nomes.map((cargo) => (
        <Cargo key={cargo} lei={lei} cargo={cargo} cargos={nomes} />
      ))}
    </>
  );
}

/** Drawn anew only when something of its own changes: there may be hundreds, and one is typed in at a time. */
const Cargo = memo(function Cargo({
  lei,
  cargo,
  cargos,
}: {
  readonly lei: Lei;
  readonly cargo: string;
  readonly cargos: readonly string[];
}): React.JSX.Element {
  const styles = useStyles();
  const digitadas = useEstado((estado) => vagasDe(estado, cargo));
  const { mudaVagas, mudaPcdDeTodos } = useAcoes();
  const vagas = numeroDigitado(digitadas.vagas);
  const pcdDaLei = leiDizPcd(lei);
  const mostrado = useEstado(({ ordem, quadro }) => ordem?.cargos.find((este) => este.cargo === cargo) ?? quadro);
  const total = mostrado?.vagas ?? 0;
  const outroTemOutraRegra = useEstado((estado) =>
    cargos.some((outro) => vagasDe(estado, outro).pcd !== digitadas.pcd),
  );
  return (
    <section className={styles.cargo} aria-label={cargo === '' ? 'Vagas' : cargo}>
      {cargo !== '' && <h3 className={styles.nome}>{cargo}</h3>}
      <div className={styles.campos}>
        <Campo
          rotulo="Vagas"
          valor={digitadas.vagas}
          numerico
          digitado={vagas}
          aoMudar={(texto) => mudaVagas(cargo, { vagas: texto })}
        />
        {!pcdDaLei && <VagasDePcd cargo={cargo} digitadas={digitadas} />}
        <Reservadas lei={lei} cargo={cargo} digitadas={digitadas} />
      </div>
      {!pcdDaLei && cargos.length > 1 && digitadas.pcd !== 'não informada' && outroTemOutraRegra && (
        <Button
          className={styles.acao}
          size="small"
          appearance="transparent"
          onClick={() => mudaPcdDeTodos(cargos, digitadas.pcd)}
        >
          Usar esta regra de PcD em todos os cargos
        </Button>
      )}
      {vagas.tipo === 'valor' && mostrado !== undefined && total === vagas.valor && total > 0 && (
        <>
          <Quadro
            lei={lei}
            quadro={mostrado.quadro}
            posicoes={mostrado.posicoes}
            rotulo={`Quadro de vagas${cargo === '' ? '' : `: ${cargo}`}`}
          />
          <Faixa lei={lei} sequencia={mostrado.sequencia} total={total} />
        </>
      )}
      {vagas.tipo === 'valor' && vagas.valor === 0 && (
        <Text size={200}>Cadastro de reserva: saem as listas, sem chamadas.</Text>
      )}
    </section>
  );
});

/** What there is to say of these numbers, and the ties that they bring into play. */
function DaOrdem(): React.JSX.Element {
  const avisos = useEstado(({ ordem, quadro }) => ordem ?? quadro);
  return (
    <>
      <Decisoes />
      {avisos !== undefined && <Problemas {...soEstes(avisos, (classe) => !daOrdem(classe))} />}
    </>
  );
}
