import {
  FluentProvider,
  makeStyles,
  mergeClasses,
  tokens,
  webDarkTheme,
  webLightTheme,
} from '@fluentui/react-components';
import { Aviso } from './componentes/Aviso';
import { Cabecalho } from './componentes/Cabecalho';
import { useFocoGuardado, useFocoNaVista, useFocoNoPasso } from './componentes/foco';
import { Navegacao } from './componentes/Navegacao';
import { Parte, usePartesAFrente, type CargaDaParte } from './componentes/Parte';
import { Previa } from './componentes/Previa';
import { Rodape } from './componentes/Rodape';
import { useEscuro } from './componentes/tema';
import { Vistas } from './componentes/Vistas';
import { PASSOS, type Passo } from './estado/estado';
import { VISTAS, type Vista as NomeDaVista } from './estado/livro';
import { useAcoes, useEstado } from './painel';
import { Lei } from './passos/Lei';

/** The steps after the first are loaded when they are opened, so that the first is there sooner. */
const SEGUINTES: Readonly<Record<Exclude<Passo, 'lei'>, CargaDaParte>> = {
  planilha: async () => (await import('./passos/Planilha')).Planilha,
  vagas: async () => (await import('./passos/Vagas')).Vagas,
  gerar: async () => (await import('./passos/Gerar')).Gerar,
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
  // The fields of a law and, beside them, what it does.
  amplo: { [LARGA]: { gridTemplateColumns: 'minmax(0, 1080px)', justifyContent: 'center' } },
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

/** So are the other parts. */
const OUTRAS: Readonly<Record<Exclude<NomeDaVista, 'listas'>, CargaDaParte>> = {
  nomeações: async () => (await import('./vistas/Nomeacoes')).Nomeacoes,
  conferir: async () => (await import('./vistas/Conferir')).Conferir,
  cópias: async () => (await import('./vistas/Copias')).Copias,
  'minha-lei': async () => (await import('./vistas/minhaLei/MinhaLei')).MinhaLei,
};

const TODAS = [...Object.values(SEGUINTES), ...Object.values(OUTRAS)];

function Vista({ vista }: { readonly vista: NomeDaVista }): React.JSX.Element {
  return vista === 'listas' ? <Listas /> : <Parte carga={OUTRAS[vista]} />;
}

/** The four steps of a competition's lists. */
function Listas(): React.JSX.Element {
  const passo = useEstado((estado) => estado.passo);
  return (
    <>
      {PASSOS.map((este) => {
        return (
          <div
            key={este}
            role="tabpanel"
            id={`painel-${este}`}
            aria-labelledby={`passo-${este}`}
            hidden={este !== passo}
          >
            {este === passo && (este === 'lei' ? <Lei /> : <Parte carga={SEGUINTES[este]} />)}
          </div>
        );
      })}
    </>
  );
}

export function App(): React.JSX.Element {
  const styles = useStyles();
  const escuro = useEscuro();
  const passo = useEstado((estado) => estado.passo);
  const vista = useEstado((estado) => estado.vista);
  const anuncio = useEstado((estado) => estado.anuncio);
  // Beside Excel the sheet itself is the preview.
  const comPrevia = useEstado(({ ranking }) => ranking?.origem.tipo === 'arquivo');
  const { vaiPara } = useAcoes();
  usePartesAFrente(TODAS);
  useFocoGuardado();
  useFocoNaVista(vista);
  useFocoNoPasso(passo);
  return (
    <FluentProvider theme={escuro ? webDarkTheme : webLightTheme}>
      <div
        className={mergeClasses(styles.pagina, !comPrevia && (vista === 'minha-lei' ? styles.amplo : styles.inteiro))}
      >
        <div className={styles.painel}>
          <Cabecalho />
          <Vistas />
          {vista === 'listas' && <Navegacao />}
          <main className={styles.corpo} id="corpo">
            <Aviso />
            {VISTAS.map((esta) => (
              <div
                key={esta}
                role="tabpanel"
                id={`parte-${esta}`}
                aria-labelledby={`vista-${esta}`}
                hidden={esta !== vista}
              >
                {esta === vista && <Vista vista={esta} />}
              </div>
            ))}
          </main>
          {vista === 'listas' && <Rodape passo={passo} aoIr={vaiPara} />}
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
