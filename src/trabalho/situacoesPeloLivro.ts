import type { Ato } from '../core/ato';
import { PCD, type Candidato, type Modalidade, type Situacao } from '../core/candidato';
import type { Problema } from '../core/problema';
import { atosQueValem } from '../core/retificacoes';
import { lugarDaPessoa, type Ranking } from './cargo';

const SAIDAS = new Set<Ato['tipo']>([
  'desistência',
  'posse não tomada',
  'tornada sem efeito',
  'vacância',
  'eliminação',
]);

/**
 * A control sheet shows where people are today; the livro tells how they got there. Whoever has acts starts the
 * replay in the lists, whatever the sheet says; a difference between the two is a warning.
 */
export function situacoesPeloLivro(
  ranking: Ranking,
  lidas: readonly Candidato[],
  atos: readonly Ato[],
): { pessoas: readonly Candidato[]; problemas: Problema[] } {
  const porPessoa = new Map<number, AtosDaPessoa>();
  for (const { pessoa, tipo, lista } of atosQueValem(atos).validos) {
    if (pessoa === undefined) continue;
    const dela = porPessoa.get(pessoa) ?? { tipos: new Set(), negadas: new Set() };
    dela.tipos.add(tipo);
    if (tipo === 'cota não confirmada') dela.negadas.add(lista);
    porPessoa.set(pessoa, dela);
  }
  const problemas: Problema[] = [];
  const pessoas = lidas.map((pessoa, i): Candidato => {
    const { tipos, negadas } = porPessoa.get(i) ?? SEM_ATOS;
    const inicio = situacaoInicial(pessoa.situacao, tipos);
    if (inicio.diverge) {
      const semNomeacao = pessoa.situacao === 'ja-nomeado';
      problemas.push({
        codigo: 'situacao-diverge',
        // Someone already nominated holds a vaga that the livro would give away again.
        gravidade: semNomeacao ? 'erro' : 'aviso',
        lugar: lugarDaPessoa(ranking, pessoa),
        dados: {
          pessoa: pessoa.nome,
          naPlanilha: pessoa.situacao,
          noLivro: semNomeacao ? 'não há ato de nomeação' : 'não há ato que o diga',
        },
      });
    }
    const reservas = negadas.size > 0 ? antesDaNegativa(pessoa.reservas, negadas) : pessoa.reservas;
    const igual = inicio.situacao === pessoa.situacao && reservas === pessoa.reservas;
    return igual ? pessoa : { ...pessoa, situacao: inicio.situacao, reservas };
  });
  return { pessoas, problemas };
}

interface AtosDaPessoa {
  readonly tipos: Set<Ato['tipo']>;
  /** The lists of its acts cota não confirmada; undefined: the law's. */
  readonly negadas: Set<Modalidade | undefined>;
}

const SEM_ATOS: AtosDaPessoa = { tipos: new Set(), negadas: new Set() };

/** The refusal is an act: until then the person competed for the reserve. */
function antesDaNegativa(reservas: Candidato['reservas'], negadas: AtosDaPessoa['negadas']): Candidato['reservas'] {
  const porAto = (id: Modalidade): boolean => negadas.has(id) || (negadas.has(undefined) && id !== PCD);
  return Object.fromEntries(
    Object.entries(reservas).map(([id, pertenca]) => [
      id,
      pertenca === 'negada' && porAto(id) ? 'declarada' : pertenca,
    ]),
  );
}

/** With what situation the replay starts; `diverge`: the sheet says what no act explains. */
function situacaoInicial(
  naPlanilha: Situacao,
  tipos: ReadonlySet<Ato['tipo']>,
): { readonly situacao: Situacao; readonly diverge: boolean } {
  const nomeado = tipos.has('nomeação') || tipos.has('decisão judicial');
  const saiu = [...tipos].some((tipo) => SAIDAS.has(tipo));
  switch (naPlanilha) {
    case 'ja-nomeado':
      return { situacao: nomeado || saiu ? 'habilitado' : naPlanilha, diverge: !nomeado };
    case 'desistente':
      // Before any call it means out of the lists; a nomeação and then a departure tell the same story in order.
      return nomeado && saiu ? { situacao: 'habilitado', diverge: false } : { situacao: naPlanilha, diverge: nomeado };
    case 'eliminado':
      // Whoever was out must not have been nominated: only the act that eliminates says that it came later.
      return tipos.has('eliminação')
        ? { situacao: 'habilitado', diverge: false }
        : { situacao: naPlanilha, diverge: nomeado };
    case 'fim-de-fila':
      return tipos.has('fim de fila')
        ? { situacao: 'habilitado', diverge: false }
        : { situacao: naPlanilha, diverge: nomeado };
    case 'habilitado':
    case 'sub-judice':
      return { situacao: naPlanilha, diverge: false };
  }
}
