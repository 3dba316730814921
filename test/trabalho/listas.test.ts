import { foraDaOrdem, listaEspecifica, listaGeral, reservasComLista } from '../../src/trabalho/listas';
import { ordenar, type OrdemDoCargo } from '../../src/trabalho/ordem';
import type { Pedido } from '../../src/trabalho/pedido';
import { quadroDeVagas } from '../../src/trabalho/quadro';
import { codigos, pedidoDe, rankingDe } from './apoio';

const FERRAZ = pedidoDe('Ferraz', 0);

function cargoDe(linhas: string, pedido: Pedido = FERRAZ): OrdemDoCargo {
  const [cargo] = ordenar(rankingDe(linhas, pedido), pedido).cargos;
  if (cargo === undefined) throw new Error('nobody read');
  return cargo;
}

const emLinha = (linhas: ReturnType<typeof listaGeral>): string[] => linhas.map(({ ordem, pessoa }) => `${ordem}º ${pessoa.inscricao}`);

describe('lists', () => {
  const EMPATADOS = `Class. | Inscrição | Nome | Negro
    1 | 01 | Ana Jatobá | NÃO
    2 | 02 | Bia Ipê    | SIM
    2 | 03 | Caio Cedro | NÃO
    2 | 04 | Davi Pequi | SIM
    5 | 05 | Eva Angico | SIM
    6 | 06 | Fábio Ingá | NÃO
    6 | 07 | Gil Umbu   | SIM`;

  test('an undecided tie shares the place, in the general list and in the specific one', () => {
    const { classificados } = cargoDe(EMPATADOS);
    expect(emLinha(listaGeral(classificados))).toEqual(['1º 01', '2º 02', '2º 03', '2º 04', '5º 05', '6º 06', '6º 07']);
    // 06 and 07 are tied, but only one of them is in this list.
    expect(emLinha(listaEspecifica(classificados, 'negros'))).toEqual(['1º 02', '1º 04', '3º 05', '4º 07']);
  });

  test('once decided each has a place, in both lists', () => {
    const { classificados } = cargoDe(EMPATADOS, { ...FERRAZ, desempates: [['4', '3', '2'], ['06', '07']] });
    expect(emLinha(listaGeral(classificados))).toEqual(['1º 01', '2º 04', '3º 03', '4º 02', '5º 05', '6º 06', '7º 07']);
    expect(emLinha(listaEspecifica(classificados, 'negros'))).toEqual(['1º 04', '2º 02', '3º 05', '4º 07']);
  });

  test('two ties in a row are two', () => {
    const { classificados } = cargoDe('Class. | Inscrição | Nome\n1 | 01 | Ana Jatobá\n1 | 02 | Bia Ipê\n2 | 03 | Caio Cedro\n2 | 04 | Davi Pequi');
    expect(emLinha(listaGeral(classificados))).toEqual(['1º 01', '1º 02', '3º 03', '3º 04']);
  });

  test('every reserva of the law has a list, empty too; PcD when anyone is marked', () => {
    const { lei } = pedidoDe('Ferraz', 1);
    const sem = cargoDe('Class. | Inscrição | Nome\n1 | 01 | Ana Jatobá').classificados;
    expect([reservasComLista(lei, sem), listaEspecifica(sem, 'negros')]).toEqual([['negros'], []]);
    const com = cargoDe('Class. | Inscrição | Nome | PcD\n1 | 01 | Ana Jatobá | SIM').classificados;
    expect(reservasComLista(lei, com)).toEqual(expect.arrayContaining(['negros', 'pcd']));
  });

  test('everyone read is in the general list or out with a reason', () => {
    const linhas = `Class. | Inscrição | Nome | Situação
      1 | 01 | Ana Jatobá |
      2 | 02 | Bia Ipê    | Eliminado
      3 | 03 | Caio Cedro | Desistente
      4 | 04 | Davi Pequi | Fim de fila
      5 | 05 | Eva Angico |`;
    const { classificados } = cargoDe(linhas);
    expect(emLinha(listaGeral(classificados))).toEqual(['1º 01', '2º 05', '3º 04']);
    expect(foraDaOrdem(classificados).map(({ pessoa, motivo }) => [pessoa.inscricao, motivo])).toEqual([
      ['02', 'Eliminação do concurso'],
      ['03', 'Desistência antes da nomeação'],
    ]);
  });

  test('a refused quota stays in the general list, or leaves, by the reading', () => {
    const linhas = 'Class. | Inscrição | Nome | Negro | Heteroidentificação\n1 | 01 | Ana Jatobá | SIM | Indeferido\n2 | 02 | Bia Ipê | SIM | Deferido';
    expect(foraDaOrdem(cargoDe(linhas).classificados)).toEqual([]);
    const fora = foraDaOrdem(cargoDe(linhas, { ...FERRAZ, respostas: { 'cota-negada': 'eliminado' } }).classificados);
    expect(fora.map(({ pessoa, motivo }) => [pessoa.inscricao, motivo])).toEqual([['01', 'Cota não confirmada; pela leitura adotada, fora do concurso']]);
  });
});

describe('the quadro', () => {
  const daqui = (pedido: Partial<Pedido>): ReturnType<typeof quadroDeVagas> =>
    quadroDeVagas({ ...pedidoDe('Porto Feliz', 10), pcd: { geral: { tipo: 'federal' }, porCargo: [] }, ...pedido });

  test('the law reaches the edital', () => {
    expect(daqui({})).toMatchObject({
      aplica: true,
      vagas: 10,
      quadro: { ampla: 7, pcd: 1, 'negros-indigenas': 2 },
      posicoes: { pcd: [5], 'negros-indigenas': [4, 10] },
      problemas: [],
    });
  });

  test('the law does not: nothing is reserved by it, its reservas are shown with 0, and PcD stays', () => {
    const quadro = daqui({ edital: { data: '2011-11-03' } });
    expect(quadro).toMatchObject({
      aplica: false,
      motivo: 'o edital foi publicado antes da entrada em vigor da lei, em 04/11/2011',
      quadro: { ampla: 9, pcd: 1, 'negros-indigenas': 0 },
      posicoes: { pcd: [5], 'negros-indigenas': [] },
    });
    expect(quadro.problemas[0]).toMatchObject({ codigo: 'lei-nao-alcanca', gravidade: 'erro' });
  });

  test('every reason is said', () => {
    const { motivo } = daqui({ edital: { data: '2011-11-03', orgao: 'legislativo', vinculo: 'temporario' } });
    expect(motivo).toBe(
      'o edital foi publicado antes da entrada em vigor da lei, em 04/11/2011, o texto da lei não menciona o Poder Legislativo e o texto da lei não trata de contratação temporária',
    );
  });

  test('the order of a law that does not reach is not given; the lists are', () => {
    const pedido = { ...pedidoDe('Porto Feliz', 5), edital: { data: '2011-11-03' } };
    const { cargos, problemas } = ordenar(rankingDe('Class. | Inscrição | Nome | Negro\n1 | 01 | Ana Jatobá | SIM', pedido), pedido);
    expect(codigos(problemas)).toContain('erro lei-nao-alcanca');
    expect(cargos[0]?.ordem.passos).toEqual([]);
    expect(cargos[0]?.serie.serie.modalidades).toEqual(Array.from({ length: 5 }, () => 'ampla'));
    expect(cargos.flatMap(({ classificados }) => emLinha(listaGeral(classificados)))).toEqual(['1º 01']);
  });

  test('the number of the edital and PcD, cargo by cargo', () => {
    const linhas = 'Cargo | Class. | Inscrição | Nome\nMédico | 1 | 01 | Ana Jatobá\nDentista | 1 | 02 | Bia Ipê';
    const pedido = pedidoDe('Porto Feliz', 10, {
      pcd: { geral: { tipo: 'número', quantas: 0 }, porCargo: [{ cargo: 'médico', valor: { tipo: 'federal' } }] },
      reservadas: { porCargo: [{ cargo: 'DENTISTA', valor: { 'negros-indigenas': 3 } }] },
    });
    const { cargos, problemas } = ordenar(rankingDe(linhas, pedido), pedido);
    expect(cargos.map(({ serie }) => serie.serie.modalidades.map((modalidade) => modalidade.charAt(0)).join(''))).toEqual([
      'aaanpaaaan',
      'aaaanaaann',
    ]);
    expect(problemas.filter(({ codigo }) => codigo === 'quantidade-diverge')).toMatchObject([{ cargo: 'Dentista', gravidade: 'aviso' }]);
  });
});
