import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { LEIS } from '../../../leis/catalogo';
import { nomeDaAbaDaLei } from '../../../planilha/minhaLei';
import { useAbasDisponiveis } from '../../componentes/abasDisponiveis';
import { EscolheArquivo } from '../../componentes/EscolheArquivo';
import { Escolha } from '../../componentes/Escolha';
import { Secao } from '../../componentes/Secao';
import { useAcoes, useEstado } from '../../painel';
import { AndamentoDaLei } from './AndamentoDaLei';

const useStyles = makeStyles({
  botoes: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px', marginBottom: '10px' },
  escolha: { display: 'flex', columnGap: '8px', alignItems: 'flex-end', marginBottom: '8px' },
  nota: { margin: '0 0 8px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  espera: { marginBottom: '10px' },
});

/** Where a law of one's own begins: blank, a known law, a file or a sheet. */
export function Comeco({ comecada }: { readonly comecada: boolean }): React.JSX.Element {
  const styles = useStyles();
  const [aberto, setAberto] = useState(false);
  const emEspera = useEstado((estado) => estado.minhaLei.emEspera);
  const { trocaPelaLeiEmEspera, ficaComALeiDeAntes } = useAcoes();
  return (
    <Secao
      titulo="Minha lei"
      {...(!comecada && {
        texto:
          'Para o município cuja lei não está entre as conhecidas. Comece em branco ou por uma lei parecida e mude o que for diferente; o programa lê a lei de volta, em frases, e desenha o que ela faria.',
      })}
    >
      <AndamentoDaLei onde="começo" />
      {emEspera !== undefined && (
        <MessageBar intent="warning" layout="multiline" className={styles.espera}>
          <MessageBarBody>
            A lei que está nos campos ainda não foi guardada. Trocá-la por “{emEspera.nome}” apaga o que foi digitado.
          </MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={ficaComALeiDeAntes}>
              Continuar com a que está
            </Button>
            <Button size="small" onClick={trocaPelaLeiEmEspera}>
              Trocar
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {!comecada || aberto ? (
        <Caminhos />
      ) : (
        <Button size="small" aria-expanded={false} onClick={() => setAberto(true)}>
          Começar outra ou abrir
        </Button>
      )}
    </Secao>
  );
}

function Caminhos(): React.JSX.Element {
  const styles = useStyles();
  const { comecaEmBranco, comecaDaLei, abreLei, abreLeiDaAba } = useAcoes();
  const abas = useAbasDisponiveis();
  const [qual, setQual] = useState(LEIS[0]?.id ?? '');
  const [escolhida, setEscolhida] = useState<string>();
  const aba = escolhida ?? nomeDaAbaDaLei(abas) ?? abas[0] ?? '';
  return (
    <>
      <div className={styles.botoes}>
        <Button appearance="primary" onClick={comecaEmBranco}>
          Em branco
        </Button>
        <EscolheArquivo rotulo="Abrir arquivo com a lei" nome="lei" aoEscolher={(arquivo) => void abreLei(arquivo)} />
      </div>
      <div className={styles.escolha}>
        <Escolha rotulo="A partir de uma lei do catálogo" valor={qual} aoMudar={setQual}>
          {LEIS.map(({ id, municipio, numero }) => (
            <option key={id} value={id}>
              {municipio}, {numero}
            </option>
          ))}
        </Escolha>
        <Button
          onClick={() => {
            const lei = LEIS.find(({ id }) => id === qual);
            if (lei !== undefined) comecaDaLei(lei);
          }}
        >
          Copiar
        </Button>
      </div>
      {abas.length > 0 && (
        <div className={styles.escolha}>
          <Escolha rotulo="De uma aba da pasta de trabalho" valor={aba} aoMudar={setEscolhida}>
            {abas.map((nome) => (
              <option key={nome}>{nome}</option>
            ))}
          </Escolha>
          <Button onClick={() => void abreLeiDaAba(aba)}>Abrir</Button>
        </div>
      )}
    </>
  );
}
