import { lerLivro, type LivroLido } from '../../src/planilha/livro';
import { papeis } from '../../src/trabalho/papeis';
import { nomeacoesDoLivro, type QuaisAtos } from '../../src/trabalho/papeis/doLivro';
import { pedidoDe, rankingDe } from './apoio';

const FERRAZ = pedidoDe('Ferraz', 0, { edital: { data: '2026-09-01', vinculo: 'efetivo' } });
const RANKING = rankingDe(
  `Class. | Inscrição | Nome       | Negro
   1      | 0A        | Ana Jatobá | SIM
   2      | 0B        | Bia Ipê    | NÃO
   3      | 0C        | Caio Cedro | SIM
   4      | 0D        | Davi Pequi | NÃO
   5      | 0E        | Eva Angico | NÃO
   6      | 0F        | Fábio Ingá | SIM`,
  FERRAZ,
);

/** Acts as rows "data | tipo | vaga | inscrição | lista | quantidade | documento | motivo". */
function livro(...atos: string[]): LivroLido {
  const titulos = ['Ato', 'Data', 'Tipo', 'Vaga', 'Inscrição', 'Lista', 'Quantidade', 'Documento', 'Motivo'];
  const linhas = atos.map((ato, i) => [String(i + 1), ...ato.split('|').map((celula) => celula.trim())]);
  return lerLivro({ nome: 'Livro', linhas: [titulos, ...linhas], mesclas: [] });
}

function portaria(doLivro: LivroLido, quais: QuaisAtos): string {
  const [papel, sobra] = papeis(FERRAZ, nomeacoesDoLivro(RANKING, doLivro, FERRAZ, quais), {});
  expect(sobra).toBeUndefined();
  return papel?.texto ?? '';
}

const PRIMEIRAS = [
  '01/10/2026 | oferta ||||5||',
  '02/10/2026 | nomeação | 1 | 0A | ampla || Portaria 1 |',
  '02/10/2026 | nomeação | 2 | 0B | ampla || Portaria 1 |',
  '02/10/2026 | nomeação | 3 | 0C | negros || Portaria 1 |',
];

test('the nominations of a document, each with what caused it then, whatever came later', () => {
  const depois = [...PRIMEIRAS, '03/10/2026 | desistência || 0C ||| Termo | mudança', '04/10/2026 | nomeação | 3 | 0F | negros || Portaria 2 |'];
  const primeira = portaria(livro(...depois), { documento: ' portaria 1 ' });
  expect(primeira).toBe(portaria(livro(...PRIMEIRAS), { documento: 'Portaria 1' }));
  expect(primeira).toContain('– que as vagas 1 e 2 são da ampla concorrência (pela leitura adotada; ver art. 4º);\n\n– que a vaga 3 cabe à lista específica de pessoas negras (art. 1º; pela leitura adotada; ver art. 4º),');
  expect(primeira).toContain('3. Caio Cedro, inscrição 0C: vaga 3 (Negros)');
  expect(primeira).not.toContain('0F');
  const segunda = portaria(livro(...depois), { data: '2026-10-04' });
  expect(segunda).toContain('– que a vaga 3, que voltou a ficar aberta, cabe à lista específica de pessoas negras (art. 3º, § 2º),');
  expect(segunda).toContain('4. Fábio Ingá, inscrição 0F: vaga 3 (Negros); lista específica de pessoas negras (classificação 3; na geral, 6).');
  expect(segunda).not.toMatch(/Caio|mudança/);
});

test('a compensação that the livro leaves to be read', () => {
  const texto = portaria(livro(...PRIMEIRAS, '05/10/2026 | nomeação | 4 | 0F ||| Portaria 3 |'), { documento: 'Portaria 3' });
  expect(texto).toContain('– que a vaga 4, da ampla concorrência, cabe à lista específica de pessoas negras, por compensação: a lista geral alcançou pessoa já chamada pela reserva');
  expect(texto).toContain('Art. 2º Por efeito da compensação, a pessoa de inscrição 0C mantém a sua vaga');
});

test('a nomination that was not due does not get the grounds of the one that was', () => {
  const texto = portaria(livro(...PRIMEIRAS, '05/10/2026 | nomeação | 4 | 0E | ampla || Portaria 3 |'), { documento: 'Portaria 3' });
  expect(texto).toContain('– que a vaga 4 é preenchida por ____________________,');
  expect(texto).toContain('4. Eva Angico, inscrição 0E: vaga 4 (Ampla concorrência); lista geral (classificação 5).');
  expect(texto).not.toContain('compensação');
});

test('a court’s order, outside the vagas and to a vaga', () => {
  const texto = portaria(
    livro(...PRIMEIRAS, '05/10/2026 | decisão judicial || 0E ||| Portaria 3 |', '05/10/2026 | decisão judicial | 4 | 0D | ampla || Portaria 3 |'),
    { documento: 'Portaria 3' },
  );
  expect(texto).toContain('– que há nomeação sem consumo de vaga por decisão judicial (processo ____________________);');
  expect(texto).toContain('– que a vaga 4 é preenchida por decisão judicial (processo ____________________),');
  expect(texto).toContain('\nEva Angico, inscrição 0E: fora das vagas; decisão judicial.\n4. Davi Pequi, inscrição 0D: vaga 4 (Ampla concorrência); decisão judicial.');
});

test('a court’s order for someone who had been nominated and left', () => {
  const atos = [...PRIMEIRAS, '04/10/2026 | eliminação || 0A ||||', '05/10/2026 | decisão judicial | 1 | 0A | ampla || Portaria 3 |'];
  expect(portaria(livro(...atos), { documento: 'Portaria 3' })).toContain('Ana Jatobá, inscrição 0A: vaga 1 (Ampla concorrência); decisão judicial.');
});

test('an act that a retificação cancelled is not put on paper; no such document: nothing', () => {
  const doLivro = livro(...PRIMEIRAS, '03/10/2026 | retificação |||||| ato 4');
  expect(portaria(doLivro, { documento: 'Portaria 1' })).not.toContain('Caio');
  expect(portaria(doLivro, { documento: 'Portaria 9' })).toBe('');
});

test('an error of the livro stops it', () => {
  expect(portaria(livro(...PRIMEIRAS, '05/10/2026 | nomeação | 9 | 0D | ampla || Portaria 3 |'), { documento: 'Portaria 1' })).toBe('');
});
