import {
  Button,
  Link,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components';
import { AMPLA } from '../../core/candidato';
import { nomeDaModalidade } from '../../redacao/fundamento';
import { quantos } from '../../redacao/palavras';
import type { ResumoDaOrdem, ResumoDaOrdemDoCargo } from '../../trabalho/resumos';
import { Andamento } from '../componentes/Andamento';
import { NOMES_DOS_PASSOS } from '../componentes/Navegacao';
import { Decisoes } from '../componentes/Pontos';
import { PorQue } from '../componentes/PorQue';
import { focaNoPrimeiroProblema, Problemas } from '../componentes/Problemas';
import { RespostasDadas } from '../componentes/RespostasDadas';
import { Secao } from '../componentes/Secao';
import { faltas } from '../estado/acoesDeGerar';
import { daOrdem, impede, soEstes } from '../estado/pontos';
import { useAcoes, useEstado } from '../painel';

const useStyles = makeStyles({
  faltas: { margin: '0 0 12px', padding: 0, listStyleType: 'none' },
  falta: { padding: '4px 0', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  lista: { margin: '4px 0', paddingLeft: '20px' },
  principal: { width: '100%', marginTop: '8px' },
  nota: { margin: '8px 0 0', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  chamadas: { margin: '0 0 8px', padding: 0, listStyleType: 'none' },
  chamada: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: '8px',
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  numero: { textAlign: 'right', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  frase: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    lineHeight: tokens.lineHeightBase200,
  },
  cargo: { margin: '8px 0 0', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

export function Gerar(): React.JSX.Element {
  const estado = useEstado((este) => este);
  const oQueFalta = faltas(estado);
  const { ordem } = estado;
  return (
    <>
      {oQueFalta.length > 0 && <Faltas itens={oQueFalta} />}
      {oQueFalta.length === 0 && ordem !== undefined && (
        <>
          {ordem.bloqueia && <Impedimentos ordem={ordem} />}
          <Secao titulo="Listas e ordem de nomeação">
            <Gravacao bloqueada={ordem.bloqueia} />
          </Secao>
          <Secao titulo="Por que esta pessoa (não) foi chamada?">
            <PorQue />
          </Secao>
          <Secao titulo="Ordem de nomeação" texto="Como sairá na planilha, com o motivo de cada chamada.">
            {ordem.cargos.map((cargo) => (
              <Chamadas key={cargo.cargo} cargo={cargo} />
            ))}
          </Secao>
        </>
      )}
    </>
  );
}

function Faltas({ itens }: { readonly itens: ReturnType<typeof faltas> }): React.JSX.Element {
  const styles = useStyles();
  const { vaiPara } = useAcoes();
  return (
    <Secao titulo="Antes de gerar">
      <ul className={styles.faltas}>
        {itens.map(({ passo, texto }) => (
          <li key={texto} className={styles.falta} data-impede="falta" tabIndex={-1}>
            {texto}{' '}
            {passo !== 'gerar' && (
              <Link as="button" onClick={() => vaiPara(passo)}>
                Ir para {NOMES_DOS_PASSOS[passo]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Secao>
  );
}

function Impedimentos({ ordem }: { readonly ordem: ResumoDaOrdem }): React.JSX.Element {
  return (
    <Secao titulo="A resolver antes de gerar">
      {/* What may make the ties pointless comes first. */}
      <Problemas {...soEstes(ordem, (classe) => impede(classe) && !daOrdem(classe))} />
      <Decisoes />
      <RespostasDadas />
    </Secao>
  );
}

function Gravacao({ bloqueada }: { readonly bloqueada: boolean }): React.JSX.Element {
  const styles = useStyles();
  const geracao = useEstado((estado) => estado.geracao);
  // What is written is what is on the screen.
  const calculando = useEstado((estado) => estado.calculando);
  const emExcel = useEstado((estado) => estado.ambiente === 'excel');
  const { gera, cancela, mostraLugar } = useAcoes();
  if (geracao.estado === 'gravando') return <Andamento progresso={geracao.progresso} aoCancelar={cancela} />;
  return (
    <>
      {geracao.estado === 'falhou' && (
        <MessageBar intent={geracao.falha.titulo === 'Cancelado' ? 'info' : 'error'} layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>{geracao.falha.titulo}.</MessageBarTitle> {geracao.falha.texto}
          </MessageBarBody>
        </MessageBar>
      )}
      {geracao.estado === 'gravada' && (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>
              {geracao.arquivo === undefined
                ? `${quantos(geracao.abas.length, 'aba gravada', 'abas gravadas')}.`
                : `Arquivo “${geracao.arquivo}” gravado.`}
            </MessageBarTitle>
            {geracao.arquivo !== undefined && ' Está na pasta de downloads do navegador.'}
            <ul className={styles.lista}>
              {geracao.abas.map((aba) => (
                <li key={aba}>
                  {emExcel ? (
                    <Link as="button" onClick={() => void mostraLugar({ aba })}>
                      {aba}
                    </Link>
                  ) : (
                    aba
                  )}
                </li>
              ))}
            </ul>
            {geracao.avisos.map((aviso) => (
              <p key={aviso}>{aviso}</p>
            ))}
          </MessageBarBody>
        </MessageBar>
      )}
      <Button
        className={styles.principal}
        appearance="primary"
        disabledFocusable={calculando}
        onClick={() => (bloqueada ? focaNoPrimeiroProblema() : void gera())}
      >
        {emExcel ? 'Gravar as listas em novas abas' : 'Gravar as listas em um arquivo'}
      </Button>
      <p className={styles.nota}>
        {bloqueada
          ? 'Há pontos a resolver acima: nada é gravado até lá.'
          : emExcel
            ? 'São criadas abas novas no fim da pasta de trabalho; as suas abas não são alteradas. Se já houver uma com o mesmo nome, a nova recebe (2).'
            : 'O arquivo novo traz só as listas; a planilha lida não é alterada.'}
      </p>
    </>
  );
}

function Chamadas({
  cargo: { cargo, vagas, chamadas, abertas, bloqueado },
}: {
  readonly cargo: ResumoDaOrdemDoCargo;
}): React.JSX.Element {
  const styles = useStyles();
  const lei = useEstado((estado) => estado.lei);
  const { total, primeiros } = chamadas;
  return (
    <>
      {cargo !== '' && <h3 className={styles.cargo}>{cargo}</h3>}
      <ol className={styles.chamadas} aria-label={`Chamadas${cargo === '' ? '' : `: ${cargo}`}`}>
        {primeiros.map(({ chamada, nome, modalidade, frase }) => (
          <li key={chamada} className={styles.chamada}>
            <span className={styles.numero}>{chamada}.</span>
            <span>
              {nome}
              {modalidade !== AMPLA && lei !== undefined && ` (${nomeDaModalidade(lei, modalidade)})`}
              <span className={styles.frase}>{frase}</span>
            </span>
          </li>
        ))}
      </ol>
      {total === 0 && (
        <p className={styles.nota}>
          {bloqueado
            ? 'A ordem espera o que falta resolver.'
            : vagas === 0
              ? 'Sem vagas: saem só as listas.'
              : 'Ninguém a chamar.'}
        </p>
      )}
      {total > primeiros.length && (
        <p className={styles.nota}>São {quantos(total, 'chamada', 'chamadas')}; a planilha gravada traz todas.</p>
      )}
      {abertas > 0 && <p className={styles.nota}>{quantos(abertas, 'vaga fica aberta', 'vagas ficam abertas')}.</p>}
    </>
  );
}
