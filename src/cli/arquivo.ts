import { lerDoDisco } from '../adapters/arquivo/disco';
import type { Lei } from '../core/lei';
import type { Problema } from '../core/problema';
import type { Aba } from '../planilha/grade';
import { lerAbas, type Leitura } from '../planilha/leitura';
import { lerLivro, livroEntre, type LivroLido } from '../planilha/livro';
import type { Opcoes } from './opcoes';
import { colunasDadas, respostasDadas } from './pedido';

/** A ranking file opened and read. */
export interface ArquivoLido {
  readonly abas: readonly Aba[];
  readonly leitura: Leitura;
}

const NADA: Omit<Leitura, 'problemas'> = { abas: [], candidatos: [] };

/** Opens and reads a ranking. A file that cannot be opened is a reading without people and with that problem. */
export async function lerRanking(opcoes: Opcoes, lei: Lei | undefined): Promise<ArquivoLido> {
  const aba = opcoes.uma('aba');
  const colunas = colunasDadas(opcoes);
  const respostas = respostasDadas(opcoes);
  const aberto = await lerDoDisco(opcoes.arquivo());
  if ('problema' in aberto) return { abas: [], leitura: { ...NADA, problemas: [aberto.problema] } };
  const leitura = lerAbas(aberto.abas, {
    ...(lei && { reservas: lei.reservas }),
    ...(aba !== undefined && { aba }),
    colunas,
    respostas,
  });
  return { abas: aberto.abas, leitura };
}

/** The livro: a sheet of the ranking's file, or another file (its sheet that is a livro, else the first). */
export async function abrirLivro(opcoes: Opcoes, abas: readonly Aba[]): Promise<LivroLido> {
  const livro = opcoes.exige('livro');
  const daPlanilha = abas.find((aba) => aba.nome.toLowerCase() === livro.toLowerCase());
  if (daPlanilha !== undefined) return lerLivro(daPlanilha);
  const aberto = await lerDoDisco(livro);
  if ('problema' in aberto) return semLivro(livro, abas, aberto.problema);
  const achado = livroEntre(aberto.abas);
  return achado === undefined || 'codigo' in achado ? semLivro(livro, abas, achado) : lerLivro(achado);
}

function semLivro(livro: string, abas: readonly Aba[], outro?: Problema): LivroLido {
  const inexistente: Problema = {
    codigo: 'livro-inexistente',
    gravidade: 'erro',
    dados: { livro, abas: abas.map(({ nome }) => nome) },
  };
  const naoAberto = outro?.codigo === 'arquivo-ilegivel' && outro.dados.motivo === 'não pôde ser aberto';
  return {
    aba: livro,
    atos: [],
    problemas: [outro === undefined || naoAberto ? inexistente : outro],
    coluna: () => undefined,
  };
}
