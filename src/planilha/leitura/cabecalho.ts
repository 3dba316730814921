import { cargoDoTexto } from './motivos';
import { preenchidas, type Tabela } from './tabela';
import type { LeitorDeTitulos, Titulo } from './titulos';
import { palavrasDe } from './texto';

export interface TituloDaColuna {
  readonly texto: string;
  readonly lido: Titulo;
}

export interface Cabecalho {
  /** 0-based rows of the sheet: one or two. */
  readonly linhas: readonly number[];
  readonly titulos: readonly TituloDaColuna[];
}

const ANCORAS = new Set(['inscrição', 'nome', 'cpf']);
const DE_CLASSIFICACAO = new Set([
  'inscrição',
  'nome',
  'cpf',
  'classificação',
  'nota',
  'cargo',
  'nascimento',
  'situação',
  'grupo',
  'modalidade',
]);
const NUMERICO = /^[\s\d.,/ºª°%+-]+$/;

/** How a row looks as a header. */
function aspecto(
  tabela: Tabela,
  linha: number,
  leTitulo: LeitorDeTitulos,
): { ancoras: number; lidas: number; cheias: number; numeros: number; tipos: number; fortes: number } {
  const cheias = preenchidas(tabela.linhas[linha] ?? []);
  const titulos = cheias.map(({ texto }) => leTitulo(texto));
  const lidas = titulos.filter(({ tipo }) => tipo !== 'desconhecida');
  return {
    cheias: cheias.length,
    numeros: cheias.filter(({ texto }) => NUMERICO.test(texto)).length,
    lidas: lidas.length,
    ancoras: titulos.filter(({ tipo }) => ANCORAS.has(tipo)).length,
    tipos: new Set(lidas.map(({ tipo }) => tipo)).size,
    fortes: new Set(lidas.map(({ tipo }) => tipo).filter((tipo) => DE_CLASSIFICACAO.has(tipo))).size,
  };
}

/** Whether the row names columns: it names who the people are, and little of it is not a title. */
export function pareceCabecalho(tabela: Tabela, linha: number, leTitulo: LeitorDeTitulos): boolean {
  const { ancoras, lidas, cheias, numeros, tipos, fortes } = aspecto(tabela, linha, leTitulo);
  return ancoras > 0 && tipos >= 2 && numeros === 0 && (lidas >= cheias * 0.4 || fortes >= 3);
}

/** A second line under the header: titles only, and where the header has a title of its own it adds to it. */
function continuaAbaixo(tabela: Tabela, cabecalho: number, leTitulo: LeitorDeTitulos): boolean {
  const { lidas, cheias, numeros } = aspecto(tabela, cabecalho + 1, leTitulo);
  if (cheias === 0 || numeros > 0 || lidas < cheias * 0.6) return false;
  const acima = tabela.linhas[cabecalho] ?? [];
  // A repeated header right below is a repetition, not a second line.
  return preenchidas(tabela.linhas[cabecalho + 1] ?? []).some(
    ({ coluna, texto }) =>
      palavrasDe(texto) !== palavrasDe(tabela.titulo(cabecalho, coluna)) || (acima[coluna] ?? null) === null,
  );
}

function continuaAcima(tabela: Tabela, cabecalho: number, leTitulo: LeitorDeTitulos): boolean {
  if (cabecalho === 0 || tabela.linhaInteira(cabecalho - 1)) return false;
  const acima = preenchidas(tabela.linhas[cabecalho - 1] ?? []);
  const { lidas, cheias, numeros } = aspecto(tabela, cabecalho - 1, leTitulo);
  if (numeros > 0 || cheias === 0 || lidas < cheias * 0.5) return false;
  // Titles of columns have no sentences: "CARGO: X", "PN = pessoa negra", "Edital 01/2024".
  if (
    acima.some(({ texto }) => /[:=\d]/.test(texto)) ||
    cargoDoTexto(acima.map(({ texto }) => texto).join('   ')) !== undefined
  )
    return false;
  return cheias > 1 || (acima[0]?.coluna ?? 0) > 0;
}

/** The header that starts at or after `desde`, up to `ate` (exclusive), or undefined. */
export function achaCabecalho(
  tabela: Tabela,
  { desde, ate, leTitulo }: { desde: number; ate: number; leTitulo: LeitorDeTitulos },
): Cabecalho | undefined {
  for (let linha = desde; linha < Math.min(ate, tabela.linhas.length); linha += 1) {
    if (!pareceCabecalho(tabela, linha, leTitulo)) continue;
    if (linha + 1 < tabela.linhas.length && continuaAbaixo(tabela, linha, leTitulo)) {
      return comDuasLinhas(tabela, linha, leTitulo);
    }
    if (linha > desde && continuaAcima(tabela, linha, leTitulo)) return comDuasLinhas(tabela, linha - 1, leTitulo);
    const titulos = colunas(tabela).map((coluna) => {
      const texto = tabela.titulo(linha, coluna);
      return { texto, lido: leTitulo(texto) };
    });
    return { linhas: [linha], titulos: semRepetir(tabela, linha, titulos) };
  }
  return undefined;
}

const colunas = (tabela: Tabela): number[] => Array.from({ length: tabela.largura }, (_, coluna) => coluna);

/** A title merged over several columns names the first of them that has content; the others stay untitled. */
function semRepetir(tabela: Tabela, linha: number, titulos: readonly TituloDaColuna[]): TituloDaColuna[] {
  return titulos.map((titulo, coluna) =>
    coluna > 0 && titulo.texto !== '' && (tabela.linhas[linha]?.[coluna] ?? null) === null
      ? { texto: '', lido: { tipo: 'desconhecida' } }
      : titulo,
  );
}

function comDuasLinhas(tabela: Tabela, primeira: number, leTitulo: LeitorDeTitulos): Cabecalho {
  const abaixo = tabela.linhas[primeira + 1] ?? [];
  let herdado = '';
  const titulos = colunas(tabela).map((coluna) => {
    const proprio = tabela.titulo(primeira, coluna);
    const debaixo = (abaixo[coluna] ?? null) === null ? '' : tabela.titulo(primeira + 1, coluna);
    // Without merges (a .csv), a group title reaches the blanks to its right that have a title below.
    if (proprio !== '') herdado = debaixo === '' || debaixo === proprio ? '' : proprio;
    const cima = proprio !== '' || debaixo === '' ? proprio : herdado;
    return combina(cima, debaixo === cima ? '' : debaixo, leTitulo);
  });
  return { linhas: [primeira, primeira + 1], titulos };
}

const POR_SI = new Set(['inscrição', 'nome', 'nascimento', 'cpf', 'verificação', 'cargo', 'observação']);

function combina(cima: string, baixo: string, leTitulo: LeitorDeTitulos): TituloDaColuna {
  if (baixo === '') return { texto: cima, lido: leTitulo(cima) };
  if (cima === '') return { texto: baixo, lido: leTitulo(baixo) };
  const texto = `${cima} / ${baixo}`;
  const [acima, abaixo, juntos] = [leTitulo(cima), leTitulo(baixo), leTitulo(`${cima} ${baixo}`)];
  if (POR_SI.has(abaixo.tipo)) return { texto: baixo, lido: abaixo };
  if (acima.tipo === 'grupo') {
    if (abaixo.tipo === 'classificação') return { texto, lido: { ...acima, posicao: true } };
    return { texto, lido: abaixo.tipo === 'nota' ? abaixo : juntos };
  }
  if (abaixo.tipo === 'situação') return { texto: baixo, lido: abaixo };
  if (acima.tipo === 'classificação') {
    if (abaixo.tipo === 'grupo') return { texto, lido: { ...abaixo, posicao: true } };
    return { texto, lido: abaixo.tipo === 'classificação' || abaixo.tipo === 'nota' ? abaixo : juntos };
  }
  if (acima.tipo === 'nota') {
    const daPosicao = abaixo.tipo === 'classificação' && !/^(geral|total)$/.test(palavrasDe(baixo));
    return daPosicao || abaixo.tipo === 'grupo' ? { texto: baixo, lido: abaixo } : { texto, lido: juntos };
  }
  return abaixo.tipo === 'desconhecida' ? { texto, lido: juntos } : { texto: baixo, lido: abaixo };
}
