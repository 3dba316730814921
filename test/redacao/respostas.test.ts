import { perguntasDaLei } from '../../src/core/criterios';
import { opcoesDe, PERGUNTAS } from '../../src/core/perguntas';
import { LEIS } from '../../src/leis/catalogo';
import { explicacaoDaResposta, rotuloDaOrdem, rotuloDaResposta } from '../../src/redacao/respostas';

test.each([
  ['ordem', 'proporcional', 'Proporcional ao percentual'],
  ['ordem', 'ultima-de-cada-grupo', 'A última vaga de cada grupo'],
  ['ordem', 'ultima-de-cada-grupo:N', 'A última vaga de cada grupo'],
  ['ordem', 'ultima-de-cada-grupo:5', 'A quinta vaga de cada grupo de 5'],
  ['ordem', 'ultima-de-cada-grupo:12', 'A 12ª vaga de cada grupo de 12'],
  ['ordem', 'posicoes', 'Vagas listadas'],
  ['ordem', 'posicoes:3,8,13+5', 'Vagas 3, 8, 13 e depois de 5 em 5'],
  ['ordem', 'posicoes:3,8,13', 'Vagas 3, 8 e 13'],
  ['ordem', 'posicoes:3+5', 'Vaga 3 e depois de 5 em 5'],
  ['ordem', 'posicoes:1,2,3,4,5,6,7,8,9,10,11,12,13,14', 'Vagas 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 e mais 2'],
  ['grupo-incompleto', 'ultima-vaga-oferecida', 'A última vaga oferecida também é reservada'],
  ['grupo-incompleto', 'literal', 'Só a última vaga de cada grupo completo'],
  ['grupo-incompleto', 'proporcional', 'A proporção no lugar dos grupos'],
  ['computo', 'ordem-de-chamada', 'Continua na vaga reservada'],
  ['computo', 'compensada', 'Passa à ampla concorrência (compensação)'],
  ['computo-pcd', 'ordem-de-chamada', 'Continua na vaga de PcD'],
  ['computo-pcd', 'compensada', 'Passa à ampla concorrência (compensação)'],
  ['desistencia', 'proximo-da-lista-especifica', 'Próxima pessoa da lista específica'],
  ['desistencia', 'lista-geral', 'Próxima pessoa da lista geral'],
  ['desistencia-alcance', 'vaga-reservada', 'Só a vaga ocupada pela reserva'],
  ['desistencia-alcance', 'qualquer-vaga-de-cotista', 'Qualquer vaga que um cotista deixe'],
  ['cotistas-insuficientes', 'reverte', 'A vaga vai à lista geral'],
  ['cotistas-insuficientes', 'fica-vaga', 'A vaga fica sem preencher'],
  ['cota-negada', 'permanece-na-ampla', 'Continua na lista geral'],
  ['cota-negada', 'eliminado', 'Sai do concurso'],
  ['base', 'por-cargo', 'As vagas de cada cargo'],
  ['base', 'informada-no-edital', 'O número que o edital informa'],
  ['novas-vagas', 'total-acumulado', 'Continuam a contagem das anteriores'],
  ['novas-vagas', 'por-oferta', 'Cada nova oferta recomeça a contagem'],
  ['colisao', 'livre-anterior', 'A vaga livre anterior'],
  ['colisao', 'livre-seguinte', 'A vaga livre seguinte'],
  ['dia-da-vigencia', 'alcancado', 'A lei alcança o edital desse dia'],
  ['dia-da-vigencia', 'nao-alcancado', 'A lei não alcança o edital desse dia'],
  ['fim-do-prazo', 'avisa', 'A reserva continua, com aviso'],
  ['fim-do-prazo', 'encerra', 'A reserva termina'],
] as const)('%s=%s is "%s"', (pergunta, resposta, rotulo) => {
  expect(rotuloDaResposta(pergunta, resposta)).toBe(rotulo);
});

const TODAS = [
  ...PERGUNTAS.flatMap((pergunta) => opcoesDe(pergunta).map((opcao) => [pergunta, opcao] as const)),
  ...LEIS.flatMap((lei) =>
    perguntasDaLei(lei).flatMap(({ pergunta, opcoes, padrao }) =>
      [...opcoes, padrao].map((opcao) => [pergunta, opcao] as const),
    ),
  ),
];

test('every answer of every question of every law has a label and one sentence, in words', () => {
  const municipios = LEIS.map(({ municipio }) => municipio);
  for (const [pergunta, resposta] of TODAS) {
    const rotulo = rotuloDaResposta(pergunta, resposta);
    const explicacao = explicacaoDaResposta(pergunta, resposta);
    expect(rotulo).toMatch(/^[A-ZÁÉÍÓÚ][^.]+$/u);
    expect(rotulo).not.toBe(resposta);
    expect(explicacao).toMatch(/^[A-ZÁÉÍÓÚ][^.]+\.$/u);
    for (const municipio of municipios) expect(`${rotulo} ${explicacao}`).not.toContain(municipio);
  }
});

test('the answers of one question are told apart by label and by sentence', () => {
  for (const pergunta of PERGUNTAS) {
    const opcoes = opcoesDe(pergunta);
    expect(new Set(opcoes.map((opcao) => rotuloDaResposta(pergunta, opcao))).size).toBe(opcoes.length);
    expect(new Set(opcoes.map((opcao) => explicacaoDaResposta(pergunta, opcao))).size).toBe(opcoes.length);
  }
});

test('the sentence of a group of a given size counts with that size', () => {
  expect(explicacaoDaResposta('ordem', 'ultima-de-cada-grupo:4')).toBe(
    'As vagas são contadas de 4 em 4 e a última de cada grupo é reservada (vagas 4, 8, 12…), sem passar do número que o percentual dá.',
  );
});

test('what is no answer comes back as typed, without a sentence', () => {
  expect(rotuloDaResposta('computo', 'talvez')).toBe('talvez');
  expect(rotuloDaResposta('ordem', 'posicoes:8,3')).toBe('posicoes:8,3');
  expect(rotuloDaResposta('ordem', 'constructor')).toBe('constructor');
  expect(explicacaoDaResposta('computo', 'constructor')).toBe('');
});

test('an order as data has the label of its answer', () => {
  expect(rotuloDaOrdem({ tipo: 'posições', posicoes: [2, 7], passo: 5 })).toBe('Vagas 2, 7 e depois de 5 em 5');
});
