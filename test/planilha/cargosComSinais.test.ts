import { lerAbas } from '../../src/planilha/leitura';

const cargos = (...nomes: string[]): string[] => {
  const linhas = nomes.map((cargo, i) => [i + 1, String(100 + i), `Pessoa ${String.fromCharCode(65 + i)} Jatobá`, cargo]);
  const aba = { nome: 'Lista', mesclas: [], linhas: [['Classificação', 'Inscrição', 'Nome', 'Cargo'], ...linhas] };
  return [...new Set(lerAbas([aba], {}).candidatos.map(({ cargo }) => cargo))];
};

it.each([
  ['signs that are part of a name', ['Programador C', 'Programador C++', 'Programador C#'], 3],
  ['a plus at the end', ['Técnico A', 'Técnico A+'], 2],
  ['names without a letter known here', ['★', '☆'], 2],
  ['accents, case and punctuation', ['Técnico - Enfermagem', 'TECNICO ENFERMAGEM', 'Técnico (Enfermagem)'], 1],
])('cargos apart by %s', (_, nomes, quantos) => {
  expect(cargos(...nomes)).toHaveLength(quantos);
});

it('tells 20,000 people of one inscrição in a moment', () => {
  const linhas = Array.from({ length: 20_000 }, (_, i) => [i + 1, '7', `Pessoa ${i} Jatobá`]);
  const aba = { nome: 'Lista', mesclas: [], linhas: [['Classificação', 'Inscrição', 'Nome'], ...linhas] };
  expect(lerAbas([aba], {}).candidatos).toHaveLength(20_000);
}, 15_000);
