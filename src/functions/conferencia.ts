import type { TipoDeAto } from '../core/ato';
import type { Lei } from '../core/lei';
import { bloqueia } from '../core/problema';
import { atosQueValem } from '../core/retificacoes';
import { normaliza } from '../core/texto';
import type { Leitura } from '../planilha/leitura';
import type { AtoEscrito, LivroLido } from '../planilha/livro';
import { nomeDaModalidade } from '../redacao/fundamento';
import { ARGUMENTOS, CONFORME } from '../redacao/funcoes';
import { citaArtigos, enumeraAte } from '../redacao/palavras';
import { porCargo } from '../trabalho/cargo';
import { conferir, type DivergenciaRedigida } from '../trabalho/conferir';
import { doCargo, type Pedido, type PorCargo } from '../trabalho/pedido';
import { barra } from './bloqueio';
import { lerNomeados, NOMEADOS } from './nomeados';
import { argumentoErrado, Recusa } from './recusa';
import { tabela, type Mostrado, type Saida } from './saidas';

const TITULOS = ['Ato', 'Cargo', 'Vaga', 'Encontrado', 'Devido', 'Preteridos', 'Fundamento', 'Motivo'];
const TETO_DE_PRETERIDOS = 50;
const NOMEIAM: ReadonlySet<TipoDeAto> = new Set<TipoDeAto>(['nomeação', 'decisão judicial']);

/** The nominations that differ from what was due, one per row; one row when none does. */
export function conferenciaEmTabela(nomeados: unknown, leitura: Leitura, pedido: Pedido, vagas: PorCargo<number>): Saida {
  const livro = comOfertas(lerNomeados(nomeados), vagas, leitura);
  const { divergencias, problemas } = conferir(leitura, livro, pedido);
  barra(problemas, {
    diagnostico: 'com ranking',
    intervaloDe: ({ lugar }) => (lugar?.aba === NOMEADOS ? 'nomeados' : 'candidatos'),
  });
  if (!livro.atos.some(({ tipo }) => NOMEIAM.has(tipo))) throw new Recusa('nada a dar', ARGUMENTOS.semNomeacoes());
  if (divergencias.length === 0) return tabela(TITULOS, [['Conforme', '', '', '', '', '', '', CONFORME]]);
  return tabela(TITULOS, divergencias.map((esta) => linhaDe(pedido.lei, esta)));
}

function linhaDe(lei: Lei, { ato, cargo, vaga, encontrado, devido, preteridos, fundamento, frase }: DivergenciaRedigida): Mostrado[] {
  const quem = ({ inscricao, lista }: { readonly inscricao: string; readonly lista?: string }): string =>
    lista === undefined ? inscricao : `${inscricao} (${nomeDaModalidade(lei, lista)})`;
  return [
    ato,
    cargo,
    vaga,
    quem(encontrado),
    devido === null ? 'Nenhuma chamada' : quem(devido),
    enumeraAte(preteridos, TETO_DE_PRETERIDOS),
    citaArtigos(fundamento),
    frase,
  ];
}

/** The vagas of the argument as the edital's offer, unless the livro has its own, which must then say the same. */
function comOfertas(livro: LivroLido, vagas: PorCargo<number>, { candidatos }: Leitura): LivroLido {
  const cargos = porCargo(candidatos).map(({ cargo }) => cargo);
  const ofertas = atosQueValem(livro.atos).validos.filter(({ tipo }) => tipo === 'oferta');
  if (livro.problemas.some(bloqueia)) return livro;
  if (ofertas.length > 0) {
    for (const cargo of cargos) conferem(cargo, ofertadas(ofertas, cargo, cargos.length === 1), doCargo(vagas, cargo));
    return livro;
  }
  const nomeados = vagas.geral === undefined ? vagas.porCargo.map(({ cargo }) => cargo) : cargos;
  const doEdital = nomeados.map(
    (cargo): AtoEscrito => ({ linha: 0, ato: 'oferta', tipo: 'oferta', cargo, quantidade: doCargo(vagas, cargo) ?? 0 }),
  );
  return { ...livro, atos: [...doEdital, ...livro.atos] };
}

/** The vagas that the livro offers to a cargo; acts without a cargo belong to the only one. */
function ofertadas(ofertas: readonly AtoEscrito[], cargo: string, unico: boolean): number {
  return ofertas
    .filter((ato) => unico || normaliza(ato.cargo) === normaliza(cargo))
    .reduce((soma, { quantidade = 0 }) => soma + quantidade, 0);
}

function conferem(cargo: string, noLivro: number, vagas: number | undefined): void {
  if (vagas !== undefined && vagas !== noLivro) throw argumentoErrado(ARGUMENTOS.ofertaDiverge(cargo, noLivro, vagas));
}
