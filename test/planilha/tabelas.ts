import type { Candidato } from '../../src/core/candidato';
import { LEIS } from '../../src/leis/catalogo';
import type { Aba, Celula, Mescla } from '../../src/planilha/grade';
import { lerAbas, type Leitura, type OpcoesDaLeitura } from '../../src/planilha/leitura';

export const PORTO_FELIZ = reservasDe('porto-feliz-4993-2011');
export const FERRAZ = reservasDe('ferraz-de-vasconcelos-3677-2026');

function reservasDe(id: string): NonNullable<OpcoesDaLeitura['reservas']> {
  const lei = LEIS.find((uma) => uma.id === id);
  if (lei === undefined) throw new Error(id);
  return lei.reservas;
}

/** A sheet written as text: one row per line, cells between bars. */
export function aba(texto: string, nome = 'Plan1'): Aba {
  const linhas = texto
    .trim()
    .split('\n')
    .map((linha) =>
      linha
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((celula): Celula => (celula.trim() === '' ? null : celula.trim())),
    );
  return { nome, linhas, mesclas: [] };
}

export function abaDe(linhas: readonly (readonly Celula[])[], mesclas: readonly Mescla[] = [], nome = 'Plan1'): Aba {
  return { nome, linhas, mesclas };
}

export function ler(abas: Aba | readonly Aba[], opcoes: OpcoesDaLeitura = { reservas: FERRAZ }): Leitura {
  return lerAbas('linhas' in abas ? [abas] : abas, opcoes);
}

/** One person in one line: row, inscrição, name; cargo; rank; situation; memberships. */
export function emLinha({ linha, inscricao, nome, cargo, classificacao, situacao, reservas }: Candidato): string {
  const marcas = Object.entries(reservas).map(([id, pertenca]) => `${id}=${pertenca}`);
  return [`${linha} ${inscricao} ${nome}`.replace('  ', ' '), cargo, classificacao ?? '-', situacao, ...marcas].join(
    '; ',
  );
}

export const pessoas = (leitura: Leitura): string[] =>
  leitura.abas.flatMap(({ candidatos }) => candidatos.map(emLinha));

export const ignoradas = (leitura: Leitura): string =>
  leitura.abas.flatMap((uma) => uma.ignoradas.map(({ linha, motivo }) => `${linha} ${motivo}`)).join(', ');

/** "gravidade codigo Plan1!B3" of each problem. */
export const problemas = (leitura: Leitura): string[] =>
  leitura.problemas.map(({ gravidade, codigo, lugar }) =>
    `${gravidade} ${codigo} ${lugar?.coluna ?? ''}${lugar?.linha ?? ''}`.trim(),
  );

export const colunas = (leitura: Leitura): string =>
  Object.entries(leitura.abas[0]?.colunas ?? {})
    .map(([campo, { coluna }]) => `${campo}=${coluna}`)
    .join(' ');
