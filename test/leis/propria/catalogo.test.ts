import fc from 'fast-check';
import { alcanceDaLei } from '../../../src/core/alcance';
import { resolverCriterios, valorDaRegra } from '../../../src/core/criterios';
import { diaAnterior } from '../../../src/core/data';
import type { Lei, Regra } from '../../../src/core/lei';
import { LEIS, textoDaLei } from '../../../src/leis/catalogo';
import { normalizarPalavras } from '../../../src/leis/dispositivos';
import { lerArquivo } from '../../../src/adapters/arquivo/lerArquivo';
import { escreverXlsx } from '../../../src/adapters/arquivo/escreverXlsx';
import type { Celula } from '../../../src/planilha/grade';
import { abaDaLei } from '../../../src/planilha/minhaLei';
import { folhasDaLeiPropria } from '../../../src/trabalho/folhasDaLei';
import { leiDaAba, leiDasLinhas, leiDoIntervalo, tabelaDaLei } from '../../../src/trabalho/leiPropria';
import { proximasChamadas } from '../../../src/trabalho/proximas';
import { conferir } from '../../../src/trabalho/conferir';
import { dispositivosDe } from '../../../src/redacao/fundamento';
import { casos, pedidoDoCaso, rankingDoCaso, vezes, type Caso } from '../../propriedades/gerador';
import { essencial, ordena } from '../../propriedades/apoio';
import { escreverLivro, livros } from '../../propriedades/livros';
import { abaDaTabela, comoIntervalo, doCatalogo, leiDaTabela, REESCRITAS, type Reescrita } from './apoio';

const NUM_RUNS = vezes(150);

/** Every rule of a law that the table has a key for, by its name; the words of a key may settle two rules. */
function comChave({ regras, reservas }: Lei): [string, Regra<unknown>][] {
  const { orgaos, vinculos, diaDaVigencia, fimDoPrazo, novasVagas, duasReservas, colisao } = regras;
  return [
    ...Object.entries({ orgaos, vinculos, diaDaVigencia, novasVagas, duasReservas, colisao }),
    ...(fimDoPrazo === undefined ? [] : [['fimDoPrazo', fimDoPrazo.depois] satisfies [string, Regra<unknown>]]),
    ...reservas.flatMap(({ id, regras: r }) =>
      Object.entries({
        percentual: r.percentual,
        minimo: r.minimo,
        arredondamento: r.arredondamento,
        ordem: r.ordem,
        computo: r.computo,
        desistencia: r.desistencia,
        cotistasInsuficientes: r.cotistasInsuficientes,
      }).map(([nome, regra]): [string, Regra<unknown>] => [`${id}: ${nome}`, regra]),
    ),
  ];
}

const resumo = (lei: Lei): unknown[] =>
  comChave(lei)
    // Porto Alegre's revocation is the end date of its table.
    .filter(([nome]) => lei.revogacao !== undefined || nome !== 'fimDoPrazo' || lei.municipio !== 'Porto Alegre')
    .map(([nome, regra]) => [nome, valorDaRegra(regra), regra.base === 'silêncio' ? [] : dispositivosDe(regra)]);

describe.each(REESCRITAS)('%s re-entered by hand', (id) => {
  test('has no problem, and every word quoted stands in the published text', async () => {
    const lei = await leiDaTabela(id);
    const texto = normalizarPalavras(textoDaLei(id) ?? '').replace(/Página 2 de 2.*?portofeliz\.sp\.gov\.br /u, '');
    const palavras = comChave(lei).flatMap(([, { citacoes }]) => (citacoes ?? []).map((citacao) => citacao.palavras));
    expect(palavras.filter(Boolean).length).toBeGreaterThan(7);
    expect(palavras.filter((ditas) => !texto.includes(normalizarPalavras(ditas)))).toEqual([]);
  });

  test('each rule with a key has the value and the articles of the catalogue', async () => {
    expect(resumo(await leiDaTabela(id))).toEqual(resumo(doCatalogo(id)));
  });

  test('has the id, the names and the marks of the catalogue', async () => {
    const nomes = ({ id: qual, nome, norma, numero, municipio, uf, reservas }: Lei): unknown => [
      [qual, nome, norma, numero, municipio, uf],
      reservas.map((reserva) => [reserva.id, reserva.nome]),
    ];
    expect(nomes(await leiDaTabela(id))).toEqual(nomes(doCatalogo(id)));
  });

  test('reaches the same editais', async () => {
    const [propria, catalogada] = [await leiDaTabela(id), doCatalogo(id)];
    const aplica = (lei: Lei, edital: Parameters<typeof alcanceDaLei>[2]): boolean =>
      alcanceDaLei(lei, resolverCriterios(lei, {}).criterios, edital).aplica;
    const limites = ['2003-09-10', '2011-11-04', '2014-11-03', '2026-07-21', '2046-07-21', '2046-07-22'];
    for (const limite of limites) {
      for (const data of [diaAnterior(limite), limite, limite.replace(/\d\d$/, '28')]) {
        for (const orgao of ['executivo', 'legislativo', 'indireta'] as const) {
          for (const vinculo of ['efetivo', 'emprego', 'temporario'] as const) {
            const edital = { data, orgao, vinculo };
            expect([edital, aplica(propria, edital)]).toEqual([edital, aplica(catalogada, edital)]);
          }
        }
      }
    }
  });
});

describe('on random contests', () => {
  let propria: Record<string, Lei>;
  beforeAll(async () => {
    propria = Object.fromEntries(await Promise.all(REESCRITAS.map(async (id) => [id, await leiDaTabela(id)])));
  });
  const comTabela = (caso: Caso) => ({
    ...pedidoDoCaso(caso),
    lei: propria[caso.lei] ?? doCatalogo(caso.lei as Reescrita),
  });

  test('the criteria are the same under every reading', () => {
    fc.assert(
      fc.property(casos(), (caso) => {
        const { respostas, lei } = pedidoDoCaso(caso);
        const desta = resolverCriterios(comTabela(caso).lei, respostas);
        const daOutra = resolverCriterios(lei, respostas);
        expect([desta.recusadas, daOutra.recusadas]).toEqual([[], []]);
        // Porto Alegre's revocation is the end date of its table.
        const revogada = lei.revogacao !== undefined && ({ fimDoPrazo: 'encerra' } as const);
        expect(desta.criterios).toEqual({ ...daOutra.criterios, ...revogada });
      }),
      { numRuns: NUM_RUNS },
    );
  });

  test('the same series, lists and calls; no article that the catalogue would not cite', () => {
    fc.assert(
      fc.property(casos({ comEmpates: true }), (caso) => {
        fc.pre(caso.pessoas.length > 0);
        const daOutra = ordena(caso);
        const desta = ordena(caso, comTabela(caso));
        const { classificados: c, ordem, serie } = desta.cargo;
        expect(serie.serie.modalidades).toEqual(daOutra.cargo.serie.serie.modalidades);
        expect([c.pessoas, c.fora, [...c.membroDe], ordem.abertas]).toEqual([
          daOutra.cargo.classificados.pessoas,
          daOutra.cargo.classificados.fora,
          [...daOutra.cargo.classificados.membroDe],
          daOutra.cargo.ordem.abertas,
        ]);
        expect(desta.chamadas.map(essencial)).toEqual(daOutra.chamadas.map(essencial));
        // The table has one key for a list without anyone and for one used up: it cites the articles of both.
        const daReversao = pedidoDoCaso(caso).lei.reservas.flatMap(({ regras }) =>
          dispositivosDe(regras.cotistasInsuficientes),
        );
        desta.chamadas.forEach(({ fundamento, via }, i) => {
          const dela = [...(daOutra.chamadas[i]?.fundamento ?? []), ...(via === 'reversao' ? daReversao : [])];
          expect(dela).toEqual(expect.arrayContaining(fundamento));
        });
      }),
      { numRuns: NUM_RUNS },
    );
  });

  test('the same next calls and the same audit of a livro', () => {
    fc.assert(
      fc.property(livros(), ({ caso, atos, k }) => {
        fc.pre(caso.pessoas.length > 0);
        const [ranking, livro] = [rankingDoCaso(caso), escreverLivro(atos)];
        const de = (pedido: ReturnType<typeof pedidoDoCaso>): unknown => {
          const { cargos } = proximasChamadas(ranking, livro, pedido, { chamar: k });
          const { conforme, divergencias } = conferir(ranking, livro, pedido);
          return [
            cargos.map(({ estado, proximas }) => [estado, proximas.map(essencial)]),
            conforme,
            divergencias.map(({ ato, vaga, encontrado, devido, preteridos }) => [
              ato,
              vaga,
              encontrado,
              devido,
              preteridos,
            ]),
          ];
        };
        expect(de(comTabela(caso))).toEqual(de(pedidoDoCaso(caso)));
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('any law of the catalogue written as a table and read back', () => {
  test.each(LEIS.map((lei) => [lei.id, lei] as const))('%s: the same criteria, values and articles', (_, lei) => {
    const { lei: lida, problemas } = leiDasLinhas(tabelaDaLei(lei));
    expect(problemas).toEqual([]);
    if (lida === undefined) throw new Error('no law');
    // A reserva's id is made from its name, which may be another than the catalogue's.
    const idDe = new Map(lida.reservas.map(({ id }, i) => [id, lei.reservas[i]?.id ?? '']));
    const comIds = <T>(valor: T): T =>
      JSON.parse(JSON.stringify(valor), (_chave, este: unknown) =>
        typeof este === 'string' ? (idDe.get(este) ?? este) : este,
      ) as T;
    const { criterios } = resolverCriterios(lei, {});
    expect(comIds(resolverCriterios(lida, {}).criterios)).toEqual({
      ...criterios,
      ...(lei.revogacao !== undefined && { fimDoPrazo: 'encerra' }),
    });
    const semId = (nome: string): string => nome.replace(/^.*: /u, '');
    const conteudo = (esta: Lei): unknown[] =>
      comChave(esta)
        .filter(([nome]) => nome !== 'fimDoPrazo' || lei.revogacao === undefined)
        .map(([nome, regra]) => [semId(nome), valorDaRegra(regra), ...fundada(esta, nome, regra)]);
    // One row says where the vaga passes and where it ends: with a passage that the law does not say, it is a silence.
    const fundada = (esta: Lei, nome: string, regra: Regra<unknown>): unknown[] => {
      const reserva = esta.reservas.find(({ id }) => nome === `${id}: cotistasInsuficientes`);
      return reserva?.regras.cascata === undefined ? [regra.base, dispositivosDe(regra)] : [];
    };
    expect(conteudo(lida)).toEqual(conteudo(lei));
    expect(valorDaRegra(lida.regras.desde)).toBe(valorDaRegra(lei.regras.desde));
    expect(lida.regras.fimDoPrazo?.ultimoDia).toBe(
      lei.revogacao === undefined ? lei.regras.fimDoPrazo?.ultimoDia : diaAnterior(lei.revogacao.desde),
    );
  });

  test.each(REESCRITAS)('the table of %s gives its own rows', async (id) => {
    const lei = await leiDaTabela(id);
    const [titulos, ...linhas] = (await abaDaTabela(id)).linhas;
    expect(titulos?.[0]).toBe('Chave');
    expect(tabelaDaLei(lei).map(({ chave, valor }) => [chave, valor])).toEqual(
      linhas.map(([chave, valor]) => [chave, valor]),
    );
    expect(resolverCriterios(leiDasLinhas(tabelaDaLei(lei)).lei ?? doCatalogo(id), {}).criterios).toEqual(
      resolverCriterios(lei, {}).criterios,
    );
  });
});

describe('the same table in other shapes', () => {
  /** As Excel keeps what was typed into it: shares and dates with their formats, whole numbers as numbers. */
  const tipada = (celula: Celula): Celula => {
    if (typeof celula !== 'string') return celula;
    if (/^\d+%$/.test(celula)) return { tipo: 'porcentagem', valor: Number(celula.slice(0, -1)) / 100 };
    if (/^\d\d\/\d\d\/\d{4}$/.test(celula)) return { tipo: 'data', data: celula.split('/').reverse().join('-') };
    return /^\d+$/.test(celula) ? Number(celula) : celula;
  };
  const tudo = (lei: Lei | undefined): unknown =>
    lei && [lei.id, resolverCriterios(lei, {}), resumo(lei), lei.reservas.map(({ nome, marcas }) => [nome, marcas])];

  test.each(REESCRITAS)('%s: typed cells, a range, rows, and the workbook of the law read again', async (id) => {
    const [lei, { linhas }] = [await leiDaTabela(id), await abaDaTabela(id)];
    const pasta = await lerArquivo(await escreverXlsx(folhasDaLeiPropria(lei), { titulo: 'Lei' }), 'lei.xlsx');
    const daPasta = 'problema' in pasta ? undefined : abaDaLei(pasta.abas);
    const texto = (celula: Celula | undefined): string => (typeof celula === 'string' ? celula : '');
    const formas = {
      tipada: leiDaAba({ nome: 'Minha lei', linhas: linhas.map((linha) => linha.map(tipada)), mesclas: [] }),
      intervalo: leiDoIntervalo(comoIntervalo(linhas) as Celula[][]),
      formulario: leiDasLinhas(
        linhas.map(([chave, valor, artigo]) => ({ chave: texto(chave), valor: texto(valor), artigo: texto(artigo) })),
      ),
      pasta: daPasta && leiDaAba(daPasta),
    };
    for (const [forma, lida] of Object.entries(formas)) {
      expect([forma, lida?.problemas, tudo(lida?.lei)]).toEqual([forma, [], tudo(lei)]);
    }
  });
});
