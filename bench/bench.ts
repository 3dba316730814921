import { medirOrdem } from './ordem';
import { medirPlanilha } from './planilha';

const arredonda = (n: number): number => Math.round(n * 100) / 100;

/** Ratios of one run, as JSON: absolute times mean little on a shared machine. */
export async function main(): Promise<void> {
  const planilha = await medirPlanilha(100_000, 100, 3);
  const pequeno = medirOrdem(200_000, 5);
  const grande = medirOrdem(1_000_000, 5);
  const resultado = {
    ordem: {
      candidatos: 1_000_000,
      ordemPorSort: arredonda(grande.ordem / grande.sort),
      limite: 3,
      crescimentoDaOrdem: arredonda(grande.ordem / pequeno.ordem),
      crescimentoDoSort: arredonda(grande.sort / pequeno.sort),
      crescimentoRelativo: arredonda(grande.ordem / pequeno.ordem / (grande.sort / pequeno.sort)),
      limiteDoCrescimento: 1.3,
      segundos: { ordem: arredonda(grande.ordem), sort: arredonda(grande.sort) },
    },
    planilha: {
      linhas: 100_000,
      trabalhoPorBiblioteca: arredonda(planilha.trabalho / planilha.biblioteca),
      limite: 1.5,
      memoriaMb: planilha.memoriaMb,
      limiteDaMemoriaMb: 1500,
      segundos: { trabalho: arredonda(planilha.trabalho), biblioteca: arredonda(planilha.biblioteca) },
    },
  };
  process.stdout.write(`${JSON.stringify(resultado, null, 2)}\n`);
}
