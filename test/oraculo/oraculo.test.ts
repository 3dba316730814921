/** Every worked example of dominio.md §§ 4–7, expected values typed from the document, and a few obvious checks. */
import {
  conferir,
  criterio,
  dobrar,
  lugaresProporcionais,
  ordem,
  percentualMeioParaCima,
  proximas,
  quantidade,
  quantidadePcdFederal,
  serie,
} from '.';
import type { Ato, EntradaDoOraculo, EntradaSemOfertas, IdDaLei, PessoaDaEntrada } from '.';

const PORTO_FELIZ: IdDaLei = 'porto-feliz-4993-2011';
const FERRAZ: IdDaLei = 'ferraz-de-vasconcelos-3677-2026';
const PORTO_ALEGRE: IdDaLei = 'porto-alegre-lc-494-2003';
const RESERVA: Record<IdDaLei, string> = {
  'porto-feliz-4993-2011': 'negros-indigenas',
  'ferraz-de-vasconcelos-3677-2026': 'negros',
  'porto-alegre-lc-494-2003': 'afro-brasileiros',
};

/** "A* B C* D": ranks in order; * = member of the law's reserve, ^ = PcD. */
function ranking(lei: IdDaLei, texto: string): PessoaDaEntrada[] {
  return texto.split(' ').map((palavra, i) => {
    const reservas: PessoaDaEntrada['reservas'] = {};
    if (palavra.includes('*')) reservas[RESERVA[lei]] = 'declarada';
    if (palavra.includes('^')) reservas['pcd'] = 'declarada';
    return { inscricao: palavra.replace(/[*^]/g, ''), classificacao: i + 1, situacao: 'habilitado', reservas };
  });
}
function entrada(
  lei: IdDaLei,
  texto: string,
  ofertas: number[],
  mais: Partial<EntradaDoOraculo> = {},
): EntradaDoOraculo {
  return { lei, leituras: {}, ofertas, pessoas: ranking(lei, texto), ...mais };
}
function livro(lei: IdDaLei, texto: string, mais: Partial<EntradaDoOraculo> = {}): EntradaSemOfertas {
  return { lei, leituras: {}, pessoas: ranking(lei, texto), ...mais };
}
function posicoes(
  lei: IdDaLei,
  ofertas: number[],
  mais: Partial<EntradaDoOraculo> = {},
  reserva = RESERVA[lei],
): number[] {
  const modalidades = serie({ lei, leituras: {}, ofertas, ...mais });
  return modalidades.flatMap((m, i) => (m === reserva ? [i + 1] : []));
}
/** "1 A ampla" per call: vaga, person, via (and > whom it compensates). */
function linhas(chamadas: ReturnType<typeof proximas>): string[] {
  return chamadas.map((c) => `${c.vaga} ${c.inscricao} ${c.via}${c.compensa === undefined ? '' : ` > ${c.compensa}`}`);
}
let numero = 0;
function ato(tipo: Ato['tipo'], resto: Omit<Ato, 'ato' | 'tipo'> = {}): Ato {
  numero += 1;
  return { ato: String(numero), tipo, ...resto };
}
function nomeacoes(texto: string): Ato[] {
  return texto.split(' ').map((inscricao, i) => ato('nomeação', { vaga: i + 1, inscricao }));
}
function erro(f: () => unknown): string {
  try {
    f();
  } catch (e) {
    return (e as { codigo: string }).codigo;
  }
  return 'nenhum';
}

describe('§ 4 quantidade', () => {
  test('golden numbers, Porto Alegre, edital 02/2008', () => {
    expect([32, 15, 170].map((n) => quantidade(PORTO_ALEGRE, n))).toEqual([4, 2, 20]);
  });
  test('"igual" to half goes up: a made-up 10 % law at 5 and 15; 5, 25, 30 % at their halves', () => {
    expect([4, 5, 14, 15].map((n) => percentualMeioParaCima(10, n))).toEqual([0, 1, 1, 2]);
    expect(percentualMeioParaCima(29, 50)).toBe(15);
    expect([percentualMeioParaCima(5, 10), percentualMeioParaCima(25, 2), percentualMeioParaCima(30, 5)]).toEqual([
      1, 1, 2,
    ]);
  });
  test('minimum of Ferraz', () => {
    expect([0, 1, 2, 3, 7, 8].map((n) => quantidade(FERRAZ, n))).toEqual([0, 0, 0, 1, 1, 2]);
  });
  test('PcD federal: series 5, 21, 41, 61', () => {
    expect(lugaresProporcionais(quantidadePcdFederal, 1, 80)).toEqual([5, 21, 41, 61]);
  });
  test('PcD K', () => {
    expect(posicoes(PORTO_FELIZ, [10], { pcd: 2 }, 'pcd')).toEqual([5, 10]);
    expect(posicoes(PORTO_FELIZ, [10, 30], { pcd: 2 }, 'pcd')).toEqual([5, 10]);
    expect(erro(() => serie({ lei: PORTO_FELIZ, leituras: {}, ofertas: [2], pcd: 3 }))).toBe('pcd-acima-da-oferta');
    expect(posicoes(PORTO_FELIZ, [10, 30], { pcd: { posicoes: [3, 22] } }, 'pcd')).toEqual([3, 22]);
  });
  test('number stated by the edital', () => {
    expect(posicoes(PORTO_ALEGRE, [25], { reservadas: 2 })).toEqual([5, 13]);
    expect(posicoes(PORTO_ALEGRE, [25], { reservadas: 5 })).toEqual([5, 13, 21, 24, 25]);
    expect(posicoes(PORTO_FELIZ, [10], { reservadas: 3 })).toEqual([5, 9, 10]);
    expect(posicoes(PORTO_FELIZ, [8], { reservadas: 1 })).toEqual([5]);
  });
});

describe('§ 5 series', () => {
  test('proporcional', () => {
    const de = (percentual: number, ate: number): number[] =>
      lugaresProporcionais((n) => percentualMeioParaCima(percentual, n), 1, ate);
    expect(de(20, 20)).toEqual([3, 8, 13, 18]);
    expect(de(12, 50)).toEqual([5, 13, 21, 30, 38, 46]);
    expect(de(25, 12)).toEqual([2, 6, 10]);
    expect(de(3, 100)).toEqual([17, 50, 84]);
    expect(de(2, 100)).toEqual([25, 75]);
    expect(posicoes(PORTO_ALEGRE, [50])).toEqual([5, 13, 21, 30, 38, 46]);
    expect(posicoes(FERRAZ, [20])).toEqual([3, 8, 13, 18]);
  });
  test('Porto Feliz', () => {
    expect(posicoes(PORTO_FELIZ, [3])).toEqual([3]);
    expect(posicoes(PORTO_FELIZ, [4])).toEqual([4]);
    expect(posicoes(PORTO_FELIZ, [5])).toEqual([5]);
    expect(posicoes(PORTO_FELIZ, [8])).toEqual([5, 8]);
    expect(posicoes(PORTO_FELIZ, [13])).toEqual([5, 10, 13]);
    expect(posicoes(PORTO_FELIZ, [3, 2])).toEqual([3]);
    expect(posicoes(PORTO_FELIZ, [3, 5, 2])).toEqual([3, 10]);
    expect(posicoes(PORTO_FELIZ, [8, 2])).toEqual([5, 8]);
    expect(posicoes(PORTO_FELIZ, [4, 1, 5])).toEqual([4, 10]);
    expect(posicoes(PORTO_FELIZ, [0, 1, 1, 1, 1, 1, 1])).toEqual([5]);
  });
  test('Porto Feliz with PcD federal, n = 10', () => {
    expect(posicoes(PORTO_FELIZ, [10], { pcd: 'federal' }, 'pcd')).toEqual([5]);
    expect(posicoes(PORTO_FELIZ, [10], { pcd: 'federal' })).toEqual([4, 10]);
    expect(posicoes(PORTO_FELIZ, [10], { pcd: 'federal', leituras: { colisao: 'livre-seguinte' } })).toEqual([6, 10]);
  });
  test('Porto Alegre with PcD federal', () => {
    expect(posicoes(PORTO_ALEGRE, [25], { pcd: 'federal' }, 'pcd')).toEqual([5, 21]);
    expect(posicoes(PORTO_ALEGRE, [25], { pcd: 'federal' })).toEqual([4, 13, 20]);
    expect(posicoes(PORTO_ALEGRE, [4, 1, 3], { pcd: 'federal' }, 'pcd')).toEqual([5]);
    expect(posicoes(PORTO_ALEGRE, [4, 1, 3], { pcd: 'federal' })).toEqual([6]);
  });
  test('Ferraz', () => {
    expect(posicoes(FERRAZ, [2])).toEqual([]);
    expect(posicoes(FERRAZ, [2, 1])).toEqual([3]);
  });
  test('other readings', () => {
    expect(posicoes(PORTO_FELIZ, [8], { leituras: { 'grupo-incompleto': 'literal' } })).toEqual([5]);
    expect(posicoes(PORTO_FELIZ, [8, 5], { leituras: { 'grupo-incompleto': 'proporcional' } })).toEqual([3, 8, 13]);
    expect(posicoes(FERRAZ, [20], { leituras: { ordem: 'posicoes:2,9+5' } })).toEqual([2, 9, 14, 19]);
    expect(posicoes(FERRAZ, [12], { leituras: { ordem: 'posicoes:2,4,6+2' } })).toEqual([2, 4]);
    expect(posicoes(FERRAZ, [8], { leituras: { ordem: 'ultima-de-cada-grupo:5' } })).toEqual([5, 8]);
    expect(posicoes(PORTO_ALEGRE, [5, 5], { leituras: { 'novas-vagas': 'por-oferta' } })).toEqual([5, 10]);
    expect(posicoes(PORTO_ALEGRE, [5, 5])).toEqual([5]);
  });
  test('a reading against a rule that is texto is refused', () => {
    expect(erro(() => criterio(PORTO_FELIZ, { ordem: 'proporcional' }))).toBe('leitura-recusada');
    expect(erro(() => criterio(FERRAZ, { 'cotistas-insuficientes': 'fica-vaga' }))).toBe('leitura-recusada');
    expect(erro(() => criterio(FERRAZ, { 'desistencia-alcance': 'qualquer-vaga-de-cotista' }))).toBe(
      'leitura-recusada',
    );
    expect(erro(() => criterio(PORTO_ALEGRE, { 'cotistas-insuficientes': 'fica-vaga' }))).toBe('leitura-recusada');
  });
});

describe('§ 6 engine', () => {
  test('Ferraz, compensada', () => {
    const { chamadas } = ordem(entrada(FERRAZ, 'A* B C* D E F*', [5]));
    expect(linhas(chamadas)).toEqual(['1 A ampla', '2 B ampla', '3 C negros', '4 F compensacao > C', '5 D ampla']);
    expect(chamadas.map((c) => c.modalidade)).toEqual(['ampla', 'ampla', 'negros', 'ampla', 'ampla']);
    expect(chamadas.map((c) => c.ocupa)).toEqual(['ampla', 'ampla', 'ampla', 'negros', 'ampla']);
  });
  test('Ferraz, ordem-de-chamada', () => {
    const { chamadas } = ordem(entrada(FERRAZ, 'A* B C* D E F*', [5], { leituras: { computo: 'ordem-de-chamada' } }));
    expect(linhas(chamadas)).toEqual(['1 A ampla', '2 B ampla', '3 C negros', '4 D ampla', '5 E ampla']);
    expect(chamadas[2]?.ocupa).toBe('negros');
  });
  test('Ferraz, no further cotista: vaga 4 goes to D and C keeps the reserve', () => {
    const { chamadas } = ordem(entrada(FERRAZ, 'A* B C* D E', [5]));
    expect(linhas(chamadas).slice(3)).toEqual(['4 D ampla', '5 E ampla']);
    expect(chamadas[2]?.ocupa).toBe('negros');
  });
  test('Porto Feliz', () => {
    expect(linhas(ordem(entrada(PORTO_FELIZ, 'A* B C* D E F G*', [5])).chamadas)).toEqual([
      '1 A ampla',
      '2 B ampla',
      '3 C ampla',
      '4 D ampla',
      '5 G negros-indigenas',
    ]);
    const semCotista = ordem(entrada(PORTO_FELIZ, 'A B C D E F', [5])).chamadas;
    expect(linhas(semCotista)[4]).toBe('5 E reversao');
    expect(semCotista[4]).toMatchObject({ modalidade: 'negros-indigenas', lista: 'ampla', ocupa: 'ampla' });
  });
  test('compensada: the first n calls are the top n − R(n) plus the next R(n) of the specific list', () => {
    for (let marcas = 0; marcas < 1024; marcas += 1) {
      const texto = Array.from('ABCDEFGHIJ')
        .map((letra, i) => ((marcas >> i) % 2 === 1 ? `${letra}*` : letra))
        .join(' ');
      for (let n = 1; n <= 9; n += 1) {
        const reservadas = quantidade(FERRAZ, n);
        const gerais = texto.split(' ').slice(0, n - reservadas);
        const cotistas = texto
          .split(' ')
          .filter((p) => p.includes('*') && !gerais.includes(p))
          .slice(0, reservadas);
        if (cotistas.length < reservadas) continue; // the list is exhausted
        const chamados = ordem(entrada(FERRAZ, texto, [n]))
          .chamadas.map((c) => c.inscricao)
          .sort();
        expect(chamados).toEqual([...gerais, ...cotistas].map((p) => p.replace('*', '')).sort());
      }
    }
  });
  test('fica-vaga: used up stays open, never had any reverts', () => {
    const leituras = { 'cotistas-insuficientes': 'fica-vaga' };
    const { chamadas, abertas } = ordem(entrada(PORTO_FELIZ, 'A* B C D E F', [5], { leituras }));
    expect(chamadas).toHaveLength(4);
    expect(abertas).toEqual([{ vaga: 5, modalidade: 'negros-indigenas' }]);
    expect(linhas(ordem(entrada(PORTO_FELIZ, 'A B C D E F', [5], { leituras })).chamadas)[4]).toBe('5 E reversao');
  });
  test('two lists: the first vaga that reaches the person', () => {
    expect(linhas(ordem(entrada(PORTO_FELIZ, 'A B C D E F*^ G* H^', [10], { pcd: 'federal' })).chamadas)).toEqual([
      '1 A ampla',
      '2 B ampla',
      '3 C ampla',
      '4 F negros-indigenas',
      '5 H pcd',
      '6 D ampla',
      '7 E ampla',
      '8 G ampla',
    ]);
  });
  test('a reverted vaga that meets a compensação', () => {
    // 5 is a PcD vaga nobody asks for; the general list reaches C, who holds the reserve, and F is called for it.
    const { chamadas } = ordem(entrada(FERRAZ, 'A B C* D F*', [5], { pcd: 'federal' }));
    expect(linhas(chamadas)).toEqual(['1 A ampla', '2 B ampla', '3 C negros', '4 F compensacao > C', '5 D reversao']);
    const outra = ordem(entrada(FERRAZ, 'A B C* D F* G*', [4], { pcd: { posicoes: [4] } }));
    expect(linhas(outra.chamadas)[3]).toBe('4 F compensacao > C');
    expect(outra.chamadas[3]).toMatchObject({ modalidade: 'pcd', lista: 'negros', ocupa: 'negros' });
  });
});

describe('§ 7 livro', () => {
  const cinco = (): Ato[] => [ato('oferta', { quantidade: 5 }), ...nomeacoes('A B C D E')];
  const PF = livro(PORTO_FELIZ, 'A B C D E* F G*');

  test('why not recompute: B withdraws, F takes vaga 2, E keeps vaga 5', () => {
    const atos = [...cinco(), ato('desistência', { inscricao: 'B' })];
    expect(linhas(proximas(PF, atos, 1))).toEqual(['2 F ampla']);
    expect(proximas(PF, atos, 1)[0]?.chamada).toBe(6);
    expect(dobrar(PF, atos).ocupacoes).toContainEqual({ vaga: 5, inscricao: 'E', ocupa: 'negros-indigenas' });
    expect(dobrar(PF, atos).abertas).toEqual([{ vaga: 2, modalidade: 'ampla', motivo: 'reaberta' }]);
    expect(conferir(PF, atos).divergencias).toEqual([]);
  });
  test('Ferraz: A withdraws, C moves to ampla and F is called by compensation', () => {
    const e = livro(FERRAZ, 'A B C* D E F*');
    const atos = [ato('oferta', { quantidade: 3 }), ...nomeacoes('A B C'), ato('desistência', { inscricao: 'A' })];
    expect(linhas(proximas(e, atos, 1))).toEqual(['1 F compensacao > C']);
    const depois = [...atos, ato('nomeação', { vaga: 1, inscricao: 'F', lista: 'negros', compensa: 'C' })];
    expect(conferir(e, depois).divergencias).toEqual([]);
    expect(dobrar(e, depois).ocupacoes.map((o) => `${o.vaga} ${o.inscricao} ${o.ocupa}`)).toEqual([
      '1 F negros',
      '2 B ampla',
      '3 C ampla',
    ]);
    // the compensated vaga reopens by how it was occupied
    expect(dobrar(e, [...depois, ato('desistência', { inscricao: 'F' })]).abertas).toEqual([
      { vaga: 1, modalidade: 'negros', motivo: 'reaberta' },
    ]);
    expect(dobrar(e, [...depois, ato('desistência', { inscricao: 'C' })]).abertas).toEqual([
      { vaga: 3, modalidade: 'ampla', motivo: 'reaberta' },
    ]);
  });
  test('the reserved vaga goes to the next of the specific list', () => {
    expect(linhas(proximas(PF, [...cinco(), ato('desistência', { inscricao: 'E' })], 1))).toEqual([
      '5 G negros-indigenas',
    ]);
  });
  test('desistencia = lista-geral only where the law is silent', () => {
    const e = { ...PF, leituras: { desistencia: 'lista-geral' } };
    const reabre = (tipo: Ato['tipo']): string | undefined =>
      dobrar(e, [...cinco(), ato(tipo, { inscricao: 'E' })]).abertas[0]?.modalidade;
    expect(reabre('desistência')).toBe('negros-indigenas');
    expect(reabre('posse não tomada')).toBe('ampla');
    expect(reabre('tornada sem efeito')).toBe('ampla');
    expect(reabre('fim de fila')).toBe('negros-indigenas');
    expect(reabre('cota não confirmada')).toBe('negros-indigenas');
  });
  test('desistencia-alcance = qualquer-vaga-de-cotista', () => {
    const e = livro(PORTO_FELIZ, 'A* B C D E* F G*', {
      leituras: { 'desistencia-alcance': 'qualquer-vaga-de-cotista' },
    });
    const atos = [...cinco(), ato('desistência', { inscricao: 'A' })];
    expect(linhas(proximas(e, atos, 1))).toEqual(['1 G negros-indigenas']);
    expect(linhas(proximas({ ...e, leituras: {} }, atos, 1))).toEqual(['1 F ampla']);
  });
  test('vacância reopens nothing; eliminação does', () => {
    expect(
      dobrar(PF, [...cinco(), ato('posse', { inscricao: 'B' }), ato('vacância', { inscricao: 'B' })]),
    ).toMatchObject({ abertas: [], encerradas: [2] });
    expect(dobrar(PF, [...cinco(), ato('eliminação', { inscricao: 'B' })]).abertas).toHaveLength(1);
  });
  test('cota não confirmada: reserved again, and the person waits in the lista geral', () => {
    const atos = [...cinco(), ato('oferta', { quantidade: 1 }), ato('cota não confirmada', { inscricao: 'E' })];
    expect(linhas(proximas(PF, atos, 2))).toEqual(['5 G negros-indigenas', '6 E ampla']);
    const eliminado = { ...PF, leituras: { 'cota-negada': 'eliminado' } };
    expect(linhas(proximas(eliminado, atos, 2))).toEqual(['5 G negros-indigenas', '6 F ampla']);
  });
  test('fim de fila: after everyone, but before reversão in the own list', () => {
    const atos = [...cinco(), ato('fim de fila', { inscricao: 'E' }), ato('desistência', { inscricao: 'G' })];
    expect(linhas(proximas(PF, atos, 1))).toEqual(['5 E negros-indigenas']);
    expect(
      linhas(proximas(PF, [...cinco(), ato('fim de fila', { inscricao: 'A' }), ato('oferta', { quantidade: 2 })], 3)),
    ).toEqual(['1 F ampla', '6 G ampla', '7 A ampla']);
  });
  test('reopened first in order of reopening, then by number; k above the open vagas', () => {
    const atos = [
      ...cinco(),
      ato('oferta', { quantidade: 1 }),
      ato('desistência', { inscricao: 'D' }),
      ato('desistência', { inscricao: 'B' }),
    ];
    expect(dobrar(PF, atos).abertas.map((a) => `${a.vaga} ${a.motivo}`)).toEqual([
      '4 reaberta',
      '2 reaberta',
      '6 nova',
    ]);
    expect(erro(() => proximas(PF, atos, 4))).toBe('vagas-insuficientes');
    expect(proximas(PF, atos, 3)).toHaveLength(2); // only F and G wait
    expect(proximas(PF, atos, 1)).toEqual(proximas(PF, atos, 2).slice(0, 1));
  });
  test('decisão judicial outside the vagas consumes none', () => {
    const estado = dobrar(PF, [
      ...cinco(),
      ato('oferta', { quantidade: 1 }),
      ato('decisão judicial', { inscricao: 'F' }),
    ]);
    expect(estado).toMatchObject({ foraDasVagas: ['F'], abertas: [{ vaga: 6 }] });
    expect(estado.filas['ampla']).toEqual(['G']);
  });
  test('retificação cancels an earlier act', () => {
    const errada = ato('desistência', { inscricao: 'B' });
    const atos = [...cinco(), errada, ato('retificação', { motivo: `ato ${errada.ato}: pessoa trocada` })];
    expect(dobrar(PF, atos)).toMatchObject({ abertas: [], sairam: [] });
  });
  test('conferir goes on from the fact; a missing Lista', () => {
    const e = livro(PORTO_FELIZ, 'A B C D E* F G*');
    const atos = [ato('oferta', { quantidade: 6 }), ...nomeacoes('A B C E D')];
    // vaga 4 was D's; then vaga 5 was the next cotista's, G; D there is read as ampla
    expect(conferir(e, atos).divergencias).toEqual([
      {
        ato: atos[4]?.ato,
        vaga: 4,
        encontrado: { inscricao: 'E' },
        devido: { inscricao: 'D', via: 'ampla', lista: 'ampla' },
      },
      {
        ato: atos[5]?.ato,
        vaga: 5,
        encontrado: { inscricao: 'D' },
        devido: { inscricao: 'G', via: 'negros-indigenas', lista: 'negros-indigenas' },
      },
    ]);
    expect(dobrar(e, atos).ocupacoes.slice(3)).toEqual([
      { vaga: 4, inscricao: 'E', ocupa: 'ampla' },
      { vaga: 5, inscricao: 'D', ocupa: 'ampla' },
    ]);
  });
  test('every order, written down as acts, is conforme', () => {
    for (const lei of [PORTO_FELIZ, FERRAZ, PORTO_ALEGRE]) {
      const e = entrada(lei, 'A* B C*^ D E F G* H I^ J K* L M* N', [8, 4], { pcd: 'federal' });
      const { chamadas } = ordem(e);
      const comLista = chamadas.map((c) =>
        ato('nomeação', { vaga: c.vaga, inscricao: c.inscricao, lista: c.lista, compensa: c.compensa }),
      );
      const semLista = chamadas.map((c) => ato('nomeação', { vaga: c.vaga, inscricao: c.inscricao }));
      for (const nomeados of [comLista, semLista]) {
        const atos = [ato('oferta', { quantidade: 8 }), ato('oferta', { quantidade: 4 }), ...nomeados];
        expect(conferir(e, atos).divergencias).toEqual([]);
        expect(dobrar(e, atos).ocupacoes.map((o) => o.ocupa)).toEqual(chamadas.map((c) => c.ocupa));
      }
    }
  });
});
