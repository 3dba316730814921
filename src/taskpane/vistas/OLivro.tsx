import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { quantos } from '../../redacao/palavras';
import { useAbasDisponiveis } from '../componentes/abasDisponiveis';
import { EscolheArquivo } from '../componentes/EscolheArquivo';
import { Escolha } from '../componentes/Escolha';
import { Problemas } from '../componentes/Problemas';
import { Secao } from '../componentes/Secao';
import { useAcoes, useEstado } from '../painel';

const useStyles = makeStyles({
  botoes: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px', margin: '8px 0' },
  nota: { margin: '0 0 8px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  escolha: { display: 'flex', columnGap: '8px', alignItems: 'flex-end' },
});

/** Where the acts are kept: chosen, begun, opened, or made from RH's own control. */
export function OLivro(): React.JSX.Element {
  const styles = useStyles();
  const { livro } = useEstado((estado) => estado.nomeacoes);
  const emExcel = useEstado((estado) => estado.ambiente === 'excel');
  const abas = useAbasDisponiveis();
  const [aba, setAba] = useState('');
  const { comecaLivro, usaLivro, abreLivro, deixaLivro, gravaLivro, importaControle } = useAcoes();
  const { recebido, porGravar } = livro;
  if (recebido === undefined) {
    return (
      <Secao
        titulo="Livro de atos"
        texto="Cada nomeação, posse, desistência e nova oferta é uma linha do livro. Atos publicados nunca são recalculados."
      >
        <div className={styles.botoes}>
          <Button appearance="primary" onClick={() => void comecaLivro()}>
            {emExcel ? 'Criar a aba “Livro de atos”' : 'Começar um livro novo'}
          </Button>
          {!emExcel && (
            <EscolheArquivo
              rotulo="Abrir o livro de um arquivo"
              nome="livro"
              aoEscolher={(arquivo) => void abreLivro(arquivo)}
            />
          )}
        </div>
        {abas.length > 0 && (
          <div className={styles.escolha}>
            <Escolha
              rotulo={emExcel ? 'Ou use uma aba desta pasta' : 'Ou use uma aba do arquivo aberto'}
              valor={aba}
              aoMudar={setAba}
            >
              <option value="">Escolha a aba…</option>
              {abas.map((nome) => (
                <option key={nome}>{nome}</option>
              ))}
            </Escolha>
            <Button disabled={aba === ''} onClick={() => void usaLivro(aba)}>
              Usar
            </Button>
          </div>
        )}
      </Secao>
    );
  }
  return (
    <Secao titulo="Livro de atos" texto={`Aba “${recebido.aba}”: ${quantos(recebido.atos, 'ato', 'atos')}.`}>
      {porGravar > 0 && (
        <p className={styles.nota} role="status">
          {quantos(porGravar, 'ato ainda não está', 'atos ainda não estão')} em nenhum arquivo.
        </p>
      )}
      <div className={styles.botoes}>
        {!emExcel && (
          <Button appearance={porGravar > 0 ? 'primary' : 'secondary'} onClick={() => void gravaLivro()}>
            Gravar o livro em um arquivo
          </Button>
        )}
        {emExcel && <Button onClick={() => void usaLivro(recebido.aba)}>Ler o livro de novo</Button>}
        {recebido.atos === 0 && <Button onClick={() => void importaControle({})}>Importar o controle do RH</Button>}
        <Button appearance="transparent" disabled={porGravar > 0} onClick={deixaLivro}>
          Usar outro livro
        </Button>
      </div>
      <Problemas {...recebido} />
    </Secao>
  );
}
