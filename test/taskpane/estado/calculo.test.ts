import type { Pedido } from '../../../src/trabalho/pedido';
import { chamadasDe, csv, EMPATADAS, FERRAZ, painel, PESSOAS, PORTO_FELIZ, pronto, relogioFalso, semRejeicoes, TITULOS, type Painel } from './apoio';

beforeAll(relogioFalso);
afterAll(() => jest.useRealTimers());
semRejeicoes();

/** The requests made by this method, in order. */
const pedidos = ({ trabalhador }: Painel, metodo: string): Pedido[] =>
  trabalhador.chamadas.flatMap((chamada, i) => (chamada === metodo ? [trabalhador.argumentos[i]?.[0] as Pedido] : []));

test('nothing is asked of a reading that nobody confirmed but the quadro of the law', async () => {
  const este = painel();
  const { acoes, assenta, trabalhador, estado } = este;
  await acoes.escolheLei(PORTO_FELIZ);
  acoes.mudaConcurso({ dataDoEdital: '10/02/2026' });
  acoes.mudaVagas('', { vagas: '10', pcd: 'número', quantasPcd: '1' });
  await acoes.abreArquivo(csv(PESSOAS));
  await assenta();
  await acoes.explica('01');
  await acoes.gera();
  for (const metodo of ['ordena', 'consequencias', 'prepara', 'porque']) expect(trabalhador.quantas(metodo)).toBe(0);
  expect(estado()).toMatchObject({ ordem: undefined, calculando: false, quadro: { vagas: 10, bloqueia: false } });
  acoes.confirma();
  expect(estado()).toMatchObject({ calculando: true });
  await assenta();
  expect(trabalhador.quantas('ordena')).toBe(1);
  expect(estado()).toMatchObject({ quadro: undefined, calculando: false });
  expect(chamadasDe(estado()).sort()).toEqual(['Ana Jatobá', 'Bia Ipê', 'Caio Cedro', 'Davi Pequi']);
});

const MUDANCAS: readonly (readonly [string, (este: Painel) => unknown])[] = [
  ['another law', ({ acoes }) => acoes.escolheLei(FERRAZ)],
  ['a column', ({ acoes }) => acoes.mapeiaColuna('nome', 'C')],
  ['an answer', ({ acoes }) => acoes.responde('marca-desconhecida', undefined, 'nenhuma')],
  ['a sheet of the file', ({ acoes }) => acoes.escolheAba(undefined)],
  ['another file', ({ acoes }) => acoes.abreArquivo(csv([TITULOS, [1, '9', 'Zeca Angico', 'NÃO']], 'outro.csv'))],
  ['Excel', ({ acoes }) => acoes.leDoExcel({ tipo: 'aba ativa' })],
];

test.each(MUDANCAS)('%s: the confirmation goes, the order goes at once, and none is asked until it is confirmed again', async (_, muda) => {
  const este = painel();
  await pronto(este);
  await este.acoes.adota('excel');
  este.acoes.vaiPara('lei');
  await este.acoes.procura('ana');
  await este.acoes.explica('01');
  await este.assenta();
  expect(chamadasDe(este.estado())).toEqual(['Ana Jatobá', 'Bia Ipê', 'Davi Pequi']);
  expect(este.estado().pesquisa.resposta).toMatchObject({ nome: 'Ana Jatobá' });
  expect(Object.keys(este.estado().consequencias).length).toBeGreaterThan(0);
  const [antes, consequencias] = [este.trabalhador.quantas('ordena'), este.trabalhador.quantas('consequencias')];
  await muda(este);
  expect(este.estado()).toMatchObject({ leitura: { confirmada: false }, ordem: undefined, calculando: false, consequencias: {}, pesquisa: { palavras: '', achadas: [], resposta: undefined } });
  await este.assenta();
  expect(este.estado().ordem).toBeUndefined();
  expect([este.trabalhador.quantas('ordena'), este.trabalhador.quantas('consequencias')]).toEqual([antes, consequencias]);
});

test.each(MUDANCAS)('%s while the order is slow: its answer, when it comes, is of nothing any more', async (_, muda) => {
  const este = painel();
  await pronto(este);
  await este.acoes.adota('excel');
  este.trabalhador.segura('ordena');
  este.acoes.mudaVagas('', { vagas: '2' });
  await este.assenta();
  expect(este.estado().calculando).toBe(true);
  await muda(este);
  este.trabalhador.soltaTudo('ordena');
  await este.assenta();
  expect(este.estado()).toMatchObject({ ordem: undefined, leitura: { confirmada: false } });
});

test('numbers typed while the order is slow: only the last ones are shown', async () => {
  const este = painel();
  await pronto(este);
  este.trabalhador.segura('ordena');
  este.acoes.mudaVagas('', { vagas: '1' });
  await este.assenta();
  este.acoes.mudaVagas('', { vagas: '2' });
  await este.assenta();
  este.trabalhador.solta('ordena', 1);
  await este.assenta();
  expect(este.estado()).toMatchObject({ calculando: false });
  expect(chamadasDe(este.estado())).toHaveLength(2);
  este.trabalhador.soltaTudo('ordena');
  await este.assenta();
  expect(chamadasDe(este.estado())).toHaveLength(2);
});

test('keys typed one after the other are one request, of the last text', async () => {
  const este = painel();
  await pronto(este);
  const antes = este.trabalhador.quantas('ordena');
  for (const vagas of ['1', '1.', '1.0', '1.00', '1.000']) este.acoes.mudaVagas('', { vagas });
  await este.assenta();
  expect(este.trabalhador.quantas('ordena')).toBe(antes + 1);
  expect(pedidos(este, 'ordena').at(-1)?.ofertas.porCargo).toEqual([{ cargo: '', valor: [1000] }]);
});

test('what says nothing new asks for nothing', async () => {
  const este = painel();
  await pronto(este);
  const antes = este.trabalhador.chamadas.length;
  este.acoes.mudaConcurso({ prefeitura: 'Prefeitura de Teste', responsavel: 'Comissão' });
  este.acoes.mudaVagas('', { vagas: ' 3 ' });
  este.acoes.vaiPara('gerar');
  este.acoes.fechaFalha();
  await este.assenta();
  expect(este.trabalhador.chamadas).toHaveLength(antes);
});

test('the consequences are asked while the law is seen, one at a time, and go on where they stopped', async () => {
  const este = painel();
  await pronto(este);
  expect(este.trabalhador.quantas('consequencias')).toBe(0);
  este.trabalhador.segura('consequencias');
  este.acoes.vaiPara('lei');
  await este.assenta();
  expect(este.trabalhador.quantas('consequencias')).toBe(1);
  este.acoes.vaiPara('vagas');
  este.trabalhador.soltaTudo('consequencias');
  await este.assenta();
  expect(este.trabalhador.quantas('consequencias')).toBe(1);
  expect(Object.keys(este.estado().consequencias)).toHaveLength(1);
  este.acoes.vaiPara('lei');
  await este.assenta();
  const { consequencias } = este.estado();
  expect(Object.keys(consequencias).length).toBeGreaterThan(1);
  expect(este.trabalhador.quantas('consequencias')).toBe(Object.keys(consequencias).length);
  este.acoes.mudaVagas('', { vagas: '2' });
  expect(este.estado().consequencias).toEqual({});
  await este.assenta();
  expect(Object.keys(este.estado().consequencias)).toEqual(Object.keys(consequencias));
});

test('another law, or another reading of it, while consequences are computed: none of the old ones is shown', async () => {
  for (const muda of [(e: Painel) => e.acoes.escolheLei(FERRAZ), (e: Painel) => e.acoes.adotaLeitura('grupo-incompleto', 'literal')]) {
    const este = painel();
    await pronto(este);
    este.trabalhador.segura('consequencias');
    este.acoes.vaiPara('lei');
    await este.assenta();
    await muda(este);
    expect(este.estado().consequencias).toEqual({});
    este.trabalhador.segura('ordena');
    este.trabalhador.soltaTudo('consequencias');
    await este.assenta();
    expect(este.estado().consequencias).toEqual({});
    este.trabalhador.soltaTudo('ordena');
    await este.assenta();
  }
});

test('an order, a quadro or a comparison that fails is told, and no old order stays in its place', async () => {
  const este = painel();
  await pronto(este);
  este.trabalhador.quebra('ordena');
  este.acoes.mudaVagas('', { vagas: '2' });
  await este.assenta();
  expect(este.estado()).toMatchObject({ falha: { titulo: 'O cálculo não terminou' }, ordem: undefined, calculando: false });
  expect(este.estado().leitura.confirmada).toBe(true);
  este.trabalhador.conserta('ordena');
  este.acoes.mudaVagas('', { vagas: '3' });
  await este.assenta();
  expect(chamadasDe(este.estado())).toHaveLength(3);
  este.acoes.fechaFalha();
  este.trabalhador.quebra('consequencias');
  este.acoes.vaiPara('lei');
  await este.assenta();
  expect(este.estado()).toMatchObject({ falha: { titulo: 'A comparação não terminou' } });
  expect(este.trabalhador.quantas('consequencias')).toBe(1);
  expect(chamadasDe(este.estado())).toHaveLength(3);

  const outro = painel();
  outro.trabalhador.quebra('quadro');
  await outro.acoes.escolheLei(PORTO_FELIZ);
  await outro.assenta();
  expect(outro.estado().falha).toMatchObject({ titulo: 'O cálculo não terminou' });
});

test('without a law nothing of the one before stays; stopped, nothing more is computed', async () => {
  const este = painel();
  await pronto(este);
  este.trabalhador.segura('ordena');
  este.acoes.mudaVagas('', { vagas: '2' });
  await este.assenta();
  este.acoes.trocaDeLei();
  este.trabalhador.soltaTudo('ordena');
  await este.assenta();
  expect(este.estado()).toMatchObject({ ordem: undefined, quadro: undefined, calculando: false, lei: undefined });
  await este.acoes.escolheLei(PORTO_FELIZ);
  este.acoes.confirma();
  este.fecha();
  const antes = este.trabalhador.quantas('ordena');
  await este.assenta();
  este.acoes.mudaVagas('', { vagas: '1' });
  await este.assenta();
  expect(este.trabalhador.quantas('ordena')).toBe(antes);
});

describe('ties', () => {
  test('a decided order settles the tie, another of the same people replaces it, and it is taken back', async () => {
    const este = painel();
    await pronto(este, { linhas: EMPATADAS, vagas: '2' });
    expect(este.estado().ordem).toMatchObject({ bloqueia: true, empates: [{ classificacao: 2, total: 2 }] });
    este.acoes.decideEmpate(['03', '02']);
    await este.assenta();
    expect(este.estado().ordem).toMatchObject({ bloqueia: false, empates: [] });
    expect(chamadasDe(este.estado())).toContain('Caio Cedro');
    este.acoes.decideEmpate(['02', '03']);
    await este.assenta();
    expect(este.estado().desempates).toEqual([['02', '03']]);
    expect(chamadasDe(este.estado())).toContain('Bia Ipê');
    const [dado = []] = este.estado().desempates;
    este.acoes.desfazEmpate(dado);
    await este.assenta();
    expect(este.estado()).toMatchObject({ desempates: [], ordem: { bloqueia: true } });
  });

  test('orders of other people stay; inscrições are the same whatever the zeros before them', () => {
    const { acoes, estado } = painel();
    acoes.decideEmpate(['02', '03']);
    acoes.decideEmpate(['03', '09']);
    expect(estado().desempates).toEqual([['02', '03'], ['03', '09']]);
    acoes.decideEmpate(['03', '02', '05']);
    expect(estado().desempates).toEqual([['03', '09'], ['03', '02', '05']]);
  });

  test('one that a correction of the reading leaves without people blocks until it is taken back, and no longer', async () => {
    const este = painel();
    await pronto(este, { linhas: EMPATADAS.map((linha, i) => [...linha, i === 0 ? 'Protocolo' : 900 + i]), vagas: '2' });
    este.acoes.decideEmpate(['02', '03']);
    await este.acoes.mapeiaColuna('inscricao', 'E');
    este.acoes.confirma();
    await este.assenta();
    expect(este.estado().ordem?.porCodigo.map(({ codigo }) => codigo)).toContain('inscricao-desconhecida');
    este.acoes.desfazEmpate(este.estado().desempates[0] ?? []);
    await este.assenta();
    expect(este.estado().ordem?.porCodigo.map(({ codigo }) => codigo)).not.toContain('inscricao-desconhecida');
  });

  test('a gap that was accepted no longer blocks, and blocks again when that is taken back', async () => {
    const este = painel();
    await pronto(este, { linhas: [TITULOS, [1, '01', 'Ana Jatobá', 'NÃO'], [3, '03', 'Caio Cedro', 'NÃO'], [4, '04', 'Davi Pequi', 'NÃO']], vagas: '2' });
    expect(este.estado().ordem?.bloqueia).toBe(true);
    este.acoes.aceitaLacuna(3);
    este.acoes.aceitaLacuna(3);
    await este.assenta();
    expect(este.estado()).toMatchObject({ lacunasAceitas: [3], ordem: { bloqueia: false } });
    este.acoes.desfazLacuna(3);
    await este.assenta();
    expect(este.estado()).toMatchObject({ lacunasAceitas: [], ordem: { bloqueia: true } });
  });
});
