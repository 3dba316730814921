import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lei } from '../../src/core/lei';
import { LEIS, textoDaLei } from '../../src/leis/catalogo';
import { lerDispositivo } from '../../src/leis/dispositivos';
import { executarLivro, executarOrdem, executarQuantidade, executarSerie, executarVigencia } from './executar';
import { leiFicticia } from './lei-ficticia-10/lei';
import { lerCasos, type Caso, type TipoDeTabela } from './tabelas';

const EXECUTA: Record<TipoDeTabela, (lei: Lei, celulas: Caso['celulas']) => Caso['celulas']> = {
  quantidade: executarQuantidade,
  vigência: executarVigencia,
  série: executarSerie,
  ordem: executarOrdem,
  livro: executarLivro,
};

const daLei = (lei: Lei) => (): Lei => lei;
const ARQUIVOS: [string, (celulas: Caso['celulas']) => Lei][] = [
  ...LEIS.map((lei): [string, () => Lei] => [lei.id, daLei(lei)]),
  ['lei-ficticia-10', leiFicticia],
];

const todosOsTipos: readonly TipoDeTabela[] = ['quantidade', 'vigência', 'série', 'ordem', 'livro'];
const TIPOS: Readonly<Record<string, readonly TipoDeTabela[]>> = {
  'lei-ficticia-10': ['quantidade', 'série', 'ordem'],
};

describe.each(ARQUIVOS)('%s', (id, leiDe) => {
  const casos = lerCasos(readFileSync(join(__dirname, id, 'casos.md'), 'utf8'), `${id}/casos.md`);

  test('há casos de cada tipo', () => {
    expect([...new Set(casos.map(({ tipo }) => tipo))].sort()).toEqual([...(TIPOS[id] ?? todosOsTipos)].sort());
  });

  test('nenhum caso está escrito duas vezes', () => {
    const chaves = casos.map(({ celulas: { 'por quê': _, ...resto } }) => JSON.stringify(resto));
    expect(chaves.filter((chave, i) => chaves.indexOf(chave) !== i)).toEqual([]);
  });

  test.each(
    casos.map((caso) => [`linha ${caso.linha}, ${caso.titulo}: ${caso.celulas['por quê'] ?? ''}`, caso] as const),
  )('%s', (_, { tipo, celulas }) => {
    const obtidas = EXECUTA[tipo](leiDe(celulas), celulas);
    const esperadas = Object.fromEntries(Object.keys(obtidas).map((coluna) => [coluna, celulas[coluna]]));
    expect(obtidas).toEqual(esperadas);
  });
});

describe('o leitor das tabelas', () => {
  const tabela = (...linhas: string[]): string => ['## Art. 1º', '', ...linhas, ''].join('\n');
  const certa = ['| vagas | reservadas | por quê |', '| --- | --- | --- |', '| 3 | 1 | arredonda para cima |'];

  test('lê uma tabela certa', () => {
    expect(lerCasos(tabela(...certa), 'x')).toEqual([
      {
        tipo: 'quantidade',
        titulo: 'Art. 1º',
        linha: 5,
        celulas: { vagas: '3', reservadas: '1', 'por quê': 'arredonda para cima' },
      },
    ]);
  });

  test.each([
    ['tabela de tipo desconhecido', ['| a | b |', '| --- | --- |', '| 1 | 2 |'], /tipo desconhecido/u],
    [
      'coluna desconhecida',
      ['| vagas | cor | reservadas | por quê |', '| --- | --- | --- | --- |', '| 3 | x | 1 | sim e |'],
      /colunas desconhecidas: cor/u,
    ],
    ['coluna que falta', ['| vagas | reservadas |', '| --- | --- |', '| 3 | 1 |'], /faltam colunas: por quê/u],
    [
      'coluna repetida',
      ['| vagas | vagas | reservadas | por quê |', '| --- | --- | --- | --- |', '| 3 | 3 | 1 | porque |'],
      /repetidas/u,
    ],
    ['por quê vazio', ['| vagas | reservadas | por quê |', '| --- | --- | --- |', '| 3 | 1 | |'], /vazi/u],
    [
      'por quê com um traço',
      ['| vagas | reservadas | por quê |', '| --- | --- | --- |', '| 3 | 1 | — |'],
      /"por quê" vazio/u,
    ],
    [
      'célula vazia',
      ['| vagas | reservadas | por quê |', '| --- | --- | --- |', '| 3 | | porque |'],
      /"reservadas" vazia/u,
    ],
    ['tabela sem linhas', ['| vagas | reservadas | por quê |', '| --- | --- | --- |'], /sem linhas/u],
    ['tabela sem cabeçalho', ['| 3 | 1 | porque |', '| 4 | 1 | porque |'], /sem cabeçalho/u],
    [
      'célula a mais',
      ['| vagas | reservadas | por quê |', '| --- | --- | --- |', '| 3 | 1 | porque | 9 |'],
      /4 células, 3 colunas/u,
    ],
    ['linha sem a barra do início', ['vagas | reservadas | por quê'], /sem a barra/u],
    ['arquivo sem tabela', ['texto'], /nenhum caso/u],
  ])('recusa: %s', (_, linhas, mensagem) => {
    expect(() => lerCasos(tabela(...linhas), 'x')).toThrow(mensagem);
  });

  test('recusa tabela fora de um título', () => {
    expect(() => lerCasos(certa.join('\n'), 'x')).toThrow(/sem título/u);
  });
});

test('os dispositivos que as tabelas citam existem na lei', () => {
  for (const lei of LEIS) {
    const casos = readFileSync(join(__dirname, lei.id, 'casos.md'), 'utf8');
    for (const [citado, artigo, paragrafo] of casos.matchAll(/art\. (\dº|\d+)(?:, § (\dº))?/giu)) {
      const dispositivo = paragrafo === undefined ? `art. ${artigo}` : `art. ${artigo}, § ${paragrafo}`;
      expect([lei.id, citado, lerDispositivo(textoDaLei(lei.id) ?? '', dispositivo) !== undefined]).toEqual([
        lei.id,
        citado,
        true,
      ]);
    }
  }
});
