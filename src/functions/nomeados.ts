import { normaliza } from '../core/texto';
import type { Problema } from '../core/problema';
import { letraDaColuna, type Aba, type Celula } from '../planilha/grade';
import { contextoCom } from '../planilha/leitura/contexto';
import { leData } from '../planilha/leitura/datas';
import { textoDaCelula } from '../planilha/leitura/texto';
import { lerLivro, type AtoEscrito, type LivroLido } from '../planilha/livro';
import { ARGUMENTOS } from '../redacao/funcoes';
import { intervalo } from './argumentos';
import type { Grade } from './memoria';
import { argumentoErrado, Recusa } from './recusa';

/** Tells the places of this range from those of the candidates'. */
export const NOMEADOS = 'nomeados';

const LINHAS_PROCURADAS = 30;

function linhaCom(grade: Grade, eTitulo: (celula: Celula) => boolean): number {
  return grade.slice(0, LINHAS_PROCURADAS).findIndex((linha) => linha.some(eTitulo));
}

const chama = (titulo: string) => (celula: Celula) => normaliza(textoDaCelula(celula)) === titulo;

/**
 * The nominations of a range: a livro of acts, when it has the column Tipo; otherwise a list of inscrições in the order
 * of nomination, perhaps with Vaga, Lista and Cargo. Without Vaga, each takes the first open one.
 */
export function lerNomeados(valor: unknown): LivroLido {
  const grade = intervalo(valor);
  if (grade.length === 0) throw new Recusa('nada a dar', ARGUMENTOS.intervaloVazio(NOMEADOS));
  const cabecalho = linhaCom(grade, chama('tipo'));
  return cabecalho < 0 ? lerLista(grade) : lerLivro(comoFolhaDoLivro(grade, cabecalho));
}

/** A livro as a sheet has it: a bare serial is a date, and the offer of 0 vagas, which a range can't hold, is written. */
function comoFolhaDoLivro(grade: Grade, cabecalho: number): Aba {
  const coluna = (titulo: string): number => (grade[cabecalho] ?? []).findIndex(chama(titulo));
  const [data, tipo, quantidade] = [coluna('data'), coluna('tipo'), coluna('quantidade')];
  const linhas = grade.map((linha, i) => {
    if (i <= cabecalho) return linha;
    const oferta = chama('oferta')(linha[tipo] ?? null);
    return linha.map((celula, j) => {
      if (j === quantidade && celula === null && oferta) return 0;
      if (j !== data || typeof celula !== 'number') return celula;
      const lida = leData(celula, 'dd/mm');
      return lida.tipo === 'data' ? { tipo: 'data' as const, data: lida.data } : celula;
    });
  });
  return { nome: NOMEADOS, linhas, mesclas: [] };
}

function lerLista(grade: Grade): LivroLido {
  const { leTitulo } = contextoCom({});
  const eInscricao = (celula: Celula): boolean => leTitulo(textoDaCelula(celula)).tipo === 'inscrição';
  const cabecalho = linhaCom(grade, eInscricao);
  if (cabecalho < 0) throw argumentoErrado(ARGUMENTOS.nomeadosSemInscricao());
  const titulos = grade[cabecalho] ?? [];
  const colunas = new Map([
    ['Inscrição', titulos.findIndex(eInscricao)],
    ['Vaga', titulos.findIndex(chama('vaga'))],
    ['Lista', titulos.findIndex(chama('lista'))],
    ['Cargo', titulos.findIndex((celula) => leTitulo(textoDaCelula(celula)).tipo === 'cargo')],
  ]);
  const coluna = (nome: string): string | undefined => {
    const indice = colunas.get(nome) ?? -1;
    return indice < 0 ? undefined : letraDaColuna(indice);
  };
  const atos: AtoEscrito[] = [];
  const problemas: Problema[] = [];
  grade.forEach((celulas, i) => {
    if (i <= cabecalho) return;
    const celula = (nome: string): Celula => celulas[colunas.get(nome) ?? -1] ?? null;
    const linha = i + 1;
    const erradas = errosDe(linha, [...colunas.keys()], celula, coluna);
    problemas.push(...erradas);
    const texto = (nome: string): string => textoDaCelula(celula(nome));
    const inscricao = texto('Inscrição');
    if (erradas.length > 0 || [...colunas.keys()].every((nome) => texto(nome) === '')) return;
    const falta = (nome: string, problema: Pick<Problema, 'codigo' | 'dados'>): void => {
      problemas.push({ ...problema, gravidade: 'erro', lugar: lugarDe(linha, coluna(nome)) } as Problema);
    };
    if (inscricao === '') return falta('Inscrição', { codigo: 'ato-incompleto', dados: { tipo: 'nomeação', falta: 'a inscrição' } });
    const [lista, vaga] = [texto('Lista'), texto('Vaga')];
    if (!/^\d{0,7}$/.test(vaga)) return falta('Vaga', { codigo: 'ato-ilegivel', dados: { campo: 'Vaga', valor: vaga } });
    atos.push({
      linha,
      ato: `linha ${linha}`,
      tipo: 'nomeação',
      cargo: texto('Cargo'),
      inscricao,
      ...(vaga !== '' && { vaga: Number(vaga) }),
      ...(lista !== '' && { lista }),
    });
  });
  return { aba: NOMEADOS, atos, problemas, coluna };
}

function lugarDe(linha: number, coluna: string | undefined): NonNullable<Problema['lugar']> {
  return { aba: NOMEADOS, linha, ...(coluna !== undefined && { coluna }) };
}

function errosDe(
  linha: number,
  nomes: readonly string[],
  celula: (nome: string) => Celula,
  coluna: (nome: string) => string | undefined,
): Problema[] {
  return nomes.flatMap((nome): Problema[] => {
    const esta = celula(nome);
    if (typeof esta !== 'object' || esta?.tipo !== 'erro') return [];
    const dados = { erro: esta.erro, titulo: nome };
    return [{ codigo: 'celula-com-erro', gravidade: 'erro', lugar: lugarDe(linha, coluna(nome)), dados }];
  });
}
