import { Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { normaliza } from '../../../core/texto';
import { ROTULOS_DA_ORDEM } from '../../../redacao/minhaLei';
import {
  comDestino,
  eFim,
  escreveOrdemDigitada,
  FINS_DA_REVERSAO,
  ordemDigitada,
  reversaoDigitada,
  type OrdemDigitada,
} from '../../estado/valoresDaLei';
import { ligado, type Controle } from './controles';

const useStyles = makeStyles({
  inteiro: { width: '100%', minWidth: 0 },
  dentro: { width: '100%', minWidth: 0, textOverflow: 'ellipsis' },
  grupo: { display: 'flex', flexDirection: 'column' },
  partes: { display: 'flex', flexDirection: 'column', rowGap: '6px', marginTop: '6px' },
});

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
        return (
          <Select
            key={lugar}
            className={styles.inteiro}
            select={{ className: styles.dentro }}
            {...(lugar === 0
              ? ligado(controle)
              : { 'aria-label': `${controle.rotulo}: não havendo ninguém em ${partes[lugar - 1] ?? ''}` })}
            value={igual ?? parte}
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
