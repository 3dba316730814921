import { Accordion, makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { bloqueia } from '../../core/problema';
import { resolverCriterios } from '../../core/criterios';
import type { Lei as LeiDoConcurso } from '../../core/lei';
import { textoDoProblema } from '../../redacao/problema';
import { alcanceDoPedido } from '../../trabalho/alcance';
import { criteriosDoPedido } from '../../trabalho/pedido';
import { AbaDaLei } from '../componentes/AbaDaLei';
import { CartaoDaLei } from '../componentes/CartaoDaLei';
import { DadosDoConcurso } from '../componentes/DadosDoConcurso';
import { EscolhaDaLei } from '../componentes/EscolhaDaLei';
import { PerguntaDaLei } from '../componentes/PerguntaDaLei';
import { Secao } from '../componentes/Secao';
import { pedidoDe } from '../estado/pedido';
import { useEstado } from '../painel';

const useStyles = makeStyles({ alcance: { marginTop: '10px' } });

export function Lei(): React.JSX.Element {
  const lei = useEstado((estado) => estado.lei);
  return (
    <>
      <Secao titulo="Lei do concurso">
        <AbaDaLei />
        {lei === undefined ? <EscolhaDaLei /> : <CartaoDaLei lei={lei} />}
      </Secao>
      <Secao
        titulo="O concurso"
        texto="A data, o órgão e o vínculo decidem se a lei alcança o concurso. O resto sai impresso em cada planilha; o que ficar em branco vira uma linha para preencher à mão."
      >
        <DadosDoConcurso />
        {lei !== undefined && <Alcance />}
      </Secao>
      {lei !== undefined && <Perguntas lei={lei} />}
    </>
  );
}

/** Whether the law reaches this competition, and why not. */
function Alcance(): React.JSX.Element | null {
  const styles = useStyles();
  const este = pedidoDe(useEstado((estado) => estado));
  if (este === undefined) return null;
  const { alcance, problemas } = alcanceDoPedido(este, criteriosDoPedido(este).criterios);
  return (
    <div role="status">
      {problemas.map((problema, i) => (
        <MessageBar
          key={i}
          className={styles.alcance}
          layout="multiline"
          intent={bloqueia(problema) ? 'error' : 'warning'}
        >
          <MessageBarBody>{textoDoProblema(problema)}</MessageBarBody>
        </MessageBar>
      ))}
      {alcance.aplica && este.edital.data !== undefined && (
        <MessageBar className={styles.alcance} intent="success" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>A lei alcança este concurso.</MessageBarTitle>
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}

function Perguntas({ lei }: { readonly lei: LeiDoConcurso }): React.JSX.Element | null {
  const estado = useEstado((este) => este);
  const pedido = pedidoDe(estado);
  if (pedido === undefined) return null;
  const padroes = new Map(resolverCriterios(lei, {}).leituras.map((leitura) => [leitura.pergunta, leitura]));
  const { leituras } = resolverCriterios(lei, pedido.respostas);
  const texto =
    estado.ordem === undefined
      ? 'O que a lei deixa em dúvida ou não diz. Depois de ler a planilha e informar as vagas, cada leitura mostra o que mudaria nas chamadas.'
      : 'O que a lei deixa em dúvida ou não diz, e o que cada leitura mudaria nas chamadas desta planilha.';
  return (
    <Secao titulo={`Dúvidas e silêncios da lei (${leituras.length})`} texto={texto}>
      <Accordion collapsible multiple>
        {leituras.map((leitura) => (
          <PerguntaDaLei
            key={leitura.pergunta}
            lei={lei}
            leitura={leitura}
            padrao={padroes.get(leitura.pergunta) ?? leitura}
          />
        ))}
      </Accordion>
    </Secao>
  );
}
