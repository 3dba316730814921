import { Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import type { LinhaDaTabela } from '../../../core/lei';
import { normaliza } from '../../../core/texto';
import type { Lido } from '../../../leis/propria/valores';
import { ROTULOS_DA_ORDEM } from '../../../redacao/minhaLei';
import {
  comDestino,
  eFim,
  escreveOrdemDigitada,
  FINS_DA_REVERSAO,
  ordemDigitada,
  reversaoDigitada,
  type DataComMarca,
  type OrdemDigitada,
} from '../../estado/valoresDaLei';

const useStyles = makeStyles({
  // Narrower than the browser's own width for a field.
  inteiro: { width: '100%', minWidth: 0 },
  dentro: { width: '100%', minWidth: 0, textOverflow: 'ellipsis' },
  grupo: { display: 'flex', flexDirection: 'column' },
  partes: { display: 'flex', flexDirection: 'column', rowGap: '6px', marginTop: '6px' },
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

const ligado = ({ id, descricao, invalido }: Controle) => ({
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
  const achada = Object.keys(escolhas).find((escolha) => normaliza(escolha) === normaliza(valor));
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

const TIPOS = ['proporcional', 'grupo', 'posicoes'] as const;

/** Three kinds of order, each with its numbers. */
export function OrdemDaLei({ vazio, ...controle }: Controle & { readonly vazio: string }): React.JSX.Element {
  const styles = useStyles();
  const { valor } = controle.linha;
  const digitada = ordemDigitada(valor);
  const muda = (mudanca: Partial<OrdemDigitada>): void =>
    controle.aoMudar(escreveOrdemDigitada({ ...digitada, ...mudanca }));
  const numero = (rotulo: string, campo: 'grupo' | 'posicoes' | 'passo', exemplo: string): React.JSX.Element => (
    <Field label={rotulo} size="small">
      <Input
        className={styles.inteiro}
        input={{ className: styles.dentro }}
        value={digitada[campo]}
        placeholder={exemplo}
        autoComplete="off"
        onChange={(_, { value }) => muda({ [campo]: value })}
      />
    </Field>
  );
  return (
    <div className={styles.grupo}>
      <Select
        className={styles.inteiro}
        select={{ className: styles.dentro }}
        {...ligado(controle)}
        value={digitada.tipo}
        onChange={(_, { value }) =>
          muda({ tipo: TIPOS.find((tipo) => tipo === value) ?? 'vazia', grupo: '', posicoes: '', passo: '' })
        }
      >
        <option value="vazia">A lei não diz (vale: {vazio})</option>
        {digitada.tipo === 'outra' && <option value="outra">“{valor}” (não entendido)</option>}
        {TIPOS.map((tipo) => (
          <option key={tipo} value={tipo}>
            {ROTULOS_DA_ORDEM[tipo]}
          </option>
        ))}
      </Select>
      {digitada.tipo === 'grupo' && (
        <div className={styles.partes}>{numero('De quantas em quantas vagas', 'grupo', 'Ex.: 5')}</div>
      )}
      {digitada.tipo === 'posicoes' && (
        <div className={styles.partes}>
          {numero('Quais vagas', 'posicoes', 'Ex.: 3, 8, 13')}
          {numero('Depois da última, de quantas em quantas', 'passo', 'Ex.: 5')}
        </div>
      )}
    </div>
  );
}

const DESTINOS: Readonly<Record<(typeof FINS_DA_REVERSAO)[number], string>> = {
  'lista geral': 'Vai à lista geral',
  'fica vaga': 'Fica vaga',
};

/** Who gets the vaga that nobody of the reserva can hold: another reserva, then another, and what ends it. */
export function ReversaoDaLei({
  outras,
  vazio,
  ...controle
}: Controle & {
  /** Names of the other reservas. */
  readonly outras: readonly string[];
  readonly vazio: string;
}): React.JSX.Element {
  const styles = useStyles();
  const partes = reversaoDigitada(controle.linha.valor);
  const lugares = partes.length === 0 ? [''] : partes;
  return (
    <div className={styles.partes}>
      {lugares.map((parte, lugar) => {
        const livres = outras.filter(
          (nome) => !partes.some((esta, i) => i < lugar && normaliza(esta) === normaliza(nome)),
        );
        const igual = livres.find((nome) => normaliza(nome) === normaliza(parte));
        const conhecida = parte === '' || eFim(parte) || igual !== undefined;
        const mostrada = eFim(parte) ? normaliza(parte) : (igual ?? parte);
        return (
          <Select
            key={lugar}
            className={styles.inteiro}
            select={{ className: styles.dentro }}
            {...(lugar === 0
              ? ligado(controle)
              : { 'aria-label': `${controle.rotulo}: não havendo ninguém em ${partes[lugar - 1] ?? ''}` })}
            value={mostrada}
            onChange={(_, { value }) => controle.aoMudar(comDestino(partes, lugar, value))}
          >
            {lugar === 0 && <option value="">A lei não diz (vale: {vazio})</option>}
            {!conhecida && <option value={parte}>“{parte}” (não é outra reserva desta lei)</option>}
            {livres.map((nome) => (
              <option key={nome} value={nome}>
                {lugar === 0 ? 'Passa' : 'Depois, passa'} à reserva {nome}
              </option>
            ))}
            {FINS_DA_REVERSAO.map((fim) => (
              <option key={fim} value={fim}>
                {lugar === 0 ? DESTINOS[fim] : `Não havendo, ${DESTINOS[fim].toLowerCase()}`}
              </option>
            ))}
          </Select>
        );
      })}
    </div>
  );
}
