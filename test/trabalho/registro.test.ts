import { livroVazio } from '../../src/planilha/folhas/livro';
import type { Aba, Celula } from '../../src/planilha/grade';
import { LEIS } from '../../src/leis/catalogo';
import { Sessao } from '../../src/trabalho/sessao';
import { SessaoDoLivro } from '../../src/trabalho/sessaoDoLivro';
import type { Rascunho, Registro } from '../../src/trabalho/nomeacoes';
import { aba } from '../planilha/tabelas';
import { pedidoDe } from './apoio';

/** Ferraz: A B C* D E F* G, 3 vagas: the third is reserved. */
const RANKING = aba(`Class. | Inscrição | Nome | Negro
  1 | A1 | Ana Jatobá | NÃO
  2 | B2 | Bia Ipê | NÃO
  3 | C3 | Caio Cedro | SIM
  4 | D4 | Davi Pequi | NÃO
  5 | E5 | Eva Umburana | NÃO
  6 | F6 | Fábio Angico | SIM
  7 | G7 | Gil Aroeira | NÃO`, 'Resultado');
const PEDIDO = pedidoDe('Ferraz', 3);
const VAZIO: Omit<Rascunho, 'tipo'> = { cargo: '', pessoas: [] };

function sessaoCom(livro: Aba = livroVazio(), ranking: Aba = RANKING): SessaoDoLivro {
  const sessao = new Sessao();
  sessao.carrega([ranking, livro]);
  sessao.le(PEDIDO.lei, { aba: ranking.nome });
  const doLivro = new SessaoDoLivro(sessao);
  doLivro.recebe(livro);
  return doLivro;
}

/** Records an act that must be accepted, and gives its row and effects. */
function grava(sessao: SessaoDoLivro, rascunho: Rascunho): Registro {
  const registro = sessao.registra(PEDIDO, rascunho);
  expect(registro.problemas.primeiros.filter(({ gravidade }) => gravidade !== 'aviso')).toEqual([]);
  sessao.acrescenta(registro.linhas);
  return registro;
}

function comTresNomeados(): SessaoDoLivro {
  const sessao = sessaoCom();
  grava(sessao, { ...VAZIO, tipo: 'oferta', quantidade: 3, documento: 'Edital 1/2026', data: '10/09/2026' });
  sessao.acrescenta(sessao.nomeiaProximas(PEDIDO, { chamar: 3 }, { data: '01/10/2026', documento: 'Portaria 5/2026' }).linhas);
  return sessao;
}

describe('a court’s order for someone who left', () => {
  const efeitosDe = (vaga?: number): readonly string[] => {
    const sessao = comTresNomeados();
    grava(sessao, { ...VAZIO, tipo: 'eliminação', pessoas: ['A1'] });
    return grava(sessao, { ...VAZIO, tipo: 'decisão judicial', pessoas: ['A1'], ...(vaga !== undefined && { vaga }) }).efeitos;
  };

  test('to the vaga that had reopened', () => {
    expect(efeitosDe(1)).toEqual(['Ana Jatobá (A1) passa a ocupar a vaga 1 pela ampla concorrência.', 'Ana Jatobá (A1) volta às listas.']);
  });

  test('outside the vagas', () => {
    expect(efeitosDe()).toEqual([
      'Ana Jatobá (A1) volta às listas.',
      'A nomeação de Ana Jatobá (A1) fica fora das vagas e não consome nenhuma.',
    ]);
  });
});

describe('recording acts', () => {
  test('an offer: its row, its number, and which vagas it opens', () => {
    const { linhas, efeitos } = grava(sessaoCom(), { ...VAZIO, tipo: 'oferta', quantidade: 3, documento: ' Edital 1/2026 ', data: '10/09/2026' });
    expect(linhas).toEqual([
      { linha: 2, celulas: [1, { data: '2026-09-10' }, 'oferta', null, null, null, null, null, 3, 'Edital 1/2026', null] },
    ]);
    expect(efeitos).toEqual(['Abre 3 vagas: as 1 e 2 da ampla concorrência e a 3 reservada (Negros).']);
  });

  test('the next calls become nomeações in order, all columns filled', () => {
    const sessao = sessaoCom();
    grava(sessao, { ...VAZIO, tipo: 'oferta', quantidade: 3 });
    const registro = sessao.nomeiaProximas(PEDIDO, { chamar: 3 }, { data: '2026-10-01', documento: 'Portaria 5/2026' });
    const nomeacao = (ato: number, vaga: number, quem: string, lista: string): unknown => ({
      linha: ato + 1,
      celulas: [ato, { data: '2026-10-01' }, 'nomeação', null, vaga, quem, lista, null, null, 'Portaria 5/2026', null],
    });
    expect(registro.linhas).toEqual([nomeacao(2, 1, 'A1', 'ampla'), nomeacao(3, 2, 'B2', 'ampla'), nomeacao(4, 3, 'C3', 'negros')]);
    expect(registro.divergencias).toEqual([]);
    expect(registro.efeitos).toEqual([
      'Ana Jatobá (A1) passa a ocupar a vaga 1 pela ampla concorrência.',
      'Bia Ipê (B2) passa a ocupar a vaga 2 pela ampla concorrência.',
      'Caio Cedro (C3) passa a ocupar a vaga 3 pela reserva (Negros).',
    ]);
  });

  test('a desistência says which vaga reopens and how it was held; nothing else changes', () => {
    const sessao = comTresNomeados();
    expect(grava(sessao, { ...VAZIO, tipo: 'desistência', pessoas: ['C3'] }).efeitos).toEqual([
      'Reabre a vaga 3 como reservada (Negros): Caio Cedro (C3) a ocupava pela reserva (Negros).',
      'Caio Cedro (C3) sai de todas as listas.',
    ]);
    expect(sessao.estado(PEDIDO).cargos[0]).toMatchObject({ vagas: 3, ocupadas: 2, abertas: { total: 1, primeiros: [{ vaga: 3, modalidade: 'negros', motivo: 'reaberta', causa: 'reaberta por desistência' }] } });
  });

  test('a nomeação with only the person is completed: vaga, list and who is compensated', () => {
    const sessao = comTresNomeados();
    grava(sessao, { ...VAZIO, tipo: 'desistência', pessoas: ['A1'] });
    const { linhas, efeitos, divergencias } = grava(sessao, { ...VAZIO, tipo: 'nomeação', pessoas: ['F6'] });
    expect(linhas[0]?.celulas).toEqual([6, null, 'nomeação', null, 1, 'F6', 'negros', 'C3', null, null, null]);
    expect(efeitos).toEqual([
      'Fábio Angico (F6) passa a ocupar a vaga 1 pela reserva (Negros).',
      'Caio Cedro (C3) fica na vaga 3 e passa a ocupá-la pela ampla concorrência.',
    ]);
    expect(divergencias).toEqual([]);
  });

  test('a nomeação that is not the due one may be recorded, and is told', () => {
    const sessao = comTresNomeados();
    grava(sessao, { ...VAZIO, tipo: 'desistência', pessoas: ['C3'] });
    const registro = grava(sessao, { ...VAZIO, tipo: 'nomeação', pessoas: ['D4'], vaga: 3 });
    expect(registro.divergencias).toHaveLength(1);
    expect(registro.divergencias[0]).toContain('Fábio Angico');
    expect(registro.linhas).toHaveLength(1);
  });

  test.each<[string, Partial<Rascunho> & Pick<Rascunho, 'tipo'>, string]>([
    ['someone already nominated', { tipo: 'nomeação', pessoas: ['A1'] }, 'ato-contraditorio'],
    ['no open vaga', { tipo: 'nomeação', pessoas: ['D4'] }, 'ato-contraditorio'],
    ['a vaga never offered', { tipo: 'nomeação', pessoas: ['D4'], vaga: 9 }, 'vaga-inexistente'],
    ['an unknown person', { tipo: 'desistência', pessoas: ['Z9'] }, 'inscricao-desconhecida'],
    ['nobody', { tipo: 'posse' }, 'ato-incompleto'],
    ['a day that does not exist', { tipo: 'posse', pessoas: ['A1'], data: '31/02/2027' }, 'ato-ilegivel'],
    ['a vaga that is no number', { tipo: 'posse', pessoas: ['A1'], vaga: 1.5 }, 'ato-ilegivel'],
    ['an act that is not there', { tipo: 'retificação', motivo: 'ato 77' }, 'ato-contraditorio'],
  ])('refused, with nothing to write: %s', (_, rascunho, codigo) => {
    const registro = comTresNomeados().registra(PEDIDO, { ...VAZIO, ...rascunho });
    expect(registro.bloqueia).toBe(true);
    expect(registro.linhas).toEqual([]);
    expect(registro.efeitos).toEqual([]);
    expect(registro.problemas.primeiros.map((problema) => problema.codigo)).toContain(codigo);
  });

  test('several people: an act each; a retificação gives the vaga back', () => {
    const sessao = comTresNomeados();
    const { linhas } = grava(sessao, { ...VAZIO, tipo: 'tornada sem efeito', pessoas: ['A1', 'B2'], documento: 'Portaria 9/2026' });
    expect(linhas.map(({ linha, celulas }) => [linha, celulas[0], celulas[5]])).toEqual([[6, 5, 'A1'], [7, 6, 'B2']]);
    expect(grava(sessao, { ...VAZIO, tipo: 'retificação', motivo: 'ato 6' }).efeitos).toEqual(['Bia Ipê (B2) passa a ocupar a vaga 2 pela ampla concorrência.']);
    expect(sessao.estado(PEDIDO).cargos[0]?.ultimos.primeiros.map(({ ato, cancelado }) => `${ato} ${String(cancelado)}`).slice(0, 2)).toEqual(['7 false', '6 true']);
  });

  test.each<[Rascunho['tipo'], readonly string[]]>([
    ['posse', ['Fica registrado; nada muda nas vagas nem nas listas.']],
    ['vacância', ['Caio Cedro (C3) deixa a vaga 3, que não reabre: só uma nova oferta a repõe.', 'Caio Cedro (C3) sai de todas as listas.']],
    ['fim de fila', ['Reabre a vaga 3 como reservada (Negros): Caio Cedro (C3) a ocupava pela reserva (Negros).', 'Caio Cedro (C3) vai para o fim de cada lista em que está e ainda pode receber nova chamada.']],
    ['cota não confirmada', ['Reabre a vaga 3 como reservada (Negros): Caio Cedro (C3) a ocupava pela reserva (Negros).', 'Caio Cedro (C3) sai da lista específica de pessoas negras e continua na lista geral.', 'Caio Cedro (C3) volta a esperar nas listas e pode receber nova chamada.']],
  ])('what %s does', (tipo, efeitos) => {
    expect(comTresNomeados().registra(PEDIDO, { ...VAZIO, tipo, pessoas: ['C3'] }).efeitos).toEqual(efeitos);
  });

  test('a livro of other columns, with a title and rows by hand: rows go where its columns are, after its last row', () => {
    const linhas: Celula[][] = [
      ['Livro de atos do concurso'],
      [],
      ['Tipo', 'Nº', 'Vaga', 'Inscrição', 'Quantidade', 'Lista', 'Ato', 'Observações de quem cuida'],
      ['oferta', null, null, null, 3, null, 7, 'conferido'],
      ['chamamento', null, 1, 'A1', null, null, 8, null],
      [null],
    ];
    const sessao = sessaoCom({ nome: 'Atos', linhas, mesclas: [] });
    const registro = sessao.registra(PEDIDO, { ...VAZIO, tipo: 'nomeação', pessoas: ['A1'] });
    // Row 5 cannot be read: its own problem, not one of the new act.
    expect(registro.problemas.total).toBe(0);
    expect(registro.linhas).toEqual([{ linha: 6, celulas: ['nomeação', null, 1, 'A1', null, 'ampla', 8] }]);
    expect(sessao.acrescenta(registro.linhas)).toMatchObject({ atos: 2, proximaLinha: 7, porCodigo: [{ codigo: 'ato-desconhecido' }] });
  });
});

describe('the livro of a session', () => {
  test('state: the due of the series against the facts', () => {
    const sessao = comTresNomeados();
    grava(sessao, { ...VAZIO, tipo: 'desistência', pessoas: ['C3'] });
    const estado = sessao.estado(PEDIDO);
    expect(estado.bloqueia).toBe(false);
    expect(estado.cargos[0]?.modalidades).toEqual([
      { modalidade: 'ampla', nome: 'Ampla concorrência', daSerie: 2, nomeacoes: 2, ocupadas: 2, abertas: 0 },
      { modalidade: 'pcd', nome: 'Pessoas com deficiência', daSerie: 0, nomeacoes: 0, ocupadas: 0, abertas: 0 },
      { modalidade: 'negros', nome: 'Negros', daSerie: 1, nomeacoes: 1, ocupadas: 0, abertas: 1 },
    ]);
    expect(estado.cargos[0]?.ultimos.primeiros.map(({ ato, tipo }) => `${ato} ${tipo}`)).toEqual([
      '5 desistência', '4 nomeação', '3 nomeação', '2 nomeação', '1 oferta',
    ]);
  });

  test('a livro just begun is no problem; one without columns says so', () => {
    const sessao = sessaoCom();
    expect(sessao.novo()).toMatchObject({ aba: 'Livro de atos', atos: 0, proximaLinha: 2, comCabecalho: true });
    expect(sessao.estado(PEDIDO)).toMatchObject({ atos: 0, bloqueia: false, cargos: [{ vagas: 0, ocupadas: 0 }] });
    expect(sessao.recebe(aba('Nada | aqui'))).toMatchObject({ comCabecalho: false, porCodigo: [{ codigo: 'livro-sem-cabecalho' }] });
    expect(sessao.registra(PEDIDO, { ...VAZIO, tipo: 'oferta', quantidade: 1 })).toMatchObject({ bloqueia: true, linhas: [] });
    expect(sessao.le('Não há')).toMatchObject({ porCodigo: [{ codigo: 'livro-inexistente' }] });
  });

  test('next calls with those better placed whose turn it is not, and why', () => {
    const sessao = comTresNomeados();
    grava(sessao, { ...VAZIO, tipo: 'desistência', pessoas: ['C3'] });
    const [cargo] = sessao.proximas(PEDIDO, { chamar: 1 }).cargos;
    expect(cargo?.proximas.primeiros.map(({ vaga, inscricao, lista }) => `${vaga} ${inscricao} ${lista}`)).toEqual(['3 F6 negros']);
    expect(cargo?.passadas.primeiros.map(({ inscricao, razao, frase }) => `${inscricao} ${razao}: ${frase}`)).toEqual([
      'D4 aguarda: Davi Pequi continua à espera na lista geral: a chamada de Fábio Angico, com classificação pior (6), é pela lista específica de pessoas negras.',
      'E5 aguarda: Eva Umburana continua à espera na lista geral: a chamada de Fábio Angico, com classificação pior (6), é pela lista específica de pessoas negras.',
      'C3 saiu: Caio Cedro já saiu: desistência (ato 5).',
      'A1 já nomeada: Já há nomeação de Ana Jatobá, que ocupa a vaga 1 pela ampla concorrência (ato 2).',
      'B2 já nomeada: Já há nomeação de Bia Ipê, que ocupa a vaga 2 pela ampla concorrência (ato 3).',
    ]);
    // More than the open vagas, no cargo named: what there is; of a cargo, an error.
    expect(sessao.proximas(PEDIDO, { chamar: 9 }).cargos[0]?.proximas.total).toBe(1);
    expect(sessao.proximas(PEDIDO, { chamar: 9, cargo: '' })).toMatchObject({ bloqueia: true, porCodigo: [{ codigo: 'vagas-insuficientes' }] });
  });

  test('what changes if: who gains and who loses under the other reading, or nothing', () => {
    const sessao = comTresNomeados();
    grava(sessao, { ...VAZIO, tipo: 'desistência', pessoas: ['A1'] });
    // Due: F6 by compensação. Under ordem de chamada the general vaga goes to D4.
    expect(sessao.cenarios(PEDIDO, 'computo', 1)).toEqual([
      {
        pergunta: 'computo',
        resposta: 'ordem-de-chamada',
        mudam: 1,
        total: 1,
        exemplos: [expect.objectContaining({ vaga: 1, antes: 'Fábio Angico', depois: 'Davi Pequi' })],
        ganham: { total: 1, primeiros: [{ cargo: '', inscricao: 'D4', nome: 'Davi Pequi', classificacao: 4 }] },
        perdem: { total: 1, primeiros: [{ cargo: '', inscricao: 'F6', nome: 'Fábio Angico', classificacao: 6 }] },
      },
    ]);
    expect(sessao.cenarios(PEDIDO, 'novas-vagas', 1).map(({ mudam, ganham }) => [mudam, ganham.total])).toEqual([[0, 0]]);
    expect(sessao.cenarios(PEDIDO, 'grupo-incompleto', 1)).toEqual([]);
  });

  test('the audit of the livro and of another sheet', () => {
    const sessao = comTresNomeados();
    expect(sessao.confere(PEDIDO)).toMatchObject({ conforme: true, divergencias: { total: 0 } });
    expect(sessao.confere(PEDIDO, 'Não há')).toMatchObject({ conforme: false, porCodigo: [{ codigo: 'livro-inexistente' }] });
  });

  test('the mark: the same for the same rows wherever they are; another when a cell changes', () => {
    const sessao = comTresNomeados();
    const { linhas } = sessao.celulasDaMarca();
    const escrita = sessao.folha('').linhas.map(({ celulas }) => celulas.map((c): Celula => (typeof c === 'object' && c !== null ? { tipo: 'data', ...c } : c)));
    const deslocada = { nome: 'Outra', linhas: [['Título'], [], ...escrita], mesclas: [] };
    expect(sessao.celulasDaMarca(deslocada).linhas).toEqual(linhas);
    const mexida = { ...deslocada, linhas: deslocada.linhas.map((linha, i) => (i === 4 ? [...linha.slice(0, 4), 9, ...linha.slice(5)] : linha)) };
    expect(sessao.celulasDaMarca(mexida).linhas).not.toEqual(linhas);
  });

  test('the sheet of the livro reads back as the same acts', () => {
    const sessao = comTresNomeados();
    const { nome, linhas, cabecalho } = sessao.folha('Concurso 1/2026');
    expect({ nome, cabecalho, titulos: linhas[0]?.celulas }).toEqual({
      nome: 'Livro de atos',
      cabecalho: 0,
      titulos: ['Ato', 'Data', 'Tipo', 'Cargo', 'Vaga', 'Inscrição', 'Lista', 'Compensa', 'Quantidade', 'Documento', 'Motivo'],
    });
    expect(linhas[4]?.celulas).toEqual([4, { data: '2026-10-01' }, 'nomeação', null, 3, 'C3', 'negros', null, null, 'Portaria 5/2026', null]);
  });

  test('every law: two cargos, the acts of one leave the other alone', () => {
    for (const lei of LEIS) {
      const ranking = aba(`Class. | Inscrição | Nome | Cargo\n1 | 1 | Ana Jatobá | Médico\n1 | 2 | Bia Ipê | Fiscal`);
      const sessao = sessaoCom(livroVazio(), ranking);
      const pedido = { ...PEDIDO, lei, edital: {} };
      const registro = sessao.registra(pedido, { ...VAZIO, tipo: 'oferta', quantidade: 2, cargo: 'Fiscal' });
      sessao.acrescenta(registro.linhas);
      expect(sessao.estado(pedido).cargos.map(({ cargo, vagas }) => `${cargo} ${vagas}`)).toEqual(['Médico 0', 'Fiscal 2']);
      expect(sessao.registra(pedido, { ...VAZIO, tipo: 'oferta', quantidade: 2 }).bloqueia).toBe(true);
      // A cargo with fewer open vagas than asked for has what there is.
      const { cargos, bloqueia } = sessao.proximas(pedido, { chamar: 1 });
      expect(cargos.map(({ cargo, proximas }) => [cargo, proximas.primeiros.map(({ inscricao }) => inscricao)])).toEqual([['Médico', []], ['Fiscal', ['2']]]);
      expect(bloqueia).toBe(false);
    }
  });
});
