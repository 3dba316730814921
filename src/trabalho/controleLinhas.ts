import type { TipoDeAto } from '../core/ato';
import { chaveDaInscricao, type Candidato, type Modalidade } from '../core/candidato';
import type { Data, Lei } from '../core/lei';
import { indiceDaColuna, type Aba, type Celula } from '../planilha/grade';
import type { Leitura } from '../planilha/leitura';
import { palavrasDe, textoSemErro } from '../planilha/leitura/texto';
import { lugarDaPessoa } from './cargo';
import {
  colunaDoTitulo,
  dataNoTexto,
  documentoNoTexto,
  listaNoTexto,
  noLugarDe,
  posseNoTexto,
  saidaNoTexto,
  type ColunaDoControle,
} from './controlePalavras';

/** How a person left. */
export interface SaidaDoControle {
  readonly tipo: TipoDeAto;
  readonly data?: Data;
  readonly documento?: string;
  readonly motivo?: string;
  /** The situation says it in so many words; otherwise a note does. */
  readonly pelaSituacao: boolean;
}

/** What the row of one person tells of acts. */
export interface LinhaDoControle {
  /** Of the person among those of the cargo. */
  readonly indice: number;
  readonly pessoa: Candidato;
  readonly aba: string;
  readonly linha: number;
  readonly chave: string;
  readonly chamada?: number;
  readonly documento?: string;
  readonly data?: Data;
  readonly dataIlegivel?: string;
  readonly vaga?: number;
  readonly lista?: Modalidade;
  /** The note from which the list was read; none when a column of its own says it. */
  readonly notaDaLista?: string;
  /** Key of the person whose place this one took. */
  readonly noLugarDe?: string;
  readonly saida?: SaidaDoControle;
  readonly posse?: { readonly data?: Data };
  readonly observacao: string;
  /** A number of call, a document or a date. */
  readonly temConvocacao: boolean;
}

/** A row that is no person and tells of something that happened. */
export interface EventoDoControle {
  readonly aba: string;
  readonly linha: number;
  readonly texto: string;
  readonly documento?: string;
  readonly data?: Data;
}

type Colunas = ReadonlyMap<ColunaDoControle | 'situacao', readonly number[]>;

function colunasDaAba(leitura: Leitura, indiceDaAba: number): Colunas {
  const colunas = new Map<ColunaDoControle | 'situacao', number[]>();
  const poe = (qual: ColunaDoControle | 'situacao' | undefined, letras: string | undefined): void => {
    const indice = indiceDaColuna(letras ?? '');
    if (qual === undefined || indice === undefined) return;
    colunas.set(qual, [...(colunas.get(qual) ?? []), indice]);
  };
  const lidas = leitura.abas[indiceDaAba]?.colunas ?? {};
  const doRanking = new Set(['inscricao', 'nome', 'cargo', 'classificacao', 'nota', 'nascimento', 'cpf', 'situacao'].map((campo) => lidas[campo]?.coluna));
  for (const { coluna, titulo } of leitura.titulos?.[indiceDaAba]?.titulos ?? []) {
    if (!doRanking.has(coluna)) poe(colunaDoTitulo(titulo), coluna);
  }
  poe('situacao', lidas['situacao']?.coluna);
  return colunas;
}

/** The rows of a sheet by the words of their columns. */
class LeitorDeLinhas {
  readonly colunas: Colunas;

  constructor(
    private readonly aba: Aba,
    leitura: Leitura,
    indice: number,
  ) {
    this.colunas = colunasDaAba(leitura, indice);
  }

  /** Cells of the columns of that kind, in their order, the empty ones left out. */
  textos(linha: number, qual: ColunaDoControle | 'situacao'): string[] {
    const celulas: readonly Celula[] = this.aba.linhas[linha - 1] ?? [];
    return (this.colunas.get(qual) ?? []).map((coluna) => textoSemErro(celulas[coluna])).filter((texto) => /[\p{L}\p{N}]/u.test(texto));
  }

  texto(linha: number, qual: ColunaDoControle | 'situacao'): string {
    return this.textos(linha, qual).join('; ');
  }
}

const TIPO_DA_SITUACAO: Partial<Record<Candidato['situacao'], TipoDeAto>> = {
  desistente: 'desistência',
  eliminado: 'eliminação',
  'fim-de-fila': 'fim de fila',
};

function saidaDaLinha(pessoa: Candidato, situacao: string, observacao: string, dataDaSaida: Data | undefined): SaidaDoControle | undefined {
  const daSituacao = saidaNoTexto(situacao) ?? TIPO_DA_SITUACAO[pessoa.situacao];
  const daNota = pessoa.situacao === 'ja-nomeado' ? saidaNoTexto(observacao) : undefined;
  const tipo = daSituacao ?? daNota;
  if (tipo === undefined) return undefined;
  const documento = documentoNoTexto(observacao);
  const data = dataDaSaida ?? dataNoTexto(situacao) ?? dataNoTexto(observacao);
  return {
    tipo,
    ...(data !== undefined && { data }),
    ...(documento !== undefined && { documento }),
    ...(observacao !== '' && { motivo: observacao }),
    pelaSituacao: daSituacao !== undefined,
  };
}

function numeroDe(texto: string): number | undefined {
  const inteiro = /^\s*(\d{1,6})\s*[ªº°ao]?\s*$/.exec(texto)?.[1];
  return inteiro === undefined ? undefined : Number(inteiro);
}

/** What each row of a control sheet tells, people by cargo as given; rows of other sheets are found by their own. */
export function linhasDoControle(lei: Lei, abas: readonly Aba[], leitura: Leitura, pessoas: readonly Candidato[]): LinhaDoControle[] {
  const leitores = new Map(abas.map((aba) => [aba.nome, new LeitorDeLinhas(aba, leitura, leitura.abas.findIndex((lida) => lida.aba === aba.nome))]));
  const conhecidas = {
    porChave: new Set(pessoas.map(({ inscricao }) => chaveDaInscricao(inscricao))),
    porNome: new Map(pessoas.map(({ nome, inscricao }) => [palavrasDe(nome), chaveDaInscricao(inscricao)])),
  };
  return pessoas.flatMap((pessoa, indice): LinhaDoControle[] => {
    const { aba = leitura.abas[0]?.aba ?? '', linha = pessoa.linha } = lugarDaPessoa(leitura, pessoa);
    const leitor = leitores.get(aba);
    if (leitor === undefined) return [];
    const [observacao, situacao] = [leitor.texto(linha, 'observacao'), leitor.texto(linha, 'situacao')];
    const escrita = leitor.textos(linha, 'data')[0] ?? '';
    const data = dataNoTexto(escrita);
    const chamada = leitor.textos(linha, 'chamada').map(numeroDe).find((numero) => numero !== undefined);
    const documento = leitor.texto(linha, 'documento') || (leitor.textos(linha, 'chamada').find((texto) => numeroDe(texto) === undefined) ?? '');
    const vaga = numeroDe(leitor.texto(linha, 'vaga'));
    const listaEscrita = listaNoTexto(lei, leitor.texto(linha, 'lista'));
    const lista = listaEscrita ?? listaNoTexto(lei, observacao);
    const outra = noLugarDe(observacao, conhecidas);
    const saida = saidaDaLinha(pessoa, situacao, observacao, dataNoTexto(leitor.texto(linha, 'saida')));
    const diaDaPosse = dataNoTexto(leitor.texto(linha, 'posse'));
    const empossada = /(^| )(empossad[oa]|tomou posse|em exercicio)( |$)/.test(palavrasDe(situacao)) && !/ ?nao tomou/.test(palavrasDe(situacao));
    const posse = diaDaPosse === undefined ? (posseNoTexto(observacao) ?? (empossada ? {} : undefined)) : { data: diaDaPosse };
    return [
      {
        indice,
        pessoa,
        aba,
        linha,
        chave: chaveDaInscricao(pessoa.inscricao),
        observacao,
        temConvocacao: chamada !== undefined || documento !== '' || escrita !== '',
        ...(chamada !== undefined && { chamada }),
        ...(documento !== '' && { documento }),
        ...(data !== undefined && { data }),
        ...(escrita !== '' && data === undefined && { dataIlegivel: escrita }),
        ...(vaga !== undefined && vaga > 0 && { vaga }),
        ...(lista !== undefined && { lista }),
        ...(lista !== undefined && listaEscrita === undefined && { notaDaLista: observacao }),
        ...(outra !== undefined && outra !== chaveDaInscricao(pessoa.inscricao) && { noLugarDe: outra }),
        ...(saida && { saida }),
        ...(posse && { posse }),
      },
    ];
  });
}

/** The rows that the reading took for events, with the document of their own column. */
export function eventosDoControle(abas: readonly Aba[], leitura: Leitura): EventoDoControle[] {
  return leitura.abas.flatMap(({ aba: nome, ignoradas }, indice) => {
    const aba = abas.find((outra) => outra.nome === nome);
    if (aba === undefined) return [];
    const leitor = new LeitorDeLinhas(aba, leitura, indice);
    return ignoradas
      .filter(({ motivo }) => motivo === 'evento')
      .map(({ linha, texto }): EventoDoControle => {
        const documento = leitor.texto(linha, 'documento') || documentoNoTexto(texto);
        const data = dataNoTexto(leitor.texto(linha, 'data')) ?? dataNoTexto(texto);
        return { aba: nome, linha, texto, ...(documento !== undefined && { documento }), ...(data !== undefined && { data }) };
      });
  });
}
