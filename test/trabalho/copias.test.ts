import { codigoCurto, codigoGeral } from '../../src/planilha/codigo';
import { lerLivro } from '../../src/planilha/livro';
import { abasDasFolhas } from '../../src/planilha/valores';
import { conferir } from '../../src/trabalho/conferir';
import { comissao, publicacao } from '../../src/trabalho/copias';
import { livroDe, pedidoDe, rankingDe } from './apoio';
import { aCopiar, folha, linhas, LIVRO, nomes, RANKING, tudo } from './copiasApoio';

describe('comissão', () => {
  test('of an order: the five sheets and the codes', () => {
    const copia = comissao(aCopiar());
    expect(nomes(copia)).toEqual([
      'Quadro de vagas',
      'Lista geral',
      'Lista – Pessoas com deficiência',
      'Lista específica – Negros',
      'Ordem de nomeação',
      'Memória de cálculo',
      'Verificação',
    ]);
    expect(linhas(copia, 'Ordem de nomeação')[2]).toMatch(/^3 \| 3 \| Negros \| 0103 \| Caio Cedro \| .*Vaga 3: /);
    expect(linhas(copia, 'Verificação').at(-1)).toBe(`Código geral | ${codigoCurto(codigoGeral(copia.folhas))}`);
  });

  test('of a livro: what was done, where it leads, what comes next and the audit; no order made anew', () => {
    const copia = comissao(aCopiar(LIVRO));
    expect(nomes(copia)).toEqual([
      'Quadro de vagas',
      'Lista geral',
      'Lista – Pessoas com deficiência',
      'Lista específica – Negros',
      'Livro de atos',
      'Situação',
      'Próximas chamadas',
      'Conferência',
      'Memória de cálculo',
      'Verificação',
    ]);
    expect(linhas(copia, 'Situação')).toEqual([
      // 5 vagas: the 3rd is of negros. Held: 2 (Fábio, negros) and 3 (Caio, now ampla); 1 was left by vacância; 4 and 5 open.
      'Ampla concorrência | 4 | 2 | 1 | 2 | 4, 5',
      'Pessoas com deficiência | 0 | 0 | 0 | 0 | –',
      'Negros | 1 | 2 | 1 | 0 | –',
      'Total | 5 | 4 | 2 | 2 | ',
    ]);
    expect(folha(copia, 'Situação').linhas).toContainEqual({ papel: 'nota', celulas: ['Deixadas por vacância, só voltam por nova oferta: 1.'] });
    expect(linhas(copia, 'Próximas chamadas').map((linha) => linha.split(' | ').slice(0, 5).join(' | '))).toEqual([
      '5 | 4 | Ampla concorrência | 0104 | Davi Angico',
      '6 | 5 | Ampla concorrência | 0105 | Eva Pequi',
      '– |  |  | 0107 | Gil Ingá',
      '– |  |  | 0101 | Ana Jatobá',
      '– |  |  | 0102 | Bia Ipê',
    ]);
    const fora = linhas(copia, 'Próximas chamadas').slice(-2).map((linha) => linha.split(' | ').at(-1));
    expect(fora).toEqual(['Vacância (ato 7)', 'Desistência (ato 5)']);
  });

  test('the lists keep the published places, say where people are and leave out who left', () => {
    const copia = comissao(aCopiar(`${LIVRO}\nfim de fila | | | 0104 | | | |\ncota não confirmada | | | 0109 | negros | | |`));
    expect(linhas(copia, 'Lista geral')).toEqual([
      '3 | 0103 | Caio Cedro | 3 | Nomeação para a vaga 3 | Negros',
      '4 | 0104 | Davi Angico | 4 | Final de fila | Pessoas com deficiência',
      '5 | 0105 | Eva Pequi | 5 | Sub judice | ',
      '6 | 0106 | Fábio Buriti | 6 | Nomeação para a vaga 2 | Negros',
      '7 | 0108 | Hélia Umbu | 8 |  | ',
      '8 | 0109 | Ivo Cajá | 9 |  | Negros',
    ]);
    // Ivo's quota was not confirmed; Ana left.
    expect(linhas(copia, 'Lista específica – Negros')).toEqual([
      '2 | 0103 | Caio Cedro | 3 | Nomeação para a vaga 3',
      '3 | 0106 | Fábio Buriti | 6 | Nomeação para a vaga 2',
    ]);
  });

  test('the copy of the livro is itself a livro, with the same audit', () => {
    const original = livroDe(LIVRO);
    const [copiada] = abasDasFolhas([folha(comissao(aCopiar(LIVRO)), 'Livro de atos')]);
    if (copiada === undefined) throw new Error();
    const lido = lerLivro(copiada);
    expect(lido.problemas).toEqual([]);
    expect(lido.atos.map(({ linha: _, ...ato }) => ato)).toEqual(original.atos.map(({ linha: _, ...ato }) => ato));
    const pedido = pedidoDe('Ferraz', 5);
    expect(conferir(rankingDe(RANKING, pedido), lido, pedido).conforme).toBe(true);
    expect(linhas(comissao(aCopiar(LIVRO)), 'Livro de atos')[5]).toBe('6 |  | nomeação |  | 2 | 0106 | Fábio Buriti | negros | 0103 |  |  | ');
  });

  test('only as many next calls as asked', () => {
    const copia = comissao(aCopiar(undefined, { livro: { lido: livroDe(LIVRO), chamar: 1 } }));
    expect(linhas(copia, 'Próximas chamadas').filter((linha) => !linha.startsWith('–'))).toHaveLength(1);
    expect(comissao(aCopiar(undefined, { livro: { lido: livroDe(LIVRO), chamar: 9 } })).folhas).not.toEqual([]);
  });

  test('Memória tells the offers of the livro, and the file it came from', () => {
    const copia = comissao(aCopiar(undefined, { livro: { lido: livroDe(`${LIVRO}\noferta | | | | | | 2 |`), arquivo: { nome: 'livro.csv', sha256: 'cd'.repeat(32) } } }));
    const memoria = linhas(copia, 'Memória de cálculo');
    expect(memoria).toContainEqual(expect.stringContaining('Vagas | 7 (ofertas sucessivas: 5, 2)'));
    expect(memoria).toContainEqual(expect.stringContaining('Arquivo do livro | livro.csv'));
    expect(memoria).toContainEqual(expect.stringContaining(`SHA-256 do arquivo do livro | ${'cd'.repeat(32)}`));
    expect(memoria).toContainEqual(expect.stringContaining('Atos lidos | 8'));
  });

  test('nothing while something blocks: a contradictory act, a tie that a next call touches', () => {
    const contraditorio = comissao(aCopiar(`${LIVRO}\nnomeação | | 3 | 0104 | ampla | | |`));
    expect(contraditorio.folhas).toEqual([]);
    expect(contraditorio.problemas.filter(({ codigo }) => codigo === 'ato-contraditorio')).toHaveLength(1);
    const { pedido } = aCopiar();
    const empatado = rankingDe(RANKING.replace('5 | 0105', '4 | 0105'), pedido);
    const comEmpate = comissao(aCopiar(LIVRO.split('\n').slice(0, 3).join('\n'), { ranking: empatado }));
    expect([comEmpate.folhas, comEmpate.problemas.find(({ codigo }) => codigo === 'empate')?.gravidade]).toEqual([[], 'pergunta']);
  });
});

describe('Conferência', () => {
  const textos = (livro: string): string[] =>
    folha(comissao(aCopiar(livro)), 'Conferência').linhas.flatMap(({ celulas }) => celulas.filter((celula) => typeof celula === 'string'));

  test('conforme, with the day and what was checked', () => {
    const ditos = textos(LIVRO);
    expect(ditos).toContain('Resultado: conforme');
    expect(ditos.join(' ')).toContain(
      'Em 30/09/2026 foram conferidos 7 atos do livro “Livro”, com 4 nomeações, diante da classificação lida (“Resultado”) e da Lei nº 3.677',
    );
    expect(ditos.join(' ')).toContain('Conforme: cada nomeação é a que era devida no seu momento');
  });

  test('each divergence: what was found, what was due, who was passed over, the article', () => {
    // Vaga 2 reopens: the general list reaches Caio, so Fábio was due by compensation; Davi was nominated.
    const livro = LIVRO.replace('2 | 0106 | negros | 0103 |   |', '2 | 0104 | ampla  |      |   |');
    expect(textos(livro)).toContain('Resultado: 1 divergência');
    const [, , linha = ''] = linhas(comissao(aCopiar(livro)), 'Conferência');
    expect(linha.split(' | ').slice(0, 7)).toEqual([
      '6',
      '',
      '2',
      '0104 – Davi Angico, pela lista geral',
      '0106 – Fábio Buriti, pela reserva: Negros, por compensação com 0103 – Caio Cedro',
      '0106 – Fábio Buriti',
      'art. 3º, § 1º',
    ]);
    expect(linha).toContain('Preterição de: Fábio Buriti.');
  });
});

describe('publicação', () => {
  test('lists and calls, without reasons, situation, other reservas nor who is out', () => {
    const copia = publicacao(aCopiar());
    expect(nomes(copia)).toEqual([
      'Quadro de vagas',
      'Lista geral',
      'Lista – Pessoas com deficiência',
      'Lista específica – Negros',
      'Ordem de nomeação',
      'Verificação',
    ]);
    expect(linhas(copia, 'Lista geral')[3]).toBe('4 | 0104 | Davi Angico | 4');
    expect(linhas(copia, 'Ordem de nomeação')[2]).toBe('3 | 3 | Negros | 0103 | Caio Cedro | 3 | 2 | Ampla concorrência | art. 1º; art. 4º');
    const textos = tudo(copia);
    for (const proibido of ['Sub judice', 'Concorre também', 'Gil Ingá', 'Vaga 3:', 'Motivo', 'Situação']) expect(textos).not.toContain(proibido);
  });

  test('of a livro: who left is in no list, and no act is told', () => {
    const copia = publicacao(aCopiar(LIVRO));
    expect(nomes(copia)).toContain('Próximas chamadas');
    const textos = tudo(copia);
    for (const proibido of ['Bia Ipê', 'Ana Jatobá', 'Mudou de cidade', 'Desistência', 'Nomeação para a vaga']) expect(textos).not.toContain(proibido);
    expect(linhas(copia, 'Próximas chamadas').map((linha) => linha.split(' | ')[4])).toEqual(['Davi Angico', 'Eva Pequi']);
  });

  test('a CPF in the place of the inscrição, with or without its zeros, is masked in every sheet', () => {
    const pedido = pedidoDe('Ferraz', 2);
    // Made-up numbers whose digits check; the second lost its zero.
    const ranking = rankingDe(
      `Class. | Inscrição | Nome | Negro
      1 | 529.982.247-25 | Ana Jatobá 111.222.333-44 | SIM
      2 | 1234567890 | Bia Ipê | NÃO`,
      pedido,
    );
    const copia = publicacao(aCopiar(undefined, { ranking, pedido }));
    expect(linhas(copia, 'Lista geral')).toEqual(['1 | ***.982.247-** | Ana Jatobá ***.222.333-** | 1', '2 | ***.345.678-** | Bia Ipê | 2']);
    expect(tudo(copia)).not.toMatch(/529|1234567890|111\.222/);
  });
});
