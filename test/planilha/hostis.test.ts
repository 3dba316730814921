import type { Celula } from '../../src/planilha/grade';
import { aba, abaDe, FERRAZ, ler, pessoas, problemas } from './tabelas';

describe('entradas hostis', () => {
  test('nada, só brancos, só números, uma coluna', () => {
    expect(problemas(ler(abaDe([])))).toEqual(['erro sem-candidatos']);
    expect(problemas(ler(abaDe([[null], [' ', '']])))).toEqual(['erro sem-candidatos']);
    expect(ler([], { reservas: FERRAZ }).problemas.map(({ codigo }) => codigo)).toEqual(['sem-candidatos']);
    expect(
      problemas(
        ler(
          abaDe([
            [1, 2],
            [3, 4],
          ]),
        ),
      ),
    ).toContain('erro sem-candidatos');
    expect(problemas(ler(abaDe([['Nome'], ['Ana Ipê']])))).toContain('erro sem-cabecalho');
    expect(problemas(ler(aba('|Class.|Inscrição|Nome|')))).toEqual(['erro sem-candidatos']);
  });

  test('células de 10 000 letras, emojis, controles', () => {
    const longa = 'negro '.repeat(2000);
    const leitura = ler(
      abaDe([
        ['Class.', 'Inscrição', 'Nome', 'Cota', 'Situação', 'Obs'],
        [1, 1, longa, longa, longa, longa],
        [2, 2, 'Ana 🌳 Ipê\u200b', '🌳', '🌳', '🌳'],
        [3, '\u00a03\u00a0', '\tBento\nIpê ', '\u00a0PPP\u00a0', ' Habilitado\u00a0', null],
      ]),
    );
    expect(pessoas(leitura).slice(1)).toEqual([
      '3 2 Ana 🌳 Ipê; ; 2; habilitado',
      '4 3 Bento Ipê; ; 3; habilitado; negros=declarada',
    ]);
    expect(problemas(leitura)).toEqual([
      'pergunta marca-desconhecida D2',
      'pergunta situacao-desconhecida E2',
      'pergunta marca-desconhecida D3',
      'pergunta situacao-desconhecida E3',
    ]);
  });

  test('300 colunas; cabeçalho na linha 40', () => {
    const larga: Celula[] = Array.from({ length: 300 }, (_, i) => `Coluna ${i}`);
    const titulos = ['Class.', 'Inscrição', 'Nome', ...larga];
    expect(pessoas(ler(abaDe([titulos, [1, 1, 'Ana Ipê', ...larga]])))).toEqual(['2 1 Ana Ipê; ; 1; habilitado']);
    const leitura = ler(abaDe([titulos, [1, 1, 'Ana Ipê']]), {
      reservas: FERRAZ,
      colunas: { classificacao: 'A', inscricao: 'B', nome: 'C' },
    });
    expect(pessoas(leitura)).toEqual(['2 1 Ana Ipê; ; 1; habilitado']);
    const baixo = ler(
      abaDe([
        ...Array.from({ length: 39 }, (_, i): Celula[] => [`Texto ${i}`]),
        ['Class.', 'Inscrição', 'Nome'],
        [1, 1, 'Ana Ipê'],
      ]),
    );
    expect(pessoas(baixo)).toEqual(['41 1 Ana Ipê; ; 1; habilitado']);
  });

  test('o mesmo nome e a mesma inscrição mil vezes', () => {
    const leitura = ler(
      abaDe([['Class.', 'Inscrição', 'Nome'], ...Array.from({ length: 1000 }, (): Celula[] => [1, 1, 'Ana Ipê'])]),
    );
    expect(leitura.candidatos).toHaveLength(1);
    expect(leitura.abas[0]?.ignoradas.filter(({ motivo }) => motivo === 'duplicata')).toHaveLength(999);
  });

  test('mescla maior que a planilha', () => {
    const leitura = ler(
      abaDe(
        [
          ['Class.', 'Inscrição', 'Nome'],
          [1, 1, 'Ana Ipê'],
        ],
        [{ linha: 1, coluna: 0, ultimaLinha: 1_048_575, ultimaColuna: 0 }],
      ),
    );
    expect(pessoas(leitura)).toEqual(['2 1 Ana Ipê; ; 1; habilitado']);
  });

  test('20 000 linhas em tempo quase linear', () => {
    const linhas = (n: number): Celula[][] =>
      Array.from({ length: n }, (_, i) => [
        `${i + 1}º`,
        `${900000 + i}`,
        `Pessoa ${i} Jatobá`,
        '13/05/1990',
        100 - i / 1000,
        i % 5 === 0 ? 'PPP' : '',
        i % 5 === 0 ? 'Deferido' : '',
        'Habilitado',
      ]);
    const titulos = ['Class.', 'Inscrição', 'Nome', 'Nascimento', 'Nota', 'Cota', 'Heteroidentificação', 'Situação'];
    const tempo = (n: number): number => {
      const planilha = abaDe([titulos, ...linhas(n)]);
      const inicio = performance.now();
      expect(ler(planilha).candidatos).toHaveLength(n);
      return performance.now() - inicio;
    };
    tempo(2000);
    const [pequena, grande] = [Math.min(tempo(5000), tempo(5000)), Math.min(tempo(20000), tempo(20000))];
    expect(grande / pequena).toBeLessThan(12);
  });
});
