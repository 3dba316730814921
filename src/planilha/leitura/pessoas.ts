import { letraDaColuna } from '../grade';
import type { Contexto } from './contexto';
import { LeitorDeLinhas } from './linhas';
import type { Registro } from './registro';
import type { Secao, Varredura } from './bloco';

/** Every person of a sheet, row by row, with the problems of each cell. `primeiro` is the first row's `indice`. */
export function pessoasDe(varredura: Varredura, primeiro: number, contexto: Contexto): Registro[] {
  const leitores = new Map<Secao, LeitorDeLinhas>();
  const semReserva = new Map<string, { readonly linha: number; readonly coluna: number; pessoas: number }>();
  const registros = varredura.pessoas.map(({ linha, bloco }, i) => {
    let leitor = leitores.get(bloco.secao);
    if (leitor === undefined) {
      leitor = new LeitorDeLinhas(varredura, bloco.secao, contexto, (grupo, onde) => {
        const visto = semReserva.get(grupo.rotulo);
        if (visto === undefined) semReserva.set(grupo.rotulo, { linha: onde.linha, coluna: onde.coluna, pessoas: 1 });
        else visto.pessoas += 1;
      });
      leitores.set(bloco.secao, leitor);
    }
    return leitor.registro(primeiro + i, linha, bloco);
  });
  for (const leitor of leitores.values()) leitor.conclui();
  for (const [grupo, { linha, coluna, pessoas }] of semReserva) {
    contexto.problemas.push({
      codigo: 'grupo-sem-reserva',
      gravidade: 'aviso',
      lugar: { aba: varredura.tabela.nome, linha, coluna: letraDaColuna(coluna) },
      dados: { grupo, pessoas },
    });
  }
  return registros;
}
