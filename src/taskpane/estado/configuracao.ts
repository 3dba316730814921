import * as v from 'valibot';
import { ORGAOS, VINCULOS, type Lei, type LinhaDaTabela } from '../../core/lei';
import { PERGUNTAS } from '../../core/perguntas';
import { LEIS } from '../../leis/catalogo';
import { SEM_LEITURA, type Estado } from './estado';
import { leiPronta, organiza, SEM_MINHA_LEI } from './minhaLei';
import { leiturasQueValem, leituraQueVale } from './leiturasQueValem';

const Linha = v.pipe(v.number(), v.integer(), v.minValue(1));

const LinhaGuardada = v.pipe(
  v.object({ linha: v.optional(Linha), chave: v.string(), valor: v.string(), artigo: v.string() }),
  v.transform(({ linha, ...resto }): LinhaDaTabela => ({ ...(linha !== undefined && { linha }), ...resto })),
);

/** What the workbook keeps: how the work was set up, and nobody's data but the inscrições of a decided tie. */
const Configuracao = v.object({
  lei: v.optional(v.string()),
  /** Of a law of one's own, whose id may be that of a known one. */
  tabela: v.optional(v.array(LinhaGuardada)),
  /** Of the cells that were read: answers by row hold for these alone. */
  marca: v.optional(v.string(), ''),
  concurso: v.object({
    prefeitura: v.string(),
    concurso: v.string(),
    edital: v.string(),
    processo: v.string(),
    dataDoEdital: v.string(),
    validade: v.string(),
    prorrogacao: v.string(),
    responsavel: v.string(),
    orgao: v.optional(v.picklist(ORGAOS)),
    vinculo: v.optional(v.picklist(VINCULOS)),
  }),
  leituras: v.record(v.picklist(PERGUNTAS), v.string()),
  vagas: v.record(
    v.string(),
    v.object({
      vagas: v.string(),
      pcd: v.picklist(['não informada', 'federal', 'número', 'posições']),
      quantasPcd: v.string(),
      posicoesPcd: v.string(),
      reservadas: v.string(),
      porReserva: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
  desempates: v.array(v.array(v.string())),
  lacunasAceitas: v.array(Linha),
  leitura: v.object({
    aba: v.optional(v.string()),
    colunas: v.record(v.string(), v.string()),
    respostas: v.array(v.object({ codigo: v.string(), linha: v.optional(Linha), valor: v.string() })),
  }),
});

/** What is kept in the workbook so that the work can be taken up again. */
export function configuracaoDe({
  lei,
  ranking,
  concurso,
  leituras,
  vagas,
  desempates,
  lacunasAceitas,
  leitura,
}: Estado): unknown {
  const { aba, colunas, respostas } = leitura;
  return {
    lei: lei?.id,
    tabela: lei?.tabela,
    marca: ranking?.sha256,
    concurso,
    leituras,
    vagas,
    desempates,
    lacunasAceitas,
    leitura: { aba, colunas, respostas },
  };
}

/** The state that was kept; undefined when it is not one of ours, or not whole. Never an error: nothing depends on it. */
export function estadoGuardado(dados: unknown): Partial<Estado> | undefined {
  const lida = v.safeParse(Configuracao, dados);
  if (!lida.success) return undefined;
  const { lei, tabela, marca, concurso, leitura, leituras, ...resto } = lida.output;
  const { orgao, vinculo, ...textos } = concurso;
  const achada: Lei | undefined = tabela === undefined ? LEIS.find(({ id }) => id === lei) : leiPronta(tabela);
  const escolhidas = Object.fromEntries(Object.entries(leituras).filter(([, resposta]) => resposta !== undefined));
  const respostas = leitura.respostas.map(({ codigo, linha, valor }) => ({
    codigo,
    valor,
    ...(linha !== undefined && { linha }),
  }));
  const { colunas } = leitura;
  return {
    ...resto,
    lei: achada,
    ...(tabela && { minhaLei: { ...SEM_MINHA_LEI, linhas: organiza(tabela) } }),
    marcaGuardada: marca,
    concurso: { ...textos, ...(orgao && { orgao }), ...(vinculo && { vinculo }) },
    // The law itself may have been read better since.
    leituras: achada === undefined ? escolhidas : leiturasQueValem(achada, escolhidas),
    leitura: {
      ...SEM_LEITURA,
      aba: leitura.aba,
      ...(achada === undefined ? { colunas, respostas } : leituraQueVale(achada, { colunas, respostas })),
    },
  };
}
