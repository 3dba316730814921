import { Button, makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { Lei } from '../../core/lei';
import { normaliza } from '../../core/texto';
import { LEIS, procurarLei } from '../../leis/catalogo';
import { resumoDaLei } from '../../redacao/cartao';
import { lugarDaLei } from '../../redacao/lugar';
import { useAcoes } from '../painel';

/** The laws that what is typed so far may mean; all of them for nothing typed. */
export function leisQueCombinam(digitado: string): readonly Lei[] {
  const palavras = normaliza(digitado).replaceAll('.', '').split(' ').filter(Boolean);
  if (palavras.length === 0) return LEIS;
  const contem = LEIS.filter(({ nome, municipio, uf, numero, norma }) => {
    const texto = normaliza([nome, municipio, uf, numero, norma].join(' ')).replaceAll('.', '');
    return palavras.every((palavra) => texto.includes(palavra));
  });
  if (contem.length > 0) return contem;
  const procura = procurarLei(digitado);
  return procura.tipo === 'achada' ? [procura.lei] : procura.tipo === 'ambígua' ? procura.candidatas : [];
}

const useStyles = makeStyles({
  busca: { width: '100%', maxWidth: 'none', marginBottom: '10px' },
  lista: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', rowGap: '8px' },
  lei: {
    width: '100%',
    justifyContent: 'flex-start',
    textAlign: 'left',
    padding: '10px 12px',
    fontWeight: tokens.fontWeightRegular,
  },
  dentro: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  municipio: { fontWeight: tokens.fontWeightSemibold },
  detalhe: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

export function EscolhaDaLei(): React.JSX.Element {
  const styles = useStyles();
  const { escolheLei } = useAcoes();
  const [digitado, setDigitado] = useState('');
  const id = useId();
  const leis = leisQueCombinam(digitado);
  return (
    <>
      <label htmlFor={id}>Município, número ou ano da lei</label>
      <SearchBox
        id={id}
        className={styles.busca}
        value={digitado}
        placeholder="Ex.: 4.993/2011"
        onChange={(_, { value }) => setDigitado(value)}
      />
      <ul className={styles.lista} aria-label="Leis conhecidas">
        {leis.map((lei) => (
          <li key={lei.id}>
            <Button className={styles.lei} onClick={() => void escolheLei(lei)}>
              <span className={styles.dentro}>
                <span className={styles.municipio}>{lugarDaLei(lei)}</span>
                <span className={styles.detalhe}>{lei.norma}</span>
                <span className={styles.detalhe}>{resumoDaLei(lei)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {leis.length === 0 && (
        <Text role="status">
          Nenhuma das leis conhecidas combina com “{digitado}”. Procure pelo município ou pelo número:{' '}
          {LEIS.map(({ municipio, numero }) => `${municipio} (${numero})`).join(', ')}.
        </Text>
      )}
    </>
  );
}
