import { transfer } from 'comlink';
import type { Fonte } from '../../adapters/office/ler';
import type { Lugar } from '../../core/problema';
import type { RespostaDada } from '../../planilha/leitura/perguntas';
import { quantos } from '../../redacao/palavras';
import type { ProblemasRedigidos } from '../../trabalho/problemasRedigidos';
import type { ResumoDaLeitura } from '../../trabalho/resumos';
import type { ResumoDaAba } from '../trabalhador/trabalho';
import { SEM_LEITURA, SEM_PESQUISA, type Leitura, type OrigemDoRanking } from './estado';
import { falhaDe } from './falha';
import { vezes, type Contexto } from './loja';

interface Carregado {
  readonly abas: readonly ResumoDaAba[];
  readonly sha256: string;
}

/** Excel does nothing while a cell is being edited; only the person can end it. */
export const ESPERA_EDICAO = 'Há uma célula em edição no Excel: conclua-a (Enter ou Esc) para continuar';

/** What a person hears when a reading ends. */
function anuncioDe({ cargos, porCodigo }: ResumoDaLeitura): string {
  const pessoas = cargos.reduce((soma, cargo) => soma + cargo.pessoas, 0);
  const abertos = impedimentos({ porCodigo });
  const falta = abertos === 0 ? 'nada a responder' : `${quantos(abertos, 'ponto a resolver', 'pontos a resolver')}`;
  return `Planilha lida: ${quantos(pessoas, 'candidato', 'candidatos')}, ${quantos(cargos.length, 'cargo', 'cargos')}; ${falta}.`;
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
      if (!valida()) return;
      loja.setState((estado) => ({ leitura: { ...estado.leitura, resumo }, anuncio: anuncioDe(resumo) }));
    } catch (erro) {
      if (valida()) loja.setState({ falha: falhaDe('A planilha não foi lida', erro) });
    }
  }

  /** A change of the reading undoes its confirmation, and what was generated from it. */
  function muda(mudanca: Partial<Leitura>): Promise<void> {
    loja.setState(({ leitura }) => ({
      leitura: { ...leitura, ...mudanca, confirmada: false },
      geracao: { estado: 'nenhuma' },
      pesquisa: SEM_PESQUISA,
    }));
    return le();
  }

  async function carrega(
    origem: OrigemDoRanking,
    oque: string,
    obter: (valida: () => boolean) => Promise<Carregado | undefined>,
  ): Promise<void> {
    const valida = vezDaCarga();
    controle.abort();
    controle = new AbortController();
    loja.setState({ lendo: { oque, feitas: 0 }, falha: undefined });
    try {
      const carregado = await obter(valida);
      if (carregado === undefined || !valida()) return;
      const { ranking: anterior, retomado } = loja.getState();
      loja.setState({ ranking: { origem, ...carregado }, lugar: undefined });
      // The first sheet read after taking up the work kept in the workbook is the one that it was about.
      if (anterior === undefined && retomado && origem.tipo === 'excel') return await muda({});
      loja.setState({ desempates: [], lacunasAceitas: [] });
      await muda(SEM_LEITURA);
    } catch (erro) {
      if (valida()) loja.setState({ falha: falhaDe('A planilha não foi lida', erro) });
    } finally {
      if (valida()) loja.setState({ lendo: undefined });
    }
  }

  async function abreBytes(bytes: ArrayBuffer, nome: string): Promise<void> {
    await carrega({ tipo: 'arquivo', nome }, `Abrindo ${nome}`, async (valida) => {
      const aberto = await trabalhador.abreArquivo(transfer(bytes, [bytes]), nome);
      if (aberto.tipo === 'aberto') return aberto;
      if (valida()) loja.setState({ falha: { titulo: 'O arquivo não foi aberto', texto: aberto.problema.texto } });
      return undefined;
    });
  }

  return {
    /** The sheet once more, under another law: a reading confirmed under the first one no longer is. */
    rele: (): Promise<void> => (loja.getState().ranking === undefined ? Promise.resolve() : muda({})),

    abreArquivo: async (arquivo: File): Promise<void> => {
      try {
        await abreBytes(await arquivo.arrayBuffer(), arquivo.name);
      } catch (erro) {
        loja.setState({ falha: falhaDe('O arquivo não foi aberto', erro) });
      }
    },

    abreExemplo: async (): Promise<void> => {
      try {
        const { nome, bytes } = await pagina.exemplo();
        await abreBytes(bytes, nome);
      } catch (erro) {
        loja.setState({ falha: falhaDe('O exemplo não foi aberto', erro) });
      }
    },

    leDoExcel: async (fonte: Fonte): Promise<void> => {
      const pasta = await excel.pasta().catch(() => '');
      await carrega({ tipo: 'excel', pasta, fonte }, 'Lendo a planilha', async (valida) => {
        await trabalhador.comecaAbas();
        await excel.le(
          fonte,
          {
            aoComecar: (aba) => trabalhador.comecaAba(aba),
            aoReceber: (linhas) => trabalhador.recebeLinhas(linhas),
            aoAvancar: ({ aba, feitas, total, esperaEdicao }) => {
              const oque = esperaEdicao === true ? ESPERA_EDICAO : `Lendo a aba “${aba}”`;
              if (valida()) loja.setState({ lendo: { oque, feitas, total } });
            },
          },
          controle.signal,
        );
        return valida() ? trabalhador.terminaAbas() : undefined;
      });
    },

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
      const { resumo } = loja.getState().leitura;
      if (resumo === undefined || impedimentos(resumo) > 0) return;
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
