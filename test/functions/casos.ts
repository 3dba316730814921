import fc from 'fast-check';
import type { Pertenca, Situacao } from '../../src/core/candidato';
import { casos, reservaDaLei, type Caso } from '../propriedades/gerador';

/** With a column of verification a mark alone is pending; both count alike, so the contests here have no `declarada`. */
const VERIFICADA: Record<Pertenca, Pertenca> = { declarada: 'confirmada', confirmada: 'confirmada', pendente: 'pendente', negada: 'negada' };
const RESULTADO: Record<Pertenca, string> = { declarada: '', confirmada: 'Deferido', pendente: 'Em recurso', negada: 'Indeferido' };
const SITUACAO: Record<Situacao, string> = {
  habilitado: '',
  eliminado: 'Eliminado',
  desistente: 'Desistente',
  'fim-de-fila': 'Final de fila',
  'sub-judice': 'Sub judice',
  'ja-nomeado': 'Nomeado',
};

/** How this Excel writes an empty cell, and how the sheet writes a rank. */
export interface Escrita {
  readonly vazia: unknown;
  readonly posto: (posto: number) => unknown;
}

export const escritas: fc.Arbitrary<Escrita> = fc.record({
  vazia: fc.constantFrom<unknown[]>(null, 0, '', undefined),
  posto: fc.constantFrom<((posto: number) => unknown)[]>(
    (posto) => posto,
    (posto) => `${posto}º`,
    (posto) => ({ type: 'FormattedNumber', basicValue: posto, numberFormat: '0"º"' }),
  ),
});

/** One offer, since the argument is the number of vagas. */
export const concursos = casos({ comEmpates: true }).map((caso): Caso => ({
  ...caso,
  ofertas: [caso.ofertas.reduce((soma, n) => soma + n, 0)],
  pessoas: caso.pessoas.map((pessoa) => ({
    ...pessoa,
    reservas: Object.fromEntries(Object.entries(pessoa.reservas).map(([id, pertenca]) => [id, VERIFICADA[pertenca]])),
  })),
})).filter(({ pessoas }) => pessoas.length > 0);

/** The range that a person would give: titles, then one row per person; at last the empty rows of a whole column. */
export function intervalo({ pessoas, lei }: Caso, { vazia, posto }: Escrita): unknown[][] {
  const titulos = ['Classificação', 'Inscrição', 'Nome', 'Cota racial', 'Heteroidentificação', 'PcD', 'Perícia médica', 'Situação'];
  const linhas = pessoas.map(({ inscricao, classificacao, situacao, reservas }) => {
    const [cota, pcd] = [reservas[reservaDaLei(lei)], reservas.pcd];
    const textos = [cota && 'Negro', cota && RESULTADO[cota], pcd && 'SIM', pcd && RESULTADO[pcd], SITUACAO[situacao]];
    return [posto(classificacao), inscricao, `Pessoa ${inscricao}`, ...textos.map((texto) => texto || vazia)];
  });
  return [titulos, ...linhas, ...Array.from({ length: 3 }, () => titulos.map(() => vazia))];
}

export function argumentoPcd({ pcd }: Caso): unknown {
  return typeof pcd === 'object' ? `posicoes:${pcd.posicoes.join(',')}` : (pcd ?? null);
}

export function argumentoLeituras({ leituras, reservadas }: Caso): string {
  const itens = Object.entries(leituras).map(([pergunta, resposta]) => `${pergunta}=${resposta}`);
  return [...itens, 'lacuna-na-classificacao=completa', ...(reservadas === undefined ? [] : [`reservadas=${reservadas}`])].join('; ');
}
