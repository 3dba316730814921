import { Button, makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { citaArtigos } from '../../redacao/palavras';
import { quantos } from '../../redacao/palavras';
import { useAbasDisponiveis } from '../componentes/abasDisponiveis';
import { Escolha } from '../componentes/Escolha';
import { Problemas } from '../componentes/Problemas';
import { Secao } from '../componentes/Secao';
import { useAcoes, useEstado } from '../painel';
import { Andamento, ComLeitura } from './Espera';

const useStyles = makeStyles({
  botoes: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px', margin: '10px 0' },
  lista: { listStyleType: 'none', margin: 0, padding: 0 },
  divergencia: { padding: '8px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  titulo: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  texto: { margin: '2px 0 0', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

/** The nominations of a livro, each against what was due at its moment. */
export function Conferir(): React.JSX.Element {
  const styles = useStyles();
  const { conferencia, livro } = useEstado((estado) => estado.nomeacoes);
  const emExcel = useEstado((estado) => estado.ambiente === 'excel');
  const abas = useAbasDisponiveis();
  const [aba, setAba] = useState('');
  const { confere, geraDocumento } = useAcoes();
  const temLivro = livro.recebido !== undefined;
  return (
    <ComLeitura>
      <Andamento />
      <Secao
        titulo="Conferir nomeações"
        texto="Refaz o livro ato por ato e diz, em cada nomeação, o que era devido naquele momento, com o artigo e quem foi preterido."
      >
        <Escolha rotulo="O que conferir" valor={aba} aoMudar={setAba}>
          <option value="">
            {temLivro ? `O livro em uso (${livro.recebido.aba})` : 'Escolha a aba com as nomeações…'}
          </option>
          {abas.map((nome) => (
            <option key={nome} value={nome}>
              Aba {nome}
            </option>
          ))}
        </Escolha>
        <div className={styles.botoes}>
          <Button
            appearance="primary"
            disabled={aba === '' && !temLivro}
            onClick={() => void confere(aba === '' ? undefined : aba)}
          >
            Conferir
          </Button>
        </div>
      </Secao>
      {conferencia !== undefined && (
        <Secao titulo="Resultado">
          <MessageBar intent={conferencia.conforme ? 'success' : 'warning'} layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>
                {conferencia.conforme
                  ? 'Conforme.'
                  : conferencia.divergencias.total > 0
                    ? `${quantos(conferencia.divergencias.total, 'divergência', 'divergências')}.`
                    : 'A conferência não se completa.'}
              </MessageBarTitle>{' '}
              {conferencia.conforme ? `Nenhuma divergência na aba “${conferencia.aba}”.` : `Aba “${conferencia.aba}”.`}
            </MessageBarBody>
          </MessageBar>
          <ol className={styles.lista} aria-label="Divergências">
            {conferencia.divergencias.primeiros.map(({ ato, cargo, vaga, frase, fundamento }) => (
              <li key={`${ato} ${cargo} ${vaga}`} className={styles.divergencia}>
                <p className={styles.titulo}>
                  Ato {ato}, vaga {vaga}
                  {cargo === '' ? '' : ` (${cargo})`}
                </p>
                <p className={styles.texto}>{frase}</p>
                {fundamento.length > 0 && <p className={styles.texto}>{citaArtigos(fundamento)}</p>}
              </li>
            ))}
          </ol>
          {conferencia.divergencias.total > conferencia.divergencias.primeiros.length && (
            <p className={styles.texto}>
              São {conferencia.divergencias.total} divergências; a Conferência gravada traz todas.
            </p>
          )}
          <Problemas {...conferencia} />
          <div className={styles.botoes}>
            <Button onClick={() => void geraDocumento({ tipo: 'conferência' })}>
              {emExcel ? 'Gravar a Conferência em uma aba' : 'Gravar a Conferência em um arquivo'}
            </Button>
          </div>
        </Secao>
      )}
    </ComLeitura>
  );
}
