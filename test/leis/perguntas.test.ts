import { resolverCriterios } from '../../src/core/criterios';
import type { Lei, Regra } from '../../src/core/lei';
import { opcoesDe, respostaDe, textoDaResposta } from '../../src/core/perguntas';
import { LEIS } from '../../src/leis/catalogo';

/** "pergunta base padrão" of each rule that can be answered, and its name where there is none to answer. */
function perguntasDe(lei: Lei): { abertas: string[]; soDitas: string[] } {
  const { fimDoPrazo, ...daLei } = lei.regras;
  const todas = [
    ...Object.entries({ ...daLei, ...(fimDoPrazo === undefined ? {} : { fimDoPrazo: fimDoPrazo.depois }) }),
    ...lei.reservas.flatMap(({ regras }) => Object.entries(regras)),
  ] as [string, Regra<never>][];
  const abertas = new Set<string>();
  const soDitas = new Set<string>();
  for (const [nome, regra] of todas) {
    if (regra.base === 'texto') continue;
    if (regra.pergunta === undefined) soDitas.add(nome);
    else abertas.add(`${regra.pergunta} ${regra.base} ${textoDaResposta(regra.pergunta, regra.padrao)}`);
  }
  return { abertas: [...abertas].sort(), soDitas: [...soDitas].sort() };
}

const ESPERADAS: Record<string, { abertas: string[]; soDitas: string[] }> = {
  // dominio.md § 3, column by column.
  'porto-feliz-4993-2011': {
    abertas: [
      'base silêncio por-cargo',
      'colisao silêncio livre-anterior',
      'computo silêncio ordem-de-chamada',
      'computo-pcd silêncio ordem-de-chamada',
      'cota-negada silêncio permanece-na-ampla',
      'cotistas-insuficientes dúvida reverte',
      'desistencia-alcance dúvida vaga-reservada',
      'grupo-incompleto dúvida ultima-vaga-oferecida',
      'novas-vagas silêncio total-acumulado',
    ],
    soDitas: ['duasReservas', 'minimo', 'pcd', 'posseNaoTomada', 'vagaAmplaReaberta', 'verificacao'],
  },
  'ferraz-de-vasconcelos-3677-2026': {
    abertas: [
      'base dúvida por-cargo',
      'colisao silêncio livre-anterior',
      'computo dúvida compensada',
      'computo-pcd silêncio ordem-de-chamada',
      'cota-negada silêncio permanece-na-ampla',
      'dia-da-vigencia dúvida nao-alcancado',
      'fim-do-prazo dúvida avisa',
      // Asked only after `ordem` is answered ultima-de-cada-grupo.
      'grupo-incompleto silêncio ultima-vaga-oferecida',
      'novas-vagas silêncio total-acumulado',
      'ordem dúvida proporcional',
    ],
    soDitas: ['duasReservas', 'listas', 'posseNaoTomada', 'vagaAmplaReaberta'],
  },
  'porto-alegre-lc-494-2003': {
    abertas: [
      'base dúvida por-cargo',
      'colisao silêncio livre-anterior',
      'computo silêncio ordem-de-chamada',
      'computo-pcd silêncio ordem-de-chamada',
      'cota-negada silêncio permanece-na-ampla',
      'desistencia silêncio proximo-da-lista-especifica',
      'desistencia-alcance silêncio vaga-reservada',
      'grupo-incompleto silêncio ultima-vaga-oferecida',
      'novas-vagas dúvida total-acumulado',
      'ordem silêncio proporcional',
    ],
    soDitas: ['duasReservas', 'edital', 'listas', 'minimo', 'pcd', 'vagaAmplaReaberta', 'verificacao'],
  },
  'federal-15142-2025': {
    abertas: [
      'base dúvida por-cargo',
      'colisao silêncio livre-anterior',
      'computo dúvida compensada',
      'computo-pcd silêncio ordem-de-chamada',
      // Of Indigenous and quilombola people only: of the others art. 3º, § 2º, says it.
      'cota-negada dúvida permanece-na-ampla',
      // Asked only after `ordem` is answered ultima-de-cada-grupo.
      'grupo-incompleto silêncio ultima-vaga-oferecida',
      'ordem dúvida proporcional',
    ],
    soDitas: ['cascata', 'duasReservas', 'edital', 'listas', 'percentual', 'vagaAmplaReaberta'],
  },
};

test.each(LEIS)('as dúvidas e os silêncios de $id são os da tabela', (lei) => {
  expect(perguntasDe(lei)).toEqual(ESPERADAS[lei.id]);
});

test('cada padrão é uma resposta que a pergunta aceita', () => {
  for (const lei of LEIS) {
    for (const linha of perguntasDe(lei).abertas) {
      const [pergunta = '', , resposta = ''] = linha.split(' ');
      expect(respostaDe(pergunta as 'computo', resposta)).toBeDefined();
      expect(opcoesDe(pergunta as 'computo')).toContain(resposta);
    }
  }
});

const porId = (id: string): Lei => LEIS.find((lei) => lei.id === id) as Lei;

test('os valores que a lei dá: percentual, mínimo, arredondamento, alcance, ordem', () => {
  const todas = LEIS.flatMap(({ id, regras, reservas }) => reservas.map((reserva) => ({ id, regras, reserva })));
  const valores = todas.map(({ id, regras, reserva }) => {
    const { percentual, minimo, arredondamento, ordem } = reserva.regras;
    const valor = <V>(regra: Regra<V>): V => (regra.base === 'texto' ? regra.valor : regra.padrao);
    return [
      id,
      reserva.id,
      valor(percentual).numerador,
      valor(percentual).denominador,
      valor(minimo),
      valor(arredondamento),
      valor(ordem).tipo,
      valor(regras.orgaos).join(' '),
      valor(regras.vinculos).join(' '),
      valor(regras.desde),
      valor(regras.diaDaVigencia),
      regras.fimDoPrazo?.ultimoDia,
    ];
  });
  expect(valores).toEqual([
    [
      'porto-feliz-4993-2011',
      'negros-indigenas',
      20,
      100,
      0,
      'meio para cima',
      'última de cada grupo',
      'executivo indireta',
      'efetivo emprego',
      '2011-11-04',
      'alcançado',
      undefined,
    ],
    [
      'ferraz-de-vasconcelos-3677-2026',
      'negros',
      20,
      100,
      3,
      'meio para cima',
      'proporcional',
      'executivo legislativo',
      'efetivo emprego',
      '2026-07-21',
      'não alcançado',
      '2046-07-21',
    ],
    [
      'porto-alegre-lc-494-2003',
      'afro-brasileiros',
      12,
      100,
      0,
      'meio para cima',
      'proporcional',
      'executivo legislativo indireta',
      'efetivo',
      '2003-09-10',
      'alcançado',
      undefined,
    ],
    ...(
      [
        ['negros', 25],
        ['indigenas', 3],
        ['quilombolas', 2],
      ] as const
    ).map(([reserva, percentual]) => [
      'federal-15142-2025',
      reserva,
      percentual,
      100,
      2,
      'meio para cima',
      'proporcional',
      'executivo indireta',
      'efetivo emprego temporario',
      '2025-06-04',
      'alcançado',
      '2035-06-04',
    ]),
  ]);
});

test('só Porto Alegre está revogada, pela LC 746, com a ressalva da transição', () => {
  expect(LEIS.filter(({ revogacao }) => revogacao !== undefined).map(({ id }) => id)).toEqual([
    'porto-alegre-lc-494-2003',
  ]);
  expect(porId('porto-alegre-lc-494-2003').revogacao).toMatchObject({ desde: '2014-11-03' });
  expect(porId('porto-alegre-lc-494-2003').revogacao?.ressalva).toMatch(/transição não foi vista/u);
});

describe('a lei federal', () => {
  const federal = porId('federal-15142-2025');

  test('os percentuais não são palavras da lei: dizem o decreto, a parte e que ele não foi visto', () => {
    for (const { regras } of federal.reservas) {
      const { percentual } = regras;
      expect(percentual).toMatchObject({
        base: 'silêncio',
        citacoes: [{ dispositivo: 'art. 1º' }, { dispositivo: 'art. 1º, § 1º' }],
      });
      expect(percentual).not.toHaveProperty('pergunta');
      const { numerador } = percentual.base === 'silêncio' ? percentual.padrao : { numerador: NaN };
      expect(percentual).toHaveProperty(
        'questao',
        expect.stringMatching(new RegExp(` ${numerador}% .* Decreto nº 12\\.536/2025`, 'u')),
      );
      expect(percentual).toHaveProperty('questao', expect.stringMatching(/fontes secundárias.*não foi visto/u));
    }
  });

  test('a vaga sem quem a ocupe passa por outras reservas antes da ampla', () => {
    expect(resolverCriterios(federal, {}).criterios.reservas.map(({ id, cascata }) => [id, ...cascata])).toEqual([
      ['negros'],
      ['indigenas', 'quilombolas', 'negros'],
      ['quilombolas', 'indigenas', 'negros'],
    ]);
  });

  test('uma resposta a cota-negada não toca os pretos e pardos, de quem a lei o diz', () => {
    const { criterios, recusadas } = resolverCriterios(federal, { 'cota-negada': 'eliminado' });
    expect(recusadas).toEqual([]);
    expect(criterios.reservas.map(({ cotaNegada }) => cotaNegada)).toEqual([
      'permanece na ampla',
      'eliminado',
      'eliminado',
    ]);
  });

  test('o fim do prazo só avisa: é o da revisão (art. 12)', () => {
    expect(resolverCriterios(federal, { 'fim-do-prazo': 'encerra' }).recusadas).toEqual([
      { pergunta: 'fim-do-prazo', dispositivos: ['art. 12'] },
    ]);
  });
});

test('os grupos de Porto Feliz são de cinco (art. 3º, § 1º)', () => {
  expect(porId('porto-feliz-4993-2011').reservas[0].regras.ordem).toMatchObject({
    base: 'texto',
    valor: { grupo: 5 },
  });
});
