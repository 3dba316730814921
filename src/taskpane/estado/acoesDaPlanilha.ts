import { transfer } from 'comlink';
import type { Fonte } from '../../adapters/office/ler';
import type { Lugar } from '../../core/problema';
import type { RespostaDada } from '../../planilha/leitura/perguntas';
import { quantos } from '../../redacao/palavras';
import type { ProblemasRedigidos } from '../../trabalho/problemasRedigidos';
import type { ResumoDaLeitura } from '../../trabalho/resumos';
import type { ResumoDaAba } from '../trabalhador/trabalho';
import { oQueContinua, perdaDeAtos } from './continuacao';
import { semGeracao, SEM_LEITURA, SEM_PESQUISA, type Leitura, type OrigemDoRanking } from './estado';
import { falhaDe } from './falha';
import { vezes, type Contexto } from './loja';

interface Carregado {
  readonly origem: OrigemDoRanking;
  readonly carga: number;
  readonly abas: readonly ResumoDaAba[];
  readonly sha256: string;
}

/** Excel does nothing while a cell is being edited; only the person can end it. */
export const ESPERA_EDICAO = 'Há uma célula em edição no Excel: conclua-a (Enter ou Esc) para continuar';

const SEM_ARQUIVO = 'O arquivo não foi aberto';

/** What a person hears when a reading ends. */
function anuncioDe({ candidatos, totalDeCargos, porCodigo }: ResumoDaLeitura): string {
  const abertos = impedimentos({ porCodigo });
  const falta = abertos === 0 ? 'nada a responder' : `${quantos(abertos, 'ponto a resolver', 'pontos a resolver')}`;
  return `Planilha lida: ${quantos(candidatos, 'candidato', 'candidatos')}, ${quantos(totalDeCargos, 'cargo', 'cargos')}; ${falta}.`;
}

/** How many problems of a reading stop it from being confirmed. */
export function impedimentos({ porCodigo }: Pick<ProblemasRedigidos, 'porCodigo'>): number {
  return porCodigo.filter(({ gravidade }) => gravidade !== 'aviso').reduce((soma, { total }) => soma + total, 0);
}

export function acoesDaPlanilha({ loja, trabalhador, excel, pagina }: Contexto) {
  const vezDaCarga = vezes();
  let controle = new AbortController();
  const vezDaLeitura = vezes();

  async function le(): Promise<void> {
    const valida = vezDaLeitura();
    const { ranking, lei, leitura } = loja.getState();
    if (ranking === undefined) return;
    const { aba, colunas, respostas } = leitura;
    try {
      const resumo = await trabalhador.le(lei, { ...(aba !== undefined && { aba }), colunas, respostas });
      // Another reading, or another sheet, or none at all any more.
      if (!valida() || loja.getState().ranking !== ranking) return;
      loja.setState((estado) => ({ leitura: { ...estado.leitura, resumo, emDia: true }, anuncio: anuncioDe(resumo) }));
    } catch (erro) {
      if (valida()) loja.setState({ falha: falhaDe('A planilha não foi lida', erro) });
    }
  }

  /** A change of the reading undoes its confirmation, and what was generated from it. */
  function muda(mudanca: Partial<Leitura>): Promise<void> {
    loja.setState(({ leitura, geracao }) => ({
      leitura: { ...leitura, ...mudanca, confirmada: false, emDia: false },
      geracao: semGeracao(geracao),
      pesquisa: SEM_PESQUISA,
    }));
    return le();
  }

  /** The turn is taken when the person asks: what is asked for later wins, however long each takes to come. */
  async function carrega(
    oque: string,
    titulo: string,
    obter: (valida: () => boolean, cancelamento: AbortSignal) => Promise<Carregado | undefined>,
  ): Promise<void> {
    const valida = vezDaCarga();
    controle.abort();
    controle = new AbortController();
    loja.setState({ lendo: { oque, feitas: 0 }, falha: undefined });
    try {
      const carregado = await obter(valida, controle.signal);
      if (carregado === undefined) return;
      const mesmas = valida() && (await trabalhador.mesmasPessoas(carregado.carga));
      if (!valida()) return await trabalhador.esquece(carregado.carga);
      await troca(carregado, mesmas, titulo);
    } catch (erro) {
      if (valida()) loja.setState({ falha: falhaDe(titulo, erro) });
    } finally {
      if (valida()) loja.setState({ lendo: undefined });
    }
  }

  /** The worker and the pane change sheets together: what is asked of the worker from here on is of the new one. */
  async function troca({ origem, carga, abas, sha256 }: Carregado, mesmas: boolean, titulo: string): Promise<void> {
    const ranking = { origem, abas, sha256 };
    const continua = oQueContinua(loja.getState(), ranking, mesmas);
    const perda = perdaDeAtos(loja.getState(), continua);
    if (perda !== undefined) {
      loja.setState({ falha: { titulo, texto: perda }, anuncio: perda });
      return await trabalhador.esquece(carga);
    }
    const usada = trabalhador.usa(carga).catch((erro: unknown) => {
      loja.setState({ ranking: undefined, leitura: SEM_LEITURA });
      throw erro;
    });
    const { leitura, ...decisoes } = continua;
    loja.setState({ ranking, lugar: undefined, ...decisoes });
    await Promise.all([usada, muda(leitura)]);
  }

  async function abreBytes(bytes: ArrayBuffer, nome: string, valida: () => boolean): Promise<Carregado | undefined> {
    if (!valida()) return undefined;
    const aberto = await trabalhador.abreArquivo(transfer(bytes, [bytes]), nome);
    if (aberto.tipo === 'aberto') return { ...aberto, origem: { tipo: 'arquivo', nome } };
    if (valida()) loja.setState({ falha: { titulo: SEM_ARQUIVO, texto: aberto.problema.texto } });
    return undefined;
  }

  return {
    /** The sheet once more, under another law: a reading confirmed under the first one no longer is. */
    rele: (): Promise<void> => (loja.getState().ranking === undefined ? Promise.resolve() : muda({})),

    abreArquivo: (arquivo: File): Promise<void> =>
      carrega(`Abrindo ${arquivo.name}`, SEM_ARQUIVO, async (valida) =>
        abreBytes(await arquivo.arrayBuffer(), arquivo.name, valida),
      ),

    abreExemplo: (): Promise<void> =>
      carrega('Abrindo o exemplo', 'O exemplo não foi aberto', async (valida) => {
        const { nome, bytes } = await pagina.exemplo();
        return abreBytes(bytes, nome, valida);
      }),

    leDoExcel: (fonte: Fonte): Promise<void> =>
      carrega('Lendo a planilha', 'A planilha não foi lida', async (valida, cancelamento) => {
        const pasta = await excel.pasta().catch(() => '');
        if (!valida()) return undefined;
        await trabalhador.comecaAbas();
        // What comes late must not get in among the rows of the reading that took its place.
        const entrega = async (manda: () => Promise<void>): Promise<void> => {
          cancelamento.throwIfAborted();
          await manda();
        };
        await excel.le(
          fonte,
          {
            aoComecar: (aba) => entrega(() => trabalhador.comecaAba(aba)),
            aoReceber: (linhas) => entrega(() => trabalhador.recebeLinhas(linhas)),
            aoAvancar: ({ aba, feitas, total, esperaEdicao }) => {
              const oque = esperaEdicao === true ? ESPERA_EDICAO : `Lendo a aba “${aba}”`;
              if (valida()) loja.setState({ lendo: { oque, feitas, total } });
            },
          },
          cancelamento,
        );
        if (!valida()) return undefined;
        return { ...(await trabalhador.terminaAbas()), origem: { tipo: 'excel', pasta, fonte } };
      }),

    /** Gives up a reading; the ranking that was there stays. */
    desisteDeLer: (): void => {
      vezDaCarga();
      controle.abort();
      loja.setState({ lendo: undefined, anuncio: 'Leitura cancelada.' });
    },

    escolheAba: (aba: string | undefined): Promise<void> => muda({ aba, colunas: {}, respostas: [] }),

    /** `undefined`: as the titles say. */
    mapeiaColuna: (campo: string, coluna: string | undefined): Promise<void> => {
      const { [campo]: _, ...outras } = loja.getState().leitura.colunas;
      return muda({ colunas: coluna === undefined ? outras : { ...outras, [campo]: coluna } });
    },

    /** The answer for one row, or for every row with the same question. An empty value takes the answer back. */
    responde: (codigo: string, linha: number | undefined, valor: string): Promise<void> => {
      const outras = loja.getState().leitura.respostas.filter((dada) => dada.codigo !== codigo || dada.linha !== linha);
      const nova: RespostaDada = { codigo, valor, ...(linha !== undefined && { linha }) };
      return muda({ respostas: valor === '' ? outras : [...outras, nova] });
    },

    confirma: (): void => {
      const { resumo, emDia } = loja.getState().leitura;
      if (resumo === undefined || !emDia || impedimentos(resumo) > 0) return;
      loja.setState(({ leitura }) => ({
        leitura: { ...leitura, confirmada: true },
        anuncio: 'Leitura confirmada.',
        passo: 'vagas',
      }));
    },

    /** In Excel the cell is selected; elsewhere the preview shows it. */
    mostraLugar: async (lugar: Lugar): Promise<void> => {
      const { ambiente, ranking } = loja.getState();
      loja.setState({ lugar });
      if (ambiente !== 'excel' || ranking?.origem.tipo !== 'excel') return;
      try {
        await excel.seleciona(lugar);
      } catch (erro) {
        loja.setState({ falha: falhaDe('A célula não foi mostrada', erro) });
      }
    },

    fechaFalha: (): void => loja.setState({ falha: undefined }),
  };
}
