import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { dataBrasileira } from '../../core/data';
import { quantos } from '../../redacao/palavras';
import type { AtoNoLivro, CargoNoLivro } from '../../trabalho/nomeacoes';
import { Problemas } from '../componentes/Problemas';
import { Secao } from '../componentes/Secao';
import { useEstado } from '../painel';

const useStyles = makeStyles({
  cargo: { margin: '0 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  nota: { margin: '0 0 6px', fontSize: tokens.fontSizeBase200 },
  rolagem: { overflowX: 'auto' },
  quadro: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200, marginBottom: '8px' },
  nome: { textAlign: 'left', fontWeight: tokens.fontWeightRegular, padding: '3px 6px 3px 0' },
  titulo: { textAlign: 'right', fontWeight: tokens.fontWeightSemibold, padding: '3px 0 3px 6px' },
  numero: { textAlign: 'right', padding: '3px 0 3px 6px', fontVariantNumeric: 'tabular-nums' },
  lista: { margin: 0, padding: 0, listStyleType: 'none', fontSize: tokens.fontSizeBase200 },
  linha: { padding: '3px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  cancelado: { textDecorationLine: 'line-through' },
});

/** Where the acts lead: vacancies held and open, and what each modalidade was due and was given. */
export function Situacao(): React.JSX.Element | null {
  const { resumo } = useEstado((estado) => estado.nomeacoes.livro);
  if (resumo === undefined) return null;
  return (
    <Secao titulo="Situação">
      {resumo.cargos.map((cargo) => (
        <Cargo key={cargo.cargo} cargo={cargo} />
      ))}
      <Problemas {...resumo} />
    </Secao>
  );
}

function Cargo({ cargo }: { readonly cargo: CargoNoLivro }): React.JSX.Element {
  const styles = useStyles();
  const { vagas, ocupadas, extintas, abertas, modalidades, ultimos } = cargo;
  const partes = [
    quantos(vagas, 'vaga oferecida', 'vagas oferecidas'),
    quantos(ocupadas, 'ocupada', 'ocupadas'),
    quantos(abertas.total, 'aberta', 'abertas'),
    ...(extintas > 0 ? [`${quantos(extintas, 'deixada', 'deixadas')} por vacância`] : []),
  ];
  return (
    <section {...(cargo.cargo !== '' && { 'aria-label': `Situação: ${cargo.cargo}` })}>
      {cargo.cargo !== '' && <h3 className={styles.cargo}>{cargo.cargo}</h3>}
      <p className={styles.nota}>{partes.join('; ')}.</p>
      {vagas > 0 && (
        <div
          className={styles.rolagem}
          tabIndex={0}
          role="region"
          aria-label={`Modalidades${cargo.cargo === '' ? '' : `: ${cargo.cargo}`}`}
        >
          <table className={styles.quadro}>
            <thead>
              <tr>
                <th className={styles.nome} scope="col">
                  Modalidade
                </th>
                {['Devidas', 'Nomeações', 'Ocupadas', 'Abertas'].map((titulo) => (
                  <th key={titulo} className={styles.titulo} scope="col">
                    {titulo}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {modalidades.map(({ modalidade, nome, daSerie, nomeacoes, ocupadas: dela, abertas: suas }) => (
                <tr key={modalidade}>
                  <th className={styles.nome} scope="row">
                    {nome}
                  </th>
                  {[daSerie, nomeacoes, dela, suas].map((numero, i) => (
                    <td key={i} className={styles.numero}>
                      {numero}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {abertas.primeiros.length > 0 && (
        <p className={styles.nota}>
          Abertas:{' '}
          {abertas.primeiros
            .slice(0, 12)
            .map(({ vaga, nome, causa }) => `${vaga} (${nome}${causa === undefined ? '' : `, ${causa}`})`)
            .join('; ')}
          {abertas.total > 12 && '…'}
        </p>
      )}
      {ultimos.total > 0 && (
        <Accordion collapsible>
          <AccordionItem value="atos">
            <AccordionHeader size="small">
              {quantos(ultimos.total, 'ato', 'atos')}, do último ao primeiro
            </AccordionHeader>
            <AccordionPanel>
              <ol className={styles.lista}>
                {ultimos.primeiros.map((ato) => (
                  <li key={ato.linha} className={ato.cancelado ? `${styles.linha} ${styles.cancelado}` : styles.linha}>
                    {descricao(ato)}
                  </li>
                ))}
              </ol>
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
      )}
    </section>
  );
}

function descricao({
  ato,
  tipo,
  data,
  vaga,
  nome,
  inscricao,
  lista,
  quantidade,
  documento,
  cancelado,
}: AtoNoLivro): string {
  return [
    `Ato ${ato}: ${tipo}`,
    ...(quantidade === undefined ? [] : [quantos(quantidade, 'vaga', 'vagas')]),
    ...(nome === undefined ? [] : [`${nome} (${inscricao ?? ''})`]),
    ...(vaga === undefined ? [] : [`vaga ${vaga}`]),
    ...(lista === undefined ? [] : [lista]),
    ...(data === undefined ? [] : [dataBrasileira(data)]),
    ...(documento === undefined ? [] : [documento]),
    ...(cancelado ? ['cancelado por retificação'] : []),
  ].join(' · ');
}
