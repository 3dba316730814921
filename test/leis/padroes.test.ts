import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lerArquivo } from '../../src/adapters/arquivo/lerArquivo';
import { resolverCriterios, type LeituraAdotada } from '../../src/core/criterios';
import type { Lei } from '../../src/core/lei';
import { opcoesDe, PADRAO, respostaDe } from '../../src/core/perguntas';
import { LEIS } from '../../src/leis/catalogo';
import { rotuloDaLeitura } from '../../src/redacao/respostas';
import { leiDaAba, leiDasLinhas } from '../../src/trabalho/leiPropria';
import { comLeitura, outrasRespostas } from '../../src/trabalho/pedido';
import { pedidoDe } from '../trabalho/apoio';

const PASTA = path.resolve(__dirname, '../../exemplos/leis');

/** Tables of laws that the product refuses, on purpose: they are about numbers that it does not compute. */
const RECUSADAS = /^(?:07-rio-grande-do-sul-14147-2012|11-montenegro-7344-2025)\.csv$/;

async function leisDosExemplos(): Promise<Lei[]> {
  const nomes = readdirSync(PASTA).filter((nome) => nome.endsWith('.csv') && !RECUSADAS.test(nome));
  return Promise.all(
    nomes.map(async (nome) => {
      const lido = await lerArquivo(readFileSync(path.join(PASTA, nome)), nome);
      const aba = 'problema' in lido ? undefined : lido.abas[0];
      const lei = aba && leiDaAba(aba).lei;
      if (lei === undefined) throw new Error(nome);
      return lei;
    }),
  );
}

const lei = (...linhas: readonly (readonly [string, string, string?])[]): Lei => {
  const lida = leiDasLinhas(linhas.map(([chave, valor, artigo = '']) => ({ chave, valor, artigo }))).lei;
  if (lida === undefined) throw new Error('a law with errors');
  return lida;
};

/** The article of each reserva leaves its own order in doubt; only the first one's computo is open. */
const DUAS = lei(
  ['reserva', 'Negros'],
  ['percentual', '20%', 'art. 1º'],
  ['ordem', 'última de cada grupo de 5', 'dúvida: art. 2º, “quinta vaga”. Não se sabe se é a quinta.'],
  ['não computados', 'compensada', 'dúvida: art. 2º, “não serão computados”. O texto admite outra leitura.'],
  ['reserva', 'Indígenas'],
  ['percentual', '10%', 'art. 1º'],
  ['ordem', 'posições 3, 13', 'dúvida: art. 4º, “terceira vaga”. Não se sabe se é a terceira.'],
  ['não computados', 'compensada', 'art. 4º: “não serão computados”'],
);

const leitura = (respostas: Parameters<typeof resolverCriterios>[1], pergunta: string): LeituraAdotada => {
  const esta = resolverCriterios(DUAS, respostas).leituras.find((outra) => outra.pergunta === pergunta);
  if (esta === undefined) throw new Error(pergunta);
  return esta;
};

test('whoever answers with the default that is printed changes nothing, in any law', async () => {
  for (const esta of [...LEIS, ...(await leisDosExemplos()), DUAS]) {
    const padrao = resolverCriterios(esta, {});
    expect(padrao.leituras.length).toBeGreaterThan(0);
    for (const { pergunta, resposta, padrao: ePadrao, porReserva } of padrao.leituras) {
      expect(ePadrao).toBe(true);
      expect(resposta === PADRAO).toBe(porReserva !== undefined);
      const opcoes = [resposta, ...opcoesDe(pergunta)].flatMap((opcao) => respostaDe(pergunta, opcao) ?? []);
      expect(opcoes.length).toBeGreaterThan(0);
      for (const dada of opcoes) {
        const { criterios, leituras } = resolverCriterios(esta, { [pergunta]: dada });
        const dita = leituras.find((outra) => outra.pergunta === pergunta);
        if (dita?.padrao === true) expect(criterios).toEqual(padrao.criterios);
        else expect(criterios).not.toEqual(padrao.criterios);
      }
    }
  }
});

test('where the reservas differ, the default is that of each, and every question is told with its reserva', () => {
  const ordem = leitura({}, 'ordem');
  expect(ordem).toMatchObject({ resposta: PADRAO, padrao: true, escolhida: false, base: 'dúvida' });
  expect(ordem.porReserva).toEqual([
    { reserva: 'Negros', resposta: 'ultima-de-cada-grupo:5' },
    { reserva: 'Indígenas', resposta: 'posicoes:3,13' },
  ]);
  expect(ordem.questao).toMatch(/^Negros: .*Não se sabe se é a quinta\. Indígenas: .*Não se sabe se é a terceira\.$/u);
  expect(ordem.dispositivos).toEqual(['art. 2º', 'art. 4º']);
  expect(rotuloDaLeitura(ordem)).toBe(
    'A de cada reserva (Negros: a quinta vaga de cada grupo de 5; Indígenas: vagas 3 e 13)',
  );
});

test('one answer for all of them is a choice of its own, even where it is the default of one', () => {
  const grupo = respostaDe('ordem', 'ultima-de-cada-grupo:5');
  if (grupo === undefined) throw new Error('ordem');
  const ordem = leitura({ ordem: grupo }, 'ordem');
  expect(ordem).toMatchObject({ resposta: 'ultima-de-cada-grupo:5', padrao: false, escolhida: true });
  const { reservas } = resolverCriterios(DUAS, { ordem: grupo }).criterios;
  expect(reservas.map(({ ordem: desta }) => desta)).toEqual([grupo, grupo]);
});

test('a question that one reserva alone raises is told without names', () => {
  const computo = leitura({}, 'computo');
  expect(computo).toMatchObject({ resposta: 'compensada', dispositivos: ['art. 2º'] });
  expect(computo.porReserva).toBeUndefined();
  expect(computo.questao).toMatch(/^(?!Negros)/u);
});

test('the default of each reserva is compared with, and can be taken back, once another answer holds', () => {
  expect(outrasRespostas(leitura({}, 'ordem'))).toEqual(['proporcional', 'ultima-de-cada-grupo:5']);
  expect(outrasRespostas(leitura({ ordem: { tipo: 'proporcional' } }, 'ordem'))).toEqual([
    'ultima-de-cada-grupo:5',
    PADRAO,
  ]);
  const pedido = { ...pedidoDe('Ferraz', 5), lei: DUAS };
  const outro = comLeitura(pedido, 'ordem', 'proporcional');
  expect(outro?.respostas).toEqual({ ordem: { tipo: 'proporcional' } });
  expect(outro && comLeitura(outro, 'ordem', PADRAO)?.respostas).toEqual({});
  expect(comLeitura(pedido, 'ordem', 'ao acaso')).toBeUndefined();
});
