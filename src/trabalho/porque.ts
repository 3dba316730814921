import { AMPLA, chaveDaInscricao, type Candidato, type Modalidade } from '../core/candidato';
import { conta } from '../core/classificados';
import type { Problema } from '../core/problema';
import { fraseDaChamada } from '../redacao/chamada';
import {
  fraseDaChamadaAntes,
  fraseDaPosicao,
  fraseDasOutrasAntes,
  fraseDaVagaAberta,
  fraseDeFora,
  fraseDeNaoChamada,
  fraseDoDepois,
  fraseDoLugar,
  fraseDoLugarNaoAlcancado,
  frasesDaPertenca,
  ORDEM_BLOQUEADA,
  SEM_VAGAS,
  type LugarNaLista,
} from '../redacao/porque';
import type { Ranking } from './cargo';
import { redigirChamadas } from './chamadas';
import { foraDaOrdem, listaEspecifica, listaGeral, type LinhaDaLista } from './listas';
import { ordenar, type OrdemDoCargo } from './ordem';
import type { Pedido } from './pedido';

export interface Porque {
  readonly inscricao: string;
  readonly nome: string;
  /** Whether the person is called in this order. */
  readonly chamada: boolean;
  readonly frases: readonly string[];
  readonly problemas: readonly Problema[];
}

/** "Por que esta pessoa (não) foi chamada?": the reasons of this order, one sentence each, with their articles. */
export function porque(ranking: Ranking, pedido: Pedido, inscricao: string): Porque {
  const { cargos, problemas } = ordenar(ranking, pedido);
  const chave = chaveDaInscricao(inscricao);
  const respostas = cargos.flatMap((cargo) => {
    const indice = cargo.classificados.pessoas.findIndex((pessoa) => chaveDaInscricao(pessoa.inscricao) === chave);
    const pessoa = cargo.classificados.pessoas[indice];
    return pessoa === undefined ? [] : [{ cargo: cargo.cargo, pessoa, ...razoes(pedido, cargo, pessoa, indice) }];
  });
  const [primeira] = respostas;
  if (primeira !== undefined) {
    // The same inscrição in two cargos: one answer, with the cargo before each sentence.
    const frases =
      respostas.length === 1
        ? primeira.frases
        : respostas.flatMap(({ cargo, frases: dele }) => dele.map((frase) => `${cargo}: ${frase}`));
    const { inscricao: lida, nome } = primeira.pessoa;
    return { inscricao: lida, nome, chamada: respostas.some(({ chamada }) => chamada), frases, problemas };
  }
  const desconhecida: Problema = {
    codigo: 'inscricao-desconhecida',
    gravidade: 'erro',
    dados: { inscricao, onde: 'pergunta' },
  };
  return { inscricao, nome: '', chamada: false, frases: [], problemas: [...problemas, desconhecida] };
}

function razoes(
  { lei }: Pedido,
  cargo: OrdemDoCargo,
  pessoa: Candidato,
  indice: number,
): { chamada: boolean; frases: string[] } {
  const { classificados, ordem, contexto } = cargo;
  if (cargo.bloqueado && ordem.passos.every((passo) => passo.pessoa !== indice)) return { chamada: false, frases: [ORDEM_BLOQUEADA] };
  const fora = foraDaOrdem(classificados).find((linha) => linha.pessoa === pessoa);
  if (fora !== undefined) return { chamada: false, frases: [fraseDeFora(pessoa.nome, fora.motivo)] };
  const passo = ordem.passos.findIndex((outro) => outro.pessoa === indice);
  const lugares = lugaresNasListas(cargo, pessoa);
  const marcas = frasesDaPertenca(lei, pessoa);
  if (passo >= 0) {
    const chamadas = redigirChamadas(classificados, contexto, ordem);
    const esta = chamadas[passo];
    const depois = chamadas.find((outra) => outra.compensa === pessoa.inscricao);
    return {
      chamada: true,
      frases: [
        fraseDaPosicao(pessoa.nome, passo + 1),
        ...(esta === undefined ? [] : [esta.frase]),
        ...(depois === undefined ? [] : [fraseDoDepois(depois.frase)]),
        ...lugares.map((lugar) => fraseDoLugar(lei, lugar)),
        ...marcas,
      ],
    };
  }
  return { chamada: false, frases: [...motivosDeNaoChamada(cargo, pessoa, indice, lugares), ...marcas] };
}

function lugaresNasListas({ classificados }: OrdemDoCargo, pessoa: Candidato): LugarNaLista[] {
  const listas: [Modalidade, readonly LinhaDaLista[]][] = [
    [AMPLA, listaGeral(classificados)],
    ...classificados.reservas
      .filter((reserva) => conta(pessoa, reserva))
      .map((reserva): [Modalidade, readonly LinhaDaLista[]] => [reserva, listaEspecifica(classificados, reserva)]),
  ];
  return listas.flatMap(([modalidade, linhas]) => {
    const linha = linhas.find((outra) => outra.pessoa === pessoa);
    return linha === undefined ? [] : [{ modalidade, ordem: linha.ordem, classificacao: pessoa.classificacao }];
  });
}

function motivosDeNaoChamada(cargo: OrdemDoCargo, pessoa: Candidato, indice: number, lugares: readonly LugarNaLista[]): string[] {
  const { ordem, vagas, classificados, serie, contexto } = cargo;
  const { lei } = contexto;
  const naoChamada = fraseDeNaoChamada(pessoa.nome, vagas);
  if (vagas === 0) return [naoChamada, SEM_VAGAS, ...lugares.map((lugar) => fraseDoLugar(lei, lugar))];
  const alcances = lugares.map((lugar) => {
    const pelaLista = ordem.passos.filter(({ lista }) => lista === lugar.modalidade);
    const numero = pelaLista[pelaLista.length - 1]?.pessoa ?? -1;
    const compensada = lugar.modalidade === AMPLA ? compensadaDepois(cargo, numero) : undefined;
    const temVagas = lugar.modalidade === AMPLA || serie.serie.modalidades.includes(lugar.modalidade);
    const ultima = classificados.pessoas[numero];
    return fraseDoLugarNaoAlcancado(lei, lugar, { chamadas: pelaLista.length, ultima, temVagas, ...(compensada && { compensada }) });
  });
  const abertas = ordem.abertas.slice(0, TETO_DE_CHAMADAS).map((aberta) => fraseDaVagaAberta(lei, aberta));
  return [naoChamada, ...alcances, ...chamadasAntes(cargo, indice), ...abertas];
}

/** The worst-placed cotista whom the general list reached and moved to ampla, when worse placed than that person. */
function compensadaDepois({ ordem, classificados }: OrdemDoCargo, numero: number): Candidato | undefined {
  const pior = ordem.passos.reduce((maior, { compensa }) => Math.max(maior, compensa), numero);
  return pior > numero ? classificados.pessoas[pior] : undefined;
}

const TETO_DE_CHAMADAS = 3;

/** The calls of people worse placed in the general list, each by its own sentence: how they came before this person. */
function chamadasAntes({ ordem, classificados, contexto }: OrdemDoCargo, indice: number): string[] {
  const antes = ordem.passos.filter((passo) => passo.pessoa > indice);
  const vagaDe = (pessoa: number): number => ordem.passos.find((passo) => passo.pessoa === pessoa)?.vaga ?? 0;
  const frases = antes.slice(0, TETO_DE_CHAMADAS).flatMap((passo) => {
    const quem = classificados.pessoas[passo.pessoa];
    return quem === undefined ? [] : [fraseDaChamadaAntes(contexto.lei, quem, passo.lista, fraseDaChamada({ ...contexto, vagaDe }, passo))];
  });
  const outras = antes.length - frases.length;
  return outras > 0 ? [...frases, fraseDasOutrasAntes(outras)] : frases;
}
