import fc from 'fast-check';
import type { Celula } from '../../src/planilha/grade';
import { abaDe, ler } from './tabelas';
import type { Leitura } from '../../src/planilha/leitura';

const TITULOS = ['Class.', 'Inscrição', 'Nome', 'Cargo', 'Nota', 'Cota', 'PcD', 'Heteroidentificação', 'Situação'];
const SOBRENOMES = ['Jatobá', 'Ipê-Roxo', 'São-João', 'Açaí', 'Negrão', 'Copaíba'];

const escolha = (...textos: string[]) => fc.constantFrom(...textos);
const pessoa = fc.record({
  cargo: escolha('Médico', 'Técnico de Enfermagem'),
  nome: escolha(...SOBRENOMES),
  nota: fc.integer({ min: 0, max: 100 }),
  cota: escolha('', 'Preto', 'Negra', 'pretos e pardos', 'PPP', 'Não', 'Ampla', 'Xpto'),
  pcd: escolha('', 'X', 'SIM', 'NÃO'),
  hetero: escolha('', 'Deferido', 'Indeferida', 'Não compareceu'),
  situacao: escolha('', 'Habilitado', 'Aprovada', 'Eliminado', 'Final de fila', 'Nomeada', 'Desistente'),
});

const planilha = fc
  .array(pessoa, { minLength: 1, maxLength: 12 })
  .map((pessoas) =>
    pessoas.map(({ cargo, nome, nota, cota, pcd, hetero, situacao }, i): Celula[] => [
      `${i + 1}º`,
      `00${100 + i}`,
      `${nome} ${'ABCDEFGHIJKL'[i]}`,
      cargo,
      nota,
      cota,
      pcd,
      hetero,
      situacao,
    ]),
  );

/** The reading without rows: people by inscrição, problems by code and person. */
function essencia(leitura: Leitura, semNomes = false): unknown {
  const porLinha = new Map(leitura.candidatos.map((um) => [um.linha, um.inscricao]));
  return {
    pessoas: leitura.candidatos
      .map(({ linha: _linha, nome, cargo, ...resto }) => ({ ...resto, ...(semNomes ? {} : { nome, cargo }) }))
      .sort((a, b) => (a.inscricao < b.inscricao ? -1 : 1)),
    problemas: leitura.problemas
      .filter(({ codigo }) => codigo !== 'empate' && codigo !== 'homonimos')
      .map(({ codigo, lugar }) =>
        lugar?.linha === undefined ? codigo : `${codigo} ${porLinha.get(lugar.linha) ?? '?'}`,
      )
      .filter((texto) => !/diverge|lacuna/.test(texto))
      .sort(),
  };
}

const semAcentos = (celula: Celula): Celula =>
  typeof celula === 'string' ? celula.normalize('NFD').replace(/\p{M}/gu, '') : celula;
const maiuscula = (celula: Celula): Celula => (typeof celula === 'string' ? celula.toUpperCase() : celula);
const minuscula = (celula: Celula): Celula => (typeof celula === 'string' ? celula.toLowerCase() : celula);
const FEMININOS: Record<string, string> = {
  Preto: 'Preta',
  Negra: 'Negro',
  Deferido: 'Deferida',
  Indeferida: 'Indeferido',
  Habilitado: 'Habilitada',
  Aprovada: 'Aprovado',
  Eliminado: 'Eliminada',
  Nomeada: 'Nomeado',
};
const outroGenero = (celula: Celula): Celula => (typeof celula === 'string' ? (FEMININOS[celula] ?? celula) : celula);

describe('T15: a leitura não depende de ordem, acentos, caixa, gênero nem linhas em branco', () => {
  test('ordem das linhas', () => {
    fc.assert(
      fc.property(
        planilha.chain((linhas) =>
          fc.tuple(fc.constant(linhas), fc.shuffledSubarray(linhas, { minLength: linhas.length })),
        ),
        ([linhas, embaralhadas]) => {
          expect(essencia(ler(abaDe([TITULOS, ...embaralhadas])))).toEqual(essencia(ler(abaDe([TITULOS, ...linhas]))));
        },
      ),
    );
  });

  test.each<[string, (celula: Celula) => Celula]>([
    ['sem acentos', semAcentos],
    ['maiúsculas', maiuscula],
    ['minúsculas', minuscula],
    ['gênero', outroGenero],
  ])('%s', (_, muda) => {
    fc.assert(
      fc.property(planilha, (linhas) => {
        const mudadas = [TITULOS, ...linhas].map((linha) => linha.map(muda));
        expect(essencia(ler(abaDe(mudadas)), true)).toEqual(essencia(ler(abaDe([TITULOS, ...linhas])), true));
      }),
    );
  });

  test('linhas em branco', () => {
    fc.assert(
      fc.property(planilha, fc.array(fc.nat(12), { maxLength: 4 }), (linhas, brancos) => {
        const comBrancos: Celula[][] = [[], TITULOS, ...linhas];
        for (const onde of brancos) comBrancos.splice(Math.min(onde + 2, comBrancos.length), 0, ['', null, ' ']);
        expect(essencia(ler(abaDe(comBrancos)))).toEqual(essencia(ler(abaDe([TITULOS, ...linhas]))));
      }),
    );
  });
});

const celula: fc.Arbitrary<Celula> = fc.oneof(
  fc.constant(null),
  fc.string({ maxLength: 30, unit: 'grapheme' }),
  fc.double(),
  fc.boolean(),
  escolha(
    'Nome',
    'Inscrição',
    'Classificação',
    'Nota',
    'Cota',
    'PcD',
    'N',
    'X',
    'PPP',
    'Cargo',
    '1º',
    'CARGO: MÉDICO',
    'Total',
    '* negro',
    'Eliminado',
    '#N/D',
    '12/31/1990',
  ),
  fc.record({ tipo: fc.constant('data' as const), data: fc.constant('1990-02-30') }),
  fc.record({ tipo: fc.constant('erro' as const), erro: fc.constant('#REF!') }),
  fc.record({ tipo: fc.constant('porcentagem' as const), valor: fc.double() }),
);

test('T16: qualquer entrada termina, e cada linha entre a primeira e a última com conteúdo é candidato ou tem motivo', () => {
  fc.assert(
    fc.property(fc.array(fc.array(celula, { maxLength: 6 }), { maxLength: 15 }), (linhas) => {
      const planilhaLida = abaDe([
        ['Classificação', 'Inscrição', 'Nome', 'Nota', 'Cota'],
        ...linhas,
        [1, 1, 'Ana Ipê', 10, 'PPP'],
      ]);
      const leitura = ler(planilhaLida);
      for (const lida of leitura.abas) {
        const vistas = [...lida.candidatos, ...lida.ignoradas].map(({ linha }) => linha).sort((a, b) => a - b);
        expect(vistas).toEqual(planilhaLida.linhas.map((_, i) => i + 1));
      }
      expect(leitura.abas.length + leitura.problemas.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
