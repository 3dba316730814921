import { LIMITE_DE_CELULAS, type Aba, type Celula } from '../../planilha/grade';
import { celulaComErro } from '../../planilha/erros';
import { abaDe, pareceErro } from './celulas';
import { LIMITE_DE_COLUNAS } from './limites';
import { empacota } from './pacote';
import { Recusa } from './recusa';
import type { Parte } from './zip';

/** The library builds a tree of the whole contents, some ten times their size. */
const LIMITE_DO_CONTEUDO = 64 * 1024 * 1024;

const codificador = new TextEncoder();

/**
 * The contents as the library can take them: header rows and groups are wrappers it doesn't look into (their rows would
 * vanish), and the formatted empty cells with which LibreOffice fills every row up to the sheet's edge would each be
 * made real.
 */
function conteudoLegivel(xml: string): string {
  const semGrupos = xml.replace(/<\/?table:table-(?:header-rows|row-group|rows)(?:\s[^<>]*)?>/g, '');
  return semGrupos.replace(
    /(<table:table-row(?:\s[^<>]*)?>)|<table:table-cell(?:\s[^<>]*)?\/>/g,
    (tudo, linha: string | undefined) =>
      linha !== undefined || /office:|spanned=/.test(tudo) ? tudo : semEstilo(tudo),
  );
}

function semEstilo(celula: string): string {
  return celula.replace(/\stable:style-name="[^"]*"/, '');
}

function somaDasRepeticoes(xml: string): number {
  let soma = 0;
  const repetidas = /<table:(?:covered-)?table-cell\s[^<>]*number-columns-repeated="(\d+)"[^<>]*(\/?)>|text:c="(\d+)"/g;
  for (const [tudo, colunas, , espacos] of xml.matchAll(repetidas)) {
    const vazia = tudo.endsWith('/>') && !tudo.includes('office:');
    // Runs of empty cells at a row's end are trimmed by the library; inside a row they can be no longer than a row.
    soma += vazia ? 0 : Math.min(Number(colunas ?? espacos), LIMITE_DE_COLUNAS);
  }
  return soma;
}

/** The hidden and filtered rows of each table, as first row and count; the library doesn't tell of them. */
function ocultasPorAba(xml: string): [number, number][][] {
  const abas: [number, number][][] = [];
  let linha = 0;
  for (const [tudo, atributos = ''] of xml.matchAll(/<table:table(?:-row)?(\s[^<>]*)?>/g)) {
    if (!tudo.startsWith('<table:table-row')) {
      abas.push([]);
      linha = 0;
      continue;
    }
    const repetidas = Number(/number-rows-repeated="(\d+)"/.exec(atributos)?.[1] ?? 1);
    if (/table:visibility="(?:collapse|filter)"/.test(atributos)) abas.at(-1)?.push([linha, repetidas]);
    linha += repetidas;
  }
  return abas;
}

function linhasOcultas(trechos: readonly [number, number][], linhas: number): Pick<Aba, 'linhasOcultas'> {
  const ocultas = trechos.flatMap(([primeira, quantas]) =>
    Array.from({ length: Math.max(0, Math.min(quantas, linhas - primeira)) }, (_, i) => primeira + i),
  );
  return ocultas.length > 0 ? { linhasOcultas: ocultas } : {};
}

/**
 * The sheets of an OpenDocument spreadsheet.
 *
 * @throws Recusa for whatever can't or shouldn't be read
 */
export async function lerOds(arquivo: Uint8Array, partes: readonly Parte[]): Promise<Aba[]> {
  const conteudo = partes.find(({ nome }) => nome === 'content.xml');
  if (conteudo === undefined) throw new Recusa('arquivo-ilegivel', { motivo: 'sem abas' });
  if (partes.some(({ nome }) => nome === 'META-INF/manifest.xml')) await confereSenha(arquivo, partes);
  if (conteudo.expandido > LIMITE_DO_CONTEUDO) throw new Recusa('arquivo-suspeito', { motivo: 'expande demais' });
  const pacote = await empacota(arquivo, [conteudo]);
  const xml = conteudoLegivel(new TextDecoder().decode(pacote.partes.get('content.xml')));
  if (somaDasRepeticoes(xml) > LIMITE_DE_CELULAS) {
    throw new Recusa('arquivo-suspeito', { motivo: 'estrutura impossível' });
  }
  const { zipSync } = await import('fflate');
  const { readOds } = await import('hucre/ods');
  const limpo = zipSync(
    {
      mimetype: codificador.encode('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': codificador.encode(xml),
    },
    { level: 0 },
  );
  const { sheets } = await readOds(limpo, { readStyles: true });
  const ocultas = ocultasPorAba(xml);
  return sheets.map((aba, indice) => {
    const porcentagens = [...(aba.cells ?? [])].flatMap(([chave, { style }]) =>
      style?.numFmt?.includes('%') === true ? chave.split(',').map(Number) : [],
    );
    const lida = abaDe(aba, porcentagens);
    const comErros = (celula: Celula): Celula =>
      typeof celula === 'string' && pareceErro(celula) ? celulaComErro(celula) : celula;
    return {
      ...lida,
      linhas: lida.linhas.map((linha) => linha.map(comErros)),
      ...linhasOcultas(ocultas[indice] ?? [], lida.linhas.length),
    };
  });
}

async function confereSenha(arquivo: Uint8Array, partes: readonly Parte[]): Promise<void> {
  const manifesto = partes.filter(({ nome }) => nome === 'META-INF/manifest.xml');
  const pacote = await empacota(arquivo, manifesto);
  const xml = new TextDecoder().decode(pacote.partes.get('META-INF/manifest.xml'));
  if (xml.includes('encryption-data')) throw new Recusa('arquivo-protegido', {});
}
