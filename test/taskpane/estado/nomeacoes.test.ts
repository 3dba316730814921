import { csv, painel, PESSOAS, pronto, relogioFalso, semRejeicoes, TITULOS, type Painel } from './apoio';

beforeAll(relogioFalso);
afterAll(() => jest.useRealTimers());
semRejeicoes();

const OUTRAS_PESSOAS = [TITULOS, [1, '01', 'Vera Umbu', 'NÃO'], [2, '02', 'Vítor Jenipapo', 'SIM']];

/** A livro with one act that no file has. */
async function comUmAto(): Promise<Painel> {
  const este = painel();
  await pronto(este);
  await este.acoes.comecaLivro();
  este.acoes.mudaAto({ tipo: 'oferta', quantidade: '3' });
  await este.acoes.preveAto();
  await este.acoes.confirmaRegistro();
  expect(este.estado().nomeacoes.livro).toMatchObject({ porGravar: 1, recebido: { atos: 1 } });
  return este;
}

test('nothing on the livro happens, and nothing changes, while the reading is not confirmed', async () => {
  const este = await comUmAto();
  este.acoes.trocaDeLei();
  await este.assenta();
  const antes = este.estado();
  let mudancas = 0;
  const para = este.loja.subscribe(() => (mudancas += 1));
  await este.acoes.atualizaLivro();
  await este.acoes.vejaProximas();
  expect(mudancas).toBe(0);
  expect(este.estado()).toBe(antes);
  para();
  este.fecha();
});

test('acts that no file has hold back the ranking of another competition, and stay', async () => {
  const este = await comUmAto();
  const { sha256 } = este.estado().ranking ?? {};
  await este.acoes.abreArquivo(csv(OUTRAS_PESSOAS));
  expect(este.estado().falha).toEqual({
    titulo: 'O arquivo não foi aberto',
    texto: expect.stringMatching(/^1 ato do livro ainda não está em nenhum arquivo.*Grave o livro/),
  });
  expect(este.estado().ranking?.sha256).toBe(sha256);
  expect(este.estado().nomeacoes.livro.porGravar).toBe(1);
  // The same people with one corrected are the same competition.
  await este.acoes.abreArquivo(csv([...PESSOAS.slice(0, -1), [4, '04', 'Davi Pequi', 'NÃO']]));
  expect(este.estado().falha).toBeUndefined();
  expect(este.estado().nomeacoes.livro.porGravar).toBe(1);
  await este.acoes.gravaLivro();
  await este.acoes.abreArquivo(csv(OUTRAS_PESSOAS));
  expect(este.estado().falha).toBeUndefined();
  expect(este.estado().nomeacoes.livro.recebido).toBeUndefined();
  este.fecha();
});

test('a tie decided for some people decides none for others with the same inscrições', async () => {
  const empate = (a: string, b: string) => csv([TITULOS, [1, '01', a, 'NÃO'], [1, '02', b, 'NÃO']]);
  const este = painel();
  await pronto(este);
  await este.acoes.abreArquivo(empate('Ana Jatobá', 'Bia Ipê'));
  este.acoes.decideEmpate(['02', '01']);
  await este.acoes.abreArquivo(empate('Vera Umbu', 'Vítor Jenipapo'));
  expect(este.estado().desempates).toEqual([]);
  este.fecha();
});

test('an act says only what its kind has: what was typed for another kind is not recorded', async () => {
  const este = await comUmAto();
  este.acoes.mudaAto({ tipo: 'nomeação', inscricao: '01', vaga: '2', lista: 'ampla', compensa: '02' });
  este.acoes.mudaAto({ tipo: 'oferta', quantidade: '2' });
  await este.acoes.preveAto();
  const celulas = () => este.estado().nomeacoes.registro?.previsto.linhas[0]?.celulas;
  expect(celulas()).toEqual([2, null, 'oferta', null, null, null, null, null, 2, null, null]);
  este.acoes.mudaAto({ tipo: 'desistência', inscricao: '03', quantidade: '7' });
  await este.acoes.preveAto();
  expect(celulas()).toEqual([2, null, 'desistência', null, null, '03', null, null, null, null, null]);
  este.fecha();
});

test('a cancelled act is shown so, whatever the cargo that the form had when it was cancelled', async () => {
  const este = painel();
  await pronto(este);
  await este.acoes.abreArquivo(
    csv([
      ['Cargo', ...TITULOS],
      ['Agente', 1, '01', 'Ana Jatobá', 'NÃO'],
      ['Enfermeiro', 1, '02', 'Bia Ipê', 'NÃO'],
    ]),
  );
  este.acoes.confirma();
  await este.assenta();
  await este.acoes.comecaLivro();
  const registra = async (): Promise<void> => {
    await este.acoes.preveAto();
    await este.acoes.confirmaRegistro();
  };
  este.acoes.mudaAto({ tipo: 'oferta', cargo: 'Agente', quantidade: '3' });
  await registra();
  este.acoes.mudaAto({ tipo: 'oferta', cargo: 'Enfermeiro', quantidade: '1' });
  await registra();
  este.acoes.mudaAto({ tipo: 'retificação' });
  este.acoes.mudaPublicacao({ motivo: '1' });
  await registra();
  const cargos = este.estado().nomeacoes.livro.resumo?.cargos ?? [];
  expect(
    cargos.map(({ cargo, vagas, ultimos }) => [cargo, vagas, ultimos.primeiros.map(({ cancelado }) => cancelado)]),
  ).toEqual([
    ['Agente', 0, [true]],
    ['Enfermeiro', 1, [false]],
  ]);
  este.fecha();
});

test('the same people with marks after their names are the same competition', async () => {
  const marcada = (nota: number) =>
    csv([
      ['Class.', 'Inscrição', 'Nome', 'Nota'],
      [1, '01', 'Ana Jatobá (PPP)', nota],
      [2, '02', 'Bia Ipê - PcD', 80],
    ]);
  const este = painel();
  await pronto(este);
  await este.acoes.abreArquivo(marcada(90));
  este.acoes.decideEmpate(['02', '01']);
  await este.acoes.abreArquivo(marcada(91));
  expect(este.estado().desempates).toEqual([['02', '01']]);
  este.fecha();
});
