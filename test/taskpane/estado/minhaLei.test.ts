import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LinhaDaTabela } from '../../../src/core/lei';
import { LEIS } from '../../../src/leis/catalogo';
import { leiDasLinhas, tabelaDaLei } from '../../../src/trabalho/leiPropria';
import { palavrasDoArtigo } from '../../../src/taskpane/componentes/citacoes';
import { configuracaoDe, estadoGuardado } from '../../../src/taskpane/estado/configuracao';
import {
  blocosDasReservas,
  comNome,
  comReservaMovida,
  eSolta,
  escritas,
  leiEmBranco,
  leiPronta,
  organiza,
  problemasDe,
  semNumeros,
  type Linhas,
} from '../../../src/taskpane/estado/minhaLei';
import { pedidoDe } from '../../../src/taskpane/estado/pedido';
import { csv, painel, PESSOAS, PORTO_FELIZ, pronto, relogioFalso, semRejeicoes, type Painel } from './apoio';

beforeAll(relogioFalso);
afterAll(() => jest.useRealTimers());
semRejeicoes();

const linha = (chave: string, valor: string, artigo = ''): LinhaDaTabela => ({ chave, valor, artigo });
const DUAS: Linhas = [
  linha('município', 'Vila Inventada'),
  linha('reserva', 'Negros'),
  linha('percentual', '20%', 'art. 1º: “vinte por cento”'),
  linha('reversão', 'Indígenas, lista geral'),
  linha('reserva', 'Indígenas'),
  linha('percentual', '10%'),
];

const indiceDe = (linhas: Linhas, chave: string, reserva = 0): number => {
  const { de, ate } =
    reserva === 0 ? { de: 0, ate: linhas.length } : (blocosDasReservas(linhas)[reserva - 1] ?? { de: -1, ate: -1 });
  return linhas.findIndex((esta, i) => i >= de && i < ate && esta.chave === chave);
};

/** Types a value in a field of the form. */
function digita({ acoes, estado }: Painel, chave: string, valor: string, reserva = 0): void {
  acoes.mudaLinhaDaLei(indiceDe(estado().minhaLei.linhas ?? [], chave, reserva), { valor });
}

/** A law typed from nothing: 25% for one group. */
function digitada(este: Painel, percentual = '25%'): void {
  este.acoes.comecaEmBranco();
  digita(este, 'reserva', 'Negro ou indígena', 1);
  digita(este, 'percentual', percentual, 1);
}

describe('the rows of the form', () => {
  test('every key has a row, the written ones are kept, and reading them gives the same law', () => {
    const linhas = organiza([linha('Chave', 'Valor'), ...DUAS]);
    expect(linhas.map(({ chave }) => chave).slice(0, 3)).toEqual(['município', 'uf', 'norma']);
    expect(blocosDasReservas(linhas)).toEqual([
      { de: 10, ate: 20 },
      { de: 20, ate: 30 },
    ]);
    expect(escritas(linhas)).toEqual(DUAS);
    expect(leiPronta(linhas)?.reservas).toEqual(leiPronta(DUAS)?.reservas);
  });

  test.each(LEIS.map((lei) => [lei.id, lei] as const))('%s comes into the form and out of it', (_, lei) => {
    const linhas = organiza(tabelaDaLei(lei));
    expect(problemasDe(linhas).filter(({ problema }) => problema.gravidade !== 'aviso')).toEqual([]);
    const { tabela: _tabela, ...dasLinhas } = leiPronta(linhas) ?? {};
    const { tabela: __, ...daTabela } = leiDasLinhas([linha('Chave', ''), ...tabelaDaLei(lei)]).lei ?? {};
    expect(dasLinhas).toEqual(daTabela);
    expect(dasLinhas).not.toEqual({});
  });

  test('what nobody understands, or is there twice, is kept and told where it stands', () => {
    const linhas = organiza([linha('taxa', '3'), ...DUAS, linha('percentual', '30%')]);
    const soltas = linhas.flatMap(({ chave, valor }, i) => (eSolta(linhas, i) ? [`${chave} ${valor}`] : []));
    expect(soltas).toEqual(['taxa 3', 'percentual 30%']);
    const codigos = problemasDe(linhas).map(
      ({ problema, linha: onde }) => `${problema.codigo} ${linhas[onde ?? -1]?.valor}`,
    );
    expect(codigos).toEqual(['lei-chave-desconhecida 3', 'lei-chave-repetida 30%']);
    expect(leiPronta(linhas)).toBeUndefined();
  });

  test('blank, only the name and the percentage are missing, each at its field', () => {
    const linhas = leiEmBranco();
    const problemas = problemasDe(linhas);
    expect(problemas.map(({ linha: onde, falta }) => [linhas[onde ?? -1]?.chave, falta])).toEqual([['reserva', true]]);
    const comONome = comNome(linhas, 10, 'Negros');
    expect(problemasDe(comONome).map(({ linha: onde, falta }) => [comONome[onde ?? -1]?.chave, falta])).toEqual([
      ['percentual', true],
    ]);
  });

  test('a table without reservas has one to fill in', () => {
    expect(blocosDasReservas(organiza([linha('município', 'Vila Inventada')]))).toEqual([{ de: 10, ate: 20 }]);
  });

  test('a rule without an article rests on its row in the sheet that is written', () => {
    const lei = leiPronta(organiza([linha('reserva', 'Negros'), linha('percentual', '20%')]));
    // The titles are in row 1, the reserva in row 2.
    expect(lei?.reservas[0].regras.percentual).toMatchObject({
      citacoes: [{ dispositivo: 'linha 3 da tabela da lei' }],
    });
  });

  test('a kind of order without its number is missing something, not wrong', () => {
    const linhas = organiza([...DUAS, linha('ordem', 'última de cada grupo de ')]);
    expect(problemasDe(linhas).map(({ falta }) => falta)).toEqual([true]);
    const errada = organiza([...DUAS, linha('ordem', 'quando der')]);
    expect(problemasDe(errada).map(({ falta }) => falta)).toEqual([false]);
  });

  test('a reserva of another name is still the one that a reversão goes to', () => {
    const linhas = organiza(DUAS);
    const nova = comNome(linhas, 20, 'Povos indígenas');
    expect(nova[indiceDe(nova, 'reversão', 1)]?.valor).toBe('Povos indígenas, lista geral');
    // However it is written; and one that names others stays as it was typed.
    const comReversao = (valor: string): Linhas =>
      linhas.map((esta) => (esta.chave === 'reversão' && esta.valor !== '' ? { ...esta, valor } : esta));
    const trocada = (valor: string): string | undefined => {
      const nova = comNome(comReversao(valor), 20, 'Povos indígenas');
      return nova[indiceDe(nova, 'reversão', 1)]?.valor;
    };
    expect(trocada('Indígenas depois Quilombolas; por fim lista geral.')).toBe(
      'Povos indígenas, Quilombolas, lista geral',
    );
    expect(trocada('Quilombolas depois Pessoas trans')).toBe('Quilombolas depois Pessoas trans');
    expect(leiPronta(nova)?.reservas[0].regras.cascata).toMatchObject({ valor: ['povos-indigenas'] });
  });

  test('reservas change places with all that is theirs', () => {
    const movidas = comReservaMovida(organiza(DUAS), 1, 0);
    expect(leiPronta(movidas)?.reservas.map(({ nome }) => nome)).toEqual(['Indígenas', 'Negros']);
    expect(escritas(movidas)).toHaveLength(DUAS.length);
  });
});

describe('the words of the articles', () => {
  test('those of the own law, even when it has the id of a known one', () => {
    const tabela = [
      linha('município', 'Porto Feliz'),
      linha('norma', 'Lei nº 4.993, de 4 de novembro de 2011'),
      linha('reserva', 'Negros'),
      linha('percentual', '5%', 'art. 1º: “cinco por cento”'),
    ];
    const lei = leiPronta(tabela);
    if (lei === undefined) throw new Error('no law');
    expect(lei.id).toBe(PORTO_FELIZ.id);
    expect(palavrasDoArtigo(lei, 'art. 1º')).toEqual([{ nome: 'art. 1º', palavras: 'cinco por cento' }]);
    expect(palavrasDoArtigo(lei, 'art. 2º')).toEqual([]);
    expect(palavrasDoArtigo(PORTO_FELIZ, 'art. 1º')[0]?.palavras).toMatch(/20%|vinte/);
  });
});

describe('in use', () => {
  test('typed, used, and the order follows it; an edition of the same law is computed anew', async () => {
    const este = painel();
    const { acoes, estado, assenta } = este;
    await acoes.abreArquivo(csv(PESSOAS));
    digitada(este);
    await acoes.usaMinhaLei();
    expect(estado()).toMatchObject({ vista: 'listas', passo: 'lei' });
    acoes.confirma();
    acoes.mudaVagas('', { vagas: '4' });
    await assenta();
    // 25% of 4 is one vaga.
    expect(estado().ordem?.cargos[0]?.quadro).toEqual({ ampla: 3, 'negro-indigena': 1 });
    const antes = estado().lei?.id;
    digita(este, 'percentual', '50%', 1);
    await acoes.usaMinhaLei();
    acoes.confirma();
    await assenta();
    expect(estado().lei?.id).toBe(antes);
    expect(estado().ordem?.cargos[0]?.quadro).toEqual({ ampla: 2, 'negro-indigena': 2 });
    este.fecha();
  });

  test('without a ranking too: the quadro is that of the table as it is now, whatever its id', async () => {
    const este = painel();
    este.acoes.mudaVagas('', { vagas: '4' });
    digitada(este);
    await este.acoes.usaMinhaLei();
    await este.assenta();
    expect(este.estado().quadro?.quadro).toEqual({ ampla: 3, 'negro-indigena': 1 });
    digita(este, 'percentual', '50%', 1);
    await este.acoes.usaMinhaLei();
    await este.assenta();
    expect(este.estado().quadro?.quadro).toEqual({ ampla: 2, 'negro-indigena': 2 });
    este.fecha();
  });

  test('with an error there is no law to use, and the one in use stays', async () => {
    const este = painel();
    await este.acoes.escolheLei(PORTO_FELIZ);
    digitada(este, '120%');
    await este.acoes.usaMinhaLei();
    expect(este.estado().lei).toBe(PORTO_FELIZ);
    este.fecha();
  });

  test('what was typed goes only when the person says so', async () => {
    const este = painel();
    const { acoes, estado } = este;
    digitada(este);
    acoes.comecaDaLei(PORTO_FELIZ);
    expect(estado().minhaLei.linhas?.[10]?.valor).toBe('Negro ou indígena');
    expect(estado().minhaLei.emEspera?.nome).toBe(PORTO_FELIZ.nome);
    acoes.ficaComALeiDeAntes();
    expect(estado().minhaLei.emEspera).toBeUndefined();
    acoes.comecaEmBranco();
    expect(estado().anuncio).toBe('Há outra lei em edição, que ainda não foi guardada.');
    acoes.comecaDaLei(PORTO_FELIZ);
    acoes.trocaPelaLeiEmEspera();
    expect(escritas(estado().minhaLei.linhas ?? [])).toEqual(
      tabelaDaLei(PORTO_FELIZ).filter(({ valor }) => valor !== ''),
    );
    expect(estado().anuncio).toBe(`${PORTO_FELIZ.nome}: os campos estão preenchidos.`);
    este.fecha();
  });

  test('the workbook keeps the rows, and the law comes back from them', async () => {
    const este = painel();
    await pronto(este);
    digitada(este);
    digita(este, 'município', 'Porto Feliz');
    digita(este, 'norma', 'Lei nº 4.993, de 4 de novembro de 2011');
    await este.acoes.usaMinhaLei();
    const volta = estadoGuardado(JSON.parse(JSON.stringify(configuracaoDe(este.estado()))));
    expect(volta?.lei).toEqual(este.estado().lei);
    expect(volta?.lei?.id).toBe(PORTO_FELIZ.id);
    expect(volta?.lei?.reservas[0].nome).toBe('Negro ou indígena');
    expect(escritas(volta?.minhaLei?.linhas ?? [])).toEqual(escritas(volta?.lei?.tabela ?? []));
    este.fecha();
  });

  test('a law that reserves to PcD asks nothing of the edital, and each reserva has its number', async () => {
    const este = painel();
    const { acoes, estado } = este;
    acoes.comecaEmBranco();
    digita(este, 'reserva', 'PcD', 1);
    digita(este, 'percentual', '5%', 1);
    acoes.acrescentaReserva();
    digita(este, 'reserva', 'Negros', 2);
    digita(este, 'percentual', '20%', 2);
    acoes.mudaVagas('', { vagas: '20', pcd: 'federal', porReserva: { negros: '3', pcd: '', outra: '9' } });
    await acoes.usaMinhaLei();
    const pedido = pedidoDe(estado());
    expect(pedido?.pcd).toEqual({ porCargo: [] });
    expect(pedido?.reservadas).toEqual({ porCargo: [{ cargo: '', valor: { negros: 3 } }] });
    este.fecha();
  });
});

describe('files and sheets', () => {
  test('a saved table opens the same; a file without one is refused and changes nothing', async () => {
    const este = painel();
    const { acoes, estado, salvos } = este;
    digitada(este);
    await acoes.gravaLei('tabela');
    expect(salvos.map(({ nome }) => nome)).toEqual(['minha-lei.xlsx']);
    expect(estado().minhaLei.mudou).toBe(false);
    const bytes = new Uint8Array(salvos[0]?.bytes ?? []);
    const outro = painel();
    await outro.acoes.abreLei(new File([bytes], 'minha-lei.xlsx'));
    expect(semNumeros(outro.estado().minhaLei.linhas ?? [])).toEqual(estado().minhaLei.linhas);
    await outro.acoes.abreLei(csv(PESSOAS, 'ranking.csv'));
    expect(outro.estado().minhaLei.falha?.texto).toMatch(/Não há aqui uma tabela de lei/);
    expect(semNumeros(outro.estado().minhaLei.linhas ?? [])).toEqual(estado().minhaLei.linhas);
    for (const um of [este, outro]) um.fecha();
  });

  test('the papers cite the rows of the table that was read; once anything is typed, those that its sheet will have', async () => {
    const este = painel();
    await este.acoes.abreLei(
      csv(
        [['Lei de Lugar Nenhum'], [], ['Chave', 'Valor', 'Artigo'], ['reserva', 'Negros'], ['percentual', '20%']],
        'lei.csv',
      ),
    );
    const linhasCitadas = (): (number | undefined)[] =>
      (leiPronta(este.estado().minhaLei.linhas)?.tabela ?? []).map(({ linha }) => linha);
    expect(linhasCitadas()).toEqual([4, 5]);
    expect(
      estadoGuardado(configuracaoDe({ ...este.estado(), lei: leiPronta(este.estado().minhaLei.linhas) }))?.lei?.tabela,
    ).toEqual(leiPronta(este.estado().minhaLei.linhas)?.tabela);
    const percentual = (este.estado().minhaLei.linhas ?? []).findIndex(({ chave }) => chave === 'percentual');
    este.acoes.mudaLinhaDaLei(percentual, { valor: '25%' });
    expect(linhasCitadas()).toEqual([2, 3]);
    este.fecha();
  });

  test('words of a file that nobody reads are told beside the form, which has the rest', async () => {
    const este = painel();
    const linhas = [
      ['reserva', 'Negros'],
      ['percentual', '20%'],
      ['palavras na planilha', 'negro', 'preto', 'pardo'],
    ];
    await este.acoes.abreLei(csv(linhas, 'lei.csv'));
    const { falha, linhas: noFormulario = [] } = este.estado().minhaLei;
    expect(falha?.titulo).toBe('Há o que conferir na tabela lida');
    expect(falha?.texto).toMatch(/célula D3: .*“pardo”/);
    expect(
      escritas(noFormulario)
        .map(({ valor }) => valor)
        .sort(),
    ).toEqual(['20%', 'Negros', 'negro']);
    este.fecha();
  });

  test('and still are when the law in the form was asked about first', async () => {
    const este = painel();
    digitada(este);
    const linhas = [
      ['reserva', 'Indígenas'],
      ['percentual', '10%'],
      ['palavras na planilha', 'indígena', 'índio', 'aldeado'],
    ];
    await este.acoes.abreLei(csv(linhas, 'lei.csv'));
    expect(este.estado().minhaLei.falha).toBeUndefined();
    este.acoes.trocaPelaLeiEmEspera();
    expect(este.estado().minhaLei.falha?.texto).toMatch(/célula D3: .*“aldeado”/);
    expect(este.estado().anuncio).toMatch(/aldeado/);
    expect(escritas(este.estado().minhaLei.linhas ?? []).map(({ valor }) => valor)).toContain('Indígenas');
    este.fecha();
  });

  test('the workbook that was opened as the ranking brings its law, which is used only when asked for', async () => {
    const este = painel();
    digitada(este);
    await este.acoes.gravaLei('tabela');
    const outro = painel();
    await outro.acoes.abreArquivo(new File([new Uint8Array(este.salvos[0]?.bytes ?? [])], 'pasta.xlsx'));
    expect(outro.estado().ranking?.abas.map(({ nome }) => nome)).toEqual(['Minha lei']);
    expect(outro.estado().lei).toBeUndefined();
    await outro.acoes.usaLeiDaAba('Minha lei');
    expect(semNumeros(outro.estado().lei?.tabela ?? [])).toEqual(escritas(este.estado().minhaLei.linhas ?? []));
    for (const um of [este, outro]) um.fecha();
  });

  test('beginning anew keeps the law that was typed', async () => {
    const este = painel();
    digitada(este);
    await este.acoes.usaMinhaLei();
    este.acoes.recomeca();
    expect(este.estado().lei).toBeUndefined();
    expect(leiPronta(este.estado().minhaLei.linhas)?.reservas[0].nome).toBe('Negro ou indígena');
    este.fecha();
  });

  test('a cell with a formula error is never taken for an empty one', async () => {
    const este = painel();
    await este.acoes.adota('excel');
    este.livro.linhas = [
      ['reserva', 'Negros'],
      ['percentual', '20%'],
      ['mínimo de vagas', { tipo: 'erro', erro: '#N/A' }],
    ];
    await este.acoes.usaLeiDaAba('Minha lei');
    expect(este.estado().minhaLei.falha?.texto).toMatch(/B3.*#N\/A/);
    expect(este.estado().lei).toBeUndefined();
    expect(este.estado().vista).toBe('minha-lei');
    este.fecha();
  });

  test('in Excel the sheet of the law is used as it is, and what is written is a new sheet', async () => {
    const este = painel();
    await este.acoes.adota('excel');
    este.livro.linhas = [
      ['reserva', 'Negros'],
      ['percentual', '20%'],
    ];
    await este.acoes.usaLeiDaAba('Minha lei');
    expect(este.estado().lei?.reservas[0].nome).toBe('Negros');
    await este.acoes.gravaLei('tabela');
    await este.acoes.gravaLei('conferência');
    expect(este.livro.escritas).toEqual([['Minha lei'], ['Lei para conferência']]);
    expect(este.estado().minhaLei.papel?.texto).toMatch(/20% das vagas para negros/);
    este.fecha();
  });

  const EXEMPLOS = path.resolve(__dirname, '../../../exemplos/leis');
  test('the laws that come with the program open in the form without a word lost', async () => {
    const arquivos = readdirSync(EXEMPLOS).filter((nome) => nome.endsWith('.csv'));
    const [primeiro = ''] = arquivos;
    const este = painel();
    await este.acoes.abreLei(new File([new Uint8Array(readFileSync(path.join(EXEMPLOS, primeiro)))], primeiro));
    expect(este.estado().minhaLei.falha).toBeUndefined();
    expect(escritas(leiPronta(este.estado().minhaLei.linhas)?.tabela ?? [])).toEqual(
      escritas(este.estado().minhaLei.linhas ?? []),
    );
    este.fecha();
  });
});
