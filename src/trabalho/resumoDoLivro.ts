import type { Ato } from '../core/ato';
import { AMPLA, type Modalidade } from '../core/candidato';
import type { FatoDoLivro } from '../core/constatacoes';
import { bloqueia } from '../core/problema';
import { atosQueValem } from '../core/retificacoes';
import type { LivroLido } from '../planilha/livro';
import { nomeDaModalidade } from '../redacao/fundamento';
import { causaDaReabertura } from '../redacao/nomeacoes';
import { amostra, TETO_DE_CARGOS } from './amostra';
import type { CargoComAtos } from './atos';
import type { CargoComLivro, LivroAplicado } from './livro';
import type { AtoNoLivro, CargoNoLivro, ModalidadeNoLivro, ResumoDoLivro, VagaAberta } from './nomeacoes';
import type { Pedido } from './pedido';
import { redigidos } from './problemasRedigidos';
import { contagem } from './serie';

const ULTIMOS = 50;

/** What the livro leads to, cargo by cargo; a livro just begun is not a problem. */
export function resumoDoLivro(
  { lei }: Pedido,
  { aba, atos }: LivroLido,
  { cargos, problemas: todos }: LivroAplicado,
  comAtos: readonly CargoComAtos[],
): ResumoDoLivro {
  // Over the whole livro: a retificação needs no cargo.
  const valem = new Set(atosQueValem(atos).validos.map(({ linha }) => linha));
  const problemas = todos.filter(({ codigo }) => codigo !== 'livro-sem-atos');
  return {
    aba,
    atos: atos.length,
    cargos: cargos.slice(0, TETO_DE_CARGOS).map((cargo, i) => ({
      ...cargoNoLivro({ lei }, cargo, comAtos[i]),
      ultimos: ultimosAtos(comAtos[i], valem),
    })),
    totalDeCargos: cargos.length,
    bloqueia: problemas.some(bloqueia),
    ...redigidos(problemas),
  };
}

function cargoNoLivro(
  { lei }: Pick<Pedido, 'lei'>,
  cargo: CargoComLivro,
  comAtos: CargoComAtos | undefined,
): Omit<CargoNoLivro, 'ultimos'> {
  const { situacao, serie } = cargo;
  const { estado, abertas } = situacao;
  const vagas = estado.modalidades.length;
  const deAbertas = abertas.todas();
  const ocupacoes = contaPor(vagas, (vaga) => estado.ocupa(estado.ocupante(vaga)));
  const porModalidade = contaPor(vagas, (vaga) => (abertas.aberta(vaga) ? estado.modalidade(vaga) : undefined));
  const ocupadas = soma(ocupacoes.values());
  const daSerie = contagem(lei, serie.serie.modalidades.slice(0, vagas), serie.pcd).quadro;
  const nomeacoes = nomeacoesPorLista(cargo, comAtos?.atos ?? []);
  const ids = new Set([AMPLA, ...Object.keys(daSerie), ...ocupacoes.keys(), ...porModalidade.keys(), ...nomeacoes.keys()]);
  return {
    cargo: cargo.cargo,
    vagas,
    ocupadas,
    extintas: vagas - ocupadas - deAbertas.length,
    abertas: {
      total: deAbertas.length,
      primeiros: amostra(deAbertas).primeiros.map((vaga): VagaAberta => {
        const modalidade = estado.modalidade(vaga);
        const reabertura = abertas.reabertura(vaga);
        return {
          vaga,
          modalidade,
          nome: nomeDaModalidade(lei, modalidade),
          motivo: reabertura === undefined ? 'nova' : 'reaberta',
          ...(reabertura && { causa: causaDaReabertura(reabertura) }),
        };
      }),
    },
    modalidades: [...ids].map((modalidade): ModalidadeNoLivro => ({
      modalidade,
      nome: nomeDaModalidade(lei, modalidade),
      daSerie: daSerie[modalidade] ?? 0,
      nomeacoes: nomeacoes.get(modalidade) ?? 0,
      ocupadas: ocupacoes.get(modalidade) ?? 0,
      abertas: porModalidade.get(modalidade) ?? 0,
    })),
  };
}

function contaPor(vagas: number, modalidade: (vaga: number) => Modalidade | undefined): Map<Modalidade, number> {
  const contadas = new Map<Modalidade, number>();
  for (let vaga = 1; vaga <= vagas; vaga += 1) {
    const esta = modalidade(vaga);
    if (esta !== undefined) contadas.set(esta, (contadas.get(esta) ?? 0) + 1);
  }
  return contadas;
}

function soma(numeros: Iterable<number>): number {
  let total = 0;
  for (const numero of numeros) total += numero;
  return total;
}

/** Kinds of facts by which an act is read without what contradicts; any other leaves a nomeação without effect. */
const SEM_CONTRADICAO = new Set<FatoDoLivro['tipo']>([
  'lista inferida',
  'vaga inferida',
  'compensa inferida',
  'empate decidido pelo ato',
  'compensa sem reserva',
  'pessoa fora das listas',
]);

/** Nomeações that took a vaga, by the modalidade by which the person came to hold it. */
function nomeacoesPorLista({ situacao: { fatos } }: CargoComLivro, atos: readonly Ato[]): Map<Modalidade, number> {
  const semEfeito = new Set(fatos.flatMap(({ ato, tipo }) => (SEM_CONTRADICAO.has(tipo) ? [] : [ato.linha])));
  const inferidas = new Map(fatos.flatMap((fato) => (fato.tipo === 'lista inferida' ? [[fato.ato.linha, fato.lista] as const] : [])));
  const contadas = new Map<Modalidade, number>();
  for (const { tipo, linha, vaga, lista } of atosQueValem(atos).validos) {
    const nomeia = tipo === 'nomeação' || (tipo === 'decisão judicial' && vaga !== undefined);
    const por = lista ?? inferidas.get(linha);
    if (nomeia && por !== undefined && !semEfeito.has(linha)) contadas.set(por, (contadas.get(por) ?? 0) + 1);
  }
  return contadas;
}

/** @param valem the rows of the acts that no retificação cancelled */
function ultimosAtos(comAtos: CargoComAtos | undefined, valem: ReadonlySet<number>): CargoNoLivro['ultimos'] {
  if (comAtos === undefined) return { total: 0, primeiros: [] };
  const { atos } = comAtos;
  const ultimos = atos.slice(-ULTIMOS).reverse();
  return { total: atos.length, primeiros: ultimos.map((ato) => atoNoLivro(comAtos, ato, !valem.has(ato.linha))) };
}

/** An act with the people it names. */
function atoNoLivro({ pessoas }: Pick<CargoComAtos, 'pessoas'>, ato: Ato, cancelado: boolean): AtoNoLivro {
  const { pessoa, compensa, ...resto } = ato;
  const quem = pessoa === undefined ? undefined : pessoas[pessoa];
  const compensada = compensa === undefined ? undefined : pessoas[compensa];
  return {
    ...resto,
    ...(quem && { inscricao: quem.inscricao, nome: quem.nome }),
    ...(compensada && { compensa: compensada.inscricao }),
    cancelado,
  };
}
