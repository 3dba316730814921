import { chaveDaInscricao } from '../core/candidato';
import type { PerguntaId } from '../core/perguntas';
import { bloqueia, type Problema } from '../core/problema';
import { normaliza } from '../core/texto';
import type { LivroLido } from '../planilha/livro';
import type { Diferenca } from '../redacao/consequencia';
import { nomeDaModalidade } from '../redacao/fundamento';
import { amostra } from './amostra';
import type { Ranking } from './cargo';
import type { Chamada } from './chamadas';
import { aplicarLivro, type LivroAplicado } from './livro';
import type { Cenario, PessoaNoCenario } from './nomeacoes';
import { comLeitura, criteriosDoPedido, outrasRespostas, type Pedido } from './pedido';
import { proximasChamadas, type Proximas } from './proximas';

const EXEMPLOS = 3;
const NENHUM = { total: 0, primeiros: [] };

/** A call and its cargo. */
interface ChamadaDoCargo extends Chamada {
  readonly cargo: string;
}

/**
 * The next calls of each cargo, as many of the k as it has open vagas: a cargo with fewer has what there is.
 *
 * @param k how many, at most, of each cargo
 * @param aplicado the same livro already replayed
 */
export function ateK(
  ranking: Ranking,
  livro: LivroLido,
  pedido: Pedido,
  k: number,
  aplicado: LivroAplicado = aplicarLivro(ranking, livro, pedido),
): Proximas {
  const quantas = new Map(aplicado.cargos.map(({ cargo, situacao }) => [normaliza(cargo), Math.min(k, situacao.abertas.todas().length)]));
  // Cargos with as many calls are asked together: each question replays the whole livro.
  const diferentes = [...new Set(quantas.values())];
  const [primeira = 0] = diferentes;
  const partes = (diferentes.length === 0 ? [primeira] : diferentes).map((chamar) => {
    const { cargos, problemas } = proximasChamadas(ranking, livro, pedido, { chamar });
    const daqui = (cargo: string): boolean => quantas.get(normaliza(cargo)) === chamar;
    const semCargo = ({ cargo }: Problema): boolean => cargo === undefined || !quantas.has(normaliza(cargo));
    return {
      cargos: cargos.filter(({ cargo }) => daqui(cargo)),
      problemas: problemas.filter((problema) => (semCargo(problema) ? chamar === primeira : daqui(problema.cargo ?? ''))),
    };
  });
  const achados = new Map(partes.flatMap(({ cargos }) => cargos.map((cargo) => [cargo.cargo, cargo])));
  return {
    cargos: aplicado.cargos.flatMap(({ cargo }) => achados.get(cargo) ?? []),
    problemas: partes.flatMap(({ problemas }) => problemas),
  };
}

function chamadasDe({ cargos }: Proximas): ChamadaDoCargo[] {
  return cargos.flatMap(({ cargo, proximas }) => proximas.map((chamada) => ({ ...chamada, cargo })));
}

const lugar = ({ cargo, vaga }: ChamadaDoCargo): string => `${vaga} ${cargo}`;
const pessoa = ({ cargo, inscricao }: ChamadaDoCargo): string => `${chaveDaInscricao(inscricao)} ${cargo}`;

function mudou(antes: ChamadaDoCargo | undefined, depois: ChamadaDoCargo | undefined): boolean {
  return antes?.inscricao !== depois?.inscricao || antes?.modalidade !== depois?.modalidade || antes?.ocupa !== depois?.ocupa;
}

function diferenca({ lei }: Pedido, antes: ChamadaDoCargo | undefined, depois: ChamadaDoCargo | undefined): Diferenca {
  const { cargo = '', vaga = 0 } = antes ?? depois ?? {};
  const quem = ({ nome, inscricao }: ChamadaDoCargo): string =>
    antes?.nome === depois?.nome && antes?.inscricao !== depois?.inscricao ? `${nome} (inscrição ${inscricao})` : nome;
  return {
    cargo,
    vaga,
    ...(antes && {
      antes: quem(antes),
      modalidadeAntes: nomeDaModalidade(lei, antes.modalidade),
      ocupaAntes: nomeDaModalidade(lei, antes.ocupa),
    }),
    ...(depois && {
      depois: quem(depois),
      modalidadeDepois: nomeDaModalidade(lei, depois.modalidade),
      ocupaDepois: nomeDaModalidade(lei, depois.ocupa),
    }),
  };
}

function soNas(estas: readonly ChamadaDoCargo[], outras: readonly ChamadaDoCargo[]): Cenario['ganham'] {
  const nasOutras = new Set(outras.map(pessoa));
  const so = estas.filter((chamada) => !nasOutras.has(pessoa(chamada)));
  const { total, primeiros } = amostra(so);
  return {
    total,
    primeiros: primeiros.map(({ cargo, inscricao, nome, classificacao }): PessoaNoCenario => ({ cargo, inscricao, nome, classificacao })),
  };
}

/**
 * What each other answer to one doubt or silence of the law would change in the next k calls: which of them, who would be
 * called and who would no longer be. The acts of the livro are facts under every answer; nothing for a question that the
 * law does not raise.
 *
 * @param atuais the next calls under the readings adopted, when they are already there
 */
export function cenarios(
  ranking: Ranking,
  livro: LivroLido,
  pedido: Pedido,
  { pergunta, k }: { readonly pergunta: PerguntaId; readonly k: number },
  atuais: Proximas = ateK(ranking, livro, pedido, k),
): Cenario[] {
  const adotada = criteriosDoPedido(pedido).leituras.find((leitura) => leitura.pergunta === pergunta);
  if (adotada === undefined) return [];
  const antes = chamadasDe(atuais);
  const parada = atuais.problemas.some(bloqueia);
  return outrasRespostas(adotada).flatMap((resposta): Cenario[] => {
    const outro = comLeitura(pedido, pergunta, resposta);
    if (outro === undefined) return [];
    const naoSeSabe: Cenario = { pergunta, resposta, total: antes.length, exemplos: [], ganham: NENHUM, perdem: NENHUM };
    if (parada) return [naoSeSabe];
    const outras = ateK(ranking, livro, outro, k);
    if (outras.problemas.some(bloqueia)) return [naoSeSabe];
    return [comparado(pedido, { pergunta, resposta }, antes, chamadasDe(outras))];
  });
}

function comparado(
  pedido: Pedido,
  qual: Pick<Cenario, 'pergunta' | 'resposta'>,
  antes: readonly ChamadaDoCargo[],
  depois: readonly ChamadaDoCargo[],
): Cenario {
  const eram = new Map(antes.map((chamada) => [lugar(chamada), chamada]));
  const seriam = new Map(depois.map((chamada) => [lugar(chamada), chamada]));
  const lugares = [...new Set([...eram.keys(), ...seriam.keys()])];
  const diferentes = lugares.filter((este) => mudou(eram.get(este), seriam.get(este)));
  return {
    ...qual,
    mudam: diferentes.length,
    total: lugares.length,
    exemplos: diferentes.slice(0, EXEMPLOS).map((este) => diferenca(pedido, eram.get(este), seriam.get(este))),
    ganham: soNas(depois, antes),
    perdem: soNas(antes, depois),
  };
}
