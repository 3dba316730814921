import { comPcd, PCD, type Candidato, type Pertenca, type ReservaId } from '../core/candidato';
import type { Lei } from '../core/lei';
import type { Leitura } from '../planilha/leitura';
import { amostra, TETO_DE_CARGOS } from './amostra';
import { porCargo } from './cargo';
import { redigidos } from './problemasRedigidos';
import type { ResumoDaLeitura, ResumoDoCargo } from './resumos';

/** What was read, in numbers and first lines. Without a law, the groups are those that the sheet marks. */
export function resumoDaLeitura({ abas, candidatos, problemas, titulos = [] }: Leitura, lei: Lei | undefined): ResumoDaLeitura {
  const reservas = lei === undefined ? gruposMarcados(candidatos) : comPcd(lei.reservas.map(({ id }) => id));
  const cargos = porCargo(candidatos);
  return {
    abas: abas.map(({ aba, colunas, candidatos: pessoas, ignoradas }, i) => ({
      aba,
      colunas,
      titulos: titulos[i]?.titulos ?? [],
      ...(titulos[i]?.cabecalho !== undefined && { cabecalho: titulos[i].cabecalho }),
      candidatos: pessoas.length,
      ignoradas: amostra(ignoradas),
    })),
    candidatos: candidatos.length,
    cargos: cargos.slice(0, TETO_DE_CARGOS).map(({ cargo, pessoas }) => resumoDoCargo(cargo, pessoas, reservas)),
    totalDeCargos: cargos.length,
    ...redigidos(problemas),
  };
}

function gruposMarcados(candidatos: readonly Candidato[]): ReservaId[] {
  const grupos = new Set<ReservaId>([PCD]);
  for (const { reservas } of candidatos) for (const id of Object.keys(reservas)) grupos.add(id);
  return [...grupos];
}

function resumoDoCargo(cargo: string, pessoas: readonly Candidato[], reservas: readonly ReservaId[]): ResumoDoCargo {
  return {
    cargo,
    pessoas: pessoas.length,
    reservas: Object.fromEntries(reservas.map((id) => [id, contagemDe(pessoas, id)])),
    foraDasListas: pessoas.filter(({ situacao }) => situacao === 'eliminado' || situacao === 'desistente').length,
  };
}

function contagemDe(pessoas: readonly Candidato[], id: ReservaId): Record<Pertenca, number> {
  const contagem: Record<Pertenca, number> = { declarada: 0, confirmada: 0, pendente: 0, negada: 0 };
  for (const { reservas } of pessoas) {
    const pertenca = reservas[id];
    if (pertenca !== undefined) contagem[pertenca] += 1;
  }
  return contagem;
}
