import type { Codigo, Problema } from '../core/problema';

/** How the command line answers a problem; the sentences themselves are the same on every surface. */
const DICAS: { readonly [C in Codigo]?: string } = {
  'aba-ignorada': '--aba NOME',
  'alcance-a-conferir': '--edital AAAA-MM-DD',
  'classificacao-ausente': '--coluna classificacao=B',
  'coluna-ambigua': '--coluna campo=B',
  empate: '--desempate INSC1,INSC2',
  'pcd-nao-informado': '--pcd federal | K | posicoes:5,15',
  'pcd-sem-regra': '--pcd federal | K | posicoes:5,15',
  'reservadas-nao-informadas': '--reservadas N, reserva:N,… ou "CARGO=N"',
  'sem-cabecalho': '--coluna campo=B',
  'vagas-nao-informadas': '--vagas "CARGO=N"',
};

/** What to type to answer a problem; '' when there is nothing to type. */
export function dicaDoProblema({ codigo, lugar, opcoes, dados, gravidade }: Problema): string {
  if (codigo === 'alcance-a-conferir' && 'aviso' in dados && dados.aviso.tipo !== 'sem data do edital') return '';
  const dica = DICAS[codigo];
  if (dica !== undefined) return ` [${dica}]`;
  if (opcoes === undefined || opcoes.length === 0 || gravidade === 'erro') return '';
  const linha = lugar?.linha === undefined ? '' : `:${lugar.linha}`;
  return ` [--resposta ${codigo}${linha}=${opcoes.join('|')}]`;
}
