import { PCD } from '../../core/candidato';
import { indiceDaColuna, letraDaColuna } from '../grade';
import type { CampoUnico, ColunaDeMarca } from './colunas';
import type { Contexto } from './contexto';
import { GRUPO_PCD, type Grupo } from './destino';
import type { Tabela } from './tabela';

const UNICOS: readonly CampoUnico[] = ['inscricao', 'nome', 'cargo', 'classificacao', 'nota', 'nascimento', 'cpf'];
export const CAMPOS: readonly string[] = [...UNICOS, 'situacao', 'heteroidentificacao'];

export interface ColunasPedidas {
  readonly unicas: ReadonlyMap<CampoUnico, number>;
  readonly situacao?: readonly number[];
  readonly verificacoes: readonly { readonly coluna: number; readonly de: 'cota' | 'pcd' }[];
  readonly marcas: readonly Omit<ColunaDeMarca, 'titulo'>[];
  /** Columns taken by fields that are not unique. */
  readonly outras: readonly number[];
}

/** `--coluna campo=B`: the user's mapping goes before what titles say. */
export function colunasPedidas(
  tabela: Tabela,
  titulos: readonly string[],
  { colunasDadas, destinos, problemas }: Contexto,
): ColunasPedidas {
  const unicas = new Map<CampoUnico, number>();
  const situacao: number[] = [];
  const verificacoes: { coluna: number; de: 'cota' }[] = [];
  const marcas: Omit<ColunaDeMarca, 'titulo'>[] = [];
  const largura = Math.max(tabela.largura, titulos.length);
  const ids = destinos.ids.length > 0 ? destinos.ids : [PCD];
  const campos = [...CAMPOS, ...ids.flatMap((id) => [`reserva:${id}`, `classificacao:${id}`])];
  for (const [campo, letras] of Object.entries(colunasDadas)) {
    const unico = UNICOS.find((um) => um === campo);
    const [tipo, id = ''] = campo.split(':', 2);
    const daReserva =
      (tipo === 'reserva' || tipo === 'classificacao') && id !== '' && (destinos.ids.length === 0 || ids.includes(id));
    if (unico === undefined && !CAMPOS.includes(campo) && !daReserva) {
      problemas.push({
        codigo: 'campo-desconhecido',
        gravidade: 'erro',
        lugar: { aba: tabela.nome },
        dados: { campo, campos },
      });
      continue;
    }
    const coluna = indiceDaColuna(letras.trim());
    if (coluna === undefined || coluna >= largura) {
      problemas.push({
        codigo: 'coluna-inexistente',
        gravidade: 'erro',
        lugar: { aba: tabela.nome },
        dados: { campo, coluna: letras, ultima: letraDaColuna(Math.max(largura - 1, 0)) },
      });
    } else if (unico !== undefined) unicas.set(unico, coluna);
    else if (campo === 'situacao') situacao.push(coluna);
    else if (campo === 'heteroidentificacao') verificacoes.push({ coluna, de: 'cota' });
    else {
      const grupo: Grupo = id === PCD ? GRUPO_PCD : { rotulo: id, familias: [`lei:${id}`] };
      marcas.push({ coluna, tipo: 'grupo', grupo, posicao: tipo === 'classificacao' });
    }
  }
  return {
    unicas,
    ...(situacao.length > 0 ? { situacao } : {}),
    verificacoes,
    marcas,
    outras: [...situacao, ...verificacoes.map(({ coluna }) => coluna), ...marcas.map(({ coluna }) => coluna)],
  };
}
