import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lerArquivo } from '../../src/adapters/arquivo/lerArquivo';
import type { Aba } from '../../src/planilha/grade';
import { livroVazio } from '../../src/planilha/folhas/livro';
import { lerAbas } from '../../src/planilha/leitura';
import { importaControle } from '../../src/trabalho/controle';
import type { Importacao } from '../../src/trabalho/nomeacoes';
import type { Pedido } from '../../src/trabalho/pedido';
import { proximasChamadas } from '../../src/trabalho/proximas';
import { abreLivro, comLinhas } from '../../src/trabalho/registro';
import { aba } from '../planilha/tabelas';
import { pedidoDe } from './apoio';

const SEM_VAGAS = { ofertas: { porCargo: [] } };

function importa(planilha: Aba, pedido: Pedido, respostas: Record<string, string> = {}): Importacao {
  const leitura = lerAbas([planilha], { reservas: pedido.lei.reservas });
  return importaControle([planilha], leitura, pedido, { livro: abreLivro(livroVazio()), respostas });
}

/** "tipo vaga inscrição lista data documento" of each act. */
function emLinhas({ atos }: Importacao): string[] {
  return atos.primeiros.map(({ tipo, vaga, inscricao, lista, compensa, quantidade, data, documento }) =>
    [tipo, quantidade, vaga, inscricao, lista, compensa && `compensa ${compensa}`, data, documento].filter((parte) => parte !== undefined).join(' '),
  );
}

function perguntas({ perguntas: abertas }: Importacao): string[] {
  return abertas.map(({ chave }) => chave);
}

/** "vaga inscrição lista" of the next calls after the acts are written. */
function proximas(planilha: Aba, pedido: Pedido, { linhas }: Importacao, chamar: number): string[] {
  const leitura = lerAbas([planilha], { reservas: pedido.lei.reservas });
  const { lido } = abreLivro(comLinhas(livroVazio(), linhas));
  const { cargos, problemas } = proximasChamadas(leitura, lido, pedido, { chamar });
  expect(problemas.filter(({ gravidade }) => gravidade === 'erro')).toEqual([]);
  return cargos.flatMap(({ proximas: chamadas }) => chamadas.map(({ vaga, inscricao, lista }) => `${vaga} ${inscricao} ${lista}`));
}

describe("RH's control sheet of the cases", () => {
  const pedido = pedidoDe('Ferraz', 5, SEM_VAGAS);

  async function doCaso(): Promise<Aba> {
    const bytes = readFileSync(join(__dirname, '../planilha/casos/10-controle-de-convocacoes-do-rh/controle.csv'));
    const lido = await lerArquivo(new Uint8Array(bytes), 'controle.csv');
    const [planilha] = 'problema' in lido ? [] : lido.abas;
    if (planilha === undefined) throw new Error('controle.csv');
    return planilha;
  }

  test('what the event row means is asked, and nothing is written before', async () => {
    const importada = importa(await doCaso(), pedido);
    expect(perguntas(importada)).toEqual(['evento:9']);
    expect(importada.perguntas[0]?.opcoes?.map(({ valor }) => valor)).toEqual([
      'nova-vaga', 'nada', '9001', '9001+nova-vaga', '9002', '9002+nova-vaga', '9004', '9004+nova-vaga',
    ]);
    expect(importada.bloqueia).toBe(true);
    expect(importada.linhas).toEqual([]);
  });

  // 5 vagas, 20 %: vaga 3 is the reserved one. 9001 and 9002 fit the general list (vagas 1 and 2); vaga 3 belongs to the
  // specific list, so 9003, who is no cotista, took vaga 4; 9004 came "no lugar da 9003"; 9009 is the next of the list.
  test('the acts in the order in which they happened, with their vagas and lists', async () => {
    const planilha = await doCaso();
    const importada = importa(planilha, pedido, { 'evento:9': 'nada' });
    expect(emLinhas(importada)).toEqual([
      'oferta 5',
      'nomeação 1 9001 ampla 2024-02-02 Port. 101/2024',
      'nomeação 2 9002 ampla 2024-02-02 Port. 101/2024',
      'nomeação 4 9003 ampla 2024-02-02 Port. 101/2024',
      'posse 1 9001 2024-03-01',
      'desistência 4 9003 termo de desistência fl. 88',
      'nomeação 4 9004 ampla 2024-04-10 Port. 140/2024',
      'nomeação 3 9009 negros 2024-04-10 Port. 140/2024',
      'posse não tomada 3 9009 Port. 166/2024',
      'fim de fila 9007 requerimento 12/2025',
    ]);
    expect(importada.divergencias.total).toBe(0);
    expect(importada.bloqueia).toBe(false);
    expect(proximas(planilha, pedido, importada, 2)).toEqual(['3 9010 negros', '5 9005 ampla']);
  });

  test('a vaga opened by exoneração is an offer of its own, numbered on', async () => {
    const planilha = await doCaso();
    const importada = importa(planilha, pedido, { 'evento:9': 'nova-vaga' });
    expect(emLinhas(importada).slice(8)).toEqual([
      'posse não tomada 3 9009 Port. 166/2024',
      'oferta 1 Port. 077/2025',
      'fim de fila 9007 requerimento 12/2025',
    ]);
    expect(proximas(planilha, pedido, importada, 3)).toEqual(['3 9010 negros', '5 9005 ampla', '6 9006 ampla']);
  });

  test('every inference names its act, its row and why', async () => {
    const { inferencias, atos } = importa(await doCaso(), pedido, { 'evento:9': 'nada' });
    const ditas = inferencias.primeiros.map(({ ato, linha = 0, oque, valor }) => `${ato} L${linha} ${oque} ${valor}`);
    expect(ditas).toEqual([
      '1 L2 vagas 5',
      '2 L4 vaga 1',
      '2 L4 lista ampla',
      '3 L5 vaga 2',
      '3 L5 lista ampla',
      '4 L6 tipo nomeação',
      '4 L6 vaga 4',
      '4 L6 lista ampla',
      '5 L4 data 2024-03-01',
      '6 L6 vaga 4',
      '6 L6 ordem CARLOTA MUTAMBA',
      '6 L6 documento termo de desistência fl. 88',
      '7 L7 vaga 4',
      '7 L7 lista ampla',
      '8 L8 tipo nomeação',
      '8 L8 vaga 3',
      '8 L8 lista negros',
      '9 L8 tipo posse não tomada',
      '9 L8 vaga 3',
      '9 L8 ordem ELVIRA SETE-COPAS',
      '9 L8 documento Port. 166/2024',
      '10 L12 ordem HONÓRIO CEDRO',
      '10 L12 documento requerimento 12/2025',
    ]);
    expect(inferencias.primeiros.every(({ motivo }) => motivo.length > 10)).toBe(true);
    expect(inferencias.primeiros.every(({ ato }) => atos.primeiros.some((outro) => outro.ato === ato))).toBe(true);
  });
});
