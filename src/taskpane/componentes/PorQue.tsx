import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { ORDEM_BLOQUEADA } from '../../redacao/porque';
import type { Porque } from '../../trabalho/porque';
import { useAcoes, useEstado } from '../painel';

const useStyles = makeStyles({
  busca: { width: '100%', maxWidth: 'none', margin: '0 0 8px' },
  achadas: { listStyleType: 'none', margin: 0, padding: 0 },
  achada: { width: '100%', justifyContent: 'flex-start', textAlign: 'left', fontWeight: tokens.fontWeightRegular },
  resposta: { borderLeft: `3px solid ${tokens.colorBrandStroke1}`, padding: '4px 0 4px 12px', margin: '8px 0' },
  nome: { margin: '0 0 4px', fontWeight: tokens.fontWeightSemibold },
  frases: { margin: 0, paddingLeft: '18px' },
});

/** "Por que esta pessoa (não) foi chamada?" */
export function PorQue(): React.JSX.Element {
  const styles = useStyles();
  const { palavras, achadas, resposta } = useEstado((estado) => estado.pesquisa);
  const { procura, explica } = useAcoes();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Nome ou inscrição</label>
      <SearchBox id={id} className={styles.busca} value={palavras} onChange={(_, { value }) => void procura(value)} />
      {resposta === undefined ? (
        <ul className={styles.achadas} aria-label="Pessoas encontradas">
          {achadas.map(({ inscricao, nome, cargo, linha }) => (
            <li key={`${inscricao} ${linha} ${cargo}`}>
              <Button className={styles.achada} appearance="subtle" onClick={() => void explica(inscricao)}>
                {nome} ({inscricao}){cargo === '' ? '' : ` — ${cargo}`}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.resposta}>
          <p className={styles.nome}>
            {resposta.nome} ({resposta.inscricao}): {desfecho(resposta)}
          </p>
          <ul className={styles.frases}>
            {resposta.frases.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
        </div>
      )}
      {palavras.trim().length >= 2 && resposta === undefined && achadas.length === 0 && (
        <p>Ninguém com “{palavras}” na planilha lida.</p>
      )}
    </>
  );
}

/** An order that waits for an answer says nothing of anyone. */
function desfecho({ chamada, frases }: Pick<Porque, 'chamada' | 'frases'>): string {
  if (chamada) return 'é chamada';
  return frases.some((frase) => frase.endsWith(ORDEM_BLOQUEADA)) ? 'ainda não se sabe' : 'não é chamada';
}
