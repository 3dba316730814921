import fc from 'fast-check';
import { proximas } from '../../src/core/livro';
import { proximasChamadas, type ProximasDoCargo } from '../../src/trabalho/proximas';
import type { Ato } from '../oraculo';
import { aplica, vagasAgora, type VagaAgora } from './apoio';
import { pedidoDoCaso, rankingDoCaso } from './gerador';
import { escreverLivro, type CasoComLivro, type Entrada } from './livros';

/** What is asked of a livro, and the properties that hold whatever the law and however many its reservas. */

/** Whether a vaga may stay open although people wait. */
export function podeFicarVaga({ lei, leituras }: Pick<Entrada, 'lei' | 'leituras'>): boolean {
  if (typeof lei === 'string') return leituras['cotistas-insuficientes'] === 'fica-vaga';
  return lei.reservas.some(({ cotistasInsuficientes, semCotistas }) =>
    [cotistasInsuficientes, semCotistas].includes('fica-vaga'),
  );
}

export function olha(caso: Entrada, atos: readonly Ato[], chamar: number): ProximasDoCargo {
  const { cargos } = proximasChamadas(rankingDoCaso(caso), escreverLivro(atos), pedidoDoCaso(caso), { chamar });
  const [cargo] = cargos;
  if (cargo === undefined) throw new Error('a contest without people has no next calls');
  return cargo;
}

/** The next calls asked for, as many as there are vagas for. */
export function proximasDo({ caso, atos, k }: CasoComLivro<Entrada>): ProximasDoCargo['proximas'] {
  return olha(caso, atos, Math.min(k, olha(caso, atos, 0).estado.abertas.length)).proximas;
}

export const SAIDAS: readonly Ato['tipo'][] = [
  'desistência',
  'posse não tomada',
  'tornada sem efeito',
  'eliminação',
  'vacância',
];

/** The acts of one person, in order. */
export function atosDe(atos: readonly Ato[], inscricao: string): Ato['tipo'][] {
  return atos.filter((ato) => ato.inscricao === inscricao).map(({ tipo }) => tipo);
}

/** Acts by hand: "nomeação 2 B negros", "desistência B", "oferta 5"; numbered from 1. */
export function livro(...linhas: string[]): Ato[] {
  return linhas.map((linha, i): Ato => {
    const partes = /^(\p{L}[\p{L} ]*?)(?: (\d+))?(?: ([A-Z]))?(?: ([a-z-]+))?(?: compensa ([A-Z]))?$/u.exec(linha);
    const [, tipo, numero, inscricao, lista, compensa] = partes ?? [];
    const ato = String(i + 1);
    if (tipo === 'oferta') return { ato, tipo, quantidade: Number(numero) };
    return {
      ato,
      tipo: tipo as Ato['tipo'],
      ...(numero !== undefined && { vaga: Number(numero) }),
      ...(inscricao !== undefined && { inscricao }),
      ...(lista !== undefined && { lista }),
      ...(compensa !== undefined && { compensa }),
    };
  });
}

/** T10: one more act moves only the person it names, and who a nomeação compensates. */
export function umAtoMoveSoQuemNomeia({ caso, atos }: CasoComLivro<Entrada>): void {
  let antes = vagasAgora(aplica(caso, []));
  atos.forEach((ato, i) => {
    const depois = vagasAgora(aplica(caso, atos.slice(0, i + 1)));
    const indiferentes = antes.filter(({ vaga, inscricao }) => {
      const agora = depois[vaga - 1];
      return (
        ato.tipo === 'oferta' ||
        (inscricao !== ato.inscricao && agora?.inscricao !== ato.inscricao) ||
        ato.inscricao === undefined
      );
    });
    const movidas: VagaAgora[] = [];
    for (const vaga of indiferentes) {
      const agora = depois[vaga.vaga - 1];
      if (JSON.stringify(agora) === JSON.stringify(vaga)) continue;
      // Compensação: the same person keeps the same vaga, now by ampla.
      expect(agora).toEqual({ ...vaga, ocupa: 'ampla' });
      movidas.push(vaga);
    }
    expect(movidas.length).toBeLessThanOrEqual(['nomeação', 'decisão judicial'].includes(ato.tipo) ? 1 : 0);
    expect(depois.length).toBe(antes.length + (ato.tipo === 'oferta' ? (ato.quantidade ?? 0) : 0));
    antes = depois;
  });
}

/** T12: the same question twice has the same answer, and the state is as before. */
export function olharNaoMuda({ caso, atos, k }: CasoComLivro<Entrada>): void {
  const cargo = aplica(caso, atos);
  const { situacao } = cargo;
  const abertas = situacao.abertas.todas().length;
  const antes = vagasAgora(cargo);
  const vezesPedidas = [abertas, Math.min(k, abertas), abertas].map((quantas) => proximas(situacao, quantas));
  expect(vezesPedidas[2]).toEqual(vezesPedidas[0]);
  expect(vagasAgora(cargo)).toEqual(antes);
  expect(situacao.abertas.todas()).toHaveLength(abertas);
  // A fresh replay, which nobody asked anything of before.
  expect(vezesPedidas[1]).toEqual(proximas(aplica(caso, atos).situacao, Math.min(k, abertas)));
}

/** T12: looking k ahead is looking one ahead k times: no batch effect. */
export function umDeCadaVez(dado: CasoComLivro<Entrada>): void {
  const { caso, atos } = dado;
  // A vaga that stays open is asked about again and again, so one ahead never passes it.
  fc.pre(!podeFicarVaga(caso));
  const deUmaVez = proximasDo(dado);
  const publicados = [...atos];
  for (const esperada of deUmaVez) {
    const [chamada] = olha(caso, publicados, 1).proximas;
    if (chamada === undefined) throw new Error('a call is missing');
    // `ocupa` is "the modalidade after all calls shown": one ahead nobody was compensated yet.
    expect({ ...chamada, ocupa: '' }).toEqual({ ...esperada, ocupa: '' });
    publicados.push({
      ato: `p${publicados.length}`,
      tipo: 'nomeação',
      vaga: chamada.vaga,
      inscricao: chamada.inscricao,
      lista: chamada.lista,
      ...(chamada.compensa !== undefined && { compensa: chamada.compensa }),
    });
  }
}

/** T13: only after fim de fila or cota não confirmada may someone be called again. */
export function ninguemDuasVezes(dado: CasoComLivro<Entrada>): void {
  const { caso, atos } = dado;
  const titulares = vagasAgora(aplica(caso, atos)).map(({ inscricao }) => inscricao);
  const chamadas = proximasDo(dado).map(({ inscricao }) => inscricao);
  expect(new Set(chamadas).size).toBe(chamadas.length);
  for (const inscricao of chamadas) {
    expect(titulares).not.toContain(inscricao);
    const dela = atosDe(atos, inscricao);
    // Only a court's order brings back whoever left.
    const depoisDaOrdem = dela.slice(dela.lastIndexOf('decisão judicial') + 1);
    expect(depoisDaOrdem.filter((tipo) => SAIDAS.includes(tipo))).toEqual([]);
    const nomeada = Math.max(dela.lastIndexOf('nomeação'), dela.lastIndexOf('decisão judicial'));
    const volta = Math.max(dela.lastIndexOf('fim de fila'), dela.lastIndexOf('cota não confirmada'));
    if (nomeada >= 0) expect(volta).toBeGreaterThan(nomeada);
  }
}
