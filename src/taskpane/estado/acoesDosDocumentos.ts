import { transfer } from 'comlink';
import { quantos } from '../../redacao/palavras';
import type { Documento } from '../../trabalho/documentos';
import { procedenciaDe } from './acoesDeGerar';
import { trazFolhas } from './folhas';
import type { Nomeacoes } from './livro';
import type { Contexto } from './loja';
import type { OficinaDoLivro } from './oficinaDoLivro';
import { identificacaoDe, pedidoDe } from './pedido';

/** Copies go into a workbook of their own: the person's never gains a sheet with data that it should not have. */
const EM_PASTA_NOVA: readonly Documento['tipo'][] = ['comissão', 'publicação'];

const NOMES: Readonly<Record<Documento['tipo'], { readonly titulo: string; readonly arquivo: string }>> = {
  comissão: { titulo: 'Cópia para a comissão', arquivo: 'comissao.xlsx' },
  publicação: { titulo: 'Cópia para publicação', arquivo: 'publicacao.xlsx' },
  papéis: { titulo: 'Papéis do concurso', arquivo: 'papeis.xlsx' },
  conferência: { titulo: 'Conferência', arquivo: 'conferencia.xlsx' },
};

export function acoesDosDocumentos(
  { loja, trabalhador, excel, pagina }: Contexto,
  { muda, feito, umPorVez }: OficinaDoLivro,
) {
  /** The worker holds one set of sheets, and the lists that are being written may be it. */
  async function faz(fazendo: string, titulo: string, trabalho: () => Promise<void>): Promise<void> {
    if (loja.getState().geracao.estado === 'gravando') return;
    await umPorVez(fazendo, titulo, async () => {
      try {
        await trabalho();
      } finally {
        await trabalhador.descarta().catch(() => undefined);
      }
    });
  }

  async function salva(titulo: string, nome: string, folhas: number): Promise<void> {
    const bytes = await trabalhador.arquivo(titulo);
    if (loja.getState().ambiente === 'excel') {
      await excel.abrePastaNova(bytes);
      return feito(`${titulo}: ${quantos(folhas, 'planilha', 'planilhas')} em uma pasta de trabalho nova. Salve-a.`);
    }
    pagina.salva(bytes, nome);
    feito(`Arquivo “${nome}” gravado com ${quantos(folhas, 'planilha', 'planilhas')}.`);
  }

  return {
    /** The sheets of a document, in a workbook of their own, in new sheets, or in a file. */
    geraDocumento: (qual: Documento): Promise<void> => {
      const { titulo, arquivo } = NOMES[qual.tipo];
      return faz(`Preparando: ${titulo}`, `${titulo}: nada foi gravado`, async () => {
        const estado = loja.getState();
        const pedido = pedidoDe(estado);
        const procedencia = procedenciaDe(estado, { versao: pagina.versao, hoje: pagina.hoje() });
        if (pedido === undefined || procedencia === undefined || !estado.leitura.confirmada) return;
        const preparado = await trabalhador.preparaDocumento(pedido, identificacaoDe(estado), procedencia, qual);
        muda({ papeis: preparado.textos });
        if (preparado.folhas.length === 0) {
          const [motivo] = preparado.problemas.primeiros.filter(({ gravidade }) => gravidade !== 'aviso');
          muda({
            falha: { titulo: `${titulo}: nada foi gravado`, texto: motivo?.texto ?? 'Não há ninguém a chamar.' },
          });
          return;
        }
        if (estado.ambiente !== 'excel' || EM_PASTA_NOVA.includes(qual.tipo)) {
          return salva(`${titulo} — ${pedido.lei.nome}`, arquivo, preparado.folhas.length);
        }
        const folhas = await trazFolhas(trabalhador, preparado.folhas, {
          cancelamento: new AbortController().signal,
          aoAvancar: () => undefined,
        });
        const { abas, avisos } = await excel.escreve(folhas, {
          cancelamento: new AbortController().signal,
          aoAvancar: ({ aba }) => muda({ fazendo: `Gravando “${aba}”` }),
        });
        feito([`Abas gravadas: ${abas.map((aba) => `“${aba}”`).join(', ')}.`, ...avisos].join(' '));
      });
    },

    /** The livro as a file, where no workbook holds it. */
    gravaLivro: (): Promise<void> =>
      faz('Gravando o livro', 'O livro não foi gravado', async () => {
        const { folhas } = await trabalhador.preparaLivro('');
        await salva('Livro de atos', 'livro-de-atos.xlsx', folhas.length);
        const { livro } = loja.getState().nomeacoes;
        muda({ livro: { ...livro, porGravar: 0 } });
      }),

    /** Whether a copy is still what was written. */
    verificaArquivo: (arquivo: File): Promise<void> =>
      faz(`Verificando ${arquivo.name}`, 'O arquivo não foi verificado', async () => {
        const bytes = await arquivo.arrayBuffer();
        const aberto = await trabalhador.abreArquivo(transfer(bytes, [bytes]), arquivo.name);
        if (aberto.tipo === 'recusado') {
          muda({ falha: { titulo: 'O arquivo não foi verificado', texto: aberto.problema.texto } });
          return;
        }
        conclui(arquivo.name, await trabalhador.verifica(aberto.carga));
      }),

    /** The same for the workbook that is open in Excel. */
    verificaPasta: (): Promise<void> =>
      faz('Verificando esta pasta de trabalho', 'A pasta não foi verificada', async () => {
        const abas = await excel.abas();
        await trabalhador.comecaAbas();
        await excel.le(
          { tipo: 'abas', nomes: abas.map(({ nome }) => nome) },
          {
            aoComecar: (aba) => trabalhador.comecaAba(aba),
            aoReceber: (linhas) => trabalhador.recebeLinhas(linhas),
            aoAvancar: () => undefined,
          },
          new AbortController().signal,
        );
        const { carga } = await trabalhador.terminaAbas();
        conclui('Esta pasta de trabalho', await trabalhador.verifica(carga));
      }),
  };

  function conclui(onde: string, resultado: NonNullable<Nomeacoes['verificacao']>['resultado']): void {
    muda({ verificacao: { onde, resultado } });
    loja.setState({ anuncio: resultado.intacto ? `${onde}: intacta.` : `${onde}: não é mais a mesma.` });
  }
}
