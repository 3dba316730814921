import type { Candidato, Modalidade } from '../core/candidato';
import type { PerguntaId } from '../core/perguntas';
import { bloqueia } from '../core/problema';
import type { Diferenca } from '../redacao/consequencia';
import { nomeDaModalidade } from '../redacao/fundamento';
import type { Ranking } from './cargo';
import { ordenar, type Ordenacao } from './ordem';
import { comLeitura, outrasRespostas, type Pedido } from './pedido';

/** What one answer to a question would change on this data. */
export interface Consequencia {
  readonly pergunta: PerguntaId;
  /** As typed. */
  readonly resposta: string;
  /** Vagas (of every cargo) whose person or modalidade would be another; undefined when it cannot be said yet. */
  readonly mudam?: number;
  /** Vagas with a call, now or under the answer. */
  readonly total: number;
  /** The first differences, in the order of cargos and vagas. */
  readonly exemplos: readonly Diferenca[];
}

/** Who is called to a vaga, what the vaga is, and how the person holds it in the end. */
interface ChamadaDaVaga {
  readonly cargo: string;
  readonly vaga: number;
  readonly quem: Candidato | undefined;
  readonly modalidade: Modalidade;
  readonly ocupa: Modalidade;
}

const EXEMPLOS = 3;

/** The calls of a cargo by the number of the vaga. */
type ChamadasDoCargo = ReadonlyMap<number, ChamadaDaVaga>;

function porCargoEVaga({ cargos }: Ordenacao): ReadonlyMap<string, ChamadasDoCargo> {
  return new Map(
    cargos.map(({ cargo, ordem: { passos, ocupa }, classificados: { pessoas } }) => [
      cargo,
      new Map(
        passos.map(({ vaga, pessoa, modalidade, lista }, i) => [
          vaga,
          { cargo, vaga, quem: pessoas[pessoa], modalidade, ocupa: ocupa[i] ?? lista },
        ]),
      ),
    ]),
  );
}

/** Every vaga with a call in one of the orders, cargo by cargo and by its number. */
function vagasDe(antes: Ordenacao, depois: Ordenacao): [ChamadaDaVaga | undefined, ChamadaDaVaga | undefined][] {
  const [doAntes, doDepois] = [porCargoEVaga(antes), porCargoEVaga(depois)];
  return antes.cargos.flatMap(({ cargo }) => {
    const [de, para] = [doAntes.get(cargo), doDepois.get(cargo)];
    const vagas = [...new Set([...(de?.keys() ?? []), ...(para?.keys() ?? [])])].sort((a, b) => a - b);
    return vagas.map((vaga): [ChamadaDaVaga | undefined, ChamadaDaVaga | undefined] => [de?.get(vaga), para?.get(vaga)]);
  });
}

/** Both orders come of one reading, so that the same person is the same object. */
function mudou(antes: ChamadaDaVaga | undefined, depois: ChamadaDaVaga | undefined): boolean {
  return antes?.quem !== depois?.quem || antes?.modalidade !== depois?.modalidade || antes?.ocupa !== depois?.ocupa;
}

/** Namesakes are told apart by their inscrição. */
function nomeDe(quem: Candidato | undefined, outro: Candidato | undefined): string {
  const nome = quem?.nome ?? '';
  const homonimos = outro !== undefined && quem !== outro && outro.nome === nome;
  return quem !== undefined && (nome === '' || homonimos) ? `${nome} (inscrição ${quem.inscricao})`.trim() : nome;
}

function diferenca(
  { lei }: Pedido,
  antes: ChamadaDaVaga | undefined,
  depois: ChamadaDaVaga | undefined,
): Diferenca {
  const { cargo = '', vaga = 0 } = antes ?? depois ?? {};
  const nome = (modalidade: Modalidade): string => nomeDaModalidade(lei, modalidade);
  return {
    cargo,
    vaga,
    ...(antes && {
      antes: nomeDe(antes.quem, depois?.quem),
      modalidadeAntes: nome(antes.modalidade),
      ocupaAntes: nome(antes.ocupa),
    }),
    ...(depois && {
      depois: nomeDe(depois.quem, antes?.quem),
      modalidadeDepois: nome(depois.modalidade),
      ocupaDepois: nome(depois.ocupa),
    }),
  };
}

/**
 * What each other answer to one doubt or silence of the law would change in this order, on this data: nothing, or so many
 * of its calls. The order is computed anew under each answer; nothing for a question that the law does not raise here.
 *
 * @param atual the order of this very ranking and request
 */
export function consequencias(
  ranking: Ranking,
  pedido: Pedido,
  pergunta: PerguntaId,
  atual: Ordenacao,
): Consequencia[] {
  const adotada = atual.leituras.find((leitura) => leitura.pergunta === pergunta);
  if (adotada === undefined) return [];
  const parada = atual.problemas.some(bloqueia);
  const chamadas = atual.cargos.reduce((soma, { ordem }) => soma + ordem.passos.length, 0);
  return outrasRespostas(adotada).flatMap((resposta): Consequencia[] => {
    const outro = comLeitura(pedido, pergunta, resposta);
    if (outro === undefined) return [];
    // An order that stops (a number still to be given, a tie) says nothing about its calls.
    const naoSeSabe = { pergunta, resposta, total: chamadas, exemplos: [] };
    if (parada) return [naoSeSabe];
    const outra = ordenar(ranking, outro);
    if (outra.problemas.some(bloqueia)) return [naoSeSabe];
    const vagas = vagasDe(atual, outra);
    const diferentes = vagas.filter(([antes, depois]) => mudou(antes, depois));
    const exemplos = diferentes.slice(0, EXEMPLOS).map(([antes, depois]) => diferenca(pedido, antes, depois));
    return [{ pergunta, resposta, mudam: diferentes.length, total: vagas.length, exemplos }];
  });
}
