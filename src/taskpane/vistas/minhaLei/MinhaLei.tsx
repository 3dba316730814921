import { Link, makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Lei } from '../../../core/lei';
import { noComeco } from '../../../redacao/caixa';
import { leituraDaLei } from '../../../redacao/leituraDaLei';
import { quantos } from '../../../redacao/palavras';
import { Previsao } from '../../componentes/Previsao';
import { Regras } from '../../componentes/Regras';
import { Secao } from '../../componentes/Secao';
import { impedem, leiPronta, problemasDe, type Linhas, type ProblemaDoCampo } from '../../estado/minhaLei';
import { useEstado } from '../../painel';
import { idDoCampo } from './CampoDaLei';
import { Comeco } from './Comeco';
import { Fim } from './Fim';
import { Formulario, nomeDoCampoDaLei, textoNoCampo } from './Formulario';

/** From here on what the law does stands beside its fields. */
const LARGA = '@media (min-width: 860px)';

const useStyles = makeStyles({
  lado: {
    [LARGA]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: '28px',
      alignItems: 'start',
    },
  },
  leitura: {
    [LARGA]: {
      gridColumnStart: 2,
      gridRowStart: 1,
      gridRowEnd: 3,
      position: 'sticky',
      top: 0,
      maxHeight: 'calc(100vh - 140px)',
      overflowY: 'auto',
    },
  },
  cartao: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  notas: { margin: '8px 0 0', paddingLeft: '18px', fontSize: tokens.fontSizeBase200 },
  lista: { margin: '4px 0 0', paddingLeft: '18px' },
  item: { overflowWrap: 'anywhere' },
  nota: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

function focaNoCampo(linha: number | undefined): void {
  const campo = document.getElementById(linha === undefined ? 'acrescenta-reserva' : idDoCampo(linha));
  campo?.focus();
  campo?.scrollIntoView({ block: 'center' });
}

/** The form of a law of one's own: its fields, the law read back, and what it would do. */
export function MinhaLei(): React.JSX.Element {
  const linhas = useEstado((estado) => estado.minhaLei.linhas);
  return (
    <>
      <Comeco comecada={linhas !== undefined} />
      {linhas !== undefined && <EmEdicao linhas={linhas} />}
    </>
  );
}

function EmEdicao({ linhas }: { readonly linhas: Linhas }): React.JSX.Element {
  const styles = useStyles();
  const comPrevia = useEstado(({ ranking }) => ranking?.origem.tipo === 'arquivo');
  const problemas = useMemo(() => problemasDe(linhas), [linhas]);
  // The fields are drawn before what depends on them all.
  const assentadas = useDeferredValue(linhas);
  const lei = useMemo(() => leiPronta(assentadas), [assentadas]);
  const abertos = impedem(problemas);
  return (
    <>
      <Situacao linhas={linhas} abertos={abertos} />
      <div className={comPrevia ? undefined : styles.lado}>
        <div>
          <Formulario linhas={linhas} problemas={problemas} />
        </div>
        <div className={comPrevia ? undefined : styles.leitura}>
          <DeVolta lei={lei} />
        </div>
        <div>
          <Fim linhas={linhas} pronta={abertos.length === 0} aoImpedir={() => focaNoCampo(abertos[0]?.linha)} />
        </div>
      </div>
    </>
  );
}

/** How much is left to do, each with a way to its field. */
function Situacao({
  linhas,
  abertos,
}: {
  readonly linhas: Linhas;
  readonly abertos: readonly ProblemaDoCampo[];
}): React.JSX.Element {
  const styles = useStyles();
  const erros = abertos.filter(({ falta }) => !falta).length;
  const faltas = abertos.length - erros;
  const titulo = [
    ...(erros > 0 ? [`${quantos(erros, 'ponto', 'pontos')} a corrigir`] : []),
    ...(faltas > 0 ? [`${quantos(faltas, 'campo', 'campos')} a preencher`] : []),
  ].join('; ');
  return (
    <Secao titulo="Situação">
      <MessageBar intent={abertos.length === 0 ? 'success' : erros > 0 ? 'error' : 'info'} layout="multiline">
        <MessageBarBody>
          <MessageBarTitle role="status">
            {abertos.length === 0 ? 'A lei está completa e pode ser usada.' : `${noComeco(titulo)}.`}
          </MessageBarTitle>
          {abertos.length > 0 && (
            <ul className={styles.lista}>
              {abertos.map((aberto, i) => (
                <li key={i} className={styles.item}>
                  <Link as="button" onClick={() => focaNoCampo(aberto.linha)}>
                    {aberto.linha === undefined ? 'Reservas' : noComeco(nomeDoCampoDaLei(linhas, aberto.linha))}
                  </Link>
                  : {textoNoCampo(aberto, linhas[aberto.linha ?? -1]?.valor ?? '')}
                </li>
              ))}
            </ul>
          )}
        </MessageBarBody>
      </MessageBar>
    </Secao>
  );
}

/** The law as the program understood it. */
const DeVolta = memo(function DeVolta({ lei }: { readonly lei: Lei | undefined }): React.JSX.Element {
  const styles = useStyles();
  if (lei === undefined) {
    return (
      <Secao titulo="Como o programa lê">
        <p className={styles.nota}>
          As frases e o desenho aparecem quando nada mais faltar: de uma lei com erro não se calcula nada.
        </p>
      </Secao>
    );
  }
  return (
    <>
      <Secao
        titulo="O que a lei faz com 1 a 30 vagas"
        texto="Cada linha é um número de vagas oferecidas de uma vez; cada quadro, uma vaga, da primeira à última."
      >
        <Previsao lei={lei} />
      </Secao>
      <Secao
        titulo="Como o programa lê"
        texto="Compare cada frase com o texto da lei. O que ela não diz, ou deixa em dúvida, pode ser respondido de outro modo em Listas, no passo Lei."
      >
        <div className={styles.cartao}>
          <Regras lei={lei} regras={leituraDaLei(lei)} />
        </div>
        <ul className={styles.notas} aria-label="Notas">
          {lei.notas.map((nota) => (
            <li key={nota}>{nota}</li>
          ))}
        </ul>
      </Secao>
    </>
  );
});
