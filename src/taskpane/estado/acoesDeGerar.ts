import type { Folha } from '../../planilha/folha';
import { quantos } from '../../redacao/palavras';
import { respostasRegistradas, type Procedencia } from '../../trabalho/procedencia';
import { valorDe, dataDigitada } from './digitado';
import { ESPERA_EDICAO } from './acoesDaPlanilha';
import { configuracaoDe } from './configuracao';
import { SEM_PESQUISA, type Estado } from './estado';
import { falhaDe } from './falha';
import { vezes, type Contexto } from './loja';
import { camposRecusados, identificacaoDe, pedidoDe } from './pedido';

/** Rows asked of the worker at once: some milliseconds of this thread. */
const LINHAS_POR_VEZ = 2_000;

const LACUNA = 'lacuna-na-classificacao';

export function procedenciaDe(
  estado: Estado,
  { versao, hoje }: { readonly versao: string; readonly hoje: string },
): Procedencia | undefined {
  const { ranking, leitura, concurso, lacunasAceitas } = estado;
  if (ranking === undefined || leitura.resumo === undefined) return undefined;
  const { origem, sha256 } = ranking;
  const validade = valorDe(dataDigitada(concurso.validade));
  const prorrogacao = valorDe(dataDigitada(concurso.prorrogacao));
  const quem = concurso.responsavel.trim();
  return {
    origem:
      origem.tipo === 'arquivo'
        ? origem
        : { tipo: 'pasta de trabalho', ...(origem.pasta !== '' && { nome: origem.pasta }) },
    abas: leitura.resumo.abas.map(({ aba }) => aba),
    sha256,
    versao,
    data: hoje,
    ...(quem !== '' && { quem }),
    ...(validade !== undefined && { validade }),
    ...(prorrogacao !== undefined && { prorrogacao }),
    respostas: respostasRegistradas({
      respostas: [
        ...leitura.respostas,
        ...lacunasAceitas.map((linha) => ({ codigo: LACUNA, linha, valor: 'completa' })),
      ],
      colunas: leitura.colunas,
      aba: leitura.aba,
    }),
  };
}

/** Why nothing can be generated yet, in the order in which it is solved; empty when it can. */
export function faltas(estado: Estado): readonly { readonly passo: Estado['passo']; readonly texto: string }[] {
  const { lei, ranking, leitura, ordem } = estado;
  const campos = camposRecusados(estado);
  const comVagas = pedidoDe(estado)?.ofertas.porCargo.length ?? 0;
  return [
    ...(lei === undefined ? [{ passo: 'lei', texto: 'Escolha a lei do concurso.' } as const] : []),
    ...(ranking === undefined ? [{ passo: 'planilha', texto: 'Leia a planilha de classificação.' } as const] : []),
    ...(ranking !== undefined && !leitura.confirmada
      ? [{ passo: 'planilha', texto: 'Confira e confirme a leitura da planilha.' } as const]
      : []),
    ...campos.map(({ campo, motivo }) => ({
      passo: /^(?:Data|Validade|Prorrogação)/.test(campo) ? ('lei' as const) : ('vagas' as const),
      texto: `${campo}: ${motivo}`,
    })),
    ...(leitura.confirmada && comVagas === 0
      ? [
          {
            passo: 'vagas',
            texto: 'Informe o número de vagas de ao menos um cargo (0 é cadastro de reserva).',
          } as const,
        ]
      : []),
    ...(leitura.confirmada && lei !== undefined && ordem === undefined
      ? [{ passo: 'gerar', texto: 'Aguarde o cálculo da ordem.' } as const]
      : []),
  ];
}

/** "listas-classificacao.xlsx" */
export function nomeDoArquivo({ ranking }: Estado): string {
  const nome =
    ranking?.origem.tipo === 'arquivo'
      ? ranking.origem.nome.replace(/\.[^.]+$/, '')
      : (ranking?.origem.pasta ?? '').replace(/\.[^.]+$/, '');
  return `listas-${nome === '' ? 'concurso' : nome}.xlsx`;
}

export function acoesDeGerar({ loja, trabalhador, excel, pagina }: Contexto) {
  const vezDaPesquisa = vezes();
  let controle: AbortController | undefined;

  /** The prepared sheets, brought from the worker a few rows at a time. */
  async function traz(
    cancelamento: AbortSignal,
    folhas: Awaited<ReturnType<typeof trabalhador.prepara>>['folhas'],
  ): Promise<Folha[]> {
    const todas = folhas.reduce((soma, { total }) => soma + total, 0);
    let feitas = 0;
    const trazidas: Folha[] = [];
    for (const [indice, { total, ...folha }] of folhas.entries()) {
      const linhas: Folha['linhas'][number][] = [];
      for (let de = 0; de < total; de += LINHAS_POR_VEZ) {
        cancelamento.throwIfAborted();
        for (const linha of await trabalhador.linhasDaFolha(indice, de, Math.min(total, de + LINHAS_POR_VEZ)))
          linhas.push(linha);
        feitas += Math.min(LINHAS_POR_VEZ, total - de);
        loja.setState({
          geracao: { estado: 'gravando', progresso: { oque: 'Montando as listas', feitas, total: todas } },
        });
      }
      trazidas.push({ ...folha, linhas });
    }
    return trazidas;
  }

  async function grava(estado: Estado, cancelamento: AbortSignal): Promise<void> {
    const pedido = pedidoDe(estado);
    const procedencia = procedenciaDe(estado, { versao: pagina.versao, hoje: pagina.hoje() });
    if (pedido === undefined || procedencia === undefined) return;
    const { folhas } = await trabalhador.prepara(pedido, identificacaoDe(estado), procedencia);
    if (estado.ambiente !== 'excel') {
      const nome = nomeDoArquivo(estado);
      const bytes = await trabalhador.arquivo(`Ordem de nomeação — ${pedido.lei.nome}`);
      cancelamento.throwIfAborted();
      pagina.salva(bytes, nome);
      loja.setState({
        geracao: { estado: 'gravada', abas: folhas.map((folha) => folha.nome), avisos: [], arquivo: nome },
        anuncio: `Arquivo ${nome} gravado com ${quantos(folhas.length, 'planilha', 'planilhas')}.`,
      });
      return;
    }
    const { abas, avisos } = await excel.escreve(await traz(cancelamento, folhas), {
      cancelamento,
      aoAvancar: ({ aba, feitas, total, esperaEdicao }) =>
        loja.setState({
          geracao: {
            estado: 'gravando',
            progresso: {
              oque: esperaEdicao === true ? ESPERA_EDICAO : `Gravando “${aba}”`,
              feitas,
              total,
            },
          },
        }),
    });
    loja.setState({
      geracao: { estado: 'gravada', abas, avisos: [...avisos, ...(await guarda(estado))] },
      anuncio: `${quantos(abas.length, 'aba gravada', 'abas gravadas')} na pasta de trabalho.`,
    });
  }

  /** The sheets are there whatever happens to the configuration, which only saves typing next time. */
  async function guarda(estado: Estado): Promise<string[]> {
    try {
      await excel.guarda(configuracaoDe(estado));
      return [];
    } catch (erro) {
      return [falhaDe('', erro).texto];
    }
  }

  return {
    gera: async (): Promise<void> => {
      const estado = loja.getState();
      if (estado.geracao.estado === 'gravando' || faltas(estado).length > 0 || estado.ordem?.bloqueia !== false) return;
      controle = new AbortController();
      const { signal } = controle;
      loja.setState({
        geracao: { estado: 'gravando', progresso: { oque: 'Preparando as listas', feitas: 0 } },
        falha: undefined,
      });
      try {
        await grava(estado, signal);
      } catch (erro) {
        const cancelada = signal.aborted && !(erro instanceof Error && erro.name === 'ErroDoExcel');
        const falha = cancelada
          ? { titulo: 'Cancelado', texto: 'Nada foi gravado.' }
          : falhaDe('As listas não foram gravadas', erro);
        loja.setState({ geracao: { estado: 'falhou', falha }, anuncio: `${falha.titulo}. ${falha.texto}` });
      } finally {
        await trabalhador.descarta();
      }
    },

    cancela: (): void => controle?.abort(),

    procura: async (palavras: string): Promise<void> => {
      const valida = vezDaPesquisa();
      loja.setState({ pesquisa: { ...SEM_PESQUISA, palavras } });
      if (palavras.trim().length < 2) return;
      const achadas = await trabalhador.procura(palavras);
      if (valida()) loja.setState({ pesquisa: { palavras, achadas, resposta: undefined } });
    },

    explica: async (inscricao: string): Promise<void> => {
      const pedido = pedidoDe(loja.getState());
      if (pedido === undefined) return;
      const valida = vezDaPesquisa();
      const resposta = await trabalhador.porque(pedido, inscricao);
      if (!valida()) return;
      loja.setState(({ pesquisa }) => ({
        pesquisa: { ...pesquisa, resposta },
        anuncio: `${resposta.nome}: ${resposta.frases.join(' ')}`,
      }));
    },
  };
}
