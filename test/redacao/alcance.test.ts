import { alcanceDaLei } from '../../src/core/alcance';
import { resolverCriterios } from '../../src/core/criterios';
import type { Lei } from '../../src/core/lei';
import { lei as federal } from '../../src/leis/federal-15142-2025/lei';
import { lei as ferraz } from '../../src/leis/ferraz-de-vasconcelos-3677-2026/lei';
import { fraseDoAviso } from '../../src/redacao/alcance';

/** What is told of an edital well after the term, where no other limit is near. */
function avisosEm(lei: Lei, data: string): string[] {
  const { aplica, avisos } = alcanceDaLei(lei, resolverCriterios(lei, {}).criterios, { data });
  expect(aplica).toBe(true);
  return avisos.map(fraseDoAviso);
}

// Art. 12: "promoverá a revisão do programa […] no prazo de 10 (dez) anos". No reading is taken: nothing ends.
test('the federal term is only one to review the law: no term fixed, no reading of it', () => {
  expect(avisosEm(federal, '2036-01-01')).toEqual([
    'O edital é posterior ao prazo que a lei marca para a sua revisão (04/06/2035). A revisão não põe fim à reserva, que foi mantida (art. 12); confira se a lei mudou e consulte a procuradoria.',
  ]);
});

// Art. 6º: "terá a vigência de 20 (vinte) anos": a doubt, read by default as a mark for evaluation (STF, ADI 7654).
test('that of Ferraz is of the law itself, read as a mark', () => {
  expect(avisosEm(ferraz, '2047-01-01')).toEqual([
    'O edital é posterior ao prazo que a lei fixou (21/07/2046). A reserva foi mantida, porque esse prazo é só um marco de avaliação (pela leitura adotada; ver art. 6º); consulte a procuradoria.',
  ]);
});
