import type { Candidato } from '../src/core/candidato';
import { classificados } from '../src/core/classificados';
import { resolverCriterios } from '../src/core/criterios';
import { ordemDeNomeacao } from '../src/core/ordem';
import { serie } from '../src/core/serie';
import { LEIS } from '../src/leis/catalogo';
import { mediana, misturados, segundos } from './medir';

/** People in no particular order, one in five a cotista. */
function pessoas(quantas: number, reserva: string): Candidato[] {
  return misturados(quantas).map((posto, i) => ({
    linha: i + 2,
    inscricao: String(100000 + i),
    nome: `Pessoa ${i}`,
    cargo: '',
    classificacao: posto + 1,
    situacao: 'habilitado',
    reservas: posto % 5 === 2 ? { [reserva]: 'declarada' } : {},
  }));
}

/** The order of everyone, a vaga each, every call a step; against sorting as many shuffled objects by one number. */
export function medirOrdem(quantas: number, vezes: number): { ordem: number; sort: number } {
  const lei = LEIS.find(({ id }) => id.startsWith('ferraz')) ?? LEIS[0];
  if (lei === undefined) throw new Error('no law');
  const { criterios } = resolverCriterios(lei, {});
  const lista = pessoas(quantas, lei.reservas[0].id);
  const objetos = (): { chave: number }[] => misturados(quantas).map((chave) => ({ chave }));
  const ordens: number[] = [];
  const sorts: number[] = [];
  for (let i = 0; i < vezes; i += 1) {
    ordens.push(
      segundos(() => {
        const grupo = classificados(lista, { criterios });
        const { modalidades } = serie({ ofertas: [quantas], criterios });
        const { passos } = ordemDeNomeacao(grupo, criterios, modalidades);
        if (passos.length !== quantas) throw new Error(`${passos.length} calls`);
      }),
    );
    const paraOrdenar = objetos();
    sorts.push(segundos(() => paraOrdenar.sort((a, b) => a.chave - b.chave)));
  }
  return { ordem: mediana(ordens), sort: mediana(sorts) };
}
