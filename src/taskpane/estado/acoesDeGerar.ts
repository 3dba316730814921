import { ErroDoExcel } from '../../adapters/office/erros';
import { quantos } from '../../redacao/palavras';
import { respostasRegistradas, type Procedencia } from '../../trabalho/procedencia';
import { valorDe, dataDigitada } from './digitado';
import { ESPERA_EDICAO } from './acoesDaPlanilha';
import { configuracaoDe } from './configuracao';
import type { Estado, Falha } from './estado';
import { falhaDe } from './falha';
import { trazFolhas } from './folhas';
import type { Contexto } from './loja';
import { camposRecusados, identificacaoDe, mesmosDados, ofertasDe, pedidoDe } from './pedido';

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
  const comVagas = ofertasDe(estado).porCargo.length;
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

/** Cancelled says what was left; an error that came while cancelling is still an error. */
function falhaAoGravar(erro: unknown, cancelamento: AbortSignal): Falha {
  if (cancelamento.aborted && erro === cancelamento.reason) {
    return { titulo: 'Cancelado', texto: 'Nada foi gravado.' };
  }
  if (erro instanceof ErroDoExcel && erro.codigo === 'cancelado') {
    return { titulo: 'Cancelado', texto: erro.texto.replace(/^Cancelado\. /, '') };
  }
  return falhaDe('As listas não foram gravadas', erro);
}

const MUDOU =
  'Algo mudou no painel durante a gravação: as listas saíram com os dados de antes. Para que saiam com os de agora, grave de novo.';

/** "listas-classificacao.xlsx" */
export function nomeDoArquivo({ ranking }: Estado): string {
  const nome =
    ranking?.origem.tipo === 'arquivo'
      ? ranking.origem.nome.replace(/\.[^.]+$/, '')
      : (ranking?.origem.pasta ?? '').replace(/\.[^.]+$/, '');
  return `listas-${nome === '' ? 'concurso' : nome}.xlsx`;
}

export function acoesDeGerar({ loja, trabalhador, excel, pagina }: Contexto) {
  /** Of the lists being written; one writing at a time, since the worker prepares one set of sheets. */
  let controle: AbortController | undefined;

  async function grava(estado: Estado, cancelamento: AbortSignal): Promise<void> {
    const pedido = pedidoDe(estado);
    const procedencia = procedenciaDe(estado, { versao: pagina.versao, hoje: pagina.hoje() });
    if (pedido === undefined || procedencia === undefined) throw new RangeError('gera: faltas');
    // Asked before anything is awaited: a change of the reading comes to the worker after this.
    const { folhas } = await trabalhador.prepara(pedido, identificacaoDe(estado), procedencia);
    cancelamento.throwIfAborted();
    const mudou = (): string[] => (mesmosDados(estado, loja.getState()) ? [] : [MUDOU]);
    if (estado.ambiente !== 'excel') {
      const nome = nomeDoArquivo(estado);
      const bytes = await trabalhador.arquivo(`Ordem de nomeação — ${pedido.lei.nome}`);
      cancelamento.throwIfAborted();
      pagina.salva(bytes, nome);
      loja.setState({
        geracao: { estado: 'gravada', abas: folhas.map((folha) => folha.nome), avisos: mudou(), arquivo: nome },
        anuncio: `Arquivo ${nome} gravado com ${quantos(folhas.length, 'planilha', 'planilhas')}.`,
      });
      return;
    }
    const { abas, avisos } = await excel.escreve(
      await trazFolhas(trabalhador, folhas, {
        cancelamento,
        aoAvancar: (feitas, total) =>
          loja.setState({ geracao: { estado: 'gravando', progresso: { oque: 'Montando as listas', feitas, total } } }),
      }),
      {
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
      },
    );
    const daConfiguracao = await guarda(estado);
    loja.setState({
      geracao: { estado: 'gravada', abas, avisos: [...avisos, ...daConfiguracao, ...mudou()] },
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
      if (controle !== undefined || faltas(estado).length > 0 || estado.ordem?.bloqueia !== false) return;
      // What is written is what was on the screen, and what was there is already of other numbers.
      if (estado.calculando) {
        const falha = { titulo: 'A ordem está sendo recalculada', texto: 'Confira-a em seguida e grave de novo.' };
        loja.setState({ geracao: { estado: 'falhou', falha }, anuncio: `${falha.titulo}. ${falha.texto}` });
        return;
      }
      controle = new AbortController();
      const { signal } = controle;
      loja.setState({
        geracao: { estado: 'gravando', progresso: { oque: 'Preparando as listas', feitas: 0 } },
        falha: undefined,
      });
      try {
        await grava(estado, signal);
      } catch (erro) {
        const falha = falhaAoGravar(erro, signal);
        loja.setState({ geracao: { estado: 'falhou', falha }, anuncio: `${falha.titulo}. ${falha.texto}` });
      } finally {
        controle = undefined;
        // Sheets kept for nothing weigh, and nothing else: the next ones take their place.
        await trabalhador.descarta().catch(() => undefined);
      }
    },

    cancela: (): void => controle?.abort(),
  };
}
