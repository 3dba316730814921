import type { Ato } from '../core/ato';
import { AMPLA, chaveDaInscricao, PCD, type Candidato, type Modalidade } from '../core/candidato';
import type { Lei } from '../core/lei';
import { noCargo, type Problema } from '../core/problema';
import { normaliza } from '../core/texto';
import type { AtoEscrito, LivroLido } from '../planilha/livro';
import { porCargo } from './cargo';

/** One cargo with its people and the acts of the livro that belong to it, matched to them. */
export interface CargoComAtos {
  readonly cargo: string;
  readonly pessoas: readonly Candidato[];
  readonly atos: readonly Ato[];
}

/** Words that mean each modalidade in the columns Lista of a livro. */
function listasConhecidas(lei: Lei): ReadonlyMap<string, Modalidade> {
  const palavras: [string, Modalidade][] = [
    ['ampla', AMPLA],
    ['ampla concorrencia', AMPLA],
    ['lista geral', AMPLA],
    ['geral', AMPLA],
    ['ac', AMPLA],
    ['pcd', PCD],
    ['pessoas com deficiencia', PCD],
    ...lei.reservas.flatMap(({ id, nome, grupo }): [string, Modalidade][] => [
      [normaliza(id), id],
      [normaliza(nome), id],
      [normaliza(grupo), id],
    ]),
  ];
  return new Map(palavras);
}

/**
 * The acts of a livro, cargo by cargo, with people and lists matched. An act that names someone or something unknown is
 * a problem with its cell and does not count.
 */
export function atosPorCargo(
  lei: Lei,
  candidatos: readonly Candidato[],
  livro: LivroLido,
): { readonly cargos: readonly CargoComAtos[]; readonly problemas: readonly Problema[] } {
  const problemas: Problema[] = [];
  const grupos = porCargo(candidatos).map(({ cargo, pessoas }) => ({
    cargo,
    pessoas,
    indices: new Map(pessoas.map((pessoa, i) => [chaveDaInscricao(pessoa.inscricao), i])),
    atos: [] as Ato[],
  }));
  const porNome = new Map(grupos.map((grupo) => [normaliza(grupo.cargo), grupo]));
  // A ranking without a cargo column has one cargo, whatever the livro calls it, as long as it calls it one name.
  const citados = new Set(livro.atos.map(({ cargo }) => normaliza(cargo)).filter(Boolean));
  const [unico] = grupos.length === 1 && grupos[0]?.cargo === '' && citados.size < 2 ? grupos : [];
  const listas = listasConhecidas(lei);
  const comProblema = (escrito: AtoEscrito, campo: Parameters<LivroLido['coluna']>[0], problema: Problema): undefined => {
    const coluna = livro.coluna(campo);
    const lugar = { aba: livro.aba, linha: escrito.linha, ...(coluna !== undefined && { coluna }) };
    problemas.push(noCargo({ ...problema, lugar } as Problema, escrito.cargo));
    return undefined;
  };

  function grupoDe(escrito: AtoEscrito): (typeof grupos)[number] | undefined {
    const proprio = porNome.get(normaliza(escrito.cargo));
    if (proprio !== undefined) return proprio;
    if (escrito.cargo === '' && grupos.length === 1) return grupos[0];
    if (escrito.cargo === '' && escrito.inscricao !== undefined) {
      const chave = chaveDaInscricao(escrito.inscricao);
      const comEla = grupos.filter(({ indices }) => indices.has(chave));
      if (comEla.length === 1) return comEla[0];
      if (comEla.length === 0) return comProblema(escrito, 'Inscrição', desconhecida(escrito.inscricao));
    }
    if (escrito.cargo === '') {
      const dados = { tipo: escrito.tipo, falta: 'o cargo (a planilha tem vários)' };
      return comProblema(escrito, 'Cargo', { codigo: 'ato-incompleto', gravidade: 'erro', dados });
    }
    if (unico !== undefined) return unico;
    const dados = { cargo: escrito.cargo, cargos: grupos.map(({ cargo }) => cargo) };
    return comProblema(escrito, 'Cargo', { codigo: 'cargo-desconhecido', gravidade: 'erro', dados });
  }

  // Nobody was read: the reading says why, and no act can be matched.
  if (grupos.length === 0) return { cargos: [], problemas };
  for (const escrito of livro.atos) {
    const grupo = grupoDe(escrito);
    if (grupo === undefined) continue;
    const quem = (campo: 'Inscrição' | 'Compensa', inscricao: string | undefined): number | undefined | 'falta' => {
      if (inscricao === undefined) return undefined;
      const indice = grupo.indices.get(chaveDaInscricao(inscricao));
      if (indice !== undefined) return indice;
      comProblema(escrito, campo, desconhecida(inscricao));
      return 'falta';
    };
    const pessoa = quem('Inscrição', escrito.inscricao);
    const compensa = quem('Compensa', escrito.compensa);
    const lista = escrito.lista === undefined ? undefined : listas.get(normaliza(escrito.lista));
    if (escrito.lista !== undefined && lista === undefined) {
      const dados = { lista: escrito.lista, listas: ['ampla', ...new Set([...lei.reservas.map(({ id }) => id), PCD])] };
      comProblema(escrito, 'Lista', { codigo: 'lista-desconhecida', gravidade: 'erro', dados });
      continue;
    }
    if (pessoa === 'falta' || compensa === 'falta') continue;
    const { linha, ato, tipo, data, vaga, quantidade, documento, motivo } = escrito;
    grupo.atos.push({
      linha,
      ato,
      tipo,
      ...(data !== undefined && { data }),
      ...(vaga !== undefined && { vaga }),
      ...(pessoa !== undefined && { pessoa }),
      ...(lista !== undefined && { lista }),
      ...(compensa !== undefined && { compensa }),
      ...(quantidade !== undefined && { quantidade }),
      ...(documento !== undefined && { documento }),
      ...(motivo !== undefined && { motivo }),
    });
  }
  return { cargos: grupos.map(({ cargo, pessoas, atos }) => ({ cargo, pessoas, atos })), problemas };
}

function desconhecida(inscricao: string): Problema {
  return { codigo: 'inscricao-desconhecida', gravidade: 'erro', dados: { inscricao, onde: 'livro' } };
}
