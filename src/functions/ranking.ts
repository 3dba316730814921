import type { Lei } from '../core/lei';
import { lerAbas, type Leitura } from '../planilha/leitura';
import { ARGUMENTOS } from '../redacao/funcoes';
import { intervalo } from './argumentos';
import type { LeiturasDadas } from './leituras';
import { Memoria } from './memoria';
import { Recusa } from './recusa';

/** A range has no sheet that sentences could name. */
const SEM_ABA = '';

const lidas = new Memoria<Leitura>();

type Respostas = Pick<LeiturasDadas, 'daLeitura' | 'colunas'>;

/** The ranking of a range, read as a sheet is; once for all the formulas that give the same range. */
export function lerRanking(candidatos: unknown, lei: Lei | undefined, respostas?: Respostas): Leitura {
  const linhas = intervalo(candidatos);
  if (linhas.length === 0) throw new Recusa('nada a dar', ARGUMENTOS.intervaloVazio('candidatos'));
  const { daLeitura = [], colunas = {} } = respostas ?? {};
  // Two laws of one's own may have one id: what a reading takes of a law is its reservas.
  const reservas = lei?.reservas.map(({ id, nome, marcas }) => ({ id, nome, marcas }));
  return lidas.de(linhas, JSON.stringify([reservas ?? null, daLeitura, colunas]), () =>
    lerAbas([{ nome: SEM_ABA, linhas, mesclas: [] }], {
      ...(reservas && { reservas }),
      // The range was chosen: it is never taken for a sheet of something else and left out.
      aba: SEM_ABA,
      colunas,
      respostas: daLeitura,
    }),
  );
}
