/** Problems of the livro: code → facts for its sentence (redacao/problemas/livro.ts). */
export interface ProblemasDoLivro {
  'vaga-inexistente': { readonly ato: string; readonly vaga: number; readonly vagas: number };
}
