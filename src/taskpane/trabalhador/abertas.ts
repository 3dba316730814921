import type { Aba, Celula } from '../../planilha/grade';
import { tamanhoDaAba } from '../../trabalho/previa';
import { redigido } from '../../trabalho/problemasRedigidos';
import { Chegada, sha256DasCelulas, sha256DosBytes, type AbaAnunciada } from './chegada';
import type { AbasRecebidas, ArquivoAberto } from './tipos';

/** Sheets opened, or on their way from Excel, that nobody took yet. */
export class Abertas {
  private chegada: Chegada | undefined;
  private readonly porCarga = new Map<number, readonly Aba[]>();
  private cargas = 0;

  async abre(bytes: ArrayBuffer, nome: string): Promise<ArquivoAberto> {
    const { lerArquivo } = await import('../../adapters/arquivo/lerArquivo');
    const conteudo = new Uint8Array(bytes);
    const aberto = await lerArquivo(conteudo, nome);
    if ('problema' in aberto) return { tipo: 'recusado', problema: redigido(aberto.problema) };
    return { tipo: 'aberto', ...this.guarda(aberto.abas, sha256DosBytes(conteudo)) };
  }

  comeca(): void {
    this.chegada = new Chegada();
  }

  comecaAba(aba: AbaAnunciada): void {
    this.chegando().comecaAba(aba);
  }

  recebe(linhas: readonly (readonly Celula[])[]): void {
    this.chegando().recebeLinhas(linhas);
  }

  termina(): AbasRecebidas {
    const abas = this.chegando().termina();
    this.chegada = undefined;
    return this.guarda(abas, sha256DasCelulas(abas));
  }

  /** @throws RangeError when it is not there */
  ve(carga: number): readonly Aba[] {
    const abas = this.porCarga.get(carga);
    if (abas === undefined) throw new RangeError(`carga: ${carga}`);
    return abas;
  }

  /**
   * The sheets of one of them, which it then no longer keeps.
   *
   * @throws RangeError when it is not there
   */
  toma(carga: number): readonly Aba[] {
    const abas = this.ve(carga);
    this.porCarga.delete(carga);
    return abas;
  }

  esquece(carga: number): void {
    this.porCarga.delete(carga);
  }

  private chegando(): Chegada {
    if (this.chegada === undefined) throw new Error('comecaAbas was not called');
    return this.chegada;
  }

  private guarda(abas: readonly Aba[], sha256: string): AbasRecebidas {
    this.cargas += 1;
    this.porCarga.set(this.cargas, abas);
    const resumos = abas.map((aba) => ({ nome: aba.nome, ...tamanhoDaAba(aba), oculta: aba.oculta === true }));
    return { carga: this.cargas, abas: resumos, sha256 };
  }
}
