import fc from 'fast-check';
import { livroVazio } from '../../src/planilha/folhas/livro';
import type { Aba } from '../../src/planilha/grade';
import { aplicarLivro } from '../../src/trabalho/livro';
import { proximasChamadas } from '../../src/trabalho/proximas';
import { abreLivro, atosDoRascunho, comLinhas, registra } from '../../src/trabalho/registro';
import type { Rascunho } from '../../src/trabalho/nomeacoes';
import * as oraculo from '../oraculo';
import type { Ato } from '../oraculo';
import { vagasAgora } from './apoio';
import { pedidoDoCaso, rankingDoCaso, vezes, type Caso } from './gerador';
import { livros, type CasoComLivro } from './livros';

/** Random acts recorded one after another, as on a screen; what the second implementation makes of the same acts. */

const comPessoas = livros().filter(({ caso }) => caso.pessoas.length > 0);

function rascunhoDe({ ato: _, inscricao, ...campos }: Ato): Rascunho {
  return { cargo: '', ...campos, pessoas: inscricao === undefined ? [] : [inscricao] } as Rascunho;
}

/** The livro after each act was recorded. */
function gravados(caso: Caso, atos: readonly Ato[]): Aba[] {
  const [ranking, pedido] = [rankingDoCaso(caso), pedidoDoCaso(caso)];
  const abas = [livroVazio()];
  for (const ato of atos) {
    const aba = abas.at(-1) ?? livroVazio();
    const { linhas, problemas } = registra(ranking, abreLivro(aba), pedido, atosDoRascunho(rascunhoDe(ato)));
    expect(problemas.filter(({ gravidade, codigo }) => gravidade === 'erro' && codigo !== 'lei-nao-alcanca')).toEqual([]);
    expect(linhas).toHaveLength(1);
    abas.push(comLinhas(aba, linhas));
  }
  return abas;
}

function iguala({ caso, atos, k }: CasoComLivro): void {
  const aba = gravados(caso, atos).at(-1) ?? livroVazio();
  const { lido } = abreLivro(aba);
  const [ranking, pedido] = [rankingDoCaso(caso), pedidoDoCaso(caso)];
  const [cargo] = aplicarLivro(ranking, lido, pedido).cargos;
  if (cargo === undefined) throw new Error('no cargo');
  const { ofertas: _, ...semOfertas } = caso;
  const esperado = oraculo.dobrar(semOfertas, [...atos]);
  const agora = vagasAgora(cargo);
  expect(agora.flatMap(({ vaga, inscricao, ocupa }) => (inscricao === undefined ? [] : [{ vaga, inscricao, ocupa }]))).toEqual(
    esperado.ocupacoes.map(({ vaga, inscricao, ocupa }) => ({ vaga, inscricao, ocupa })),
  );
  const chamar = Math.min(k, esperado.abertas.length);
  const proximas = proximasChamadas(ranking, lido, pedido, { chamar }).cargos[0];
  expect(proximas?.estado.abertas).toEqual(esperado.abertas);
  expect(proximas?.proximas.map(({ vaga, inscricao, lista, compensa }) => [vaga, inscricao, lista, compensa])).toEqual(
    oraculo.proximas(semOfertas, [...atos], chamar).map(({ vaga, inscricao, lista, compensa }) => [vaga, inscricao, lista, compensa]),
  );
}

test('acts recorded one by one, with what was filled in for them, lead where an independent fold of the drafts leads', () => {
  fc.assert(fc.property(comPessoas, iguala), { numRuns: vezes(120) });
});

test('T10: recording never changes a row that was there, and the next number is always new', () => {
  fc.assert(
    fc.property(comPessoas, ({ caso, atos }) => {
      const abas = gravados(caso, atos);
      abas.slice(1).forEach((aba, i) => {
        const antes = abas[i]?.linhas ?? [];
        expect(aba.linhas.slice(0, antes.length)).toEqual(antes);
      });
      const numeros = abreLivro(abas.at(-1) ?? livroVazio()).lido.atos.map(({ ato }) => ato);
      expect(numeros).toEqual(atos.map((_, i) => String(i + 1)));
    }),
    { numRuns: vezes(60) },
  );
});
