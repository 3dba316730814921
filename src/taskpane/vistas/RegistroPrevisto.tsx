import { Button, makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { quantos } from '../../redacao/palavras';
import { Problemas } from '../componentes/Problemas';
import type { Nomeacoes } from '../estado/livro';
import { useAcoes, useEstado } from '../painel';

const useStyles = makeStyles({
  previsto: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    padding: '10px 12px',
    margin: '10px 0',
  },
  titulo: { margin: '0 0 6px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  lista: { margin: '0 0 8px', paddingLeft: '18px' },
  botoes: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px', marginTop: '8px' },
});

/** What recording would do, before anything is written; one confirmation writes it. */
export function RegistroPrevisto({
  de,
}: {
  readonly de: NonNullable<Nomeacoes['registro']>['de'];
}): React.JSX.Element | null {
  const styles = useStyles();
  const registro = useEstado((estado) => estado.nomeacoes.registro);
  const { confirmaRegistro, desisteDoRegistro } = useAcoes();
  if (registro === undefined || registro.de !== de) return null;
  const { previsto } = registro;
  const { linhas, efeitos, divergencias, bloqueia } = previsto;
  return (
    <section
      className={styles.previsto}
      aria-label="O que será registrado"
      tabIndex={-1}
      {...(bloqueia && { 'data-impede': 'registro' })}
    >
      <h3 className={styles.titulo}>
        {bloqueia ? 'Ainda não pode ser registrado' : `${quantos(linhas.length, 'ato', 'atos')} a registrar`}
      </h3>
      {efeitos.length > 0 && (
        <ul className={styles.lista} aria-label="Efeitos">
          {efeitos.map((efeito) => (
            <li key={efeito}>{efeito}</li>
          ))}
        </ul>
      )}
      {divergencias.map((divergencia) => (
        <MessageBar key={divergencia} intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>Não é a chamada devida.</MessageBarTitle> {divergencia}
          </MessageBarBody>
        </MessageBar>
      ))}
      <Problemas {...previsto} />
      <div className={styles.botoes}>
        {!bloqueia && linhas.length > 0 && (
          <Button appearance="primary" onClick={() => void confirmaRegistro()}>
            Confirmar e registrar no livro
          </Button>
        )}
        <Button onClick={desisteDoRegistro}>Desistir</Button>
      </div>
    </section>
  );
}
