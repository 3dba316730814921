import { letraDaColuna, type Celula } from '../grade';
import type { Cabecalho } from './cabecalho';
import { colunasPedidas } from './colunasDadas';
import type { Contexto } from './contexto';
import type { Grupo } from './destino';
import { escolhe } from './escolha';
import { leitorDeMarcas } from './marcas';
import { leNota, lePosicao, type SeparadorDeMilhar } from './numeros';
import { leSituacao } from './situacoes';
import { textoDaCelula } from './texto';
import type { Tabela } from './tabela';
import type { Titulo } from './titulos';

export interface ColunaDeMarca {
  readonly coluna: number;
  readonly titulo: string;
  /** `grupo`: the title names whom it marks; `modalidade`: the cell does; `cor`: the census colour. */
  readonly tipo: 'grupo' | 'modalidade' | 'cor';
  readonly grupo?: Grupo;
  /** The cells are ranks of the group's list. */
  readonly posicao: boolean;
}

export type CampoUnico = 'inscricao' | 'nome' | 'cargo' | 'classificacao' | 'nota' | 'nascimento' | 'cpf';

/** Which column holds what, 0-based. */
export interface Colunas {
  readonly unicas: Readonly<Partial<Record<CampoUnico, number>>>;
  readonly situacoes: readonly number[];
  readonly observacoes: readonly number[];
  readonly verificacoes: readonly { readonly coluna: number; readonly de: 'cota' | 'pcd' }[];
  readonly marcas: readonly ColunaDeMarca[];
  readonly milhar: SeparadorDeMilhar;
  readonly titulos: readonly string[];
}

/** The columns of a header, with what the cells below show where titles leave a doubt. */
export function colunasDe(tabela: Tabela, cabecalho: Cabecalho, contexto: Contexto): Colunas {
  const desde = (cabecalho.linhas.at(-1) ?? -1) + 1;
  const titulos = cabecalho.titulos.map(({ texto }) => texto);
  const abaixo = tabela.linhas.slice(desde);
  const porColuna = new Map<number, readonly Celula[]>();
  const celulas = (coluna: number): readonly Celula[] => {
    const vistas = porColuna.get(coluna) ?? abaixo.map((linha) => linha[coluna] ?? null);
    porColuna.set(coluna, vistas);
    return vistas;
  };
  const pedidas = colunasPedidas(tabela, titulos, contexto);
  const tomadas = new Set([...pedidas.unicas.values(), ...pedidas.outras]);
  const lidos = cabecalho.titulos
    .map(({ lido }, coluna) => ({ coluna, lido: confirma(lido, () => amostraDe(abaixo, coluna)) }))
    .filter(({ coluna }) => !tomadas.has(coluna));
  const deTipo = (...tipos: readonly Titulo['tipo'][]): { coluna: number; forca: number }[] =>
    lidos
      .filter(({ lido }) => tipos.includes(lido.tipo))
      .map(({ coluna, lido }) => ({ coluna, forca: 'forca' in lido ? lido.forca : 2 }));
  const escolhida = (campo: CampoUnico, tipo: Titulo['tipo']): number | undefined =>
    pedidas.unicas.get(campo) ??
    escolhe(campo, deTipo(tipo), {
      celulas,
      titulos,
      tabela,
      linha: cabecalho.linhas.at(-1),
      contexto,
      temNota: deTipo('nota').length > 0,
    });

  const unicas: Partial<Record<CampoUnico, number>> = {};
  const CAMPOS = [
    ['inscricao', 'inscrição'],
    ['nome', 'nome'],
    ['cargo', 'cargo'],
    ['classificacao', 'classificação'],
    ['nota', 'nota'],
    ['nascimento', 'nascimento'],
    ['cpf', 'cpf'],
  ] as const;
  for (const [campo, tipo] of CAMPOS) {
    const coluna = escolhida(campo, tipo);
    if (coluna !== undefined) unicas[campo] = coluna;
  }
  const situacoes = pedidas.situacao ?? maisFortes(deTipo('situação'));
  return {
    unicas,
    situacoes,
    observacoes: deTipo('observação').map(({ coluna }) => coluna),
    verificacoes: [
      ...pedidas.verificacoes,
      ...lidos.flatMap(({ coluna, lido }) => (lido.tipo === 'verificação' ? [{ coluna, de: lido.de }] : [])),
    ],
    marcas: [...pedidas.marcas, ...marcasDe(lidos, celulas, (coluna) => amostraDe(abaixo, coluna))].map((marca) => ({
      ...marca,
      titulo: titulos[marca.coluna] ?? '',
    })),
    milhar: unicas.nota === undefined ? 'nenhum' : separadorDe(celulas(unicas.nota)),
    titulos,
  };
}

function maisFortes(colunas: readonly { coluna: number; forca: number }[]): number[] {
  const forca = Math.max(...colunas.map((uma) => uma.forca), 0);
  return colunas.filter((uma) => uma.forca === forca).map(({ coluna }) => coluna);
}

const AMOSTRA = 400;

/** The first filled cells of a column: enough to know it by. */
function amostraDe(linhas: readonly (readonly Celula[])[], coluna: number): readonly Celula[] {
  const cheias: Celula[] = [];
  for (const linha of linhas) {
    const celula = linha[coluna] ?? null;
    if (textoDaCelula(celula) !== '') cheias.push(celula);
    if (cheias.length === AMOSTRA) break;
  }
  return cheias;
}

/** What titles promise and cells deny: "AC" full of X is no rank, "Resultado" full of numbers is a score. */
function confirma(lido: Titulo, amostra: () => readonly Celula[]): Titulo {
  if (lido.tipo !== 'classificação' && !(lido.tipo === 'situação' && lido.forca === 1)) return lido;
  const textos = amostra();
  if (lido.tipo === 'classificação') {
    const posicoes = textos.filter(
      (celula) => lePosicao(celula).tipo !== 'texto' || leSituacao(textoDaCelula(celula)).tipo !== 'desconhecida',
    );
    return textos.length > 0 && posicoes.length * 2 < textos.length && lido.forca !== 2 ? confirmaMarcas(textos) : lido;
  }
  const numeros = textos.filter((celula) => leNota(celula, 'nenhum').tipo !== 'texto');
  return textos.length > 0 && numeros.length * 2 > textos.length ? { tipo: 'nota', forca: 5 } : lido;
}

/** "AC" with marks says who is only in the general list: nothing to read. Anything else stays a rank, with its errors. */
function confirmaMarcas(celulas: readonly Celula[]): Titulo {
  const le = leitorDeMarcas([], 'qualquer');
  const marcas = celulas.filter((celula) =>
    ['sim', 'não', 'n', 'asterisco'].includes(le(textoDaCelula(celula)).resposta),
  );
  return marcas.length * 2 > celulas.length ? { tipo: 'outra' } : { tipo: 'classificação', forca: 3 };
}

function separadorDe(celulas: readonly Celula[]): SeparadorDeMilhar {
  return celulas.some((celula) => typeof celula === 'string' && /\d,\d/.test(celula)) ? 'ponto' : 'nenhum';
}

type Lidos = readonly { readonly coluna: number; readonly lido: Titulo }[];

type CelulasDe = (coluna: number) => readonly Celula[];

function marcasDe(lidos: Lidos, celulas: CelulasDe, amostra: CelulasDe): Omit<ColunaDeMarca, 'titulo'>[] {
  const marcas: Omit<ColunaDeMarca, 'titulo'>[] = [];
  for (const { coluna, lido } of lidos) {
    if (lido.tipo === 'grupo') {
      const numeros = (): boolean => {
        const cheias = amostra(coluna);
        const posicoes = cheias.filter((celula) => lePosicao(celula).tipo === 'número');
        return posicoes.length > 0 && cheias.every((celula) => lePosicao(celula).tipo !== 'texto');
      };
      marcas.push({ coluna, tipo: 'grupo', grupo: lido.grupo, posicao: lido.posicao || numeros() });
    } else if (lido.tipo === 'modalidade' && (lido.forca > 1 || temMarcas(celulas(coluna)))) {
      marcas.push({ coluna, tipo: 'modalidade', posicao: false });
    }
  }
  // The colour of the census is no option for a quota: it is read only where nothing else speaks of one.
  const haCota = marcas.some(({ tipo, grupo }) => tipo === 'modalidade' || grupo?.familias.includes('negro'));
  if (!haCota) {
    for (const { coluna, lido } of lidos) if (lido.tipo === 'cor') marcas.push({ coluna, tipo: 'cor', posicao: false });
  }
  return marcas;
}

/** Whether a column with a loose title ("Tipo", "Vaga") speaks of groups. */
function temMarcas(celulas: readonly Celula[]): boolean {
  const le = leitorDeMarcas([], 'qualquer');
  const textos = [...new Set(celulas.map(textoDaCelula))].filter((texto) => texto !== '').slice(0, AMOSTRA);
  const lidas = textos.map(le);
  const entendidas = lidas.filter(
    ({ desconhecidas, resposta }) => desconhecidas.length === 0 && resposta !== 'posição',
  );
  return lidas.some(({ grupos }) => grupos.length > 0) && entendidas.length * 2 >= lidas.length;
}

/** How a column is named in the reading's result. */
export function citada(colunas: Colunas, coluna: number): { coluna: string; titulo: string } {
  return { coluna: letraDaColuna(coluna), titulo: colunas.titulos[coluna] ?? '' };
}
