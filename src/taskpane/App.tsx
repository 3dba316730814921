import { FluentProvider, makeStyles, tokens, webDarkTheme, webLightTheme } from '@fluentui/react-components';
import { Aviso } from './componentes/Aviso';
import { Cabecalho } from './componentes/Cabecalho';
import { useFocoGuardado, useFocoNoPasso } from './componentes/foco';
import { Navegacao } from './componentes/Navegacao';
import { Previa } from './componentes/Previa';
import { Rodape } from './componentes/Rodape';
import { useEscuro } from './componentes/tema';
import { PASSOS, type Passo } from './estado/estado';
import { useAcoes, useEstado } from './painel';
import { Gerar } from './passos/Gerar';
import { Lei } from './passos/Lei';
import { Planilha } from './passos/Planilha';
import { Vagas } from './passos/Vagas';

const TELAS: Readonly<Record<Passo, () => React.JSX.Element>> = {
  lei: Lei,
  planilha: Planilha,
  vagas: Vagas,
  gerar: Gerar,
};

/** From here on a sheet fits beside the pane. */
const LARGA = '@media (min-width: 860px)';

const useStyles = makeStyles({
  pagina: {
    minHeight: '100vh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    [LARGA]: { display: 'grid', gridTemplateColumns: 'minmax(380px, 440px) minmax(0, 1fr)', height: '100vh' },
  },
  painel: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    [LARGA]: { minHeight: 0, height: '100vh', borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  inteiro: { [LARGA]: { gridTemplateColumns: 'minmax(0, 560px)', justifyContent: 'center' } },
  corpo: { flexGrow: 1, minWidth: 0, padding: '12px 16px 24px', overflowY: 'auto' },
  lado: { display: 'none', [LARGA]: { display: 'block', minWidth: 0, overflow: 'hidden' } },
  soParaLeitores: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export function App(): React.JSX.Element {
  const styles = useStyles();
  const escuro = useEscuro();
  const passo = useEstado((estado) => estado.passo);
  const anuncio = useEstado((estado) => estado.anuncio);
  // Beside Excel the sheet itself is the preview.
  const comPrevia = useEstado(({ ranking }) => ranking?.origem.tipo === 'arquivo');
  const { vaiPara } = useAcoes();
  useFocoGuardado();
  useFocoNoPasso(passo);
  return (
    <FluentProvider theme={escuro ? webDarkTheme : webLightTheme}>
      <div className={comPrevia ? styles.pagina : `${styles.pagina} ${styles.inteiro}`}>
        <div className={styles.painel}>
          <Cabecalho />
          <Navegacao />
          <main className={styles.corpo} id="corpo">
            <Aviso />
            {PASSOS.map((este) => {
              const Tela = TELAS[este];
              return (
                <div
                  key={este}
                  role="tabpanel"
                  id={`painel-${este}`}
                  aria-labelledby={`passo-${este}`}
                  hidden={este !== passo}
                >
                  {este === passo && <Tela />}
                </div>
              );
            })}
          </main>
          <Rodape passo={passo} aoIr={vaiPara} />
        </div>
        {comPrevia && (
          <aside className={styles.lado} aria-label="Planilha lida">
            <Previa lugarDaTela="lado" />
          </aside>
        )}
        <div role="status" aria-live="polite" className={styles.soParaLeitores}>
          {anuncio}
        </div>
      </div>
    </FluentProvider>
  );
}
