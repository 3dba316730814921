/** Why a row of a ranking sheet is not a person, by its frozen word. */
const MOTIVOS: Readonly<Record<string, string>> = {
  titulo: 'título',
  cabecalho: 'cabeçalho',
  'cabecalho-repetido': 'cabeçalho repetido',
  branco: 'em branco',
  total: 'total',
  legenda: 'legenda',
  rodape: 'rodapé da página',
  assinatura: 'assinatura',
  evento: 'evento do concurso',
  observacao: 'observação',
  duplicata: 'repetição de outra linha',
};

/**
 * The reason why a row was left out, in words.
 *
 * @example nomeDoMotivo('cabecalho-repetido') // 'cabeçalho repetido'
 */
export function nomeDoMotivo(motivo: string): string {
  return Object.hasOwn(MOTIVOS, motivo) ? (MOTIVOS[motivo] ?? motivo) : motivo;
}
