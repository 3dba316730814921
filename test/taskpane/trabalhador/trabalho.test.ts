import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { expose, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/umd/node-adapter';
import { textoCanonico } from '../../../src/planilha/canonico';
import type { Celula } from '../../../src/planilha/grade';
import { TrabalhoDoPainel, type ArquivoAberto } from '../../../src/taskpane/trabalhador/trabalho';
import type { Pedido } from '../../../src/trabalho/pedido';
import { respostasRegistradas, type Procedencia } from '../../../src/trabalho/procedencia';
import { pasta, rodar } from '../../cli/rodar';
import { pedidoDe } from '../../trabalho/apoio';

const EXEMPLO = path.resolve(__dirname, '../../../exemplos/classificacao-porto-feliz.xlsx');
const BYTES = readFileSync(EXEMPLO);
const SHA256 = createHash('sha256').update(BYTES).digest('hex');
const PEDIDO: Pedido = pedidoDe('Porto Feliz', 3);
const VERSAO: string = JSON.parse(readFileSync(path.resolve(__dirname, '../../../package.json'), 'utf8')).version;
const PROCEDENCIA: Procedencia = {
  origem: { tipo: 'arquivo', nome: 'classificacao-porto-feliz.xlsx' },
  abas: ['Classificação'],
  sha256: SHA256,
  versao: VERSAO,
  data: new Date().toISOString().slice(0, 10),
  respostas: respostasRegistradas({ aba: 'Classificação' }),
};

const bytesDoExemplo = (): ArrayBuffer => new Uint8Array(BYTES).buffer;

async function abre(trabalho: TrabalhoDoPainel): Promise<ArquivoAberto> {
  const aberto = await trabalho.abreArquivo(bytesDoExemplo(), 'classificacao-porto-feliz.xlsx');
  if (aberto.tipo === 'aberto') trabalho.usa(aberto.carga);
  return aberto;
}

async function comExemplo(): Promise<{ trabalho: TrabalhoDoPainel; aberto: ArquivoAberto }> {
  const trabalho = new TrabalhoDoPainel();
  const aberto = await abre(trabalho);
  trabalho.le(PEDIDO.lei, {});
  return { trabalho, aberto };
}

const LINHAS: Celula[][] = [
  ['Class.', 'Inscrição', 'Nome', 'Negro ou indígena'],
  [1, '01', 'Ana Jatobá', 'NÃO'],
  [2, '02', 'Bia Ipê', 'NÃO'],
  [3, '03', 'Caio Cedro', 'NÃO'],
  [4, '04', 'Davi Pequi', 'SIM'],
];

describe('a file', () => {
  test('its sheets, and the hash that the command line prints', async () => {
    const { aberto } = await comExemplo();
    expect(aberto).toEqual({
      tipo: 'aberto',
      carga: 1,
      abas: [{ nome: 'Classificação', linhas: expect.any(Number), colunas: 10, oculta: false }],
      sha256: SHA256,
    });
  });

  test('its summary: two cargos, the columns under their titles of two rows', async () => {
    const trabalho = new TrabalhoDoPainel();
    await abre(trabalho);
    const { abas, cargos, candidatos, problemas } = trabalho.le(PEDIDO.lei, {});
    expect(candidatos).toBe(44);
    expect(cargos.map(({ pessoas }) => pessoas).reduce((soma, n) => soma + n)).toBe(44);
    expect(cargos).toHaveLength(2);
    expect(abas[0]?.cabecalho).toBe(6);
    expect(abas[0]?.titulos[0]).toEqual({ coluna: 'A', titulo: 'CLASSIFICAÇÃO / Geral', exemplos: ['1º', '2º', '3º'] });
    expect(abas[0]?.titulos).toHaveLength(10);
    expect(problemas.total).toBeGreaterThan(0);
  });

  test('one that is refused is told why, and the ranking that was there stays', async () => {
    const { trabalho } = await comExemplo();
    const antes = trabalho.ordena(PEDIDO);
    const recusado = await trabalho.abreArquivo(new TextEncoder().encode('%PDF-1.7').buffer, 'edital.pdf');
    expect(recusado).toMatchObject({ tipo: 'recusado', problema: { codigo: 'formato-nao-aceito', gravidade: 'erro' } });
    expect(recusado).toHaveProperty('problema.texto', expect.stringContaining('edital.pdf'));
    expect(trabalho.ordena(PEDIDO)).toEqual(antes);
  });
});

describe('sheets from Excel, block by block', () => {
  const manda = (trabalho: TrabalhoDoPainel, linhas: readonly Celula[][]): void => {
    trabalho.comecaAba({ nome: 'Plan1', mesclas: [] });
    for (const linha of linhas) trabalho.recebeLinhas([linha]);
  };

  test('are those that arrive, whatever the blocks, with the hash of their cells', () => {
    const trabalho = new TrabalhoDoPainel();
    trabalho.comecaAbas();
    manda(trabalho, LINHAS);
    trabalho.comecaAba({ nome: 'Antiga', mesclas: [], oculta: true });
    const texto = [...textoCanonico([{ nome: 'Plan1', mesclas: [], linhas: LINHAS }, { nome: 'Antiga', mesclas: [], linhas: [] }])].join('');
    expect(trabalho.terminaAbas()).toEqual({
      carga: 1,
      abas: [
        { nome: 'Plan1', linhas: 5, colunas: 4, oculta: false },
        { nome: 'Antiga', linhas: 0, colunas: 0, oculta: true },
      ],
      sha256: createHash('sha256').update(texto).digest('hex'),
    });
    trabalho.usa(1);
    expect(trabalho.le(PEDIDO.lei, {}).candidatos).toBe(4);
    expect(trabalho.ordena(PEDIDO).cargos[0]?.chamadas.primeiros.map(({ nome }) => nome)).toEqual(['Ana Jatobá', 'Bia Ipê', 'Davi Pequi']);
  });

  test('a reading that stops half-way loses nothing, and leaves nothing of itself in the next', async () => {
    const { trabalho } = await comExemplo();
    const antes = trabalho.ordena(PEDIDO);
    trabalho.comecaAbas();
    manda(trabalho, LINHAS.slice(0, 2));
    expect(trabalho.ordena(PEDIDO)).toEqual(antes);
    expect(trabalho.le(PEDIDO.lei, {}).candidatos).toBe(44);
    trabalho.comecaAbas();
    manda(trabalho, LINHAS);
    const { abas, carga } = trabalho.terminaAbas();
    expect(abas).toHaveLength(1);
    expect(trabalho.le(PEDIDO.lei, {}).candidatos).toBe(44);
    trabalho.usa(carga);
    expect(trabalho.le(PEDIDO.lei, {}).candidatos).toBe(4);
  });

  test('rows without a beginning are refused', () => {
    const trabalho = new TrabalhoDoPainel();
    expect(() => trabalho.recebeLinhas(LINHAS)).toThrow('comecaAbas');
    trabalho.comecaAbas();
    expect(() => trabalho.recebeLinhas(LINHAS)).toThrow('no sheet was begun');
    trabalho.comecaAba({ nome: 'Plan1', mesclas: [] });
    trabalho.terminaAbas();
    expect(() => trabalho.terminaAbas()).toThrow('comecaAbas');
  });
});

test('only the ranking that is wanted comes into use, however many were opened and in whatever order', async () => {
  const { trabalho } = await comExemplo();
  const outra = await trabalho.abreArquivo(new TextEncoder().encode('Class.;Inscrição;Nome\n1;01;Ana Jatobá').buffer, 'a.csv');
  trabalho.comecaAbas();
  trabalho.comecaAba({ nome: 'Plan1', mesclas: [] });
  trabalho.recebeLinhas(LINHAS);
  const { carga } = trabalho.terminaAbas();
  if (outra.tipo !== 'aberto') throw new Error('recusado');
  expect(trabalho.le(PEDIDO.lei, {}).candidatos).toBe(44);
  trabalho.usa(outra.carga);
  expect(trabalho.le(PEDIDO.lei, {}).candidatos).toBe(1);
  trabalho.esquece(carga);
  expect(() => trabalho.usa(carga)).toThrow(RangeError);
  expect(trabalho.le(PEDIDO.lei, {}).candidatos).toBe(1);
});

describe('the sheets prepared', () => {
  const arquivos = pasta();
  const EDITAL = { edital: 'Edital de 10/02/2026' };

  test('the workbook is the one that the command line writes, byte for byte', async () => {
    const { trabalho } = await comExemplo();
    trabalho.prepara(PEDIDO, EDITAL, PROCEDENCIA);
    const saida = arquivos.caminho('ordem.xlsx');
    const opcoes = ['--lei', 'porto-feliz', '--vagas', '3', '--pcd', '0', '--edital', '2026-02-10', '--aba', 'Classificação'];
    await rodar('ordem', EXEMPLO, ...opcoes, '--saida', saida);
    const bytes = await trabalho.arquivo(`Ordem de nomeação — ${PEDIDO.lei.nome}`);
    expect(Buffer.from(bytes).equals(readFileSync(saida))).toBe(true);
  });

  test('pulled in blocks they are the same rows', async () => {
    const { trabalho } = await comExemplo();
    const { folhas } = trabalho.prepara(PEDIDO, EDITAL, PROCEDENCIA);
    expect(folhas.map(({ nome }) => nome)).toEqual(expect.arrayContaining(['Ordem de nomeação', 'Memória de cálculo']));
    expect(folhas).toHaveLength(6);
    folhas.forEach(({ total, ...cabecalho }, indice) => {
      expect(cabecalho).not.toHaveProperty('linhas');
      expect(cabecalho.colunas.length).toBeGreaterThan(0);
      const blocos = [];
      for (let de = 0; de < total; de += 7) blocos.push(...trabalho.linhasDaFolha(indice, de, de + 7));
      expect(blocos).toEqual(trabalho.linhasDaFolha(indice, 0, Infinity));
      expect(blocos).toHaveLength(total);
    });
    expect(() => trabalho.linhasDaFolha(folhas.length, 0, 1)).toThrow(RangeError);
  });

  test('let go, there is nothing to write; under another ranking they are still those prepared', async () => {
    const { trabalho } = await comExemplo();
    trabalho.prepara(PEDIDO, EDITAL, PROCEDENCIA);
    trabalho.descarta();
    expect(() => trabalho.linhasDaFolha(0, 0, 1)).toThrow(RangeError);
    await expect(trabalho.arquivo('x')).rejects.toThrow(RangeError);
    trabalho.prepara(PEDIDO, EDITAL, PROCEDENCIA);
    const antes = trabalho.linhasDaFolha(0, 0, 5);
    await abre(trabalho);
    expect(trabalho.linhasDaFolha(0, 0, 5)).toEqual(antes);
  });
});

test('20 000 people with a problem each, or each with a cargo: no answer is long', () => {
  const trabalho = new TrabalhoDoPainel();
  const pessoas = Array.from({ length: 20_000 }, (_, i): Celula[] => [
    `Cargo ${i % 3000}`,
    Math.floor(i / 3000) + 1,
    String(i),
    `Pessoa ${i} ${'x'.repeat(100)}`,
    i % 2 === 0 ? 'zz' : 'SIM',
  ]);
  trabalho.comecaAbas();
  trabalho.comecaAba({ nome: 'Plan1', mesclas: [] });
  trabalho.recebeLinhas([['Cargo', 'Class.', 'Inscrição', 'Nome', 'Negro'], ...pessoas]);
  trabalho.usa(trabalho.terminaAbas().carga);
  const pedido = pedidoDe('Porto Feliz', 7);
  const leitura = trabalho.le(pedido.lei, {});
  expect(leitura).toMatchObject({ candidatos: 20_000, totalDeCargos: 3000 });
  expect(leitura.cargos).toHaveLength(500);
  expect(leitura.problemas.total).toBeGreaterThan(9000);
  const respostas = [{ codigo: 'marca-desconhecida', valor: 'nenhuma' }];
  trabalho.le(pedido.lei, { respostas });
  const ordem = trabalho.ordena(pedido);
  expect(ordem).toMatchObject({ totalDeCargos: 3000, bloqueia: false });
  const respondidas = [leitura, ordem, trabalho.procura('pessoa'), trabalho.previa('Plan1', 1, 20_000), trabalho.quadro(pedidoDe('Porto Feliz', 100_000))];
  for (const resposta of respondidas) expect(JSON.stringify(resposta).length).toBeLessThan(2_500_000);
  expect(ordem.cargos.reduce((soma, { chamadas }) => soma + chamadas.primeiros.length, 0)).toBeLessThanOrEqual(4000);
  expect(trabalho.procura('pessoa')).toHaveLength(20);
  expect(trabalho.consequencias(pedido, 'grupo-incompleto').every(({ exemplos }) => exemplos.length <= 3)).toBe(true);
});

test('across threads: everything asked and answered can be cloned', async () => {
  const { port1, port2 } = new MessageChannel();
  expose(new TrabalhoDoPainel(), nodeEndpoint(port1));
  const remoto = wrap<TrabalhoDoPainel>(nodeEndpoint(port2));
  try {
    expect(await remoto.abreArquivo(bytesDoExemplo(), 'classificacao-porto-feliz.xlsx')).toMatchObject({ tipo: 'aberto', carga: 1, sha256: SHA256 });
    await remoto.usa(1);
    const direto = (await comExemplo()).trabalho;
    expect(await remoto.le(PEDIDO.lei, {})).toEqual(direto.le(PEDIDO.lei, {}));
    expect(await remoto.ordena(PEDIDO)).toEqual(direto.ordena(PEDIDO));
    expect(await remoto.quadro(PEDIDO)).toEqual(direto.quadro(PEDIDO));
    expect(await remoto.consequencias(PEDIDO, 'grupo-incompleto')).toEqual(direto.consequencias(PEDIDO, 'grupo-incompleto'));
    expect(await remoto.procura('ipê')).toEqual(direto.procura('ipê'));
    expect(await remoto.porque(PEDIDO, '1203')).toEqual(direto.porque(PEDIDO, '1203'));
    expect(await remoto.previa('Classificação', 1, 20)).toEqual(direto.previa('Classificação', 1, 20));
    expect(await remoto.prepara(PEDIDO, {}, PROCEDENCIA)).toEqual(direto.prepara(PEDIDO, {}, PROCEDENCIA));
    const bytes = await remoto.arquivo('Ordem');
    expect(Buffer.from(bytes).equals(Buffer.from(await direto.arquivo('Ordem')))).toBe(true);
    await expect(remoto.linhasDaFolha(99, 0, 1)).rejects.toThrow('folha: 99');
  } finally {
    port1.close();
    port2.close();
  }
});
