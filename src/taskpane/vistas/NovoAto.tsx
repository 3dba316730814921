import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { TIPOS_DE_ATO } from '../../core/ato';
import { AMPLA, comPcd } from '../../core/candidato';
import { nomeDaModalidade } from '../../redacao/fundamento';
import { Campo } from '../componentes/Campo';
import { Escolha } from '../componentes/Escolha';
import { Secao } from '../componentes/Secao';
import { numeroDigitado } from '../estado/digitado';
import { CAMPOS_DO_ATO } from '../estado/livro';
import { useAcoes, useEstado } from '../painel';
import { CamposDaPublicacao } from './CamposDaPublicacao';
import { RegistroPrevisto } from './RegistroPrevisto';

const useStyles = makeStyles({
  campos: { display: 'flex', flexDirection: 'column', rowGap: '10px' },
  dois: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
    columnGap: '10px',
    rowGap: '10px',
  },
  busca: { width: '100%', maxWidth: 'none' },
  achadas: { listStyleType: 'none', margin: 0, padding: 0 },
  achada: { width: '100%', justifyContent: 'flex-start', textAlign: 'left', fontWeight: tokens.fontWeightRegular },
});

export function NovoAto(): React.JSX.Element {
  const styles = useStyles();
  const { ato, publicacao, livro } = useEstado((estado) => estado.nomeacoes);
  const lei = useEstado((estado) => estado.lei);
  const { mudaAto, mudaPublicacao, preveAto } = useAcoes();
  const campos = CAMPOS_DO_ATO[ato.tipo];
  const cargos = livro.resumo?.cargos.map(({ cargo }) => cargo) ?? [];
  const listas = [AMPLA, ...comPcd(lei?.reservas.map(({ id }) => id) ?? [])];
  return (
    <Secao titulo="Registrar um ato">
      <div className={styles.campos}>
        <Escolha
          rotulo="Tipo de ato"
          valor={ato.tipo}
          aoMudar={(valor) => {
            const tipo = TIPOS_DE_ATO.find((este) => este === valor);
            if (tipo !== undefined) mudaAto({ tipo });
          }}
        >
          {TIPOS_DE_ATO.map((tipo) => (
            <option key={tipo}>{tipo}</option>
          ))}
        </Escolha>
        {cargos.length > 1 && campos.includes('cargo') && (
          <Escolha rotulo="Cargo do ato" valor={ato.cargo} aoMudar={(cargo) => mudaAto({ cargo })}>
            <option value="">{campos.includes('pessoa') ? 'O da pessoa' : 'Escolha o cargo…'}</option>
            {cargos.map((cargo) => (
              <option key={cargo}>{cargo}</option>
            ))}
          </Escolha>
        )}
        {campos.includes('pessoa') && <Pessoa />}
        <div className={styles.dois}>
          {campos.includes('quantidade') && (
            <Campo
              rotulo="Quantas vagas"
              valor={ato.quantidade}
              numerico
              digitado={numeroDigitado(ato.quantidade)}
              aoMudar={(quantidade) => mudaAto({ quantidade })}
            />
          )}
          {campos.includes('vaga') && (
            <Campo
              rotulo="Vaga"
              valor={ato.vaga}
              numerico
              exemplo="A devida"
              digitado={numeroDigitado(ato.vaga)}
              aoMudar={(vaga) => mudaAto({ vaga })}
            />
          )}
          {campos.includes('lista') && (
            <Escolha rotulo="Lista" valor={ato.lista} aoMudar={(lista) => mudaAto({ lista })}>
              <option value="">A devida</option>
              {listas.map((id) => (
                <option key={id} value={id}>
                  {lei === undefined ? id : nomeDaModalidade(lei, id)}
                </option>
              ))}
            </Escolha>
          )}
          {campos.includes('compensa') && (
            <Campo rotulo="Compensa (inscrição)" valor={ato.compensa} aoMudar={(compensa) => mudaAto({ compensa })} />
          )}
          <CamposDaPublicacao />
        </div>
        <Campo
          rotulo={ato.tipo === 'retificação' ? 'Número do ato cancelado' : 'Motivo'}
          valor={publicacao.motivo}
          aoMudar={(motivo) => mudaPublicacao({ motivo })}
        />
        <Button onClick={() => void preveAto()}>Ver o efeito do ato</Button>
      </div>
      <RegistroPrevisto de="ato" />
    </Secao>
  );
}

/** The person of the act, by name or inscrição. */
function Pessoa(): React.JSX.Element {
  const styles = useStyles();
  const { inscricao } = useEstado((estado) => estado.nomeacoes.ato);
  const { achadas } = useEstado((estado) => estado.pesquisa);
  const { mudaAto, procura } = useAcoes();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>Pessoa (nome ou inscrição)</label>
      <SearchBox
        id={id}
        className={styles.busca}
        value={inscricao}
        onChange={(_, { value }) => {
          mudaAto({ inscricao: value });
          void procura(value);
        }}
      />
      <ul className={styles.achadas} aria-label="Pessoas encontradas">
        {achadas
          .filter((achada) => achada.inscricao !== inscricao)
          .map(({ inscricao: esta, nome, cargo, linha }) => (
            <li key={`${esta} ${linha} ${cargo}`}>
              <Button
                className={styles.achada}
                appearance="subtle"
                onClick={() => {
                  mudaAto({ inscricao: esta, cargo });
                  void procura('');
                }}
              >
                {nome} ({esta}){cargo === '' ? '' : ` — ${cargo}`}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}
