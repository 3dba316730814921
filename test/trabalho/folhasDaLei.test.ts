import { LEIS } from '../../src/leis/catalogo';
import type { Lei } from '../../src/core/lei';
import { letrasDasModalidades } from '../../src/redacao/letras';
import { folhasDaLeiPropria, papelDaLei } from '../../src/trabalho/folhasDaLei';
import { leiDaAba, leiDasLinhas } from '../../src/trabalho/leiPropria';
import { previsaoDaLei } from '../../src/trabalho/previsaoDaLei';
import type { Celula } from '../../src/planilha/grade';
import { lerAbas } from '../../src/planilha/leitura';

function leiDe(...linhas: readonly (readonly [string, string, string?])[]): Lei {
  const { lei, problemas } = leiDasLinhas(linhas.map(([chave, valor, artigo = '']) => ({ chave, valor, artigo })));
  if (lei === undefined) throw new Error(JSON.stringify(problemas));
  return lei;
}

/** A made-up law, worked by hand: 20 % and 10 %, both half up, the second from 5 vacancies on. */
const lei = leiDe(
  ['município', 'Vila Nova'],
  ['norma', 'Lei nº 12/2020'],
  ['reserva', 'Negros', ''],
  ['percentual', '20%', 'art. 2º: “vinte por cento das vagas”'],
  ['reserva', 'Indígenas'],
  ['percentual', '10%', 'art. 3º'],
  ['mínimo de vagas', '5', 'art. 4º'],
);

const emLetras = (vagas: number): string =>
  (previsaoDaLei(lei, 30)[vagas - 1]?.modalidades ?? [])
    .map((modalidade) => letrasDasModalidades(lei).get(modalidade)?.letra)
    .join('');

describe('previsaoDaLei', () => {
  test.each([
    // 20 %: 0,2 0,4 0,6→1 from 3; 10 %: 0,5 at 5 is 1. The 20 % stand at 3, 8, 13; the 10 % at 5 and 15.
    [1, 'A'],
    [2, 'AA'],
    [3, 'AAN'],
    [4, 'AANA'],
    [5, 'AANAI'],
    [8, 'AANAIAAN'],
    [15, 'AANAIAANAAAANAI'],
  ])('%i vagas: %s', (vagas, letras) => expect(emLetras(vagas)).toBe(letras));

  test('counts every reserva of the law, 0 included', () => {
    expect(previsaoDaLei(lei, 3)[2]?.quadro).toEqual({ ampla: 2, negros: 1, indigenas: 0 });
  });
});

describe('papelDaLei', () => {
  const { texto, folha } = papelDaLei(lei);

  test('reads the law back, says what it leaves open and draws 1 to 30 vacancies', () => {
    expect(texto).toContain('Percentual (Negros): 20% das vagas para negros. – art. 2º');
    expect(texto).toContain('Mínimo de vagas (Indígenas): Só há reserva a partir de 5 vagas oferecidas. – art. 4º');
    expect(texto).toContain('Novas vagas: A lei não diz; por padrão, as vagas oferecidas depois do edital continuam');
    expect(texto).toContain('· = ampla concorrência; N = Negros; I = Indígenas');
    expect(texto).toContain('8 vagas: ··N·I ··N – Negros: 2; Indígenas: 1');
    expect(texto).toContain('2 vagas: ·· – nenhuma reservada');
    expect(texto).toMatch(/\n30 vagas: /);
    expect(texto).toContain('procuradoria');
  });

  test('as a sheet, each line has a place to say whether it is so', () => {
    expect(folha.nome).toBe('Lei para conferência');
    const conferidas = folha.linhas.filter(
      ({ papel, celulas }) => papel === 'dado' && celulas[3] === '(  ) sim  (  ) não',
    );
    expect(conferidas.length).toBeGreaterThan(30);
  });
});

describe('the sheet Minha lei', () => {
  test.each(LEIS.map((uma) => [uma.nome, uma] as const))('%s: read again gives the same law', (_, uma) => {
    const [tabela] = folhasDaLeiPropria(uma);
    const linhas = tabela?.linhas.map(({ celulas }) => celulas as readonly Celula[]) ?? [];
    const lida = leiDaAba({ nome: 'Minha lei', linhas, mesclas: [] });
    expect(lida.problemas).toEqual([]);
    const deNovo = folhasDaLeiPropria(lida.lei ?? lei)[0];
    expect(deNovo?.linhas).toEqual(tabela?.linhas);
    // The id of a reserva comes from its name, which in the federal law is another word for the same group.
    const lugares = (desta: Lei): number[][][] =>
      desta.reservas.map(({ id }) =>
        previsaoDaLei(desta, 30).map(({ modalidades }) => modalidades.flatMap((m, i) => (m === id ? [i + 1] : []))),
      );
    expect(lugares(lida.lei ?? lei)).toEqual(lugares(uma));
  });
});

test('beside a ranking, the sheets of a law are told as ours and nobody is read from them', () => {
  const daLei = folhasDaLeiPropria(lei).map(({ nome, linhas }) => ({
    nome,
    linhas: linhas.map(({ celulas }) => celulas as readonly Celula[]),
    mesclas: [],
  }));
  const ranking = {
    nome: 'Resultado',
    linhas: [
      ['Inscrição', 'Nome', 'Classificação'],
      ['1', 'Ana Jatobá', 1],
    ],
    mesclas: [],
  };
  const { candidatos, problemas } = lerAbas([ranking, ...daLei], { reservas: lei.reservas });
  expect(candidatos.map(({ nome }) => nome)).toEqual(['Ana Jatobá']);
  expect(problemas.map(({ codigo, dados, lugar }) => [codigo, lugar?.aba, dados])).toEqual([
    ['aba-ignorada', 'Minha lei', { motivo: 'tabela da lei' }],
    ['aba-ignorada', 'Lei para conferência', { motivo: 'folha deste programa' }],
  ]);
});
