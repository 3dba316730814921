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

describe('other ways in which RH keeps it', () => {
  // Porto Feliz, 5 vagas: the fifth is reserved. Numbers of call are those of the batch: 1 twice, then 2.
  test('numbers of the batch, dates as cells, a column of the vaga and of the list: nothing of these is inferred', () => {
    const planilha = aba(`CONTROLE DE NOMEAÇÕES |
      CARGO: FISCAL | VAGAS: 5
      Inscrição | Nome | Classificação | Negro ou indígena | Situação | Convocação | Data da nomeação | Portaria | Vaga | Nomeado pela | Data da posse
      11 | Ana Jatobá | 1 | NÃO | EMPOSSADA | 1 | 05/02/2024 | 10/2024 | 1 | AC | 20/02/2024
      12 | Bia Ipê | 2 | NÃO | NOMEADA | 1 | 05/02/2024 | 10/2024 | 2 | AC |
      13 | Caio Cedro | 3 | NÃO | | | | | | |
      14 | Davi Pequi | 4 | SIM | NOMEADO | 2 | 07/03/2024 | 15/2024 | 5 | Negros e indígenas |`);
    const importada = importa(planilha, pedidoDe('Porto Feliz', 5, SEM_VAGAS));
    expect(emLinhas(importada)).toEqual([
      'oferta 5',
      'nomeação 1 11 ampla 2024-02-05 10/2024',
      'nomeação 2 12 ampla 2024-02-05 10/2024',
      'posse 1 11 2024-02-20',
      'nomeação 5 14 negros-indigenas 2024-03-07 15/2024',
    ]);
    expect(importada.inferencias.primeiros.filter(({ oque }) => oque === 'vaga' || oque === 'lista')).toEqual([]);
    expect(importada.bloqueia).toBe(false);
  });

  // Ferraz, A B C* D E F*: vaga 3 is C's. A leaves; vaga 1 goes to the general list, which reaches C: F by compensação.
  test('Ferraz: a departure that has a date comes before the call that needed its vaga, and the compensação is read', () => {
    const planilha = aba(`Class. | Insc. | Nome | PN | Situação | Portaria | Data | Obs.
      1 | A1 | Ana Jatobá | N | DESISTENTE | 1/2027 | 10/01/2027 | desistiu em 15/01/2027
      2 | B2 | Bia Ipê | N | NOMEADA | 1/2027 | 10/01/2027 |
      3 | C3 | Caio Cedro | S | NOMEADO | 1/2027 | 10/01/2027 |
      4 | D4 | Davi Pequi | N | AGUARDANDO | | |
      5 | E5 | Eva Umburana | N | AGUARDANDO | | |
      6 | F6 | Fábio Angico | S | NOMEADO | 2/2027 | 01/02/2027 |`);
    const pedido = pedidoDe('Ferraz', 3);
    const importada = importa(planilha, pedido);
    expect(emLinhas(importada)).toEqual([
      'oferta 3',
      'nomeação 1 A1 ampla 2027-01-10 1/2027',
      'nomeação 2 B2 ampla 2027-01-10 1/2027',
      'nomeação 3 C3 negros 2027-01-10 1/2027',
      'desistência 1 A1 2027-01-15',
      'nomeação 1 F6 negros compensa C3 2027-02-01 2/2027',
    ]);
    expect(importada.divergencias.total).toBe(0);
    expect(importada.inferencias.primeiros.filter(({ oque }) => oque === 'compensa').map(({ ato, valor }) => `${ato} ${valor}`)).toEqual(['6 C3']);
    expect(importada.inferencias.primeiros.filter(({ oque }) => oque === 'vagas').map(({ motivo }) => motivo)).toEqual([
      'Informado no passo Vagas; a planilha de controle não o diz.',
    ]);
  });

  test('without dates or numbers the order is the rank, told once; vagas that nothing tells are asked, one thing at a time', () => {
    const planilha = aba(`Class. | Insc. | Nome | Negro | Situação
      1 | 1 | Ana Jatobá | NÃO | NOMEADA
      2 | 2 | Bia Ipê | NÃO | NÃO TOMOU POSSE
      3 | 3 | Caio Cedro | NÃO | NOMEADO
      4 | 4 | Davi Pequi | NÃO | NOMEADO
      5 | 5 | Eva Umburana | NÃO |`);
    const pedido = pedidoDe('Porto Feliz', 2, SEM_VAGAS);
    expect(perguntas(importa(planilha, pedido))).toEqual(['vagas:']);
    // Two vagas: Ana and Bia; Bia left, so that Caio had a vaga; for Davi there was none.
    const semDavi = importa(planilha, pedido, { 'vagas:': '2' });
    expect(perguntas(semDavi)).toEqual(['novas-vagas:5']);
    expect(emLinhas(semDavi)).toEqual(['oferta 2', 'nomeação 1 1 ampla', 'nomeação 2 2 ampla', 'posse não tomada 2 2', 'nomeação 2 3 ampla']);
    const toda = importa(planilha, pedido, { 'vagas:': '2', 'novas-vagas:5': '1' });
    expect(emLinhas(toda).slice(5)).toEqual(['oferta 1', 'nomeação 3 4 ampla']);
    expect(toda.inferencias.primeiros.filter(({ oque, valor }) => oque === 'ordem' && valor === 'classificação')).toHaveLength(1);
    expect(toda.bloqueia).toBe(false);
    expect(perguntas(importa(planilha, pedido, { 'vagas:': 'duas' }))).toEqual(['vagas:']);
  });

  test('vacância told by a note, someone waiting whose row has a portaria, and a cota refused: asked or listed', () => {
    const planilha = aba(`VAGAS DO EDITAL: 4 |
      Class. | Insc. | Nome | Negro | Heteroidentificação | Situação | Portaria | Data | Obs.
      1 | 1 | Ana Jatobá | NÃO | | NOMEADA | Port. 1/2024 | 02/02/2024 | exonerada a pedido, Port. 9/2025
      2 | 2 | Bia Ipê | NÃO | | AGUARDANDO | Port. 1/2024 | 02/02/2024 |
      3 | 3 | Caio Cedro | SIM | INDEFERIDO | NOMEADO | Port. 1/2024 | 02/02/2024 |
      4 | 4 | Davi Pequi | SIM | DEFERIDO | AGUARDANDO | | |`);
    const pedido = pedidoDe('Porto Feliz', 4, SEM_VAGAS);
    const antes = importa(planilha, pedido);
    expect(perguntas(antes)).toEqual(['convocada:4', 'cota:5']);
    expect(antes.linhas).toEqual([]);
    const importada = importa(planilha, pedido, { 'convocada:4': 'sim', 'cota:5': 'depois' });
    // The last vaga offered (4) is reserved, the group being incomplete; Caio, 3rd, fits the general list.
    expect(emLinhas(importada)).toEqual([
      'oferta 4',
      'nomeação 1 1 ampla 2024-02-02 Port. 1/2024',
      'nomeação 2 2 ampla 2024-02-02 Port. 1/2024',
      'nomeação 3 3 ampla 2024-02-02 Port. 1/2024',
      'vacância 1 1 Port. 9/2025',
      'cota não confirmada 3 3',
    ]);
    expect(importada.inferencias.primeiros.some(({ oque, valor }) => oque === 'tipo' && valor === 'vacância')).toBe(true);
    expect(proximas(planilha, pedido, importada, 1)).toEqual(['4 4 negros-indigenas']);
  });

  test('two cargos: each with the heading above it, acts by their dates', () => {
    const planilha = aba(`CARGO: MÉDICO - VAGAS: 1 |
      Insc. | Nome | Classificação | Negro | Situação | Portaria | Data
      1 | Ana Jatobá | 1 | NÃO | NOMEADA | 7/2024 | 07/05/2024
      CARGO: FISCAL - VAGAS: 2 |
      Insc. | Nome | Classificação | Negro | Situação | Portaria | Data
      2 | Bia Ipê | 1 | NÃO | NOMEADA | 3/2024 | 01/02/2024
      3 | Caio Cedro | 2 | NÃO | | |`);
    const importada = importa(planilha, pedidoDe('Porto Feliz', 1, SEM_VAGAS));
    expect(perguntas(importada)).toEqual([]);
    expect(importada.atos.primeiros.map(({ tipo, cargo, quantidade, inscricao }) => `${tipo} ${quantidade ?? inscricao} ${cargo}`)).toEqual([
      'oferta 1 MÉDICO',
      'oferta 2 FISCAL',
      'nomeação 2 FISCAL',
      'nomeação 1 MÉDICO',
    ]);
  });

  // Two vagas are open again; by order of reopening Davi would take vaga 1. The notes say otherwise, by name and by number.
  test('whose place each one took, by a note, goes before what was due', () => {
    const planilha = aba(`VAGAS: 3 |
      Class. | Insc. | Nome | Negro | Situação | Portaria | Data | Obs.
      1 | 1 | Ana Jatobá | NÃO | DESISTENTE | Port. 1/2024 | 02/02/2024 | desistiu em 01/03/2024
      2 | 2 | Bia Ipê | NÃO | DESISTENTE | Port. 1/2024 | 02/02/2024 |
      3 | 3 | Caio Cedro | SIM | NOMEADO | Port. 1/2024 | 02/02/2024 |
      4 | 4 | Davi Pequi | NÃO | NOMEADO | Port. 2/2024 | 10/04/2024 | no lugar de Bia Ipê
      5 | 5 | Eva Umburana | NÃO | NOMEADA | Port. 3/2024 | 11/04/2024 | em substituição à insc. 1`);
    const importada = importa(planilha, pedidoDe('Porto Feliz', 3, SEM_VAGAS));
    expect(emLinhas(importada)).toEqual([
      'oferta 3',
      'nomeação 1 1 ampla 2024-02-02 Port. 1/2024',
      'nomeação 2 2 ampla 2024-02-02 Port. 1/2024',
      'nomeação 3 3 negros-indigenas 2024-02-02 Port. 1/2024',
      'desistência 1 1 2024-03-01',
      'desistência 2 2',
      'nomeação 2 4 ampla 2024-04-10 Port. 2/2024',
      'nomeação 1 5 ampla 2024-04-11 Port. 3/2024',
    ]);
  });
});
