import { Button, Field, makeStyles, MessageBar, MessageBarBody, Textarea, tokens } from '@fluentui/react-components';
import { Secao } from '../../componentes/Secao';
import { useAcoes, useEstado } from '../../painel';
import { mesmaTabela, type Linhas } from '../../estado/minhaLei';
import { AndamentoDaLei } from './AndamentoDaLei';

const useStyles = makeStyles({
  botoes: { display: 'flex', flexDirection: 'column', rowGap: '8px', alignItems: 'stretch', marginBottom: '8px' },
  nota: { margin: '0 0 8px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  texto: { width: '100%' },
  emUso: { marginBottom: '8px' },
});

/** The law is used, kept and printed; while something forbids it, the focus goes to what. */
export function Fim({
  linhas,
  pronta,
  aoImpedir,
}: {
  readonly linhas: Linhas;
  readonly pronta: boolean;
  readonly aoImpedir: () => void;
}): React.JSX.Element {
  const styles = useStyles();
  const emExcel = useEstado((estado) => estado.ambiente === 'excel');
  const papel = useEstado((estado) => estado.minhaLei.papel);
  const emUso = useEstado(({ lei }) => lei?.tabela);
  const { usaMinhaLei, gravaLei } = useAcoes();
  return (
    <Secao titulo="Usar, guardar e imprimir">
      <AndamentoDaLei onde="fim" />
      {emUso !== undefined && !mesmaTabela(emUso, linhas) && (
        <MessageBar intent="warning" layout="multiline" className={styles.emUso}>
          <MessageBarBody>
            A lei em uso nas Listas não é a que está nestes campos. Para que as mudanças valham lá, use esta lei de
            novo.
          </MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.botoes}>
        <Button appearance="primary" onClick={() => (pronta ? void usaMinhaLei() : aoImpedir())}>
          Usar esta lei
        </Button>
        <Button onClick={() => void gravaLei('tabela')}>
          {emExcel ? 'Guardar na aba Minha lei' : 'Guardar em um arquivo'}
        </Button>
        <Button onClick={() => (pronta ? void gravaLei('conferência') : aoImpedir())}>
          {emExcel ? 'Folha para a procuradoria, em uma aba' : 'Folha para a procuradoria, em um arquivo'}
        </Button>
      </div>
      <p className={styles.nota}>
        {emExcel
          ? 'A lei guardada na aba vai com a pasta de trabalho e pode ser aberta de novo. Se já houver uma com esse nome, a nova recebe (2).'
          : 'A lei guardada no arquivo pode ser aberta de novo aqui, no Excel ou na linha de comando.'}{' '}
        A folha traz as frases, os artigos, o que ficou em aberto, o desenho e o lugar das assinaturas.
      </p>
      {papel !== undefined && (
        <Field label={`${papel.titulo}: texto para colar`}>
          <Textarea className={styles.texto} value={papel.texto} readOnly rows={8} resize="vertical" />
        </Field>
      )}
    </Secao>
  );
}
