import type { Grupo } from './destino';
import { GRUPOS } from './palavras';
import { dicionario, trechosDe } from './frases';
import { palavrasDe } from './texto';

export const MOTIVOS = [
  'titulo',
  'cabecalho',
  'cabecalho-repetido',
  'branco',
  'total',
  'legenda',
  'rodape',
  'assinatura',
  'evento',
  'observacao',
  'duplicata',
] as const;
/** Why a row is no person. */
export type Motivo = (typeof MOTIVOS)[number];

const TOTAL =
  /^(?:sub ?tota(?:l|is)|tota(?:l|is)|soma|somatorio|quantidade (?:de|total)|qtde?|numero de candidatos|n de candidatos)\b|^candidat[oa]s [a-z ]+ \d+$/;
const RODAPE =
  /^(?:pag(?:ina)? ?\d|pagina\b|pag\b|fls? \d|folha \d|\d+ de \d+$|\d+ \d+$|emitido|impresso|gerado|fonte|https?\b|www\b|data de emissao|atualizado em|publicado em|relatorio (?:emitido|gerado)|continua\b|documento assinado|autenticacao|codigo verificador)/;
const ASSINATURA =
  /\b(?:presidente|prefeit[oa]|secretari[oa]|membros? d[ae]|diretora?|assinatura|responsavel|chefe|coordenadora?|procuradora?)\b|^assinad|^local e data/;
const LOCAL_E_DATA = /^[a-z ]{3,40} \d{1,2}o? de [a-z]{4,9} de \d{4}$/;
const EVENTO =
  /\b(?:exoneracao|exonerad[oa]|vacancia|vagas? abertas?|aposentadoria|falecimento|nova vaga|novas vagas|ampliacao de vagas|tornad[oa] sem efeito|prorrogacao|prorrogad[oa]|portaria|convocacao|nomeacao|decreto|suspens[ao]o?|retificacao|homologacao|ja convocad[oa]s?|ja classificad[oa]s?|optou por reconvocacao)\b/;
const OBSERVACAO =
  /^(?:obs|observac(?:ao|oes)|motivos?|justificativas?|nota|notas|atencao|importante|nao houve|nenhum candidato|sem candidatos?|utilizar classificacao|eliminado do certame|optou por)\b/;
const LEGENDA = /^(?:legendas?|siglas?|abreviaturas?|convencoes)\b/;

/** The reason of a row that is no person, by its words; undefined when they say nothing known. */
export function motivoDoTexto(texto: string): Motivo | undefined {
  if (/^[\s_.\-–—]{6,}/.test(texto) || /_{5,}/.test(texto)) return 'assinatura';
  const palavras = palavrasDe(texto.slice(0, 600));
  if (TOTAL.test(palavras)) return 'total';
  if (LEGENDA.test(palavras) || entradasDaLegenda(texto).length > 0) return 'legenda';
  if (RODAPE.test(palavras)) return 'rodape';
  if (OBSERVACAO.test(palavras)) return 'observacao';
  if (LOCAL_E_DATA.test(palavras)) return 'assinatura';
  if (EVENTO.test(palavras)) return 'evento';
  if (ASSINATURA.test(palavras) && palavras.split(' ').length <= 12) return 'assinatura';
  return undefined;
}

const ENTRADA =
  /(?:^|[;,|\n]|\s{2,}|\.\s+)\s*[("“]?([A-Za-zÀ-ÿ]{1,6}|\(?\*{1,5}\)?)[)"”]?\s*(=|:|[-–—]\s)\s*([^;|\n=]+)/g;
const ASTERISCO = /^\s*\(?(\*{1,5})\)?\s*([^*;|=]+)$/;

/** "PN = pessoa negra; ** PcD": the signs that a legend explains, with their explanation. */
export function entradasDaLegenda(texto: string): { readonly sinal: string; readonly sentido: string }[] {
  if (!/[=*]/.test(texto) && !LEGENDA.test(palavrasDe(texto.slice(0, 60)))) return [];
  const semTitulo = texto.replace(/^\s*(legendas?|siglas?|abreviaturas?|conven[çc][õo]es)\s*[:\-–—]?\s*/i, '');
  const pares = [...semTitulo.matchAll(ENTRADA)]
    .map(([, sinal = '', ligacao = '', sentido = '']) => ({
      sinal: sinal.replace(/[()]/g, ''),
      ligacao,
      sentido: sentido.trim(),
    }))
    .filter(({ sinal, ligacao }) => ligacao === '=' || sinal.startsWith('*') || semTitulo !== texto)
    .map(({ sinal, sentido }) => ({ sinal, sentido }));
  if (pares.length > 0) return pares;
  return semTitulo.split(/[;|\n]/).flatMap((parte) => {
    const achado = ASTERISCO.exec(parte);
    return achado === null ? [] : [{ sinal: achado[1] ?? '', sentido: (achado[2] ?? '').trim() }];
  });
}

const CARGO_COM_SINAL =
  /(?:^|[\s–—|(-])(?:cargo|emprego|fun[çc][ãa]o|especialidade)(?:\s+p[úu]blico)?\s*(?:n?[º°.]?\s*\d+\s*)?[:–—-]\s*(.+)$/i;
const CARGO_SEM_SINAL = /^\s*(?:cargo|emprego|fun[çc][ãa]o)(?:\s+p[úu]blico)?(?:\s+de)?\s+(.+)$/i;
const VAGA_DA_BANCA = /^\s*vaga\s+(.+?)\s*[-–—]\s*\d+\s+vagas?\b.*$/i;
const FIM_DO_CARGO =
  /\s*(?:\([^()]*(?:vagas?|\bcr\b|cadastro)[^()]*\)|[-–—|;,]?\s*(?:\d+\s*)?(?:\(\w+\)\s*)?vagas?\b|[-–—|;,]?\s*total de\b|[-–—|;]\s*(?:edital|concurso|c[óo]digo|\bcr\b|lista|classifica[çc][ãa]o|resultado|cadastro)\b).*$/i;

/**
 * The cargo that a heading names, without the vacancies that follow it.
 *
 * @example cargoDoTexto('CARGO: ENFERMEIRO (3 VAGAS + CR)') // 'ENFERMEIRO'
 */
export function cargoDoTexto(bruto: string): string | undefined {
  if (bruto.length > 300) return undefined;
  const daBanca = VAGA_DA_BANCA.exec(bruto);
  if (daBanca !== null && / [-–—] /.test(daBanca[1] ?? '')) return daBanca[1]?.trim();
  const achado = CARGO_COM_SINAL.exec(bruto) ?? CARGO_SEM_SINAL.exec(bruto);
  const resto = achado?.[1]?.split(/\s{2,}|\t/)[0] ?? '';
  const cargo = resto
    .replace(FIM_DO_CARGO, '')
    .replace(/[\s:;,–—-]+$/, '')
    .trim();
  return /\p{L}/u.test(cargo) && !/^(?:de|e|ou|por)\b/i.test(cargo) ? cargo : undefined;
}

/** Which list a sheet or a block is: everyone's, or one group's. */
export type Lista = { readonly tipo: 'geral' } | { readonly tipo: 'grupo'; readonly grupo: Grupo };

const grupos = dicionario<Grupo>(GRUPOS.flatMap((grupo) => grupo.palavras.map((palavra) => [palavra, grupo] as const)));
const FALA_DE_LISTA =
  /\b(?:listas?|relacao|classificacao|classificad[oa]s|candidat[oa]s?|cotas?|cotistas?|concorrencia|resultado|reserva)\b/;
const GERAL = /\b(?:geral|ampla|ac|universal)\b/;

/** The list that a title or a sheet name declares; names that speak of several lists, or of vacancies, declare none. */
export function listaDoTexto(texto: string, onde: 'título' | 'nome da aba'): Lista | undefined {
  const palavras = palavrasDe(texto.slice(0, 200));
  if (
    /\bvagas?\b/.test(palavras.replace(/\bvagas? reservadas?\b/g, '')) ||
    (onde === 'título' && !FALA_DE_LISTA.test(palavras))
  )
    return undefined;
  const achados = trechosDe(palavras.split(' '), grupos).flatMap((trecho) =>
    trecho.tipo === 'frase' ? [trecho.valor] : [],
  );
  const geral = GERAL.test(palavras);
  const especificos = achados.filter(({ familias }) => !familias.includes('cota'));
  const [grupo] = especificos.length > 0 ? especificos : achados;
  if (grupo === undefined)
    return geral && (onde === 'nome da aba' || /\b(?:lista|classificacao|relacao|ampla)\b/.test(palavras))
      ? { tipo: 'geral' }
      : undefined;
  const familias = new Set(especificos.flatMap((um) => um.familias));
  if (geral || /\bnao\b|\bsem\b/.test(palavras)) return undefined;
  // "Cotas (negros e PcD)" is more than one list.
  if (familias.has('pcd') && familias.size > 1) return undefined;
  return { tipo: 'grupo', grupo };
}

const GENERICO =
  /\b(?:prefeitura|municipio|municipal|concurso|edital|resultado|classificacao|pagina|estado|secretaria|homologacao|processo|seletivo|camara|anexo|lista|relacao|candidatos|fundacao|instituto|banca|republica|diario|publico|controle|nao houve|convocacoes|convocacao|publicacao|planilha|ranking)\b/;

/** A heading that may be a cargo's name without the word "cargo": short, and none of a title's usual words. */
export function podeSerCargo(texto: string): boolean {
  const palavras = palavrasDe(texto);
  return palavras.length >= 3 && texto.length <= 80 && !GENERICO.test(palavras) && !/\d{4}/.test(palavras);
}
