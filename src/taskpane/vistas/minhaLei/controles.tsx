import { Checkbox, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import type { LinhaDaTabela } from '../../../core/lei';
import type { Lido } from '../../../leis/propria/valores';
import { escolhaDigitada, type DataComMarca } from '../../estado/valoresDaLei';

const useStyles = makeStyles({
  // Narrower than the browser's own width for a field.
  inteiro: { width: '100%', minWidth: 0 },
  dentro: { width: '100%', minWidth: 0, textOverflow: 'ellipsis' },
  grupo: { display: 'flex', flexDirection: 'column' },
  nota: { margin: '2px 0 0', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

export interface Controle {
  /** Of the element that the label names. */
  readonly id: string;
  readonly rotulo: string;
  readonly linha: LinhaDaTabela;
  readonly aoMudar: (valor: string) => void;
  readonly invalido: boolean;
  /** Of the explanation and the message of the field. */
  readonly descricao: string;
}

/** What ties a control to its label, its explanation and its message. */
export const ligado = ({ id, descricao, invalido }: Controle) => ({
  id,
  'aria-describedby': descricao,
  ...(invalido && { 'aria-invalid': true as const }),
});

export function Texto({ numerico, ...controle }: Controle & { readonly numerico?: boolean }): React.JSX.Element {
  const styles = useStyles();
  return (
    <Input
      className={styles.inteiro}
      input={{ className: styles.dentro }}
      {...ligado(controle)}
      value={controle.linha.valor}
      autoComplete="off"
      {...(numerico === true && { inputMode: 'numeric' as const })}
      onChange={(_, { value }) => controle.aoMudar(value)}
    />
  );
}

/** One of a few; what is written and is none of them is shown as it is. */
export function Escolhas({
  escolhas,
  vazio,
  ...controle
}: Controle & {
  readonly escolhas: Readonly<Record<string, string>>;
  readonly vazio: string;
}): React.JSX.Element {
  const styles = useStyles();
  const { valor } = controle.linha;
  const achada = escolhaDigitada(valor, Object.keys(escolhas));
  return (
    <Select
      className={styles.inteiro}
      select={{ className: styles.dentro }}
      {...ligado(controle)}
      value={achada ?? valor}
      onChange={(_, { value }) => controle.aoMudar(value)}
    >
      <option value="">A lei não diz (vale: {vazio})</option>
      {achada === undefined && valor.trim() !== '' && <option value={valor}>“{valor}” (não entendido)</option>}
      {Object.entries(escolhas).map(([escolha, rotulo]) => (
        <option key={escolha} value={escolha}>
          {rotulo}
        </option>
      ))}
    </Select>
  );
}

/** A date, and what else its words may say. */
export function DataDaLei({
  le,
  escreve,
  marca,
  ...controle
}: Controle & {
  readonly le: (valor: string) => DataComMarca;
  readonly escreve: (data: DataComMarca) => string;
  readonly marca: string;
}): React.JSX.Element {
  const styles = useStyles();
  const lida = le(controle.linha.valor);
  return (
    <div className={styles.grupo}>
      <Input
        className={styles.inteiro}
        input={{ className: styles.dentro }}
        {...ligado(controle)}
        value={lida.data}
        autoComplete="off"
        onChange={(_, { value }) => controle.aoMudar(escreve({ ...lida, data: value }))}
      />
      {lida.data.trim() !== '' && (
        <Checkbox
          label={marca}
          checked={lida.marca}
          onChange={(_, { checked }) => controle.aoMudar(escreve({ ...lida, marca: checked === true }))}
        />
      )}
    </div>
  );
}

/** Several of a few; none is all of them. */
export function Marcadas<V extends string>({
  nomes,
  le,
  escreve,
  ...controle
}: Controle & {
  readonly nomes: Readonly<Record<V, string>>;
  readonly le: (texto: string) => Lido<readonly V[]>;
  readonly escreve: (marcadas: readonly V[]) => string;
}): React.JSX.Element {
  const styles = useStyles();
  const lidas = le(controle.linha.valor);
  const marcadas = lidas.tipo === 'valor' ? lidas.valor : [];
  const todas = Object.keys(nomes) as V[];
  return (
    <div
      role="group"
      className={styles.grupo}
      aria-labelledby={`${controle.id}-rotulo`}
      aria-describedby={controle.descricao}
    >
      {todas.map((esta, i) => (
        <Checkbox
          key={esta}
          {...(i === 0 && { id: controle.id })}
          label={nomes[esta]}
          checked={marcadas.includes(esta)}
          onChange={(_, { checked }) =>
            controle.aoMudar(
              escreve(todas.filter((outra) => (outra === esta ? checked === true : marcadas.includes(outra)))),
            )
          }
        />
      ))}
      {lidas.tipo !== 'valor' && controle.linha.valor.trim() !== '' && (
        <p className={styles.nota}>Está escrito “{controle.linha.valor}”.</p>
      )}
    </div>
  );
}
