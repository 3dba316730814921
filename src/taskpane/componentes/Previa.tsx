import { Button, makeStyles, mergeClasses, Select, Text, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { indiceDaColuna, letraDaColuna } from '../../planilha/grade';
import type { Previa as Linhas } from '../../trabalho/resumos';
import { useEstado, usePainel } from '../painel';

const LINHAS_POR_PAGINA = 100;

const useStyles = makeStyles({
  previa: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  topo: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    rowGap: '8px',
    alignItems: 'center',
    padding: '12px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  nome: { fontWeight: tokens.fontWeightSemibold, marginRight: 'auto', overflowWrap: 'anywhere' },
  rolagem: {
    overflow: 'auto',
    flexGrow: 1,
    minHeight: 0,
    maxHeight: '50vh',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  alta: { maxHeight: 'none' },
  tabela: {
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  letra: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '2px 8px',
    textAlign: 'center',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  numero: {
    position: 'sticky',
    left: 0,
    padding: '2px 8px',
    textAlign: 'right',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  celula: {
    padding: '2px 8px',
    maxWidth: '180px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRight: `1px solid ${tokens.colorNeutralStroke3}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  cabecalho: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorBrandBackground2 },
  marcada: {
    outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
    outlineOffset: '-2px',
    backgroundColor: tokens.colorPaletteYellowBackground2,
    color: tokens.colorNeutralForeground1,
  },
});

/** The sheet as it was read; a problem's link shows its cell here. */
export function Previa({ lugarDaTela }: { readonly lugarDaTela: 'lado' | 'passo' }): React.JSX.Element | null {
  const styles = useStyles();
  const { trabalhador } = usePainel();
  const ranking = useEstado((estado) => estado.ranking);
  const lugar = useEstado((estado) => estado.lugar);
  const lidas = useEstado((estado) => estado.leitura.resumo?.abas);
  const [escolhida, setEscolhida] = useState<string>();
  const [de, setDe] = useState(1);
  const [previa, setPrevia] = useState<Linhas>();
  const rolagem = useRef<HTMLDivElement>(null);
  const abas = ranking?.abas ?? [];
  const aba =
    abas.find(({ nome }) => nome === escolhida) ?? abas.find(({ nome }) => nome === lidas?.[0]?.aba) ?? abas[0];

  useEffect(() => {
    if (lugar === undefined) return;
    if (lugar.aba !== undefined) setEscolhida(lugar.aba);
    const linha = lugar.linha ?? 1;
    setDe((atual) => (linha >= atual && linha < atual + LINHAS_POR_PAGINA ? atual : Math.max(1, linha - 20)));
  }, [lugar]);

  const nome = aba?.nome;
  useEffect(() => {
    let valida = true;
    if (nome === undefined) setPrevia(undefined);
    else void trabalhador.previa(nome, de, LINHAS_POR_PAGINA).then((linhas) => valida && setPrevia(linhas));
    return () => {
      valida = false;
    };
  }, [trabalhador, nome, de, ranking]);

  useEffect(() => {
    const marcada = rolagem.current?.querySelector('[data-marcada]');
    marcada?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [previa, lugar]);

  if (ranking === undefined || aba === undefined || previa === undefined) return null;
  const cabecalho = lidas?.find((lida) => lida.aba === aba.nome)?.cabecalho;
  const coluna = lugar?.coluna === undefined ? undefined : indiceDaColuna(lugar.coluna);
  const daAba = lugar !== undefined && (lugar.aba === undefined || lugar.aba === aba.nome);
  const letras = Array.from({ length: previa.colunas }, (_, i) => letraDaColuna(i));
  const ate = Math.min(previa.total, de + LINHAS_POR_PAGINA - 1);
  return (
    <div className={styles.previa}>
      <div className={styles.topo}>
        <Text className={styles.nome}>{ranking.origem.tipo === 'arquivo' ? ranking.origem.nome : aba.nome}</Text>
        {abas.length > 1 && (
          <Select
            size="small"
            aria-label="Aba mostrada"
            value={aba.nome}
            onChange={(_, { value }) => (setEscolhida(value), setDe(1))}
          >
            {abas.map((outra) => (
              <option key={outra.nome}>{outra.nome}</option>
            ))}
          </Select>
        )}
        {previa.total > LINHAS_POR_PAGINA && (
          <>
            <Button size="small" disabled={de <= 1} onClick={() => setDe(Math.max(1, de - LINHAS_POR_PAGINA))}>
              Anteriores
            </Button>
            <Text size={200}>
              {de} a {ate} de {previa.total.toLocaleString('pt-BR')}
            </Text>
            <Button size="small" disabled={ate >= previa.total} onClick={() => setDe(de + LINHAS_POR_PAGINA)}>
              Seguintes
            </Button>
          </>
        )}
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      <div
        ref={rolagem}
        className={mergeClasses(styles.rolagem, lugarDaTela === 'lado' && styles.alta)}
        tabIndex={0}
        role="region"
        aria-label={`Células da aba ${aba.nome}`}
      >
        <table className={styles.tabela}>
          <thead>
            <tr>
              <th className={styles.letra} scope="col" aria-label="Linha">
                #
              </th>
              {letras.map((letra) => (
                <th key={letra} className={styles.letra} scope="col">
                  {letra}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {previa.linhas.map(({ linha, celulas }) => (
              <tr key={linha}>
                <th className={styles.numero} scope="row">
                  {linha}
                </th>
                {letras.map((letra, i) => {
                  const marcada = daAba && lugar.linha === linha && (coluna === undefined ? i === 0 : coluna === i);
                  return (
                    <td
                      key={letra}
                      className={mergeClasses(
                        styles.celula,
                        linha === cabecalho && styles.cabecalho,
                        marcada && styles.marcada,
                      )}
                      title={celulas[i]}
                      {...(marcada && { 'data-marcada': '', 'aria-current': 'true' as const })}
                    >
                      {celulas[i] ?? ''}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
