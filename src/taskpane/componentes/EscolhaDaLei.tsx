import { Button, Link, makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components';
import { useId, useMemo, useState } from 'react';
import type { Lei } from '../../core/lei';
import { normaliza } from '../../core/texto';
import { LEIS, procurarLei } from '../../leis/catalogo';
import { resumoDaLei } from '../../redacao/cartao';
import { lugarDaLei } from '../../redacao/lugar';
import { leiPronta } from '../estado/minhaLei';
import { useAcoes, useEstado } from '../painel';

/** Whether a law's names have every word that is typed. */
function combina(digitado: string, { nome, municipio, uf, numero, norma }: Lei, outras = ''): boolean {
  const palavras = normaliza(digitado).replaceAll('.', '').split(' ').filter(Boolean);
  const texto = normaliza([nome, municipio, uf, numero, norma, outras].join(' ')).replaceAll('.', '');
  return palavras.every((palavra) => texto.includes(palavra));
}

/** The laws that what is typed so far may mean; all of them for nothing typed. */
function leisQueCombinam(digitado: string): readonly Lei[] {
  if (digitado.trim() === '') return LEIS;
  const contem = LEIS.filter((lei) => combina(digitado, lei));
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
  minha: { display: 'flex', columnGap: '6px', alignItems: 'stretch' },
  outra: { margin: '12px 0 0', fontSize: tokens.fontSizeBase200 },
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
  const { escolheLei, editaLei, vaiParaVista } = useAcoes();
  const [digitado, setDigitado] = useState('');
  const id = useId();
  const leis = leisQueCombinam(digitado);
  const linhas = useEstado((estado) => estado.minhaLei.linhas);
  const minha = useMemo(() => leiPronta(linhas), [linhas]);
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
        {minha !== undefined && combina(digitado, minha, 'minha lei') && (
          <li className={styles.minha}>
            <Button className={styles.lei} onClick={() => void escolheLei(minha)}>
              <span className={styles.dentro}>
                <span className={styles.municipio}>Minha lei: {minha.nome}</span>
                <span className={styles.detalhe}>{resumoDaLei(minha)}</span>
              </span>
            </Button>
            <Button onClick={() => editaLei(minha)}>Editar</Button>
          </li>
        )}
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
      <p className={styles.outra}>
        A lei do seu município não está aqui?{' '}
        <Link as="button" inline onClick={() => vaiParaVista('minha-lei')}>
          Informe-a em Minha lei
        </Link>
      </p>
    </>
  );
}
