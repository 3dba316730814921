import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { comPcd } from '../../core/candidato';
import { nomeDoCampo } from '../../redacao/campos';
import type { ResumoDaAbaLida } from '../../trabalho/resumos';
import { useAcoes, useEstado } from '../painel';
import { Escolha } from './Escolha';
import { useNomeDaReserva } from './reservas';

const useStyles = makeStyles({
  campos: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  exemplos: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

const ESSENCIAIS = ['inscricao', 'nome', 'cargo', 'classificacao', 'nota', 'nascimento', 'situacao'];

/** Which column is which: as the titles say, or as the person corrects it. */
export function Colunas({ aba }: { readonly aba: ResumoDaAbaLida }): React.JSX.Element {
  const styles = useStyles();
  const lei = useEstado((estado) => estado.lei);
  const corrigidas = useEstado((estado) => estado.leitura.colunas);
  const nomeDaReserva = useNomeDaReserva();
  const { mapeiaColuna } = useAcoes();
  const [todos, setTodos] = useState(false);
  const reservas = comPcd(lei?.reservas.map(({ id }) => id) ?? []);
  const possiveis = [
    ...ESSENCIAIS,
    ...reservas.flatMap((id) => [`reserva:${id}`, `classificacao:${id}`]),
    'heteroidentificacao',
    'cpf',
  ];
  const achados = possiveis.filter((campo) => aba.colunas[campo] !== undefined || corrigidas[campo] !== undefined);
  const outros = Object.keys(aba.colunas).filter((campo) => !possiveis.includes(campo));
  const mostrados = todos ? possiveis : achados;
  return (
    <div className={styles.campos}>
      {mostrados.map((campo) => {
        const lida = aba.colunas[campo];
        const corrigida = corrigidas[campo];
        const exemplos = aba.titulos.find(({ coluna }) => coluna === (corrigida ?? lida?.coluna))?.exemplos ?? [];
        return (
          <Escolha
            key={campo}
            rotulo={nomeDoCampo(campo, nomeDaReserva)}
            valor={corrigida ?? ''}
            aoMudar={(coluna) => void mapeiaColuna(campo, coluna === '' ? undefined : coluna)}
            {...(exemplos.length > 0 && { dica: `Ex.: ${exemplos.join(' · ')}` })}
          >
            <option value="">
              {lida === undefined ? 'Nenhuma coluna encontrada' : `${lida.coluna}: ${lida.titulo} (encontrada)`}
            </option>
            {aba.titulos.map(({ coluna, titulo }) => (
              <option key={coluna} value={coluna}>
                {coluna}: {titulo === '' ? '(sem título)' : titulo}
              </option>
            ))}
          </Escolha>
        );
      })}
      {outros.length > 0 && (
        <p className={styles.exemplos}>
          Também lidas:{' '}
          {outros
            .map((campo) => `${nomeDoCampo(campo, nomeDaReserva)} (coluna ${aba.colunas[campo]?.coluna ?? ''})`)
            .join('; ')}
          .
        </p>
      )}
      <Switch
        label="Mostrar também os campos sem coluna"
        checked={todos}
        onChange={(_, { checked }) => setTodos(checked)}
      />
    </div>
  );
}
