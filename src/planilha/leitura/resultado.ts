import { PCD, type Candidato } from '../../core/candidato';
import { letraDaColuna } from '../grade';
import type { Secao, Varredura } from './bloco';
import { chaveDoCargo } from './chaveDoCargo';
import { citada, type Colunas } from './colunas';
import type { Destinos } from './destino';
import { notaLida } from './postos';
import type { Registro } from './registro';
import type { Pessoa } from './reuniao';
import { textoDaCelula } from './texto';

/** A column as it was understood, by its field. */
export interface ColunaLida {
  readonly coluna: string;
  readonly titulo: string;
}

/** The cargos by their key, each written as most rows write it. */
export function cargosDe(registros: readonly Registro[]): ReadonlyMap<string, string> {
  const vezes = new Map<string, number>();
  for (const { cargo } of registros) vezes.set(cargo, (vezes.get(cargo) ?? 0) + 1);
  const escritos = new Map<string, Map<string, number>>();
  for (const [cargo, quantas] of vezes) {
    const chave = chaveDoCargo(cargo);
    const formas = escritos.get(chave) ?? new Map<string, number>();
    escritos.set(chave, formas.set(cargo, quantas));
  }
  return new Map(
    [...escritos].map(([chave, formas]) => {
      const [[cargo] = ['']] = [...formas].sort(([a, vezesA], [b, vezesB]) => vezesB - vezesA || (a < b ? -1 : 1));
      return [chave, cargo];
    }),
  );
}

/** The person as one row shows them, with what the other rows add. */
export function candidatoDe(
  registro: Registro,
  pessoa: Pessoa,
  { classificacao, cargo }: { readonly classificacao: number | undefined; readonly cargo: string },
): Candidato {
  const { linha, inscricao, nome, nascimento, cpf } = registro;
  const { situacao, reservas } = pessoa;
  const candidato: Escrito = { linha, inscricao, nome, cargo, situacao, reservas };
  const nota = registro.nota ?? notaLida(pessoa);
  if (classificacao !== undefined) candidato.classificacao = classificacao;
  if (nota !== undefined) candidato.nota = nota;
  if (nascimento !== undefined) candidato.nascimento = nascimento;
  if (cpf !== undefined) candidato.cpf = cpf;
  return candidato;
}

type Escrito = { -readonly [K in keyof Candidato]: Candidato[K] };

/** Which column was taken for each field, in the order people ask about them. */
export function colunasLidas(colunas: Colunas, destinos: Destinos): Record<string, ColunaLida> {
  const lidas: Record<string, ColunaLida> = {};
  const guarda = (campo: string, coluna: number): void => {
    const livre = lidas[campo] === undefined ? campo : `${campo} (${letraDaColuna(coluna)})`;
    lidas[livre] = citada(colunas, coluna);
  };
  for (const [campo, coluna] of Object.entries(colunas.unicas)) guarda(campo, coluna);
  for (const coluna of colunas.situacoes) guarda('situacao', coluna);
  for (const { coluna, de } of colunas.verificacoes)
    guarda(de === 'pcd' ? `heteroidentificacao:${PCD}` : 'heteroidentificacao', coluna);
  for (const { coluna, grupo, posicao } of colunas.marcas) {
    if (grupo === undefined) guarda('modalidade', coluna);
    else {
      const destino = destinos.destino(grupo);
      const id = destino.tipo === 'reserva' ? destino.id : grupo.rotulo;
      guarda(`${posicao ? 'classificacao' : 'reserva'}:${id}`, coluna);
    }
  }
  for (const coluna of colunas.observacoes) guarda('observacao', coluna);
  return lidas;
}

/** A used column: its title as read (both words of a two-line header) and the first different values under it. */
export interface TituloLido {
  readonly coluna: string;
  /** '' when it has none. */
  readonly titulo: string;
  readonly exemplos: readonly string[];
}

/** The header of a sheet: that of the people's first section. */
export interface TitulosDaAba {
  readonly aba: string;
  /** Row of the header, 1 = first; none when the columns were given by hand. */
  readonly cabecalho?: number;
  readonly titulos: readonly TituloLido[];
}

/** The section by which a sheet is told: that of its first person. */
export function secaoPrincipal({ pessoas, secoes }: Varredura): Secao | undefined {
  return pessoas[0]?.bloco.secao ?? secoes[0];
}

export function titulosDaAba(varredura: Varredura): TitulosDaAba {
  const { tabela } = varredura;
  const secao = secaoPrincipal(varredura);
  const cabecalho = secao?.cabecalho.linhas[0];
  const titulos: TituloLido[] = [];
  for (let coluna = 0; coluna < tabela.largura; coluna += 1) {
    const titulo = secao?.colunas.titulos[coluna] ?? '';
    const exemplos = exemplosDe(varredura, coluna);
    if (titulo !== '' || exemplos.length > 0) titulos.push({ coluna: letraDaColuna(coluna), titulo, exemplos });
  }
  return { aba: tabela.nome, ...(cabecalho !== undefined && { cabecalho: cabecalho + 1 }), titulos };
}

const EXEMPLOS = 3;
const CELULAS_VISTAS = 400;
const TETO_DO_EXEMPLO = 60;

/** Different values of people's rows, in order; the first filled cells are enough to know a column by. */
function exemplosDe({ pessoas, tabela }: Varredura, coluna: number): string[] {
  const exemplos = new Set<string>();
  let vistas = 0;
  for (const { linha } of pessoas) {
    const texto = textoDaCelula(tabela.linhas[linha]?.[coluna]);
    if (texto === '') continue;
    exemplos.add(texto.slice(0, TETO_DO_EXEMPLO));
    vistas += 1;
    if (exemplos.size === EXEMPLOS || vistas === CELULAS_VISTAS) break;
  }
  return [...exemplos];
}
