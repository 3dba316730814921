import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import type { AbaDoLivro } from '../../adapters/office/abas';
import { useAcoes, useEstado, usePainel } from '../painel';
import { Escolha } from './Escolha';

const useStyles = makeStyles({
  botoes: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px', marginBottom: '10px' },
  escolha: { display: 'flex', columnGap: '8px', alignItems: 'flex-end' },
});

/** The sheets of the workbook, and which one is in front, as they change. */
function useAbas(): { readonly abas: readonly AbaDoLivro[]; readonly ativa: string; readonly atualiza: () => void } {
  const { excel } = usePainel();
  const [abas, setAbas] = useState<readonly AbaDoLivro[]>([]);
  const ultima = useRef(0);
  const atualiza = (): void => {
    const vez = ++ultima.current;
    excel.abas().then(
      // An answer that comes after that to a later question is old.
      (novas) => vez === ultima.current && setAbas(novas),
      // While a cell is being edited Excel answers nobody: the last list holds, and is made anew when it is opened.
      () => undefined,
    );
  };
  useEffect(() => {
    let desfaz: (() => Promise<void>) | undefined;
    let fora = false;
    atualiza();
    excel.aoMudarDeAba(atualiza).then(
      (esta) => {
        if (fora) void esta();
        else desfaz = esta;
      },
      // An Excel that does not tell: the list is made anew whenever it is opened.
      () => undefined,
    );
    return () => {
      fora = true;
      void desfaz?.();
    };
  }, []);
  return { abas, ativa: abas.find((aba) => aba.ativa)?.nome ?? '', atualiza };
}

export function FonteNoExcel(): React.JSX.Element {
  const styles = useStyles();
  const { abas, ativa, atualiza } = useAbas();
  const aberto = useEstado((estado) => estado.ranking !== undefined);
  const { leDoExcel } = useAcoes();
  const visiveis = abas.filter(({ visibilidade }) => visibilidade === 'visível');
  const tabelas = visiveis.flatMap((aba) => aba.tabelas.map((tabela) => ({ aba: aba.nome, tabela })));
  const [escolha, setEscolha] = useState('');
  const leEscolha = (): void => {
    if (escolha === 'todas') return void leDoExcel({ tipo: 'abas', nomes: visiveis.map(({ nome }) => nome) });
    // By its name, whatever the list has now: what was deleted meanwhile is said to be gone.
    const nome = escolha.slice(escolha.indexOf(' ') + 1);
    void leDoExcel({ tipo: escolha.startsWith('tabela ') ? 'tabela' : 'aba', nome });
  };
  return (
    <>
      <div className={styles.botoes}>
        <Button appearance={aberto ? 'secondary' : 'primary'} onClick={() => void leDoExcel({ tipo: 'aba ativa' })}>
          {ativa === '' ? 'Ler a aba aberta' : `Ler a aba “${ativa}”`}
        </Button>
        <Button onClick={() => void leDoExcel({ tipo: 'seleção' })}>Ler a seleção</Button>
      </div>
      <div className={styles.escolha} onFocus={atualiza}>
        <Escolha rotulo="Ou escolha o que ler" valor={escolha} aoMudar={setEscolha}>
          <option value="">Abas e tabelas desta pasta de trabalho…</option>
          {visiveis.length > 1 && <option value="todas">Todas as abas visíveis ({visiveis.length})</option>}
          {visiveis.map(({ nome }) => (
            <option key={nome} value={`aba ${nome}`}>
              Aba {nome}
            </option>
          ))}
          {tabelas.map(({ aba, tabela }) => (
            <option key={tabela} value={`tabela ${tabela}`}>
              Tabela {tabela} (em {aba})
            </option>
          ))}
        </Escolha>
        <Button onClick={leEscolha} disabled={escolha === ''}>
          Ler
        </Button>
      </div>
    </>
  );
}
