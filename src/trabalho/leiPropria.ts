import { diaAnterior, dataBrasileira } from '../core/data';
import { valorDaRegra } from '../core/criterios';
import type { CotistasInsuficientes, Lei, LinhaDaTabela, Regra, RegrasDaReserva, Reserva } from '../core/lei';
import { bloqueia, type Problema } from '../core/problema';
import { chaveDe, NOMES_DAS_CHAVES, type Chave } from '../leis/propria/chaves';
import { escreveFundamento } from '../leis/propria/fundamento';
import { lerLeiPropria, type LeiLida } from '../leis/propria/ler';
import { COLUNAS_PADRAO } from '../leis/propria/linhas';
import { FINS_ESCRITOS } from '../leis/propria/reversao';
import { escreveOrdem, escreveOrgaos, escreveVinculos } from '../leis/propria/valores';
import type { Aba, Celula } from '../planilha/grade';
import { celulasAMais, linhasDaTabela, type TabelaDaAba } from '../planilha/minhaLei';
import { nomeDaModalidade } from '../redacao/fundamento';
import { percentualEscrito } from '../redacao/numeros';

export type { LeiLida } from '../leis/propria/ler';

/** Told once for a table: a column of notes has a cell in each row. */
function avisoDasCelulasAMais(celulas: readonly (readonly Celula[])[], aba: string | undefined): Problema[] {
  const [primeira, ...outras] = celulasAMais(celulas, (texto) => chaveDe(texto) !== undefined);
  if (primeira === undefined) return [];
  const { texto, linha: daLinha, coluna } = primeira;
  const lugar = { ...(aba !== undefined && { aba }), linha: daLinha, coluna };
  return [{ codigo: 'lei-celula-a-mais', gravidade: 'aviso', lugar, dados: { texto, outras: outras.length } }];
}

/** The rows of a table with what is wrong with its cells, and what is beside it that nobody will read. */
export function tabelaLida(
  celulas: readonly (readonly Celula[])[],
  onde: { readonly aba?: string; readonly semFormato?: boolean },
): TabelaDaAba {
  const { linhas, problemas } = linhasDaTabela(celulas, onde);
  return { linhas, problemas: problemas.length > 0 ? problemas : avisoDasCelulasAMais(celulas, onde.aba) };
}

function lida(
  celulas: readonly (readonly Celula[])[],
  onde: { readonly aba?: string; readonly semFormato?: boolean },
): LeiLida {
  const { linhas, problemas } = tabelaLida(celulas, onde);
  const { aba } = onde;
  const lei = lerLeiPropria(linhas, { ...(aba !== undefined && { aba }), colunas: COLUNAS_PADRAO });
  if (!problemas.some(bloqueia)) return { ...lei, problemas: [...lei.problemas, ...problemas] };
  // A cell in error is told once, as that: what it lacks or repeats besides means nothing.
  const comErro = new Set(problemas.map(({ lugar }) => `${lugar?.coluna}${lugar?.linha}`));
  const outros = lei.problemas.filter(({ lugar }) => !comErro.has(`${lugar?.coluna}${lugar?.linha}`));
  return { problemas: [...problemas, ...outros] };
}

/** The law in a sheet (`Minha lei`, a file given to --lei). */
export function leiDaAba({ nome, linhas }: Aba): LeiLida {
  return lida(linhas, { aba: nome });
}

/** The law in a range, whose cells come without their formats. */
export function leiDoIntervalo(linhas: readonly (readonly Celula[])[]): LeiLida {
  return lida(linhas, { semFormato: true });
}

/** The law in rows typed in a form, or kept with the work; those without the row they were read from are counted. */
export function leiDasLinhas(linhas: readonly LinhaDaTabela[]): LeiLida {
  return lerLeiPropria(
    linhas.map((linha, i) => ({ ...linha, linha: linha.linha ?? i + 1 })),
    { colunas: COLUNAS_PADRAO },
  );
}

function linha<V>(chave: Chave, regra: Regra<V>, escreve: (valor: V) => string): LinhaDaTabela {
  const questao = regra.base === 'texto' ? '' : regra.questao;
  return {
    chave: NOMES_DAS_CHAVES[chave],
    valor: escreve(valorDaRegra(regra)),
    artigo: escreveFundamento(regra.base, questao, regra.citacoes ?? []),
  };
}

const igual = (valor: string): string => valor;

/** One row says where the vaga passes and where it ends: it rests on the weaker of the two grounds. */
function linhaDaReversao(
  { cascata, cotistasInsuficientes }: RegrasDaReserva,
  destino: (fim: CotistasInsuficientes) => string,
): LinhaDaTabela {
  const doFim = linha('reversao', cotistasInsuficientes, destino);
  if (cascata === undefined || cascata.base === 'texto') return doFim;
  const citacoes = [...(cascata.citacoes ?? []), ...(cotistasInsuficientes.citacoes ?? [])];
  return { ...doFim, artigo: escreveFundamento(cascata.base, cascata.questao, citacoes) };
}

function linhasDaReserva(lei: Lei, { nome, marcas, regras }: Reserva): LinhaDaTabela[] {
  const { teto, cascata } = regras;
  const passa = cascata === undefined ? [] : valorDaRegra(cascata);
  const destino = (fim: CotistasInsuficientes): string =>
    [...passa.map((id) => nomeDaModalidade(lei, id)), FINS_ESCRITOS[fim]].join(', ');
  return [
    { chave: NOMES_DAS_CHAVES.reserva, valor: nome, artigo: '' },
    { chave: NOMES_DAS_CHAVES.palavras, valor: marcas.join('; '), artigo: '' },
    linha('percentual', regras.percentual, percentualEscrito),
    linha('arredondamento', regras.arredondamento, igual),
    linha('minimo', regras.minimo, String),
    ...(teto === undefined ? [] : [linha('teto', teto, percentualEscrito)]),
    linha('ordem', regras.ordem, escreveOrdem),
    linha('computo', regras.computo, igual),
    linha('desistencia', regras.desistencia, igual),
    linhaDaReversao(regras, destino),
  ];
}

function linhasDaVigencia({ regras, revogacao }: Lei): LinhaDaTabela[] {
  const { diaDaVigencia, fimDoPrazo } = regras;
  const desde = valorDaRegra(regras.desde);
  const apos = valorDaRegra(diaDaVigencia) === 'não alcançado' ? 'após ' : '';
  const fim =
    revogacao !== undefined
      ? [{ chave: NOMES_DAS_CHAVES.ate, valor: dataBrasileira(diaAnterior(revogacao.desde)), artigo: revogacao.por }]
      : fimDoPrazo === undefined
        ? []
        : [
            linha(
              'ate',
              fimDoPrazo.depois,
              (depois) => `${dataBrasileira(fimDoPrazo.ultimoDia)}${depois === 'avisa' ? ' avisa' : ''}`,
            ),
          ];
  return [...(desde === null ? [] : [linha('desde', diaDaVigencia, () => `${apos}${dataBrasileira(desde)}`)]), ...fim];
}

/**
 * Any law as the table of a law of one's own: read back, it gives the same calls. What the table has no key for (the
 * edital's PcD, the base, the incomplete group, a refused membership …) comes back as a silence, and a reserva's id is
 * made from its name. A law that came from a table gives its own rows.
 *
 * @example tabelaDaLei(portoFeliz)[0] // { chave: 'município', valor: 'Porto Feliz', artigo: '' }
 */
export function tabelaDaLei(lei: Lei): readonly LinhaDaTabela[] {
  if (lei.tabela !== undefined) return lei.tabela;
  const { regras, reservas, municipio, uf, norma } = lei;
  return [
    { chave: NOMES_DAS_CHAVES.municipio, valor: municipio, artigo: '' },
    { chave: NOMES_DAS_CHAVES.uf, valor: uf, artigo: '' },
    { chave: NOMES_DAS_CHAVES.norma, valor: norma, artigo: '' },
    linha('orgaos', regras.orgaos, escreveOrgaos),
    linha('vinculos', regras.vinculos, escreveVinculos),
    ...linhasDaVigencia(lei),
    linha('novasVagas', regras.novasVagas, igual),
    linha('duasReservas', regras.duasReservas, igual),
    linha('colisao', regras.colisao, igual),
    ...reservas.flatMap((reserva) => linhasDaReserva(lei, reserva)),
  ];
}
