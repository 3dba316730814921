import type { Lei, Regra } from '../../src/core/lei';
import { opcoesDe, respostaDe, textoDaResposta } from '../../src/core/perguntas';
import { LEIS } from '../../src/leis/catalogo';

/** "pergunta base padrão" of each rule that can be answered, and its name where there is none to answer. */
function perguntasDe(lei: Lei): { abertas: string[]; soDitas: string[] } {
  const { fimDoPrazo, ...daLei } = lei.regras;
  const { cascata: _, ...daReserva } = lei.reservas[0].regras;
  const todas = { ...daLei, ...daReserva, ...(fimDoPrazo === undefined ? {} : { fimDoPrazo: fimDoPrazo.depois }) };
  const abertas = new Set<string>();
  const soDitas: string[] = [];
  for (const [nome, regra] of Object.entries(todas) as [string, Regra<never>][]) {
    if (regra.base === 'texto') continue;
    if (regra.pergunta === undefined) soDitas.push(nome);
    else abertas.add(`${regra.pergunta} ${regra.base} ${textoDaResposta(regra.pergunta, regra.padrao)}`);
  }
  return { abertas: [...abertas].sort(), soDitas: soDitas.sort() };
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
  const valores = LEIS.map(({ id, regras, reservas: [reserva] }) => {
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
  ]);
});

test('só Porto Alegre está revogada, pela LC 746, com a ressalva da transição', () => {
  expect(LEIS.filter(({ revogacao }) => revogacao !== undefined).map(({ id }) => id)).toEqual([
    'porto-alegre-lc-494-2003',
  ]);
  expect(porId('porto-alegre-lc-494-2003').revogacao).toMatchObject({ desde: '2014-11-03' });
  expect(porId('porto-alegre-lc-494-2003').revogacao?.ressalva).toMatch(/transição não foi vista/u);
});

test('os grupos de Porto Feliz são de cinco (art. 3º, § 1º)', () => {
  expect(porId('porto-feliz-4993-2011').reservas[0].regras.ordem).toMatchObject({
    base: 'texto',
    valor: { grupo: 5 },
  });
});
