import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, QuestionCircle16Filled } from '@fluentui/react-icons';
import { useState } from 'react';
import { dataBrasileira } from '../../core/data';
import type { ProblemaRedigido } from '../../trabalho/problemasRedigidos';
import type { EmpateADecidir, PessoaEmpatada } from '../../trabalho/resumos';
import { useAcoes, useEstado } from '../painel';

const useStyles = makeStyles({
  empate: {
    border: `1px solid ${tokens.colorPaletteMarigoldBorder1}`,
    borderRadius: tokens.borderRadiusLarge,
    padding: '10px 12px',
    marginBottom: '10px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  topo: { display: 'flex', columnGap: '6px', margin: '0 0 6px', fontWeight: tokens.fontWeightSemibold },
  icone: { color: tokens.colorPaletteMarigoldForeground2, flexShrink: 0, marginTop: '2px' },
  texto: { margin: '0 0 8px', fontSize: tokens.fontSizeBase200 },
  lista: { margin: '0 0 8px', padding: 0, listStyleType: 'none' },
  pessoa: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '6px',
    padding: '4px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  posto: { fontWeight: tokens.fontWeightSemibold, textAlign: 'right' },
  detalhe: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** The ties that change a call: the person puts the names in the order that the edital's criteria decided. */
export function Empates(): React.JSX.Element | null {
  const empates = useEstado((estado) => estado.ordem?.empates);
  if (empates === undefined || empates.length === 0) return null;
  return (
    <>
      {empates.map((empate) => (
        <Empate key={`${empate.chave} ${empate.pessoas.map(({ inscricao }) => inscricao).join()}`} empate={empate} />
      ))}
    </>
  );
}

function detalhe({ inscricao, nascimento, nota }: PessoaEmpatada): string {
  return [
    `inscrição ${inscricao}`,
    ...(nota === undefined ? [] : [`nota ${String(nota).replace('.', ',')}`]),
    ...(nascimento === undefined ? [] : [`nasc. ${dataBrasileira(nascimento)}`]),
  ].join(' · ');
}

function Empate({ empate }: { readonly empate: EmpateADecidir }): React.JSX.Element {
  const styles = useStyles();
  const { decideEmpate } = useAcoes();
  const { cargo, classificacao, total, pessoas } = empate;
  const [ordem, setOrdem] = useState<readonly PessoaEmpatada[]>(pessoas);
  const completo = total === pessoas.length;
  const semInscricao = pessoas.some(({ inscricao }) => inscricao === '');
  const move = (de: number, para: number): void => {
    const nova = [...ordem];
    const [pessoa] = nova.splice(de, 1);
    if (pessoa !== undefined) nova.splice(para, 0, pessoa);
    setOrdem(nova);
  };
  return (
    <section
      className={styles.empate}
      data-impede="empate"
      tabIndex={-1}
      aria-label={`Empate no ${classificacao}º lugar`}
    >
      <p className={styles.topo}>
        <QuestionCircle16Filled className={styles.icone} aria-hidden />
        Empate no {classificacao}º lugar{cargo === '' ? '' : ` (${cargo})`}
      </p>
      {completo && !semInscricao ? (
        <>
          <p className={styles.texto}>
            A ordem entre estas pessoas muda quem é chamado. Ponha os nomes na ordem que o critério de desempate do
            edital decidiu.
          </p>
          <ol className={styles.lista}>
            {ordem.map((pessoa, i) => (
              <li key={pessoa.inscricao} className={styles.pessoa}>
                <span className={styles.posto}>{i + 1}.</span>
                <span>
                  {pessoa.nome}
                  <span className={styles.detalhe}>{detalhe(pessoa)}</span>
                </span>
                <span>
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<ArrowUpRegular />}
                    aria-label={`Subir ${pessoa.nome}`}
                    disabled={i === 0}
                    onClick={() => move(i, i - 1)}
                  />
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<ArrowDownRegular />}
                    aria-label={`Descer ${pessoa.nome}`}
                    disabled={i === ordem.length - 1}
                    onClick={() => move(i, i + 1)}
                  />
                </span>
              </li>
            ))}
          </ol>
          <Button
            appearance="primary"
            size="small"
            onClick={() => decideEmpate(ordem.map(({ inscricao }) => inscricao))}
          >
            Confirmar esta ordem
          </Button>
        </>
      ) : semInscricao ? (
        <p className={styles.texto}>
          A planilha não traz a inscrição destas pessoas. Acrescente a coluna da inscrição, ou decida o empate na
          própria classificação, e leia de novo.
        </p>
      ) : (
        <p className={styles.texto}>
          São {total} pessoas empatadas, demais para ordenar aqui. Decida o empate na coluna da classificação da
          planilha e leia de novo.
        </p>
      )}
    </section>
  );
}

/** A tie as a question tells it: by the inscrições of its people, where their names are not at hand. */
export function EmpateDoProblema({ problema }: { readonly problema: ProblemaRedigido }): React.JSX.Element {
  const styles = useStyles();
  const { decideEmpate } = useAcoes();
  const { texto, opcoes = [] } = problema;
  const [ordem, setOrdem] = useState<readonly string[]>(opcoes);
  const sobe = (lugar: number): void => {
    const nova = [...ordem];
    const [inscricao] = nova.splice(lugar, 1);
    if (inscricao !== undefined) nova.splice(lugar - 1, 0, inscricao);
    setOrdem(nova);
  };
  return (
    <section className={styles.empate} data-impede="empate" tabIndex={-1} aria-label="Empate a decidir">
      <p className={styles.topo}>
        <QuestionCircle16Filled className={styles.icone} aria-hidden />
        Empate a decidir
      </p>
      <p className={styles.texto}>{texto}</p>
      <ol className={styles.lista}>
        {ordem.map((inscricao, i) => (
          <li key={inscricao} className={styles.pessoa}>
            <span className={styles.posto}>{i + 1}.</span>
            <span>Inscrição {inscricao}</span>
            <Button
              size="small"
              appearance="subtle"
              icon={<ArrowUpRegular />}
              aria-label={`Subir ${inscricao}`}
              disabled={i === 0}
              onClick={() => sobe(i)}
            />
          </li>
        ))}
      </ol>
      <Button appearance="primary" size="small" onClick={() => decideEmpate(ordem)}>
        Confirmar esta ordem
      </Button>
    </section>
  );
}

/** Ranks that nobody has, above a call: rows may have been lost on the way. */
export function Lacunas({ problemas }: { readonly problemas: readonly ProblemaRedigido[] }): React.JSX.Element {
  const styles = useStyles();
  const { aceitaLacuna, mostraLugar } = useAcoes();
  return (
    <>
      {problemas.map(({ chave, texto, lugar }) => (
        <section
          key={chave}
          className={styles.empate}
          data-impede="lacuna-na-classificacao"
          tabIndex={-1}
          aria-label="Lacuna na classificação"
        >
          <p className={styles.topo}>
            <QuestionCircle16Filled className={styles.icone} aria-hidden />
            Falta gente na classificação?
          </p>
          <p className={styles.texto}>{texto}</p>
          {lugar?.linha !== undefined && (
            <>
              <Button size="small" onClick={() => aceitaLacuna(lugar.linha ?? 0)}>
                A lista está completa
              </Button>{' '}
              <Button size="small" appearance="transparent" onClick={() => void mostraLugar(lugar)}>
                Ver a linha {lugar.linha}
              </Button>
            </>
          )}
        </section>
      ))}
    </>
  );
}
