import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { Modalidade } from '../../core/candidato';
import type { Lei } from '../../core/lei';
import { descricaoDaSequencia, letrasDasModalidades } from '../../redacao/letras';
import { useAspecto } from './aspecto';

/** Drawn at most; the rest is told in words. */
const TETO = 60;

const useStyles = makeStyles({
  faixa: { display: 'flex', flexWrap: 'wrap', columnGap: '3px', rowGap: '3px', margin: '4px 0 8px' },
  vaga: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    width: '26px',
    paddingBottom: '1px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke1),
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
  },
  letra: { fontWeight: tokens.fontWeightBold },
  numero: { fontSize: '10px', lineHeight: '12px', fontVariantNumeric: 'tabular-nums' },
  legenda: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '14px',
    rowGap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
  },
  item: { display: 'flex', alignItems: 'center', columnGap: '5px' },
  texto: { margin: '6px 0 0', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** The first vacancies, each with a letter, a border and a colour of its modalidade; and the same in words. */
export function Faixa({
  lei,
  sequencia,
  total,
}: {
  readonly lei: Lei;
  readonly sequencia: readonly Modalidade[];
  readonly total: number;
}): React.JSX.Element | null {
  const styles = useStyles();
  const aspecto = useAspecto(lei);
  if (total === 0) return null;
  const letras = letrasDasModalidades(lei);
  const desenhadas = sequencia.slice(0, TETO);
  const presentes = [...letras].filter(([modalidade]) => desenhadas.includes(modalidade));
  return (
    <div>
      <div className={styles.faixa} aria-hidden>
        {desenhadas.map((modalidade, i) => (
          <span key={i} className={mergeClasses(styles.vaga, aspecto(modalidade))}>
            <span className={styles.letra}>{letras.get(modalidade)?.letra ?? '?'}</span>
            <span className={styles.numero}>{i + 1}</span>
          </span>
        ))}
      </div>
      <ul className={styles.legenda} aria-hidden>
        {presentes.map(([modalidade, { letra, nome }]) => (
          <li key={modalidade} className={styles.item}>
            <span className={mergeClasses(styles.vaga, aspecto(modalidade))}>
              <span className={styles.letra}>{letra}</span>
            </span>
            {nome}
          </li>
        ))}
      </ul>
      <p className={styles.texto}>{descricaoDaSequencia(lei, desenhadas, total)}</p>
    </div>
  );
}
