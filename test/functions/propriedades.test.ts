import fc from 'fast-check';
import { ordemEmJson } from '../../src/cli/json';
import { bloqueia } from '../../src/core/problema';
import { numerosEmTexto } from '../../src/planilha/folhas/quadro';
import { nomeDaModalidade } from '../../src/redacao/fundamento';
import type { Chamada } from '../../src/trabalho/chamadas';
import { ordenar } from '../../src/trabalho/ordem';
import { quadroDeVagas } from '../../src/trabalho/quadro';
import type { Pedido } from '../../src/trabalho/pedido';
import * as oraculo from '../oraculo';
import { pedidoDoCaso, rankingDoCaso, reservaDaLei, vezes, type Caso } from '../propriedades/gerador';
import { chama, coluna, tabela } from './apoio';
import { argumentoLeituras, argumentoPcd, concursos, escritas, intervalo } from './casos';

interface OrdemEmJson {
  readonly quadro: Record<string, number>;
  readonly chamadas: readonly Chamada[];
  readonly abertas: readonly { readonly vaga: number }[];
  readonly listaGeral: readonly { readonly ordem: number; readonly inscricao: string; readonly nome: string; readonly classificacao: number }[];
  readonly listasEspecificas: Record<string, OrdemEmJson['listaGeral']>;
}

/** What the command line prints of the contest, made from its people and not from the range. */
function esperado(caso: Caso, pedido: Pedido): { readonly json: OrdemEmJson; readonly barrado: boolean } {
  const { cargos, problemas } = ordenar(rankingDoCaso(caso), pedido);
  const [cargo] = cargos;
  if (cargo === undefined) throw new Error('a contest without people has no order');
  return { json: ordemEmJson(cargo) as unknown as OrdemEmJson, barrado: problemas.some(bloqueia) };
}

/** Ranks that repeat may be read as one list per group, with a question: those sheets say something else than the contest. */
function lidaComoUmaLista(caso: Caso): boolean {
  const range = intervalo(caso, { vazia: null, posto: (posto) => posto });
  return !coluna(tabela('DIAGNOSTICO_RANKING', range, caso.lei), 'Código').includes('classificacao-por-lista');
}

const linhas = (lista: OrdemEmJson['listaGeral']): unknown[][] => lista.map(({ ordem, inscricao, nome, classificacao }) => [ordem, inscricao, nome, classificacao]);
/** The row that says that there is nobody is no person. */
const semAviso = (saida: readonly (readonly unknown[])[], colunas: number): unknown[][] =>
  saida.slice(1).filter(([primeira]) => primeira !== '').map((linha) => linha.slice(0, colunas));

const NUM_RUNS = vezes(200);

test('ORDEM_NOMEACAO gives the calls of the command line, or refuses where it blocks', () => {
  fc.assert(
    fc.property(concursos, escritas, (caso, escrita) => {
      fc.pre(lidaComoUmaLista(caso));
      const pedido = pedidoDoCaso(caso);
      const { json, barrado } = esperado(caso, pedido);
      const argumentos = [intervalo(caso, escrita), caso.ofertas[0], caso.lei, argumentoPcd(caso), argumentoLeituras(caso)];
      if (barrado) {
        expect(chama('ORDEM_NOMEACAO', ...argumentos)).toMatchObject({ erro: 'valor' });
        return;
      }
      const saida = tabela('ORDEM_NOMEACAO', ...argumentos);
      const nome = (modalidade: string): string => nomeDaModalidade(pedido.lei, modalidade);
      expect(semAviso(saida, 10)).toEqual(
        json.chamadas.map((c) => [
          c.chamada, c.vaga, nome(c.modalidade), c.inscricao, c.nome, c.classificacao, c.classificacaoNaLista ?? '', nome(c.ocupa), c.fundamento.join('; '), c.frase,
        ]),
      );
      expect(saida.slice(1).filter(([chamada, vaga]) => chamada === '' && vaga !== '').map(([, vaga]) => vaga)).toEqual(json.abertas.map(({ vaga }) => vaga));
    }),
    { numRuns: NUM_RUNS },
  );
});

test('LISTA_GERAL and LISTA_ESPECIFICA give the lists of the command line', () => {
  fc.assert(
    fc.property(concursos, escritas, (caso, escrita) => {
      fc.pre(lidaComoUmaLista(caso));
      // These functions take no readings.
      const semLeituras: Caso = { ...caso, leituras: {}, ofertas: [0] };
      const { json } = esperado(semLeituras, pedidoDoCaso(semLeituras));
      const range = intervalo(caso, escrita);
      expect(semAviso(tabela('LISTA_GERAL', range, caso.lei), 4)).toEqual(linhas(json.listaGeral));
      for (const reserva of [reservaDaLei(caso.lei), 'pcd']) {
        expect(semAviso(tabela('LISTA_ESPECIFICA', range, caso.lei, reserva), 4)).toEqual(linhas(json.listasEspecificas[reserva] ?? []));
      }
    }),
    { numRuns: NUM_RUNS },
  );
});

test('QUADRO_VAGAS, MODALIDADE_VAGA and QUOTA_VAGAS give the quadro of the command line', () => {
  fc.assert(
    fc.property(concursos, (caso) => {
      const pedido = pedidoDoCaso(caso);
      const { quadro, posicoes, sequencia, problemas } = quadroDeVagas(pedido);
      const argumentos = [caso.ofertas[0], caso.lei, argumentoPcd(caso), argumentoLeituras(caso)];
      if (problemas.some(bloqueia)) {
        expect(chama('QUADRO_VAGAS', ...argumentos)).toMatchObject({ erro: 'valor' });
        return;
      }
      const nome = (modalidade: string): string => nomeDaModalidade(pedido.lei, modalidade);
      const daAmpla = sequencia.flatMap((modalidade, i) => (modalidade === 'ampla' ? [i + 1] : []));
      expect(tabela('QUADRO_VAGAS', ...argumentos).slice(1).map((linha) => linha.slice(0, 3))).toEqual(
        Object.entries(quadro).map(([modalidade, vagas]) => [nome(modalidade), vagas, numerosEmTexto(posicoes[modalidade] ?? daAmpla)]),
      );
      sequencia.forEach((modalidade, i) => expect(chama('MODALIDADE_VAGA', i + 1, ...argumentos)).toEqual({ valor: nome(modalidade) }));
      // By default and without PcD; the second implementation counts from the articles' words alone.
      const reservadas = oraculo.serie({ lei: caso.lei, leituras: {}, ofertas: caso.ofertas }).filter((modalidade) => modalidade !== 'ampla').length;
      expect(chama('QUOTA_VAGAS', caso.ofertas[0], caso.lei)).toEqual({ valor: reservadas });
    }),
    { numRuns: NUM_RUNS },
  );
});

test('CONFERE_NOMEACAO finds the order of ORDEM_NOMEACAO conforme, and two people exchanged not', () => {
  fc.assert(
    fc.property(concursos, escritas, fc.nat(), (caso, escrita, sorte) => {
      const { barrado, json } = esperado(caso, pedidoDoCaso(caso));
      fc.pre(!barrado && json.chamadas.length > 1 && lidaComoUmaLista(caso));
      const resto = [intervalo(caso, escrita), caso.ofertas[0], caso.lei, argumentoPcd(caso), argumentoLeituras(caso)];
      // With the vaga of each: where a reserve ran out, a vaga may stay open in between.
      const ordem = json.chamadas.map(({ inscricao, vaga }) => [inscricao, vaga]);
      expect(tabela('CONFERE_NOMEACAO', [['Inscrição', 'Vaga'], ...ordem], ...resto)[1]?.[0]).toBe('Conforme');
      const i = sorte % (ordem.length - 1);
      const trocada = ordem.map(([inscricao, vaga], j) => [j === i ? ordem[i + 1]?.[0] : j === i + 1 ? ordem[i]?.[0] : inscricao, vaga]);
      const resultado = chama('CONFERE_NOMEACAO', [['Inscrição', 'Vaga'], ...trocada], ...resto);
      if (!('valor' in resultado)) return;
      const [, primeira = []] = resultado.valor as unknown[][];
      expect(primeira.slice(0, 1)).toEqual([`linha ${i + 2}`]);
    }),
    { numRuns: NUM_RUNS },
  );
});
