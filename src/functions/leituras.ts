import type { Edital } from '../core/alcance';
import { dataDe } from '../core/data';
import { ORGAOS, VINCULOS, type Lei, type Orgao, type Vinculo } from '../core/lei';
import { opcoesDe, PADRAO, PERGUNTAS, respostaDe, type PerguntaId, type Respostas } from '../core/perguntas';
import { normaliza } from '../core/texto';
import { PERGUNTAS_DA_LEITURA, type RespostaDada } from '../planilha/leitura/perguntas';
import { LEITURAS } from '../redacao/funcoes';
import type { Pedido, PorCargo, Reservadas } from '../trabalho/pedido';
import { lerReservadas } from '../trabalho/reservadas';
import { intervalo, textoDoArgumento } from './argumentos';
import { conferemDesempates } from './desempates';
import { argumentoErrado } from './recusa';

/** Everything that the argument `leituras` decides, in the words of the command line. */
export interface LeiturasDadas {
  readonly respostas: Partial<Respostas>;
  readonly edital: Edital;
  readonly reservadas: PorCargo<Reservadas>;
  readonly desempates: Pedido['desempates'];
  readonly lacunasAceitas: Pedido['lacunasAceitas'];
  /** Answers to the questions of the reading, and the columns given by hand. */
  readonly daLeitura: readonly RespostaDada[];
  readonly colunas: Readonly<Record<string, string>>;
}

const LACUNA = 'lacuna-na-classificacao';
const COMPLETA = 'completa';
const OUTRAS = ['edital', 'orgao', 'vinculo', 'reservadas', 'desempate', 'coluna campo'];

/** What is being put together, one item after another. */
interface Rascunho {
  readonly lei: Lei;
  respostas: Partial<Record<PerguntaId, unknown>>;
  edital: { data?: string; orgao?: Orgao; vinculo?: Vinculo };
  reservadas: { geral?: Reservadas; porCargo: { cargo: string; valor: Reservadas }[] };
  desempates: (readonly string[])[];
  daLeitura: RespostaDada[];
  lacunas: (number | undefined)[];
  colunas: Record<string, string>;
}

/** "pergunta=resposta; …", in one cell or several: a text written inside of a formula has 255 characters at most. */
export function leiturasDoArgumento(valor: unknown, lei: Lei): LeiturasDadas {
  const rascunho: Rascunho = {
    lei,
    respostas: {},
    edital: {},
    reservadas: { porCargo: [] },
    desempates: [],
    daLeitura: [],
    lacunas: [],
    colunas: {},
  };
  for (const item of itensDe(valor)) le(rascunho, item);
  conferemDesempates(rascunho.desempates);
  const { respostas, lacunas, edital, reservadas, desempates, daLeitura, colunas } = rascunho;
  return {
    edital,
    reservadas,
    desempates,
    daLeitura,
    colunas,
    respostas: respostas as Partial<Respostas>,
    lacunasAceitas: lacunas.includes(undefined) || lacunas.filter((linha) => linha !== undefined),
  };
}

function itensDe(valor: unknown): string[] {
  return intervalo(valor)
    .flat()
    .flatMap((celula) => textoDoArgumento('Leituras', celula).split(/[;\n]/))
    .map((item) => item.trim())
    .filter(Boolean);
}

function le(rascunho: Rascunho, item: string): void {
  const igual = item.indexOf('=');
  const nome = normaliza(item.slice(0, Math.max(0, igual)));
  const escrito = item.slice(igual + 1).trim();
  if (nome === '' || escrito === '') throw argumentoErrado(LEITURAS.semIgual(item));
  const pergunta = PERGUNTAS.find((outra) => outra === nome);
  if (pergunta !== undefined) return leDaLei(rascunho, pergunta, escrito);
  const [palavra = '', ...resto] = nome.split(' ');
  const alvo = item.slice(0, igual).trim().split(/\s+/).slice(1).join(' ');
  switch (palavra) {
    case 'coluna':
      return umaVez(rascunho.colunas, resto.join(' '), escrito, `coluna ${resto.join(' ')}`);
    case 'reservadas':
      return leReservadas(rascunho, alvo, escrito);
    default:
      return leSimples(rascunho, nome, escrito);
  }
}

function leSimples(rascunho: Rascunho, nome: string, escrito: string): void {
  switch (nome) {
    case 'edital': {
      const data = dataDe(escrito);
      if (data === undefined) throw argumentoErrado(LEITURAS.data(escrito));
      return umaVez(rascunho.edital, 'data', data, nome);
    }
    case 'orgao':
      return umaVez(rascunho.edital, nome, umDe(nome, escrito, ORGAOS), nome);
    case 'vinculo':
      return umaVez(rascunho.edital, nome, umDe(nome, escrito, VINCULOS), nome);
    case 'desempate':
      rascunho.desempates.push(escrito.split(',').map((parte) => parte.trim()).filter(Boolean));
      return;
    case 'empate':
      throw argumentoErrado(LEITURAS.empate());
    default:
      return leDaPlanilha(rascunho, nome, escrito);
  }
}

function leDaLei({ respostas }: Rascunho, pergunta: PerguntaId, escrito: string): void {
  const resposta = respostaDe(pergunta, normaliza(escrito));
  if (resposta === undefined && normaliza(escrito) !== PADRAO) {
    throw argumentoErrado(LEITURAS.naoResponde(escrito, pergunta, [...opcoesDe(pergunta), PADRAO]));
  }
  umaVez<unknown>(respostas, pergunta, resposta, pergunta);
}

/** An answer to a question of the reading: codigo[:linha]=valor. */
function leDaPlanilha(rascunho: Rascunho, nome: string, escrito: string): void {
  const [codigo = '', linhaEscrita] = nome.split(':', 2).map((parte) => parte.trim());
  if (codigo === 'empate') throw argumentoErrado(LEITURAS.empate());
  if (codigo !== LACUNA && !PERGUNTAS_DA_LEITURA.includes(codigo)) {
    throw argumentoErrado(LEITURAS.desconhecida(codigo, [...PERGUNTAS, ...PERGUNTAS_DA_LEITURA, LACUNA, ...OUTRAS]));
  }
  if (linhaEscrita !== undefined && !/^[1-9]\d{0,6}$/.test(linhaEscrita)) {
    throw argumentoErrado(LEITURAS.linhaInvalida(codigo, linhaEscrita));
  }
  const linha = linhaEscrita === undefined ? undefined : Number(linhaEscrita);
  const valor = codigo === 'coluna-ambigua' ? escrito.toUpperCase() : normaliza(escrito);
  if (codigo !== LACUNA) {
    rascunho.daLeitura.push({ codigo, valor, ...(linha !== undefined && { linha }) });
    return;
  }
  if (valor !== COMPLETA) throw argumentoErrado(LEITURAS.naoResponde(escrito, LACUNA, [COMPLETA]));
  rascunho.lacunas.push(linha);
}

/** "reservadas=2" or "reservadas=negros:2,indigenas:1"; "reservadas ENFERMEIRO=2" for one cargo. */
function leReservadas({ reservadas, lei }: Rascunho, cargo: string, escrito: string): void {
  const lidas = lerReservadas(escrito, lei);
  if ('recusa' in lidas) throw argumentoErrado(LEITURAS.reservadas(lidas.recusa));
  const { valor } = lidas;
  if (cargo === '') return umaVez<Reservadas>(reservadas as { geral?: Reservadas }, 'geral', valor, 'reservadas');
  if (reservadas.porCargo.some((outro) => normaliza(outro.cargo) === normaliza(cargo))) {
    throw argumentoErrado(LEITURAS.duasVezes(`reservadas ${cargo}`));
  }
  reservadas.porCargo.push({ cargo, valor });
}

function umDe<T extends string>(nome: string, escrito: string, escolhas: readonly T[]): T {
  const escolhida = escolhas.find((outra) => outra === normaliza(escrito));
  if (escolhida === undefined) throw argumentoErrado(LEITURAS.escolha(nome, escrito, escolhas));
  return escolhida;
}

function umaVez<V>(onde: { [chave: string]: V | undefined }, chave: string, valor: V, nome: string): void {
  if (Object.hasOwn(onde, chave)) throw argumentoErrado(LEITURAS.duasVezes(nome));
  onde[chave] = valor;
}
