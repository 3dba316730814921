import { PCD } from '../../core/candidato';
import { ORGAOS, VINCULOS, type Lei, type RegrasDaLei, type Reserva } from '../../core/lei';
import { bloqueia, type Problema } from '../../core/problema';
import { Campos } from './campo';
import { chaveDe, NOMES_DAS_CHAVES, type ChaveDaLei } from './chaves';
import type { Fundamento } from './fundamento';
import { idDaLei, normaDe, NORMA_DESCONHECIDA } from './identidade';
import { agrupa, type Agrupadas, type LinhaLida, type LugarDaTabela } from './linhas';
import { regra } from './regras';
import { lerReservas } from './reservas';
import { REGRAS_SEM_CHAVE, SILENCIOS } from './silencios';
import { COLISOES, DUAS_RESERVAS, leEscolha, leFim, leInicio, leOrgaos, leVinculos, NOVAS_VAGAS } from './valores';

/** A law read from its table; without `lei` when an error forbids it. */
export interface LeiLida {
  readonly lei?: Lei;
  readonly problemas: readonly Problema[];
}

/** "de Porto Feliz", "do Estado do Piauí", "da União". */
function preposicao(ente: string): string {
  if (/^União\b/iu.test(ente.normalize('NFC'))) return 'da';
  return /^(?:Estado|Distrito|Município)\b/iu.test(ente) ? 'do' : 'de';
}

type LinhasDaLei = ReadonlyMap<ChaveDaLei, LinhaLida>;

const com = <V>(valor: V, fundamento: Fundamento): { valor: V; fundamento: Fundamento } => ({ valor, fundamento });

function vigencia(linhas: LinhasDaLei, campos: Campos): Pick<RegrasDaLei, 'desde' | 'diaDaVigencia' | 'fimDoPrazo'> {
  const inicio = campos.le('desde', linhas.get('desde'), leInicio);
  const fim = campos.le('ate', linhas.get('ate'), leFim);
  const linhaDoFim = linhas.get('ate');
  if (inicio !== undefined && fim !== undefined && linhaDoFim !== undefined && fim.valor.data < inicio.valor.data) {
    const dados = {
      chave: NOMES_DAS_CHAVES.ate,
      valor: linhaDoFim.valor.trim(),
      porque: 'termina antes de começar',
    } as const;
    campos.aponta(linhaDoFim, { codigo: 'lei-valor-impossivel', gravidade: 'erro', dados });
  }
  const dia =
    inicio && com(inicio.valor.exclui ? ('não alcançado' as const) : ('alcançado' as const), inicio.fundamento);
  return {
    desde: regra(inicio && com(inicio.valor.data, inicio.fundamento), null, SILENCIOS.desde),
    diaDaVigencia:
      dia === undefined
        ? { base: 'silêncio', padrao: 'alcançado', questao: SILENCIOS.desde }
        : regra(dia, 'alcançado', SILENCIOS.diaDaVigencia, 'dia-da-vigencia'),
    ...(fim && {
      fimDoPrazo: {
        ultimoDia: fim.valor.data,
        depois: regra(
          com(fim.valor.avisa ? ('avisa' as const) : ('encerra' as const), fim.fundamento),
          'avisa',
          SILENCIOS.depoisDoPrazo,
          'fim-do-prazo',
        ),
      },
    }),
  };
}

function regrasDaLei(linhas: LinhasDaLei, reservas: readonly Reserva[] | undefined, campos: Campos): RegrasDaLei {
  const orgaos = campos.le('orgaos', linhas.get('orgaos'), leOrgaos);
  const vinculos = campos.le('vinculos', linhas.get('vinculos'), leVinculos);
  const novasVagas = campos.le('novasVagas', linhas.get('novasVagas'), (texto) => leEscolha(texto, NOVAS_VAGAS));
  const duas = campos.le('duasReservas', linhas.get('duasReservas'), (texto) => leEscolha(texto, DUAS_RESERVAS));
  const colisao = campos.le('colisao', linhas.get('colisao'), (texto) => leEscolha(texto, COLISOES));
  const temPcd = reservas?.some(({ id }) => id === PCD) ?? false;
  return {
    ...REGRAS_SEM_CHAVE,
    ...(temPcd && {
      // Their reserva has its own cômputo.
      computoPcd: { base: 'silêncio', padrao: 'ordem de chamada', questao: REGRAS_SEM_CHAVE.computoPcd.questao },
      pcd: {
        ...REGRAS_SEM_CHAVE.pcd,
        questao: 'A própria lei reserva vagas às pessoas com deficiência, com as regras da tabela.',
      },
    }),
    orgaos: regra(orgaos, ORGAOS, SILENCIOS.orgaos),
    vinculos: regra(vinculos, VINCULOS, SILENCIOS.vinculos),
    ...vigencia(linhas, campos),
    novasVagas: regra(novasVagas, 'total acumulado', SILENCIOS.novasVagas, 'novas-vagas'),
    duasReservas: regra(duas, 'a que chamar primeiro', SILENCIOS.duasReservas),
    colisao: regra(colisao, 'livre anterior', SILENCIOS.colisao, 'colisao'),
  };
}

/** What the table leaves out and no rule holds: told as notes. */
function notasDe({ daLei, reservas: linhas }: Agrupadas, reservas: readonly Reserva[]): string[] {
  const falta = (chave: 'municipio' | 'uf' | 'norma'): string[] => (daLei.has(chave) ? [] : [NOMES_DAS_CHAVES[chave]]);
  const faltam = [...falta('municipio'), ...falta('uf'), ...falta('norma')];
  const semPalavras = reservas.filter((_, i) => linhas[i]?.has('palavras') !== true);
  return [
    'Lei informada em tabela por quem usa o programa: confira cada linha com o texto publicado.',
    ...(faltam.length === 0 ? [] : [`A tabela não informa: ${faltam.join(', ')}.`]),
    ...semPalavras.map(
      ({ nome, marcas }) =>
        `A tabela não diz que palavras da planilha indicam a reserva “${nome}”; valem: ${marcas.join('; ')}.`,
    ),
  ];
}

/**
 * A law of one's own from the rows of its table. Missing keys are silences with their defaults; unknown keys, unknown
 * values and contradictions are errors with their cell, and then there is no law.
 *
 * @param linhas rows of key, value and article, as text
 * @param onde where they stand, for the cells of the problems
 * @example
 * lerLeiPropria([{ linha: 1, chave: 'reserva', valor: 'Negros', artigo: '' },
 *   { linha: 2, chave: 'percentual', valor: '20%', artigo: 'art. 1º' }], { colunas: ['A', 'B', 'C'] }).lei
 */
export function lerLeiPropria(linhas: readonly LinhaLida[], onde: LugarDaTabela): LeiLida {
  const agrupadas = agrupa(linhas, onde);
  const campos = new Campos(onde);
  const reservas = lerReservas(agrupadas.reservas, campos);
  const regras = regrasDaLei(agrupadas.daLei, reservas, campos);
  const problemas = [...agrupadas.problemas, ...campos.problemas].sort(
    (a, b) => (a.lugar?.linha ?? 0) - (b.lugar?.linha ?? 0),
  );
  const [primeira, ...outras] = reservas ?? [];
  if (primeira === undefined || problemas.some(bloqueia)) return { problemas };
  const texto = (chave: ChaveDaLei): string => agrupadas.daLei.get(chave)?.valor.replace(/\s+/gu, ' ').trim() ?? '';
  const municipio = texto('municipio');
  const dita = normaDe(texto('norma') || NORMA_DESCONHECIDA);
  const { norma, curta, numero } = dita;
  const lei: Lei = {
    id: idDaLei(municipio, dita),
    nome: municipio === '' ? curta : `${curta}, ${preposicao(municipio)} ${municipio}`,
    norma,
    numero,
    municipio,
    uf: texto('uf').toUpperCase(),
    ressalvaDaVigencia:
      'As datas são as que a tabela da lei informa; confira-as no texto publicado se o edital for desses dias.',
    regras,
    reservas: [primeira, ...outras],
    notas: notasDe(agrupadas, [primeira, ...outras]),
    tabela: linhas
      .filter(({ chave, valor }) => chaveDe(chave) !== undefined && valor.trim() !== '')
      .map(({ linha, chave, valor, artigo }) => ({
        linha,
        chave: chave.trim(),
        valor: valor.trim(),
        artigo: artigo.trim(),
      })),
  };
  return { lei, problemas };
}
