import { efeitoDasOutras } from '../../src/redacao/consequencia';
import { fraseDaPrevisao } from '../../src/redacao/previsao';
import { lei as federal } from '../../src/leis/federal-15142-2025/lei';
import { lei as portoFeliz } from '../../src/leis/porto-feliz-4993-2011/lei';

test('whether another reading would make a difference, in one line', () => {
  expect(efeitoDasOutras(undefined)).toEqual({ texto: 'Calculando o que mudaria aqui…', muda: false });
  expect(efeitoDasOutras([{ mudam: 2 }, {}]).texto).toBe('Ainda não se pode dizer o que mudaria: faltam respostas.');
  expect(efeitoDasOutras([{ mudam: 0 }, { mudam: 0 }])).toEqual({
    texto: 'Outra leitura não muda nada aqui.',
    muda: false,
  });
  expect(efeitoDasOutras([{ mudam: 1 }])).toEqual({ texto: 'Outra leitura muda 1 chamada aqui.', muda: true });
  expect(efeitoDasOutras([{ mudam: 1 }, { mudam: 3 }]).texto).toBe('Outra leitura muda até 3 chamadas aqui.');
});

test('what a law does with some vacancies, in one line', () => {
  const [negros = '', indigenas = ''] = federal.reservas.map(({ id }) => id);
  expect(fraseDaPrevisao(portoFeliz, ['ampla'])).toBe('Com 1 vaga: nenhuma reservada.');
  expect(fraseDaPrevisao(portoFeliz, ['ampla', 'ampla', 'negros-indigenas'])).toBe(
    'Com 3 vagas: 1 para negros e indígenas (vaga 3).',
  );
  expect(fraseDaPrevisao(federal, ['ampla', negros, indigenas, negros])).toMatch(
    /^Com 4 vagas: 2 para .* \(vagas 2 e 4\); 1 para .* \(vaga 3\)\.$/,
  );
});
