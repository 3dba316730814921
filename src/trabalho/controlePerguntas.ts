import { PERGUNTA_DO_CONTROLE } from '../redacao/controle';
import type { PerguntaDoControle, RespostasDoControle } from './nomeacoes';

/** The answers given to the questions of one cargo of a control sheet, and the questions that are still open. */
export class PerguntasDoControle {
  readonly abertas: PerguntaDoControle[] = [];

  constructor(
    private readonly respostas: RespostasDoControle,
    private readonly cargo: string,
  ) {}

  /** A whole number that was answered; asked when it was not, or is none. */
  numero(chave: string, texto: string, { minimo, linha }: { readonly minimo: number; readonly linha?: number }): number | undefined {
    const dada = this.respostas[chave]?.trim();
    if (dada !== undefined && /^\d{1,6}$/.test(dada) && Number(dada) >= minimo) return Number(dada);
    this.pergunta(chave, texto, { ...(linha !== undefined && { linha }) });
    return undefined;
  }

  /** One of the answers offered; asked when none of them was given. */
  escolha(chave: string, texto: string, outros: { readonly linha: number; readonly opcoes: readonly { readonly valor: string; readonly texto: string }[] }): string | undefined {
    const dada = this.respostas[chave]?.trim();
    if (dada !== undefined && outros.opcoes.some(({ valor }) => valor === dada)) return dada;
    this.pergunta(chave, texto, outros);
    return undefined;
  }

  private pergunta(chave: string, texto: string, outros: Pick<PerguntaDoControle, 'linha' | 'opcoes'>): void {
    const recusada = this.respostas[chave];
    const aviso = recusada === undefined ? '' : PERGUNTA_DO_CONTROLE.valorRecusado(recusada);
    this.abertas.push({ chave, cargo: this.cargo, texto: `${texto}${aviso}`, ...outros });
  }
}
