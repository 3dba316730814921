import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { chaveDe, type Chave } from '../../../leis/propria/chaves';
import { FALTAS_DA_ORDEM } from '../../../redacao/minhaLei';
import { textoDoProblema } from '../../../redacao/problema';
import { Secao } from '../../componentes/Secao';
import { blocosDasReservas, eReserva, eSolta, type Linhas, type ProblemaDoCampo } from '../../estado/minhaLei';
import { faltaNaOrdem, ordemDigitada } from '../../estado/valoresDaLei';
import { useAcoes } from '../../painel';
import { CampoDaLei, idDoCampo } from './CampoDaLei';
import { BlocoDaReserva } from './BlocoDaReserva';

const useStyles = makeStyles({
  solta: {
    marginBottom: '14px',
    padding: '8px 10px',
    border: `1px solid ${tokens.colorPaletteRedBorder1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  texto: { margin: '0 0 6px', overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200 },
  botoes: { display: 'flex', columnGap: '8px', marginTop: '6px' },
  inteiro: { width: '100%', minWidth: 0 },
});

/** Whom and when the law reaches comes first; what few laws say, last. */
const DEPOIS: ReadonlySet<Chave> = new Set(['novasVagas', 'duasReservas', 'colisao']);

/** What is said of a problem at its field. */
export function textoNoCampo({ falta, problema }: ProblemaDoCampo, valor: string): string {
  const daOrdem =
    falta && problema.codigo === 'lei-valor-desconhecido' ? faltaNaOrdem(ordemDigitada(valor)) : undefined;
  if (daOrdem !== undefined) return FALTAS_DA_ORDEM[daOrdem];
  // Here the place is the field itself.
  const { lugar: _, ...semLugar } = problema;
  return textoDoProblema(semLugar);
}

export function Formulario({
  linhas,
  problemas,
}: {
  readonly linhas: Linhas;
  readonly problemas: readonly ProblemaDoCampo[];
}): React.JSX.Element {
  const { acrescentaReserva } = useAcoes();
  const blocos = blocosDasReservas(linhas);
  const daLei = blocos[0]?.de ?? linhas.length;
  const nomes = blocos.map(({ de }) => linhas[de]?.valor.trim() ?? '');

  function campos(
    de: number,
    ate: number,
    quais: (chave: Chave | undefined) => boolean,
    outras = '',
  ): React.JSX.Element[] {
    return linhas.slice(de, ate).flatMap((linha, i) => {
      const indice = de + i;
      const chave = chaveDe(linha.chave);
      if (!quais(chave)) return [];
      const daqui = problemas.filter((problema) => problema.linha === indice);
      const mensagem = daqui.map((problema) => textoNoCampo(problema, linha.valor)).join(' ');
      if (chave === undefined || eSolta(linhas, indice)) {
        return [<LinhaSolta key={`solta ${indice}`} indice={indice} linhas={linhas} mensagem={mensagem} />];
      }
      const errado = daqui.some(({ falta, problema }) => !falta && problema.gravidade === 'erro');
      return [
        <CampoDaLei
          key={chave}
          indice={indice}
          chave={chave}
          linha={linha}
          mensagem={mensagem}
          errado={errado}
          outras={outras}
        />,
      ];
    });
  }

  return (
    <>
      <Secao
        titulo="A lei"
        texto="O que ficar em branco é tratado como silêncio da lei, com o padrão que cada campo diz."
      >
        {campos(0, daLei, (chave) => chave === undefined || !DEPOIS.has(chave))}
      </Secao>
      <Secao
        titulo="Reservas"
        texto="Uma para cada grupo. A ordem importa: quando duas pedem a mesma vaga, a primeira fica com ela."
      >
        {blocos.map(({ de, ate }, qual) => (
          <BlocoDaReserva key={qual} qual={qual} nome={nomes[qual] ?? ''} total={blocos.length}>
            {campos(de, ate, () => true, nomes.filter((nome, i) => i !== qual && nome !== '').join('\n'))}
          </BlocoDaReserva>
        ))}
        <Button id="acrescenta-reserva" onClick={acrescentaReserva}>
          Acrescentar reserva
        </Button>
      </Secao>
      <Secao
        titulo="Outras regras"
        texto="Só importam quando a lei tem mais de uma reserva, há vagas de PcD ou surgem vagas depois do edital."
      >
        {campos(0, daLei, (chave) => chave !== undefined && DEPOIS.has(chave))}
      </Secao>
    </>
  );
}

/** A row that the table has and no field is of: corrected, it becomes one. */
function LinhaSolta({
  indice,
  linhas,
  mensagem,
}: {
  readonly indice: number;
  readonly linhas: Linhas;
  readonly mensagem: string;
}): React.JSX.Element {
  const styles = useStyles();
  const { mudaLinhaDaLei, tiraLinhaDaLei, arrumaLinhasDaLei } = useAcoes();
  const { chave = '', valor = '', artigo = '' } = linhas[indice] ?? {};
  return (
    <div className={styles.solta}>
      <p className={styles.texto}>
        Veio no arquivo: “{[chave, valor, artigo].filter(Boolean).join('” · “')}”. {mensagem}
      </p>
      <Field label="Chave desta linha">
        <Input
          className={styles.inteiro}
          id={idDoCampo(indice)}
          value={chave}
          autoComplete="off"
          onChange={(_, { value }) => mudaLinhaDaLei(indice, { chave: value })}
        />
      </Field>
      <div className={styles.botoes}>
        <Button size="small" onClick={arrumaLinhasDaLei}>
          Pôr no lugar
        </Button>
        <Button size="small" onClick={() => tiraLinhaDaLei(indice)}>
          Apagar a linha
        </Button>
      </div>
    </div>
  );
}

/** The name of the field of a row, for who reads the list of what is wrong. */
export function nomeDoCampoDaLei(linhas: Linhas, indice: number): string {
  const { chave = '' } = linhas[indice] ?? {};
  const reserva = linhas.slice(0, indice + 1).filter(eReserva).length;
  const rotulo = chave === '' ? 'linha sem chave' : chave;
  return reserva === 0 ? rotulo : `${rotulo} (reserva ${reserva})`;
}
