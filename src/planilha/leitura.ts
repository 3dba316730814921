import type { Candidato, ReservaId } from '../core/candidato';
import type { Problema } from '../core/problema';
import type { Aba } from './grade';
import { varreAbas } from './leitura/abas';
import { contextoCom } from './leitura/contexto';
import { problemasDeIdentidade } from './leitura/identidade';
import type { Motivo } from './leitura/motivos';
import { classificacoesDe } from './leitura/ordem';
import { pessoasDe } from './leitura/pessoas';
import type { RespostaDada } from './leitura/perguntas';
import type { Registro } from './leitura/registro';
import {
  candidatoDe,
  cargosDe,
  colunasLidas,
  secaoPrincipal,
  titulosDaAba,
  type ColunaLida,
  type TitulosDaAba,
} from './leitura/resultado';
import { reune } from './leitura/reuniao';
import type { Varredura } from './leitura/bloco';

export type { Motivo } from './leitura/motivos';
export type { ColunaLida, TituloLido, TitulosDaAba } from './leitura/resultado';

export interface OpcoesDaLeitura {
  /** The reservas of the chosen law with their mark families; absent: every group mark by its words. */
  readonly reservas?: readonly { readonly id: ReservaId; readonly nome: string; readonly marcas: readonly string[] }[];
  /** Only the sheet of this name. */
  readonly aba?: string;
  /** campo → column letters; goes before what titles say. */
  readonly colunas?: Readonly<Record<string, string>>;
  /** Answers to the questions of an earlier reading. */
  readonly respostas?: readonly RespostaDada[];
}

export interface LinhaIgnorada {
  /** Row of the sheet, 1 = first. */
  readonly linha: number;
  readonly motivo: Motivo;
  readonly texto: string;
}

export interface AbaLida {
  readonly aba: string;
  /** By field: inscricao, nome, …, `reserva:<id>`, `classificacao:<id>`, modalidade, observacao. */
  readonly colunas: Readonly<Record<string, ColunaLida>>;
  readonly cargos: readonly string[];
  /** Every row that is a person, the eliminated too. */
  readonly candidatos: readonly Candidato[];
  /** Every other row between the first and the last with content, and why. */
  readonly ignoradas: readonly LinhaIgnorada[];
}

export interface Leitura {
  readonly abas: readonly AbaLida[];
  /** Everyone once, lists and sheets joined by inscrição. */
  readonly candidatos: readonly Candidato[];
  readonly problemas: readonly Problema[];
  /** The header of each of `abas`, in the same order. */
  readonly titulos?: readonly TitulosDaAba[];
}

/**
 * Reads ranking sheets: who the people are, their general rank and their group marks, with every problem by its cell.
 * Nothing is dropped without a reason in `ignoradas`, and what only a person can decide is asked.
 *
 * @example
 * lerAbas([{ nome: 'Plan1', mesclas: [], linhas: [['Class.', 'Inscrição', 'Nome'], [1, '10', 'Ana Jatobá']] }], {}).candidatos
 * // [{ linha: 2, inscricao: '10', nome: 'Ana Jatobá', cargo: '', classificacao: 1, situacao: 'habilitado', reservas: {} }]
 */
export function lerAbas(abas: readonly Aba[], opcoes: OpcoesDaLeitura): Leitura {
  const contexto = contextoCom(opcoes);
  const varreduras = varreAbas(abas, contexto, opcoes.aba);
  const todos: Registro[] = [];
  const registros = varreduras.map((varredura) => {
    const daAba = pessoasDe(varredura, todos.length, contexto);
    for (const registro of daAba) todos.push(registro);
    return daAba;
  });
  const { pessoas, daLinha, duplicatas } = reune(todos, contexto);
  const classificacoes = classificacoesDe(pessoas, contexto);
  const cargos = cargosDe(todos);
  for (const problema of problemasDeIdentidade(todos, pessoas)) contexto.problemas.push(problema);
  for (const varredura of varreduras) avisaOcultas(abas, varredura, contexto.problemas);
  contexto.problemas.push(...contexto.perguntas.problemas());

  const escritos = todos.map((registro) => {
    const pessoa = daLinha[registro.indice];
    if (pessoa === undefined) return undefined;
    const cargo = cargos.get(pessoa.chaveDoCargo) ?? registro.cargo;
    return candidatoDe(registro, pessoa, { classificacao: classificacoes[pessoa.indice] || undefined, cargo });
  });
  const candidatosDe = (linhas: readonly Registro[]): Candidato[] => {
    const candidatos: Candidato[] = [];
    for (const { indice } of linhas) {
      const candidato = escritos[indice];
      if (candidato !== undefined) candidatos.push(candidato);
    }
    return candidatos;
  };
  const repetidas = new Set(duplicatas);
  return {
    abas: varreduras.map((varredura, i) => {
      const daAba = registros[i] ?? [];
      const candidatos = candidatosDe(daAba);
      return {
        aba: varredura.tabela.nome,
        colunas: colunasDaAba(varredura, contexto.destinos),
        cargos: [...new Set(candidatos.map(({ cargo }) => cargo))],
        candidatos,
        ignoradas: [
          ...varredura.ignoradas,
          ...(repetidas.size === 0 ? [] : daAba.filter((registro) => repetidas.has(registro)).map(comoDuplicata)),
        ].sort((a, b) => a.linha - b.linha),
      };
    }),
    candidatos: candidatosDe(pessoas.map(({ principal }) => principal)),
    problemas: contexto.problemas,
    titulos: varreduras.map(titulosDaAba),
  };
}

const comoDuplicata = ({ linha, inscricao, nome }: Registro): LinhaIgnorada => ({
  linha,
  motivo: 'duplicata',
  texto: `${inscricao} ${nome}`.trim(),
});

function colunasDaAba(
  varredura: Varredura,
  destinos: Parameters<typeof colunasLidas>[1],
): Record<string, ColunaLida> {
  const secao = secaoPrincipal(varredura);
  return secao === undefined ? {} : colunasLidas(secao.colunas, destinos);
}

function avisaOcultas(abas: readonly Aba[], { tabela, pessoas }: Varredura, problemas: Problema[]): void {
  const ocultas = new Set(abas.find(({ nome }) => nome === tabela.nome)?.linhasOcultas ?? []);
  const comPessoa = pessoas.filter(({ linha }) => ocultas.has(linha));
  const [primeira] = comPessoa;
  if (primeira === undefined) return;
  problemas.push({
    codigo: 'linhas-ocultas',
    gravidade: 'aviso',
    lugar: { aba: tabela.nome, linha: primeira.linha + 1 },
    dados: { linhas: comPessoa.length },
  });
}
