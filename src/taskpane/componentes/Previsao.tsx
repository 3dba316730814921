import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { AMPLA, type Modalidade } from '../../core/candidato';
import type { Lei } from '../../core/lei';
import { nomeDaModalidade } from '../../redacao/fundamento';
import { letrasDasModalidades } from '../../redacao/letras';
import { fraseDaPrevisao } from '../../redacao/previsao';
import { previsaoDaLei, VAGAS_DA_PREVISAO } from '../../trabalho/previsaoDaLei';
import { useAspecto } from './aspecto';

const useStyles = makeStyles({
  lista: { listStyleType: 'none', margin: 0, padding: 0, position: 'relative' },
  linha: { display: 'flex', alignItems: 'flex-start', columnGap: '6px', marginBottom: '3px' },
  quantas: {
    width: '18px',
    flexShrink: 0,
    textAlign: 'right',
    fontSize: tokens.fontSizeBase100,
    lineHeight: '15px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  vagas: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1px',
    rowGap: '1px',
    minWidth: 0,
    // Fifteen to a line, or all thirty where they fit.
    maxWidth: '239px',
    '@media (min-width: 1060px)': { maxWidth: 'none' },
  },
  // In boxes this small a thick border would cover the letter.
  fina: { borderTopWidth: '1px', borderRightWidth: '1px', borderBottomWidth: '1px', borderLeftWidth: '1px' },
  vaga: {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '15px',
    height: '15px',
    borderRadius: '2px',
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke1),
    fontSize: '10px',
    lineHeight: '10px',
    fontWeight: tokens.fontWeightBold,
  },
  legenda: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '14px',
    rowGap: '4px',
    margin: '0 0 8px',
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
  },
  item: { display: 'flex', alignItems: 'center', columnGap: '5px' },
  escondido: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** What the law would do with 1 to 30 vacancies: a row of boxes for each number, and the same in words. */
export function Previsao({ lei }: { readonly lei: Lei }): React.JSX.Element {
  const styles = useStyles();
  const aspecto = useAspecto(lei);
  const letras = letrasDasModalidades(lei);
  const previsao = previsaoDaLei(lei, VAGAS_DA_PREVISAO);
  // Among empty boxes the reserved ones stand out.
  const letra = (modalidade: Modalidade): string =>
    modalidade === AMPLA ? '' : (letras.get(modalidade)?.letra ?? '?');
  return (
    <>
      <ul className={styles.legenda} aria-hidden>
        {[AMPLA, ...lei.reservas.map(({ id }) => id)].map((id) => (
          <li key={id} className={styles.item}>
            <span className={mergeClasses(styles.vaga, aspecto(id), styles.fina)}>{letra(id)}</span>
            {nomeDaModalidade(lei, id)}
          </li>
        ))}
      </ul>
      <ol className={styles.lista} aria-label={`O que a lei faz com 1 a ${VAGAS_DA_PREVISAO} vagas`}>
        {previsao.map((esta) => (
          <li key={esta.vagas} className={styles.linha}>
            <span className={styles.escondido}>{fraseDaPrevisao(lei, esta.modalidades)}</span>
            <span className={styles.quantas} aria-hidden>
              {esta.vagas}
            </span>
            <span className={styles.vagas} aria-hidden>
              {esta.modalidades.map((modalidade, i) => (
                <span key={i} className={mergeClasses(styles.vaga, aspecto(modalidade), styles.fina)}>
                  {letra(modalidade)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
