import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Button,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { PerguntaId } from '../../core/perguntas';
import { nomeDaModalidade } from '../../redacao/fundamento';
import { quantos } from '../../redacao/palavras';
import { NOMES_DAS_PERGUNTAS } from '../../redacao/perguntas';
import { rotuloDaResposta } from '../../redacao/respostas';
import type { Cenario, ProximasDoCargoNaTela } from '../../trabalho/nomeacoes';
import { Campo } from '../componentes/Campo';
import { Escolha } from '../componentes/Escolha';
import { EmpateDoProblema, Lacunas } from '../componentes/Empates';
import { Problemas } from '../componentes/Problemas';
import { Secao } from '../componentes/Secao';
import { numeroDigitado } from '../estado/digitado';
import { daOrdem, impede, soEstes } from '../estado/pontos';
import { useAcoes, useEstado } from '../painel';
import { CamposDaPublicacao } from './CamposDaPublicacao';
import { RegistroPrevisto } from './RegistroPrevisto';

const useStyles = makeStyles({
  campos: {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr)',
    columnGap: '10px',
    rowGap: '10px',
    marginBottom: '10px',
  },
  publicacao: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
    columnGap: '10px',
    rowGap: '10px',
    margin: '10px 0',
  },
  botoes: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px' },
  cargo: { margin: '12px 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  lista: { margin: '0 0 8px', padding: 0, listStyleType: 'none' },
  chamada: {
    display: 'grid',
    gridTemplateColumns: '34px minmax(0, 1fr)',
    columnGap: '8px',
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  numero: { textAlign: 'right', fontWeight: tokens.fontWeightSemibold },
  frase: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  nota: { fontSize: tokens.fontSizeBase200, margin: '4px 0' },
});

export function ProximasChamadas(): React.JSX.Element {
  const styles = useStyles();
  const { chamamento, livro } = useEstado((estado) => estado.nomeacoes);
  const { mudaChamamento, vejaProximas, nomeiaProximas, comparaLeituras } = useAcoes();
  const cargos = livro.resumo?.cargos.map(({ cargo }) => cargo) ?? [];
  const chamar = numeroDigitado(chamamento.chamar);
  const { proximas } = chamamento;
  const total = proximas?.cargos.reduce((soma, cargo) => soma + cargo.proximas.total, 0) ?? 0;
  return (
    <Secao titulo="Próximas chamadas" texto="Vê-las não muda nada: só o registro muda.">
      <div className={styles.campos}>
        <Campo
          rotulo="Quantas"
          valor={chamamento.chamar}
          numerico
          digitado={chamar}
          aoMudar={(texto) => mudaChamamento({ chamar: texto })}
        />
        {cargos.length > 1 && (
          <Escolha rotulo="Cargo" valor={chamamento.cargo} aoMudar={(cargo) => mudaChamamento({ cargo })}>
            <option value="">Todos</option>
            {cargos.map((cargo) => (
              <option key={cargo}>{cargo}</option>
            ))}
          </Escolha>
        )}
      </div>
      <div className={styles.botoes}>
        <Button
          appearance={proximas === undefined ? 'primary' : 'secondary'}
          disabled={chamar.tipo !== 'valor'}
          onClick={() => void vejaProximas()}
        >
          Ver as próximas chamadas
        </Button>
        {total > 0 && <Button onClick={() => void comparaLeituras()}>O que muda com outra leitura?</Button>}
      </div>
      {proximas !== undefined && (
        <>
          {soEstes(proximas, (classe) => classe.codigo === 'empate' && impede(classe)).problemas.primeiros.map(
            (problema) => (
              <EmpateDoProblema key={problema.chave} problema={problema} />
            ),
          )}
          <Lacunas
            problemas={
              soEstes(proximas, (classe) => classe.codigo === 'lacuna-na-classificacao' && impede(classe)).problemas
                .primeiros
            }
          />
          <Problemas {...soEstes(proximas, (classe) => !(daOrdem(classe) && impede(classe)))} />
          {proximas.cargos.map((cargo) => (
            <Cargo key={cargo.cargo} cargo={cargo} />
          ))}
          <Cenarios />
          {total > 0 && !proximas.bloqueia && (
            <>
              <div className={styles.publicacao}>
                <CamposDaPublicacao />
              </div>
              <Button onClick={() => void nomeiaProximas()}>Preparar {quantos(total, 'nomeação', 'nomeações')}</Button>
            </>
          )}
        </>
      )}
      <RegistroPrevisto de="próximas" />
    </Secao>
  );
}

function Cargo({
  cargo: { cargo, proximas, passadas, abertas },
}: {
  readonly cargo: ProximasDoCargoNaTela;
}): React.JSX.Element {
  const styles = useStyles();
  const lei = useEstado((estado) => estado.lei);
  return (
    <>
      {cargo !== '' && <h3 className={styles.cargo}>{cargo}</h3>}
      <ol className={styles.lista} aria-label={`Próximas chamadas${cargo === '' ? '' : `: ${cargo}`}`}>
        {proximas.primeiros.map(({ chamada, nome, vaga, modalidade, frase }) => (
          <li key={chamada} className={styles.chamada}>
            <span className={styles.numero}>{chamada}ª</span>
            <span>
              {nome} — vaga {vaga}
              {lei !== undefined && ` (${nomeDaModalidade(lei, modalidade)})`}
              <span className={styles.frase}>{frase}</span>
            </span>
          </li>
        ))}
      </ol>
      {proximas.total === 0 && (
        <p className={styles.nota}>
          {abertas === 0 ? 'Não há vaga aberta. Registre a oferta de novas vagas.' : 'Ninguém a chamar.'}
        </p>
      )}
      {passadas.total > 0 && (
        <Accordion collapsible>
          <AccordionItem value="passadas">
            <AccordionHeader size="small">
              {quantos(
                passadas.total,
                'pessoa com classificação melhor não é chamada',
                'pessoas com classificação melhor não são chamadas',
              )}
            </AccordionHeader>
            <AccordionPanel>
              <ul className={styles.lista}>
                {passadas.primeiros.map(({ inscricao, classificacao, frase }) => (
                  <li key={inscricao} className={styles.nota}>
                    {classificacao}º: {frase}
                  </li>
                ))}
              </ul>
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
      )}
    </>
  );
}

/** For the calls shown, what each other reading would change: who gains and who loses. */
function Cenarios(): React.JSX.Element | null {
  const styles = useStyles();
  const { cenarios } = useEstado((estado) => estado.nomeacoes.chamamento);
  const conhecidos = Object.entries(cenarios) as [PerguntaId, readonly Cenario[]][];
  if (conhecidos.length === 0) return null;
  const mudam = conhecidos.flatMap(([pergunta, deles]) =>
    deles.filter(({ mudam: quantas }) => (quantas ?? 0) > 0).map((cenario) => ({ pergunta, cenario })),
  );
  const nomes = (pessoas: Cenario['ganham']): string =>
    pessoas.total === 0
      ? 'ninguém'
      : `${pessoas.primeiros.map(({ nome }) => nome).join(', ')}${pessoas.total > pessoas.primeiros.length ? '…' : ''}`;
  return (
    <section aria-label="O que muda com outra leitura">
      <h3 className={styles.cargo}>O que muda com outra leitura, em todos os cargos</h3>
      {mudam.length === 0 && <p className={styles.nota}>Nenhuma outra leitura da lei muda estas chamadas.</p>}
      {mudam.map(({ pergunta, cenario }) => (
        <div key={`${pergunta} ${cenario.resposta}`} className={styles.nota}>
          <strong>
            {NOMES_DAS_PERGUNTAS[pergunta]}: {rotuloDaResposta(pergunta, cenario.resposta)}
          </strong>
          <div>Ganham: {nomes(cenario.ganham)}.</div>
          <div>Perdem: {nomes(cenario.perdem)}.</div>
        </div>
      ))}
    </section>
  );
}
