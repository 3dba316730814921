import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { quantos } from '../../redacao/palavras';
import { nomeDoCampo } from '../../redacao/campos';
import type { ResumoDaLeitura } from '../../trabalho/resumos';
import { Andamento } from '../componentes/Andamento';
import { Cargos } from '../componentes/Cargos';
import { Colunas } from '../componentes/Colunas';
import { Escolha } from '../componentes/Escolha';
import { FonteNoExcel } from '../componentes/FonteNoExcel';
import { FonteNoNavegador } from '../componentes/FonteNoNavegador';
import { Ignoradas } from '../componentes/Ignoradas';
import { Previa } from '../componentes/Previa';
import { Pontos } from '../componentes/Pontos';
import { focaNoPrimeiroProblema } from '../componentes/Problemas';
import { useNomeDaReserva } from '../componentes/reservas';
import { Secao } from '../componentes/Secao';
import { impedimentos } from '../estado/acoesDaPlanilha';
import { useAcoes, useEstado } from '../painel';

const useStyles = makeStyles({
  // Where there is room the sheet stands beside the pane.
  previa: { '@media (min-width: 860px)': { display: 'none' } },
  confirma: { display: 'flex', flexDirection: 'column', rowGap: '8px', alignItems: 'stretch' },
  nota: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

export function Planilha(): React.JSX.Element {
  const styles = useStyles();
  const ambiente = useEstado((estado) => estado.ambiente);
  const lendo = useEstado((estado) => estado.lendo);
  const ranking = useEstado((estado) => estado.ranking);
  const resumo = useEstado((estado) => estado.leitura.resumo);
  const { desisteDeLer } = useAcoes();
  return (
    <>
      <Secao titulo="Planilha de classificação">
        {ambiente === 'excel' ? <FonteNoExcel /> : <FonteNoNavegador />}
        {ambiente === 'procurando' && (
          <p className={styles.nota}>
            <Spinner size="extra-tiny" as="span" /> Procurando o Excel… Fora dele, abra um arquivo.
          </p>
        )}
        {lendo !== undefined && <Andamento progresso={lendo} aoCancelar={desisteDeLer} />}
      </Secao>
      {ranking !== undefined && resumo !== undefined && <Lida resumo={resumo} />}
    </>
  );
}

function Lida({ resumo }: { readonly resumo: ResumoDaLeitura }): React.JSX.Element {
  const styles = useStyles();
  const lei = useEstado((estado) => estado.lei);
  const ranking = useEstado((estado) => estado.ranking);
  const escolhida = useEstado((estado) => estado.leitura.aba);
  const deArquivo = ranking?.origem.tipo === 'arquivo';
  const { escolheAba } = useAcoes();
  const nomeDaReserva = useNomeDaReserva();
  return (
    <>
      <Secao titulo="O que foi lido">
        <Cargos resumo={resumo} />
        {(ranking?.abas.length ?? 0) > 1 && (
          <Escolha
            rotulo="Abas lidas"
            valor={escolhida ?? ''}
            aoMudar={(aba) => void escolheAba(aba === '' ? undefined : aba)}
          >
            <option value="">Todas as que têm candidatos</option>
            {ranking?.abas.map(({ nome, oculta }) => (
              <option key={nome} value={nome}>
                Só {nome}
                {oculta ? ' (oculta)' : ''}
              </option>
            ))}
          </Escolha>
        )}
        {lei === undefined && (
          <MessageBar intent="info" layout="multiline">
            <MessageBarBody>
              Sem lei escolhida, as marcas dos grupos aparecem como estão na planilha. Escolha a lei para que virem as
              reservas dela.
            </MessageBarBody>
          </MessageBar>
        )}
        {resumo.abas.map((aba) => (
          <div key={aba.aba}>
            <Accordion collapsible>
              <AccordionItem value="colunas">
                <AccordionHeader size="small">
                  {resumo.abas.length > 1 ? `Colunas de ${aba.aba}` : 'Colunas'}:{' '}
                  {Object.keys(aba.colunas)
                    .map((campo) => nomeDoCampo(campo, nomeDaReserva).toLowerCase())
                    .join(', ')}
                </AccordionHeader>
                <AccordionPanel>
                  <Colunas aba={aba} />
                </AccordionPanel>
              </AccordionItem>
            </Accordion>
            <Ignoradas aba={aba} />
          </div>
        ))}
      </Secao>
      {deArquivo && (
        <div className={styles.previa}>
          <Secao titulo="Células">
            <Previa lugarDaTela="passo" />
          </Secao>
        </div>
      )}
      <Pontos />
      <Confirmacao resumo={resumo} />
    </>
  );
}

function Confirmacao({ resumo }: { readonly resumo: ResumoDaLeitura }): React.JSX.Element {
  const styles = useStyles();
  const confirmada = useEstado((estado) => estado.leitura.confirmada);
  const emDia = useEstado((estado) => estado.leitura.emDia);
  const { confirma } = useAcoes();
  const abertos = impedimentos(resumo);
  const pessoas = resumo.cargos.reduce((soma, cargo) => soma + cargo.pessoas, 0);
  return (
    <div className={styles.confirma}>
      <Button
        appearance={confirmada ? 'secondary' : 'primary'}
        disabled={!emDia || (pessoas === 0 && abertos === 0)}
        onClick={() => (abertos > 0 ? focaNoPrimeiroProblema() : confirma())}
      >
        {confirmada ? 'Leitura confirmada: ir para as vagas' : 'Confirmar a leitura'}
      </Button>
      <p className={styles.nota}>
        {abertos > 0
          ? `Antes de confirmar, resolva ${quantos(abertos, 'ponto', 'pontos')}. Nada é calculado até lá.`
          : confirmada
            ? 'Uma correção acima pede nova confirmação.'
            : 'Confira os números, as colunas e os avisos. Nada é calculado antes da confirmação.'}
      </p>
    </div>
  );
}
