import type { ProblemasDoArquivo } from '../../core/problemas/arquivo';
import type { Problema } from '../../core/problema';

type SemArquivo<C extends keyof ProblemasDoArquivo> = Omit<ProblemasDoArquivo[C], 'arquivo'>;

/** Thrown inside this folder only: `lerArquivo` turns it into a problem with the file's name. */
export class Recusa<C extends keyof ProblemasDoArquivo = keyof ProblemasDoArquivo> extends Error {
  override name = 'Recusa';

  constructor(
    readonly codigo: C,
    readonly dados: SemArquivo<C>,
  ) {
    super(codigo);
  }

  problema(arquivo: string): Problema {
    return { codigo: this.codigo, gravidade: 'erro', dados: { ...this.dados, arquivo } } as unknown as Problema;
  }
}
