import { Label, makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircle16Filled, Info16Regular } from '@fluentui/react-icons';
import { memo } from 'react';
import type { LinhaDaTabela, Orgao, Vinculo } from '../../../core/lei';
import type { Chave } from '../../../leis/propria/chaves';
import { escreveOrgaos, escreveVinculos, leOrgaos, leVinculos } from '../../../leis/propria/valores';
import { NOMES_DOS_ORGAOS, NOMES_DOS_VINCULOS } from '../../../redacao/alcance';
import { noComeco } from '../../../redacao/caixa';
import { AJUDAS, fraseDoVazio, ROTULOS_DOS_VALORES, type AjudaDoCampo } from '../../../redacao/minhaLei';
import { escreveFim, escreveInicio, fimDigitado, inicioDigitado } from '../../estado/valoresDaLei';
import { useAcoes } from '../../painel';
import { Base } from './Base';
import { DataDaLei, Escolhas, Marcadas, Texto, type Controle } from './controles';
import { OrdemDaLei, ReversaoDaLei } from './OrdemEReversao';

/** A key without help does not compile. */
const AJUDA: Readonly<Record<Chave, AjudaDoCampo>> = AJUDAS;

const useStyles = makeStyles({
  campo: { marginBottom: '14px' },
  rotulo: { fontWeight: tokens.fontWeightSemibold },
  ajuda: {
    margin: '2px 0 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  mensagem: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    columnGap: '4px',
    margin: '4px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  icone: { marginTop: '2px' },
  erro: { color: tokens.colorPaletteRedForeground1 },
});

/** Names, which rest on no article. */
const SEM_ARTIGO: ReadonlySet<Chave> = new Set(['municipio', 'uf', 'norma', 'reserva', 'palavras']);
const EM_CAIXAS: ReadonlySet<Chave> = new Set(['orgaos', 'vinculos']);

const porExtenso = <V extends string>(nomes: Readonly<Record<V, string>>): Record<V, string> =>
  Object.fromEntries(Object.entries<string>(nomes).map(([id, nome]) => [id, noComeco(nome)])) as Record<V, string>;
const ORGAOS = porExtenso<Orgao>(NOMES_DOS_ORGAOS);
const VINCULOS = porExtenso<Vinculo>(NOMES_DOS_VINCULOS);

interface Propriedades {
  readonly indice: number;
  readonly chave: Chave;
  readonly linha: LinhaDaTabela;
  /** What is wrong here; '' for nothing. */
  readonly mensagem: string;
  /** Wrong, and not only missing. */
  readonly errado: boolean;
  /** Names of the law's other reservas, one per line. */
  readonly outras: string;
}

/** Of the control that has the focus when a problem points here. */
export const idDoCampo = (indice: number): string => `minha-lei-${indice}`;

/** One row of the table: what it is, an example, its value, and where in the law it comes from. */
export const CampoDaLei = memo(function CampoDaLei({
  indice,
  chave,
  linha,
  mensagem,
  errado,
  outras,
}: Propriedades): React.JSX.Element {
  const styles = useStyles();
  const { mudaLinhaDaLei } = useAcoes();
  const ajuda = AJUDA[chave];
  const id = idDoCampo(indice);
  const { rotulo, explicacao, exemplo, vazio = '' } = ajuda;
  const vazia = linha.valor.trim() === '';
  // In a list of choices the first one says it.
  const doVazio =
    vazia && (exemplo !== undefined || EM_CAIXAS.has(chave)) ? fraseDoVazio(ajuda, !SEM_ARTIGO.has(chave)) : undefined;
  const controle: Controle = {
    id,
    rotulo,
    linha,
    invalido: errado,
    descricao: mensagem === '' ? `${id}-ajuda` : `${id}-ajuda ${id}-mensagem`,
    aoMudar: (valor) => mudaLinhaDaLei(indice, { valor }),
  };
  return (
    <div className={styles.campo}>
      <Label className={styles.rotulo} id={`${id}-rotulo`} {...(!EM_CAIXAS.has(chave) && { htmlFor: id })}>
        {rotulo}
      </Label>
      <p className={styles.ajuda} id={`${id}-ajuda`}>
        {explicacao}
        {exemplo !== undefined && ` Ex.: ${exemplo}.`}
        {doVazio !== undefined && ` ${doVazio}`}
      </p>
      <Valor chave={chave} controle={controle} vazio={vazio} outras={outras} />
      {mensagem !== '' && (
        <p className={styles.mensagem} id={`${id}-mensagem`}>
          {errado ? (
            <ErrorCircle16Filled className={`${styles.icone} ${styles.erro}`} aria-hidden />
          ) : (
            <Info16Regular className={styles.icone} aria-hidden />
          )}
          <span className={errado ? styles.erro : undefined}>{mensagem}</span>
        </p>
      )}
      {!vazia && !SEM_ARTIGO.has(chave) && (
        <Base artigo={linha.artigo} campo={rotulo} aoMudar={(artigo) => mudaLinhaDaLei(indice, { artigo })} />
      )}
    </div>
  );
});

function Valor({
  chave,
  controle,
  vazio,
  outras,
}: {
  readonly chave: Chave;
  readonly controle: Controle;
  readonly vazio: string;
  readonly outras: string;
}): React.JSX.Element {
  switch (chave) {
    case 'arredondamento':
    case 'computo':
    case 'desistencia':
    case 'novasVagas':
    case 'duasReservas':
    case 'colisao':
      return <Escolhas {...controle} escolhas={ROTULOS_DOS_VALORES[chave]} vazio={vazio} />;
    case 'orgaos':
      return <Marcadas {...controle} nomes={ORGAOS} le={leOrgaos} escreve={escreveOrgaos} />;
    case 'vinculos':
      return <Marcadas {...controle} nomes={VINCULOS} le={leVinculos} escreve={escreveVinculos} />;
    case 'desde':
      return (
        <DataDaLei
          {...controle}
          le={inicioDigitado}
          escreve={escreveInicio}
          marca="O edital desse próprio dia ainda não tem reserva"
        />
      );
    case 'ate':
      return (
        <DataDaLei
          {...controle}
          le={fimDigitado}
          escreve={escreveFim}
          marca="Depois desse dia a reserva continua, com um aviso"
        />
      );
    case 'ordem':
      return <OrdemDaLei {...controle} vazio={vazio} />;
    case 'reversao':
      return <ReversaoDaLei {...controle} vazio={vazio} outras={outras.split('\n').filter(Boolean)} />;
    case 'minimo':
      return <Texto {...controle} numerico />;
    case 'municipio':
    case 'uf':
    case 'norma':
    case 'reserva':
    case 'palavras':
    case 'percentual':
    case 'teto':
      return <Texto {...controle} />;
  }
}
