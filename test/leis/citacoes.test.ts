import type { Citacao, Lei, Regra } from '../../src/core/lei';
import { LEIS, textoDaLei } from '../../src/leis/catalogo';
import { lerDispositivo, normalizarPalavras } from '../../src/leis/dispositivos';

type Alguma = Regra<unknown>;

/** Every rule of a law by its name, those of its reservas as "reserva/regra". */
function regrasDe(lei: Lei): [string, Alguma][] {
  const { fimDoPrazo, ...daLei } = lei.regras;
  const regras: [string, Alguma][] = Object.entries(daLei) as [string, Alguma][];
  if (fimDoPrazo !== undefined) regras.push(['fimDoPrazo', fimDoPrazo.depois]);
  for (const reserva of lei.reservas) {
    for (const [nome, regra] of Object.entries(reserva.regras)) regras.push([`${reserva.id}/${nome}`, regra as Alguma]);
  }
  return regras;
}

/** Whether the words stand, whole, in the provision that the citation names and not merely somewhere in the law. */
function confere(lei: Lei, { dispositivo, palavras }: Citacao): boolean {
  const texto = textoDaLei(lei.id);
  const doDispositivo = texto === undefined ? undefined : lerDispositivo(texto, dispositivo);
  return doDispositivo !== undefined && lugarDe(doDispositivo, normalizarPalavras(palavras)) !== undefined;
}

/** What stands before and after the words, found as whole words. */
function lugarDe(tudo: string, palavras: string): { antes: string; depois: string } | undefined {
  for (let inicio = tudo.indexOf(palavras); inicio >= 0; inicio = tudo.indexOf(palavras, inicio + 1)) {
    const antes = tudo.slice(0, inicio);
    const depois = tudo.slice(inicio + palavras.length);
    if (!/[\p{L}\p{N}-]$/u.test(antes) && !/^[\p{L}\p{N}-]/u.test(depois)) return { antes, depois };
  }
  return undefined;
}

const CITACOES = LEIS.flatMap((lei) =>
  regrasDe(lei).flatMap(([regra, { citacoes }]) =>
    (citacoes ?? []).map((citacao) => ({ nome: `${lei.id}: ${regra}, ${citacao.dispositivo}`, lei, citacao })),
  ),
);

test.each(CITACOES)('$nome: as palavras estão no dispositivo', ({ lei, citacao }) => {
  expect(confere(lei, citacao)).toBe(true);
});

test.each(CITACOES)('$nome: o dispositivo está escrito como os outros', ({ citacao }) => {
  expect(citacao.dispositivo).toMatch(/^art\. ([1-9]º|[1-9]\d)(, § [1-9]º|, parágrafo único)?(, [IVX]+)?$/u);
});

// Words that stop short of their clause, or leave out the "não" before them, say something else than the law.
test.each(CITACOES)('$nome: a citação vai até o fim da oração e não deixa a negação de fora', ({ lei, citacao }) => {
  const palavras = normalizarPalavras(citacao.palavras);
  const lugar = lugarDe(lerDispositivo(textoDaLei(lei.id) ?? '', citacao.dispositivo) ?? '', palavras);
  expect(lugar?.antes).not.toMatch(/\b(não|nem|sem|vedad[oa]|salvo|exceto)\s+$/iu);
  expect(`${palavras.at(-1)}${lugar?.depois}`).toMatch(/^(.?[.,;:]|.$)/u);
});

describe('o teste das citações', () => {
  test('pega artigo errado: as mesmas palavras em outro dispositivo da mesma lei', () => {
    const erradas = CITACOES.flatMap(({ lei, citacao }) =>
      ['art. 1º', 'art. 3º', 'art. 3º, § 1º', 'art. 4º']
        .filter((outro) => outro !== citacao.dispositivo)
        .map((dispositivo) => ({ lei, citacao: { ...citacao, dispositivo } })),
    );
    expect(erradas.filter(({ lei, citacao }) => confere(lei, citacao))).toEqual([]);
  });

  test('pega dispositivo que não existe', () => {
    expect(CITACOES.filter(({ lei, citacao }) => confere(lei, { ...citacao, dispositivo: 'art. 99' }))).toEqual([]);
  });

  test('pega uma palavra trocada, tirada ou posta, em cada lugar de cada citação', () => {
    for (const { lei, citacao } of CITACOES) {
      const palavras = citacao.palavras.split(' ');
      for (let i = 1; i < palavras.length - 1; i++) {
        for (const novas of [['outra'], [], [palavras[i], 'não']]) {
          const alterada = [...palavras.slice(0, i), ...novas, ...palavras.slice(i + 1)].join(' ');
          expect({ alterada, confere: confere(lei, { ...citacao, palavras: alterada }) }).toEqual({
            alterada,
            confere: false,
          });
        }
      }
    }
  });
});

test('toda regra é texto com citação, dúvida com citação e pergunta, ou silêncio com a questão dita', () => {
  for (const lei of LEIS) {
    for (const [nome, regra] of regrasDe(lei)) {
      if (regra.base !== 'silêncio') expect([nome, regra.citacoes.length > 0]).toEqual([nome, true]);
      if (regra.base === 'dúvida') expect([nome, typeof regra.pergunta]).toEqual([nome, 'string']);
      if (regra.base !== 'texto') expect(regra.questao).toMatch(/^(A|O)s? .{30,}\.$/su);
    }
  }
});

/** Articles of another norm, named with it: "Decreto nº 1/2025, art. 21". */
const DE_OUTRA_NORMA = /(?:Constituição|(?:Lei|Decreto) nº [\d.]+\/\d{4}), art\. \d+º?(?:, § \dº|, [IVX]+)*/gu;

test('o que se diz ao RH cita só dispositivos que a lei tem', () => {
  for (const lei of LEIS) {
    const texto = textoDaLei(lei.id) ?? '';
    const frases = [...lei.notas, ...regrasDe(lei).map(([, regra]) => (regra.base === 'texto' ? '' : regra.questao))];
    for (const frase of frases) {
      const daLei = frase.replace(DE_OUTRA_NORMA, '');
      for (const [citado, artigo, paragrafo] of daLei.matchAll(/arts?\. (\dº|\d+)(?:, § (\dº))?/gu)) {
        const dispositivo = paragrafo === undefined ? `art. ${artigo}` : `art. ${artigo}, § ${paragrafo}`;
        expect([citado, lerDispositivo(texto, dispositivo) !== undefined]).toEqual([citado, true]);
      }
      for (const [, aspas] of frase.matchAll(/“([^”]+)”/gu)) {
        expect([
          aspas,
          normalizarPalavras(texto)
            .toLowerCase()
            .includes((aspas ?? '').toLowerCase()),
        ]).toEqual([aspas, true]);
      }
    }
  }
});
