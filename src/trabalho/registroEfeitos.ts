import { chaveDaInscricao, type Modalidade } from '../core/candidato';
import { NINGUEM } from '../core/estado';
import type { Efeito } from '../redacao/efeitos';
import type { CargoComLivro } from './livro';

/** One vaga as a livro leaves it. */
interface VagaAgora {
  readonly titular?: { readonly chave: string; readonly quem: string; readonly ocupa: Modalidade };
  readonly aberta: boolean;
  readonly modalidade: Modalidade;
}

/** One person as a livro leaves them. */
interface PessoaAgora {
  readonly quem: string;
  readonly naLista: boolean;
  readonly chamada: boolean;
  readonly vaga: number;
  readonly reservas: readonly Modalidade[];
}

function vagaAgora({ situacao: { estado, abertas }, classificados: { pessoas } }: CargoComLivro, vaga: number): VagaAgora {
  const numero = estado.ocupante(vaga);
  const pessoa = pessoas[numero];
  const ocupa = estado.ocupa(numero);
  const titular =
    numero === NINGUEM || pessoa === undefined || ocupa === undefined
      ? undefined
      : { chave: chaveDaInscricao(pessoa.inscricao), quem: `${pessoa.nome} (${pessoa.inscricao})`, ocupa };
  return { ...(titular && { titular }), aberta: abertas.aberta(vaga), modalidade: estado.modalidade(vaga) };
}

function pessoasAgora(
  { situacao: { estado }, classificados: { pessoas, reservas } }: CargoComLivro,
  chaves: ReadonlySet<string>,
): ReadonlyMap<string, PessoaAgora> {
  const achadas = new Map<string, PessoaAgora>();
  pessoas.forEach(({ inscricao, nome }, numero) => {
    const chave = chaveDaInscricao(inscricao);
    if (!chaves.has(chave)) return;
    achadas.set(chave, {
      quem: `${nome} (${inscricao})`,
      naLista: estado.naLista(numero),
      chamada: estado.chamado(numero),
      vaga: estado.vaga(numero),
      reservas: reservas.filter((reserva) => estado.membro(numero, reserva)),
    });
  });
  return achadas;
}

function efeitosNaVaga(vaga: number, antes: VagaAgora, depois: VagaAgora): Efeito[] {
  const [era, agora] = [antes.titular, depois.titular];
  if (agora !== undefined && era?.chave === agora.chave) {
    const { quem, ocupa: modalidade } = agora;
    return era.ocupa === modalidade ? [] : [{ tipo: 'passa a ocupar', vaga, quem, modalidade }];
  }
  if (agora !== undefined) {
    const { quem, ocupa: modalidade } = agora;
    return [{ tipo: 'ocupa', vaga, quem, modalidade, ...(era && { noLugarDe: era.quem }) }];
  }
  const { modalidade } = depois;
  if (era !== undefined) {
    const { quem, ocupa: ocupava } = era;
    return [depois.aberta ? { tipo: 'reabre', vaga, quem, modalidade, ocupava } : { tipo: 'não reabre', vaga, quem }];
  }
  if (depois.aberta && antes.modalidade !== modalidade) {
    return [{ tipo: 'muda de modalidade', vaga, modalidade, era: antes.modalidade }];
  }
  return [];
}

function efeitosNaPessoa(antes: PessoaAgora, depois: PessoaAgora, fimDeFila: ReadonlySet<string>, chave: string): Efeito[] {
  const { quem } = depois;
  if (antes.naLista && !depois.naLista) return [{ tipo: 'sai', quem }];
  const efeitos: Efeito[] = [];
  if (!antes.naLista && depois.naLista) efeitos.push({ tipo: 'volta às listas', quem });
  for (const reserva of antes.reservas) {
    if (!depois.reservas.includes(reserva)) efeitos.push({ tipo: 'deixa a lista', quem, reserva });
  }
  if (fimDeFila.has(chave)) efeitos.push({ tipo: 'vai para o fim', quem });
  else if (antes.chamada && !depois.chamada) efeitos.push({ tipo: 'volta a esperar', quem });
  const entra = depois.chamada && (!antes.chamada || (!antes.naLista && depois.naLista));
  if (entra && depois.vaga === 0) efeitos.push({ tipo: 'fora das vagas', quem });
  return efeitos;
}

/**
 * What changed in a cargo from one livro to a longer one: its vagas, and the people named by the acts.
 *
 * @param citadas inscrições of the acts; `fimDeFila`, those of acts of that kind
 */
export function efeitosNoCargo(
  antes: CargoComLivro,
  depois: CargoComLivro,
  { citadas, fimDeFila }: { readonly citadas: readonly string[]; readonly fimDeFila: readonly string[] },
): Efeito[] {
  const [eram, sao] = [antes.situacao.estado.modalidades.length, depois.situacao.estado.modalidades.length];
  const efeitos: Efeito[] = [];
  for (let vaga = 1; vaga <= Math.min(eram, sao); vaga += 1) {
    efeitos.push(...efeitosNaVaga(vaga, vagaAgora(antes, vaga), vagaAgora(depois, vaga)));
  }
  const novas = Array.from({ length: Math.max(0, sao - eram) }, (_, i) => eram + i + 1);
  const perdidas = Array.from({ length: Math.max(0, eram - sao) }, (_, i) => sao + i + 1);
  if (novas.length > 0) {
    efeitos.push({ tipo: 'abre', vagas: novas.map((vaga) => ({ vaga, modalidade: depois.situacao.estado.modalidade(vaga) })) });
  }
  if (perdidas.length > 0) efeitos.push({ tipo: 'deixam de existir', vagas: perdidas });
  const chaves = new Set(citadas.map(chaveDaInscricao));
  const noFim = new Set(fimDeFila.map(chaveDaInscricao));
  const [pessoasAntes, pessoasDepois] = [pessoasAgora(antes, chaves), pessoasAgora(depois, chaves)];
  for (const [chave, agora] of pessoasDepois) {
    const era = pessoasAntes.get(chave);
    if (era !== undefined) efeitos.push(...efeitosNaPessoa(era, agora, noFim, chave));
  }
  return efeitos;
}
