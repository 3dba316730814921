import { conferir } from '../../src/trabalho/conferir';
import { folhasDaOrdem } from '../../src/trabalho/folhas';
import type { Procedencia } from '../../src/trabalho/memoria';
import { ordenar } from '../../src/trabalho/ordem';
import type { Pedido } from '../../src/trabalho/pedido';
import { livroDe, pedidoDe, rankingDe } from './apoio';

const LINHAS = `Class. | Inscrição | Nome       | Negro
  1 | 01 | Ana Jatobá | NÃO
  2 | 02 | Bia Ipê    | NÃO
  3 | 03 | Caio Cedro | NÃO
  4 | 04 | Davi Pequi | NÃO
  5 | 05 | Eva Angico | SIM
  6 | 06 | Fábio Ingá | SIM
  7 | 07 | Gil Umbu   | SIM`;
const NOMEADAS = `oferta ||||||5
  nomeação || 1 | 01 | ampla
  nomeação || 2 | 02 | ampla
  nomeação || 3 | 03 | ampla
  nomeação || 4 | 04 | ampla`;

const PROCEDENCIA: Procedencia = { origem: { tipo: 'arquivo', nome: 'resultado.xlsx' }, abas: ['Resultado'], sha256: 'ab'.repeat(32), versao: '1.2.3', data: '2026-09-30' };

function frases(municipio: 'Porto Feliz' | 'Porto Alegre', atos: string, outros: Partial<Pedido> = {}): [string, readonly string[]][] {
  const pedido = pedidoDe(municipio, 0, outros);
  const { divergencias } = conferir(rankingDe(LINHAS, pedido), livroDe(`${NOMEADAS}\n${atos}`), pedido);
  return divergencias.map(({ frase, fundamento }) => [frase, fundamento]);
}

describe('a divergence: what was done, what was due and why, who was passed over', () => {
  test('another person', () => {
    expect(frases('Porto Feliz', 'nomeação || 5 | 07 | negros e indígenas')).toEqual([
      [
        'Ato 6: nomeação de Gil Umbu para a vaga 5 pela reserva (Negros e indígenas), quando a chamada devida era a de outra pessoa. O devido era: Vaga 5: a quinta vaga de cada grupo de 5 cabe à lista específica de pessoas negras e indígenas (art. 1º; art. 3º, § 1º); Eva Angico é a primeira pessoa dessa lista ainda não nomeada. Preterição de: Eva Angico e Fábio Ingá.',
        ['art. 1º', 'art. 3º, § 1º'],
      ],
    ]);
  });

  test('another list', () => {
    const [[frase] = ['']] = frases('Porto Feliz', 'nomeação || 5 | 05 | ampla');
    expect(frase).toMatch(/^Ato 6: nomeação de Eva Angico para a vaga 5 pela lista geral, quando a lista devida era outra \(pela reserva/);
  });

  test('to a vaga that had reopened: what reopened it then, not how the livro ends', () => {
    const atos = 'nomeação || 5 | 05 | negros e indígenas\ndesistência || 5 | 05\nnomeação || 5 | 07 | negros e indígenas\nfim de fila || 5 | 07';
    expect(frases('Porto Feliz', atos)).toEqual([
      [
        expect.stringContaining(
          'O devido era: Vaga 5: reaberta por desistência, a vaga, que era ocupada pela reserva (Negros e indígenas), cabe à lista específica de pessoas negras e indígenas (art. 3º, § 2º); Fábio Ingá é',
        ),
        ['art. 3º, § 2º'],
      ],
    ]);
  });
});

test('a membership refused later was still one at the moment of the act', () => {
  const atos = 'nomeação || 5 | 05 | negros e indígenas\noferta ||||||1\nnomeação || 6 | 07 | ampla\ncota não confirmada ||| 06';
  const [[frase, fundamento] = ['', []]] = frases('Porto Feliz', atos);
  expect(frase).toContain('Fábio Ingá é a primeira pessoa da lista geral ainda não nomeada e, cotista, concorre');
  expect(fundamento).toEqual(['art. 3º, § 1º', 'art. 1º, § 2º']);
});

describe('the quadro cites every rule behind its numbers', () => {
  const quadro = (pedido: Pedido): unknown[] => {
    const [folha] = folhasDaOrdem(pedido, ordenar(rankingDe(LINHAS, pedido), pedido), {}, PROCEDENCIA);
    return (folha?.linhas ?? []).filter(({ papel }) => papel === 'dado').map(({ celulas }) => celulas);
  };
  const comPcd = (posicoes: number[]): Partial<Pedido> => ({ pcd: { geral: { tipo: 'posições', posicoes }, porCargo: [] } });

  test('Porto Feliz, PcD by positions', () => {
    expect(quadro(pedidoDe('Porto Feliz', 8, comPcd([1])))).toEqual([
      ['Ampla concorrência', 5, '2 a 4, 6, 7', 'art. 3º, § 1º'],
      ['Pessoas com deficiência', 1, '1', 'edital do concurso'],
      ['Negros e indígenas', 2, '5, 8', 'art. 1º; art. 1º, § 1º; art. 3º, § 1º'],
    ]);
  });

  test('Ferraz below the minimum; a number of the edital that is 0', () => {
    const [, , negros] = quadro(pedidoDe('Ferraz', 2));
    expect(negros).toEqual(['Negros', 0, '–', 'art. 1º']);
    const [, , semReserva] = quadro(pedidoDe('Ferraz', 5, { reservadas: { geral: { negros: 0 }, porCargo: [] } }));
    expect(semReserva).toEqual(['Negros', 0, '–', 'art. 1º; edital do concurso']);
  });
});
