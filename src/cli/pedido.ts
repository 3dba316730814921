import type { Edital } from '../core/alcance';
import { chaveDaInscricao } from '../core/candidato';
import { dataDe } from '../core/data';
import { ORGAOS, VINCULOS, type Lei } from '../core/lei';
import type { RegraPcd } from '../core/lugares';
import { opcoesDe, PADRAO, PERGUNTAS, posicoesDe, respostaDe, type PerguntaId, type Respostas } from '../core/perguntas';
import { normaliza } from '../core/texto';
import { enumera } from '../redacao/palavras';
import { PERGUNTAS_DA_LEITURA } from '../planilha/leitura/perguntas';
import { CODIGOS } from '../redacao/problema';
import type { Pedido, PorCargo, Reservadas } from '../trabalho/pedido';
import { lerReservadas } from '../trabalho/reservadas';
import { exigeLei } from './lei';
import type { Opcoes } from './opcoes';
import { UsoErrado } from './uso';
import { TETO_DE_VAGAS } from '../core/quantidade';

export interface Resposta {
  readonly codigo: string;
  readonly linha?: number;
  readonly valor: string;
}

/** A whole number ≥ 0, as typed. */
export function inteiro(opcao: string, texto: string, minimo = 0): number {
  const limpo = texto.trim();
  if (!/^\d+$/.test(limpo) || Number(limpo) < minimo) {
    throw new UsoErrado(`--${opcao}: “${texto}” não é um número inteiro a partir de ${minimo}.`);
  }
  if (Number(limpo) > TETO_DE_VAGAS) throw new UsoErrado(`--${opcao}: ${texto} passa do máximo de ${TETO_DE_VAGAS}.`);
  return Number(limpo);
}

/** Values given for every cargo ("5") or for one ("ENFERMEIRO=5"); the last "=" separates. */
function porCargo<V>(opcao: 'vagas' | 'pcd' | 'reservadas', opcoes: Opcoes, ler: (texto: string) => V): PorCargo<V> {
  const gerais: V[] = [];
  const porCargo: { cargo: string; valor: V }[] = [];
  for (const texto of opcoes.todas(opcao)) {
    const igual = texto.lastIndexOf('=');
    if (igual < 0) gerais.push(ler(texto));
    else porCargo.push({ cargo: texto.slice(0, igual).trim(), valor: ler(texto.slice(igual + 1)) });
  }
  const repetido = porCargo.find(({ cargo }, i) => porCargo.some((outro, j) => j < i && normaliza(outro.cargo) === normaliza(cargo)));
  if (repetido !== undefined) throw new UsoErrado(`A opção --${opcao} foi dada mais de uma vez para o cargo “${repetido.cargo}”.`);
  const [geral, outro] = gerais;
  if (outro !== undefined) throw new UsoErrado(`A opção --${opcao} foi dada mais de uma vez para todos os cargos.`);
  return { ...(geral !== undefined && { geral }), porCargo };
}

function regraPcd(texto: string): RegraPcd {
  if (texto === 'federal') return { tipo: 'federal' };
  if (texto.startsWith('posicoes:')) {
    const posicoes = posicoesDe(texto.slice('posicoes:'.length));
    if (posicoes !== undefined) return { tipo: 'posições', ...posicoes };
  }
  if (!/^\s*\d+\s*$/.test(texto)) {
    throw new UsoErrado(`--pcd: “${texto}” não foi entendido. Use federal, um número de vagas ou posicoes:5,15 (em ordem, sem repetir).`);
  }
  return { tipo: 'número', quantas: inteiro('pcd', texto) };
}

function ofertas(opcoes: Opcoes): PorCargo<readonly number[]> {
  const lista = opcoes.uma('ofertas');
  const vagas = porCargo('vagas', opcoes, (texto) => [inteiro('vagas', texto)]);
  if (lista === undefined) return vagas;
  if (opcoes.todas('vagas').length > 0) throw new UsoErrado('Use --vagas ou --ofertas, não as duas.');
  const numeros = lista.split(',').map((texto) => inteiro('ofertas', texto));
  if (numeros.reduce((soma, n) => soma + n, 0) > TETO_DE_VAGAS) {
    throw new UsoErrado(`--ofertas: a soma passa do máximo de ${TETO_DE_VAGAS}.`);
  }
  return { geral: numeros, porCargo: [] };
}

function par(opcao: string, texto: string): [string, string] {
  const igual = texto.indexOf('=');
  if (igual < 1) throw new UsoErrado(`--${opcao}: “${texto}” deve ter a forma nome=valor.`);
  return [texto.slice(0, igual).trim(), texto.slice(igual + 1).trim()];
}

function leituras(opcoes: Opcoes): Partial<Respostas> {
  const respostas: Partial<Record<PerguntaId, unknown>> = {};
  for (const texto of opcoes.todas('leitura')) {
    const [nome, valor] = par('leitura', texto);
    const pergunta = PERGUNTAS.find((outra) => outra === nome);
    if (pergunta === undefined) {
      throw new UsoErrado(`--leitura: a pergunta “${nome}” não existe. Perguntas: ${PERGUNTAS.join(', ')}.`);
    }
    const resposta = respostaDe(pergunta, valor);
    if (resposta === undefined && valor !== PADRAO) {
      throw new UsoErrado(`--leitura: “${valor}” não responde a ${pergunta}. Respostas: ${[...opcoesDe(pergunta), PADRAO].join(' | ')}.`);
    }
    if (Object.hasOwn(respostas, pergunta)) throw new UsoErrado(`--leitura: ${pergunta} foi respondida duas vezes.`);
    respostas[pergunta] = resposta;
  }
  return respostas as Partial<Respostas>;
}

function umDe<T extends string>(opcao: 'orgao' | 'vinculo', opcoes: Opcoes, escolhas: readonly T[]): T | undefined {
  const texto = opcoes.uma(opcao);
  if (texto === undefined) return undefined;
  const escolhida = escolhas.find((outra) => outra === texto);
  if (escolhida === undefined) throw new UsoErrado(`--${opcao}: “${texto}” não existe. Use ${enumera(escolhas, 'ou')}.`);
  return escolhida;
}

function edital(opcoes: Opcoes): Edital {
  const texto = opcoes.uma('edital');
  const data = texto === undefined ? undefined : dataDe(texto);
  if (texto !== undefined && data === undefined) {
    throw new UsoErrado(`--edital: “${texto}” não é uma data. Use AAAA-MM-DD ou dd/mm/aaaa.`);
  }
  const orgao = umDe('orgao', opcoes, ORGAOS);
  const vinculo = umDe('vinculo', opcoes, VINCULOS);
  return { ...(data && { data }), ...(orgao && { orgao }), ...(vinculo && { vinculo }) };
}

/** The codes that an answer can settle. */
const PERGUNTAS_COM_RESPOSTA: ReadonlySet<string> = new Set([...PERGUNTAS_DA_LEITURA, 'lacuna-na-classificacao']);
const LACUNA = 'lacuna-na-classificacao';
const COMPLETA = 'completa';

/** Answers to the questions of a reading: codigo[:linha]=valor. */
export function respostasDadas(opcoes: Opcoes): readonly Resposta[] {
  return opcoes.todas('resposta').map((texto) => {
    const [alvo, valor] = par('resposta', texto);
    const [codigo = '', linha] = alvo.split(':', 2);
    if (!CODIGOS.some((outro) => outro === codigo)) {
      throw new UsoErrado(`--resposta: o código “${codigo}” não existe. Veja docs/problemas.md.`);
    }
    if (codigo === 'empate') throw new UsoErrado('--resposta: um empate se decide com --desempate INSC1,INSC2,…, na ordem decidida.');
    if (!PERGUNTAS_COM_RESPOSTA.has(codigo)) {
      throw new UsoErrado(`--resposta: “${codigo}” não é uma pergunta. Perguntas: ${[...PERGUNTAS_COM_RESPOSTA].join(', ')}.`);
    }
    if (codigo === LACUNA && valor !== COMPLETA) {
      throw new UsoErrado(`--resposta: “${valor}” não responde a ${LACUNA}. Resposta: ${COMPLETA}.`);
    }
    return { codigo, valor, ...(linha !== undefined && { linha: inteiro('resposta', linha, 1) }) };
  });
}

/** Columns given by hand: campo=B. */
export function colunasDadas(opcoes: Opcoes): Readonly<Record<string, string>> {
  const colunas = opcoes.todas('coluna').map((texto) => par('coluna', texto));
  const repetido = colunas.find(([campo], i) => colunas.some(([outro], j) => j < i && outro === campo));
  if (repetido !== undefined) throw new UsoErrado(`--coluna: ${repetido[0]} foi dado mais de uma vez.`);
  return Object.fromEntries(colunas);
}

/** The decided orders of tied people: each person in one order only, so that no two orders contradict each other. */
function desempates(opcoes: Opcoes): readonly (readonly string[])[] {
  const ordens: (readonly string[])[] = [];
  for (const texto of opcoes.todas('desempate')) {
    const ordem = texto.split(',').map((parte) => parte.trim()).filter(Boolean);
    if (ordem.length < 2) throw new UsoErrado(`--desempate: “${texto}” deve ter ao menos duas inscrições, na ordem decidida.`);
    const chaves = ordem.map(chaveDaInscricao);
    const repetida = ordem.find((_, i) => chaves.indexOf(chaves[i] ?? '') !== i);
    if (repetida !== undefined) throw new UsoErrado(`--desempate: a inscrição ${repetida} foi dada mais de uma vez.`);
    // One person may be tied in two cargos; two people may not have two orders.
    for (const outra of ordens) {
      const comuns = ordem.filter((inscricao) => outra.some((mesma) => chaveDaInscricao(mesma) === chaveDaInscricao(inscricao)));
      if (comuns.length > 1) throw new UsoErrado(`--desempate: as inscrições ${enumera(comuns)} foram dadas mais de uma vez.`);
    }
    ordens.push(ordem);
  }
  return ordens;
}

/** The answers that say that the ranking is complete, gaps included: for every gap, or for those of some rows. */
function lacunasAceitas(opcoes: Opcoes): Pedido['lacunasAceitas'] {
  const linhas = respostasDadas(opcoes).flatMap(({ codigo, linha }) => (codigo === LACUNA ? [linha] : []));
  return linhas.includes(undefined) || linhas.filter((linha) => linha !== undefined);
}

/** "3" in a law of one reserva, or "negros:3,indigenas:1". */
function reservadas(opcoes: Opcoes, lei: Lei | undefined): PorCargo<Reservadas> {
  return porCargo('reservadas', opcoes, (texto) => {
    const lidas = lerReservadas(texto, lei);
    if ('recusa' in lidas) throw new UsoErrado(`--reservadas: ${lidas.recusa}`);
    return lidas.valor;
  });
}

/** What is asked of a law, from the options. */
export function pedidoDe(opcoes: Opcoes, dada: Lei | undefined): Pedido {
  const lei = exigeLei(opcoes, dada);
  return {
    lei,
    respostas: leituras(opcoes),
    edital: edital(opcoes),
    ofertas: ofertas(opcoes),
    pcd: porCargo('pcd', opcoes, regraPcd),
    reservadas: reservadas(opcoes, lei),
    desempates: desempates(opcoes),
    lacunasAceitas: lacunasAceitas(opcoes),
  };
}

/** The common options of a command that uses none of them: wrong is wrong all the same. */
export function confereComuns(opcoes: Opcoes, lei?: Lei): void {
  ofertas(opcoes);
  edital(opcoes);
  leituras(opcoes);
  porCargo('pcd', opcoes, regraPcd);
  reservadas(opcoes, lei);
  desempates(opcoes);
  respostasDadas(opcoes);
  colunasDadas(opcoes);
}

/** A command without a ranking has no cargos: a value for one of them would be lost. */
export function semCargos({ ofertas: deVagas, pcd, reservadas: doEdital }: Pedido, comando: string): void {
  for (const [opcao, { porCargo: porNome }] of Object.entries({ vagas: deVagas, pcd, reservadas: doEdital })) {
    const [primeiro] = porNome;
    if (primeiro === undefined) continue;
    throw new UsoErrado(`--${opcao}: o comando ${comando} não tem cargos; dê o valor sem “${primeiro.cargo}=”.`);
  }
}

/** The vacancies are asked for: a command that needs them refuses to guess. */
export function exigeVagas({ ofertas: { geral, porCargo: porNome } }: Pedido, comando: string): void {
  if (geral === undefined && porNome.length === 0) {
    throw new UsoErrado(`Falta o número de vagas no comando ${comando}: --vagas N, --vagas "CARGO=N" ou --ofertas 3,5,2.`);
  }
}
