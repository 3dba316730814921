import { SITUACOES, type Situacao } from '../../core/candidato';
import { letraDaColuna } from '../grade';
import type { Contexto } from './contexto';
import type { ObservacaoLida, SituacaoLida } from './situacoes';

export interface SituacaoEscrita {
  readonly texto: string;
  readonly coluna: number;
  readonly lida: SituacaoLida;
}

export interface ObservacaoEscrita {
  readonly texto: string;
  readonly coluna: number;
  readonly lida: ObservacaoLida;
}

/** The situation that the cells of a row give together; what they leave open is asked. */
export function situacaoDaLinha(
  {
    situacoes,
    observacoes,
    subJudice,
  }: { situacoes: readonly SituacaoEscrita[]; observacoes: readonly ObservacaoEscrita[]; subJudice: boolean },
  lugar: { readonly aba: string; readonly linha: number },
  { perguntas, problemas }: Contexto,
): Situacao {
  const [primeira, segunda] = situacoes;
  // Nearly every row: one plain word, or none, and nothing else that speaks of the situation.
  if (segunda === undefined && observacoes.length === 0 && !subJudice) {
    if (primeira === undefined) return 'habilitado';
    if (primeira.lida.tipo === 'situação' && !primeira.lida.subJudice) return primeira.lida.situacao;
  }
  const ditas = new Set<Situacao>();
  let judicial = subJudice || observacoes.some(({ lida }) => lida.subJudice);
  for (const { texto, coluna, lida } of situacoes) {
    if (lida.tipo === 'vazia') continue;
    if (lida.tipo === 'situação') {
      ditas.add(lida.situacao);
      judicial ||= lida.subJudice;
      continue;
    }
    const opcoes = lida.tipo === 'contraditória' ? lida.situacoes : SITUACOES;
    const codigo = lida.tipo === 'contraditória' ? 'situacao-contraditoria' : 'situacao-desconhecida';
    const resposta = perguntas.resposta(codigo, lugar.linha, opcoes);
    if (resposta === undefined) {
      const onde = { lugar: { ...lugar, coluna: letraDaColuna(coluna) }, opcoes } as const;
      if (lida.tipo === 'contraditória') {
        problemas.push({
          codigo: 'situacao-contraditoria',
          gravidade: 'pergunta',
          ...onde,
          dados: { textos: [texto] },
        });
        ditas.add(lida.situacoes[0] ?? 'habilitado');
      } else problemas.push({ codigo: 'situacao-desconhecida', gravidade: 'pergunta', ...onde, dados: { texto } });
    } else ditas.add(resposta);
  }
  ditas.delete('habilitado');
  judicial = ditas.delete('sub-judice') || judicial;
  if (ditas.size === 0) {
    for (const { lida } of observacoes)
      if (lida.situacao !== undefined && lida.situacao !== 'habilitado') ditas.add(lida.situacao);
  }
  const textos = situacoes.map(({ texto }) => texto);
  const coluna = situacoes[0]?.coluna;
  const pergunta = (opcoes: readonly Situacao[]): Situacao => {
    const resposta = perguntas.resposta('situacao-contraditoria', lugar.linha, opcoes);
    if (resposta !== undefined) return resposta;
    problemas.push({
      codigo: 'situacao-contraditoria',
      gravidade: 'pergunta',
      lugar: coluna === undefined ? lugar : { ...lugar, coluna: letraDaColuna(coluna) },
      dados: { textos: judicial ? [...textos, 'sub judice'] : textos },
      opcoes,
    });
    return opcoes[0] ?? 'habilitado';
  };
  const [unica, outra] = [...ditas];
  if (outra !== undefined) return pergunta([...ditas]);
  // A court order may be about the elimination or about something else.
  if (judicial && unica === 'eliminado') return pergunta(['sub-judice', 'eliminado']);
  const situacao = unica ?? (judicial ? 'sub-judice' : 'habilitado');
  if (situacao === 'habilitado' || situacao === 'sub-judice') {
    for (const { texto, coluna: daObservacao, lida } of observacoes) {
      if (!lida.aConferir) continue;
      problemas.push({
        codigo: 'observacao-a-conferir',
        gravidade: 'aviso',
        lugar: { ...lugar, coluna: letraDaColuna(daObservacao) },
        dados: { texto },
      });
    }
  }
  return situacao;
}
