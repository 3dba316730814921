import { quantos } from './palavras';

/** What the check of a copy found, for people. */
export function frasesDaVerificacao({
  intacto,
  codigoGeral,
  planilhas,
}: {
  readonly intacto: boolean;
  readonly codigoGeral?: string;
  readonly planilhas: readonly { readonly aba: string; readonly situacao: string }[];
}): string[] {
  const geral = codigoGeral === undefined ? [] : [`Código geral: ${codigoGeral}. Compare com o impresso nos papéis.`];
  const linhas = planilhas.map(({ aba, situacao }) => `  ${aba}: ${situacao}`);
  const total = quantos(planilhas.length, 'planilha está como foi feita', 'planilhas estão como foram feitas');
  return [intacto ? `Intacto: ${total}.` : 'Não está intacto.', ...linhas, ...geral];
}
