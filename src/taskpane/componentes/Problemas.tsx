import { Button, Link, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { ErrorCircle16Filled, Info16Regular, QuestionCircle16Filled } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Gravidade, Lugar } from '../../core/problema';
import { rotuloDaOpcao } from '../../redacao/opcoes';
import type { ProblemaRedigido, ProblemasRedigidos } from '../../trabalho/problemasRedigidos';
import { useAcoes, useEstado } from '../painel';
import { useNomeDaReserva } from './reservas';

const useStyles = makeStyles({
  grupo: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, padding: '8px 0' },
  lista: { listStyleType: 'none', margin: 0, padding: 0 },
  problema: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: '6px',
    padding: '4px 0',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  texto: { margin: 0, overflowWrap: 'anywhere' },
  icone: { marginTop: '2px' },
  erro: { color: tokens.colorPaletteRedForeground1 },
  pergunta: { color: tokens.colorPaletteMarigoldForeground2 },
  aviso: { color: tokens.colorNeutralForeground3 },
  resposta: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    rowGap: '4px',
    alignItems: 'center',
    marginTop: '4px',
  },
  escolha: { flexGrow: 1, minWidth: '160px', maxWidth: '280px' },
  escondido: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

const NOMES: Readonly<Record<Gravidade, string>> = { erro: 'Erro', pergunta: 'Pergunta', aviso: 'Aviso' };
const ICONES = { erro: ErrorCircle16Filled, pergunta: QuestionCircle16Filled, aviso: Info16Regular };

/** Shown at once of each kind; the rest is one click away. */
const PRIMEIROS = 3;

/** The place as people say it: "B12". */
function celula({ linha, coluna }: Lugar): string | undefined {
  if (linha === undefined && coluna === undefined) return undefined;
  return linha === undefined ? `coluna ${coluna}` : coluna === undefined ? `linha ${linha}` : `${coluna}${linha}`;
}

/** Put the focus where the first thing to solve is. */
export function focaNoPrimeiroProblema(): void {
  const [primeiro] = document.querySelectorAll<HTMLElement>('[data-impede]');
  primeiro?.focus();
  primeiro?.scrollIntoView({ block: 'center' });
}

/** Problems by kind, worst first; each with its cell, and its answer where it is a question. */
export function Problemas({ problemas, porCodigo }: ProblemasRedigidos): React.JSX.Element {
  const styles = useStyles();
  return (
    <>
      {porCodigo.map(({ codigo, gravidade, total }) => (
        <div key={`${gravidade} ${codigo}`} className={styles.grupo}>
          <Grupo
            codigo={codigo}
            total={total}
            problemas={problemas.primeiros.filter((este) => este.codigo === codigo && este.gravidade === gravidade)}
          />
        </div>
      ))}
    </>
  );
}

function Grupo({
  codigo,
  total,
  problemas,
}: {
  readonly codigo: string;
  readonly total: number;
  readonly problemas: readonly ProblemaRedigido[];
}): React.JSX.Element {
  const styles = useStyles();
  const [todos, setTodos] = useState(false);
  const mostrados = todos ? problemas : problemas.slice(0, PRIMEIROS);
  const [primeiro] = problemas;
  const opcoes = primeiro?.opcoes ?? [];
  // One answer for all only where all take the same answers.
  const comuns = opcoes.filter((opcao) => problemas.every((este) => este.opcoes?.includes(opcao)));
  const paraTodas =
    primeiro?.gravidade === 'pergunta' && total > 1 && comuns.length > 0 && comRespostaNaLeitura(codigo);
  return (
    <>
      <ul className={styles.lista}>
        {mostrados.map((problema) => (
          <Problema key={problema.chave} problema={problema} />
        ))}
      </ul>
      {paraTodas && (
        <Resposta
          codigo={codigo}
          linha={undefined}
          opcoes={comuns}
          rotulo={`Responder as ${total} perguntas iguais de uma vez`}
        />
      )}
      {total > mostrados.length && problemas.length > mostrados.length && (
        <Button size="small" appearance="transparent" onClick={() => setTodos(true)}>
          Mostrar mais {problemas.length - mostrados.length} de {total}
        </Button>
      )}
      {todos && total > problemas.length && (
        <p className={styles.texto}>
          São {total} ao todo; estes são os {problemas.length} primeiros.
        </p>
      )}
    </>
  );
}

/** Ties and gaps are answered elsewhere: they are about the order, not about what a cell says. */
function comRespostaNaLeitura(codigo: string): boolean {
  return codigo !== 'empate' && codigo !== 'lacuna-na-classificacao';
}

function Problema({ problema }: { readonly problema: ProblemaRedigido }): React.JSX.Element {
  const styles = useStyles();
  const { mostraLugar } = useAcoes();
  const { gravidade, codigo, lugar, texto, opcoes } = problema;
  const Icone = ICONES[gravidade];
  const onde = lugar === undefined ? undefined : celula(lugar);
  return (
    <li
      className={styles.problema}
      {...(gravidade !== 'aviso' && { 'data-impede': codigo, tabIndex: -1 })}
      data-codigo={codigo}
    >
      <Icone className={mergeClasses(styles.icone, styles[gravidade])} aria-hidden />
      <div>
        <p className={styles.texto}>
          <span className={styles.escondido}>{NOMES[gravidade]}: </span>
          {texto}{' '}
          {lugar !== undefined && onde !== undefined && (
            <Link as="button" onClick={() => void mostraLugar(lugar)} aria-label={`Mostrar ${lugar.aba ?? ''} ${onde}`}>
              Ver {onde}
            </Link>
          )}
        </p>
        {gravidade === 'pergunta' && opcoes !== undefined && opcoes.length > 0 && comRespostaNaLeitura(codigo) && (
          <Resposta codigo={codigo} linha={lugar?.linha} opcoes={opcoes} rotulo="Resposta" />
        )}
      </div>
    </li>
  );
}

interface PropriedadesDaResposta {
  readonly codigo: string;
  readonly linha: number | undefined;
  readonly opcoes: readonly string[];
  readonly rotulo: string;
}

function Resposta({ codigo, linha, opcoes, rotulo }: PropriedadesDaResposta): React.JSX.Element {
  const styles = useStyles();
  const { responde } = useAcoes();
  const nomeDaReserva = useNomeDaReserva();
  const respondendo = useEstado((estado) => estado.leitura.resumo === undefined);
  const [escolhida, setEscolhida] = useState('');
  return (
    <div className={styles.resposta}>
      <Select
        className={styles.escolha}
        size="small"
        aria-label={rotulo}
        value={escolhida}
        onChange={(_, { value }) => setEscolhida(value)}
      >
        <option value="">{rotulo}…</option>
        {opcoes.map((opcao) => (
          <option key={opcao} value={opcao}>
            {rotuloDaOpcao(codigo, opcao, nomeDaReserva)}
          </option>
        ))}
      </Select>
      <Button
        size="small"
        disabled={escolhida === '' || respondendo}
        onClick={() => void responde(codigo, linha, escolhida)}
      >
        Responder
      </Button>
    </div>
  );
}
