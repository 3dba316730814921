import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Textarea,
  tokens,
  Field,
} from '@fluentui/react-components';
import type { SituacaoDaPlanilha } from '../../trabalho/verificar';
import { EscolheArquivo } from '../componentes/EscolheArquivo';
import { Problemas } from '../componentes/Problemas';
import { Secao } from '../componentes/Secao';
import { numeroDigitado, valorDe } from '../estado/digitado';
import { useAcoes, useEstado } from '../painel';
import { Andamento, ComLeitura } from './Espera';

const useStyles = makeStyles({
  botoes: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px', margin: '8px 0' },
  nota: { margin: '4px 0 0', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  lista: { margin: '6px 0', paddingLeft: '18px' },
  texto: { width: '100%' },
});

const SITUACOES: Readonly<Record<SituacaoDaPlanilha, string>> = {
  intacta: 'intacta',
  alterada: 'alterada',
  ausente: 'ausente',
  acrescentada: 'acrescentada depois',
};

/** What leaves RH: copies for who checks and for who reads, the papers that are signed, and their verification. */
export function Copias(): React.JSX.Element {
  return (
    <>
      <ComLeitura>
        <Andamento />
        <Gerar />
      </ComLeitura>
      <Verificacao />
    </>
  );
}

function Gerar(): React.JSX.Element {
  const styles = useStyles();
  const { livro, chamamento, papeis } = useEstado((estado) => estado.nomeacoes);
  const emExcel = useEstado((estado) => estado.ambiente === 'excel');
  const { geraDocumento } = useAcoes();
  const de = livro.recebido === undefined ? ('ordem' as const) : ('livro' as const);
  const chamar = valorDe(numeroDigitado(chamamento.chamar)) ?? 1;
  const base = de === 'livro' ? `do livro em uso (${livro.recebido?.aba ?? ''})` : 'da ordem em Listas';
  return (
    <>
      <Secao
        titulo="Cópias"
        texto={`São feitas ${base}, em uma pasta de trabalho nova, só com valores e com códigos de verificação.`}
      >
        <div className={styles.botoes}>
          <Button appearance="primary" onClick={() => void geraDocumento({ tipo: 'comissão', de })}>
            Cópia para a comissão
          </Button>
          <Button onClick={() => void geraDocumento({ tipo: 'publicação', de })}>Cópia para publicação</Button>
        </div>
        <p className={styles.nota}>
          A da comissão traz o motivo de cada linha e a memória de cálculo. A de publicação não traz data de nascimento,
          motivos nem CPF inteiro.
        </p>
        {emExcel && (
          <p className={styles.nota}>
            Se o Excel não abrir a pasta nova, use o cotas.html no navegador para gravar a cópia em um arquivo.
          </p>
        )}
      </Secao>
      <Secao
        titulo="Papéis"
        texto={
          de === 'livro'
            ? `Edital de convocação e portaria das próximas chamadas (${chamar} ${chamamento.cargo === '' ? 'de cada cargo' : `de ${chamamento.cargo}`}, como em Nomeações).`
            : 'Quadro de vagas para o edital e edital de convocação das primeiras chamadas.'
        }
      >
        <Button
          onClick={() =>
            void geraDocumento(
              de === 'livro'
                ? { tipo: 'papéis', de, quais: { chamar, ...(chamamento.cargo !== '' && { cargo: chamamento.cargo }) } }
                : { tipo: 'papéis', de },
            )
          }
        >
          {emExcel ? 'Gravar os papéis em abas' : 'Gravar os papéis em um arquivo'}
        </Button>
        {papeis.map(({ titulo, texto }) => (
          <Field key={titulo} label={`${titulo}: texto para colar`}>
            <Textarea className={styles.texto} value={texto} readOnly rows={8} resize="vertical" />
          </Field>
        ))}
      </Secao>
    </>
  );
}

function Verificacao(): React.JSX.Element {
  const styles = useStyles();
  const verificacao = useEstado((estado) => estado.nomeacoes.verificacao);
  const emExcel = useEstado((estado) => estado.ambiente === 'excel');
  const { verificaArquivo, verificaPasta } = useAcoes();
  return (
    <Secao
      titulo="Verificar uma cópia"
      texto="Recalcula os códigos e diz que planilha deixou de ser a que foi gravada."
    >
      <div className={styles.botoes}>
        <EscolheArquivo
          rotulo="Verificar um arquivo"
          nome="verificar"
          aoEscolher={(arquivo) => void verificaArquivo(arquivo)}
        />
        {emExcel && <Button onClick={() => void verificaPasta()}>Verificar esta pasta de trabalho</Button>}
      </div>
      {verificacao !== undefined && (
        <>
          <MessageBar intent={verificacao.resultado.intacto ? 'success' : 'error'} layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>
                {verificacao.onde}: {verificacao.resultado.intacto ? 'intacta.' : 'não é mais a mesma.'}
              </MessageBarTitle>{' '}
              {verificacao.resultado.codigoGeral !== undefined &&
                `Código geral: ${verificacao.resultado.codigoGeral}. Nos papéis vai impresso o da cópia para a comissão: se for ela, compare os dois.`}
            </MessageBarBody>
          </MessageBar>
          <ul className={styles.lista} aria-label="Planilhas verificadas">
            {verificacao.resultado.planilhas.map(({ aba, situacao }) => (
              <li key={aba}>
                {aba}: {SITUACOES[situacao]}
              </li>
            ))}
          </ul>
          <Problemas {...verificacao.resultado} />
        </>
      )}
    </Secao>
  );
}
