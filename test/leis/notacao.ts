import { PCD, PERTENCAS, SITUACOES, type Candidato, type Pertenca, type Situacao } from '../../src/core/candidato';
import type { RegraPcd } from '../../src/core/lugares';
import { respostaDe, PERGUNTAS, type PerguntaId, type Respostas } from '../../src/core/perguntas';
import { TIPOS_DE_ATO, type TipoDeAto } from '../../src/core/ato';

/** The notation of casos.md ("Como ler as tabelas"), read strictly: what it doesn't say is an error. */

export const NADA = '—';

function partes(texto: string, separador: string): string[] {
  return texto === NADA ? [] : texto.split(separador).map((parte) => parte.trim());
}

function inteiro(texto: string): number {
  if (!/^\d+$/u.test(texto)) throw new Error(`número: ${texto}`);
  return Number(texto);
}

export function lerInteiros(texto: string): number[] {
  return partes(texto, ',').map(inteiro);
}

export function lerLeituras(texto: string): Partial<Respostas> {
  const respostas: Record<string, unknown> = {};
  for (const leitura of partes(texto, ';')) {
    const [pergunta = '', resposta = ''] = leitura.split('=');
    const valor = PERGUNTAS.includes(pergunta as PerguntaId) ? respostaDe(pergunta as PerguntaId, resposta) : undefined;
    if (valor === undefined) throw new Error(`leitura: ${leitura}`);
    respostas[pergunta] = valor;
  }
  return respostas;
}

export function lerPcd(texto: string): RegraPcd | undefined {
  if (texto === NADA) return undefined;
  if (texto === 'federal') return { tipo: 'federal' };
  if (/^\d+$/u.test(texto)) return { tipo: 'número', quantas: Number(texto) };
  const listadas = /^posições ([\d, ]+?)(?: \+(\d+))?$/u.exec(texto);
  if (listadas === null) throw new Error(`pcd: ${texto}`);
  const posicoes = lerInteiros(listadas[1] ?? '');
  return { tipo: 'posições', posicoes, ...(listadas[2] !== undefined && { passo: Number(listadas[2]) }) };
}

/** "negros 1, indigenas 2" by reserva; a number alone is of the only one. */
export function lerNoEdital(texto: string, reservas: readonly string[]): Record<string, number> | undefined {
  const numeros = partes(texto, ',').map((parte): [string, number] => {
    const [, id = reservas.length === 1 ? reservas[0] : undefined, quantas = ''] =
      /^(?:([a-z-]+) )?(\d+)$/u.exec(parte) ?? [];
    if (id === undefined || !reservas.includes(id)) throw new Error(`no edital: ${parte}`);
    return [id, inteiro(quantas)];
  });
  return numeros.length === 0 ? undefined : Object.fromEntries(numeros);
}

/** The reservas that a person's marks name: "*" of a law with one; of several, the first letter of each. */
function reservasDasMarcas(marcas: string, reservas: readonly string[]): string[] {
  const [unica, outra] = reservas;
  return [...marcas].map((marca) => {
    const [achada, repetida] = reservas.filter((id) => id.startsWith(marca));
    const id = marca === '*' && outra === undefined ? unica : repetida === undefined ? achada : undefined;
    if (id === undefined) throw new Error(`marca: ${marca}`);
    return id;
  });
}

/** One person a letter; the rows of a sheet in the order written. */
export function lerClassificacao(texto: string, reservas: readonly string[]): Candidato[] {
  const pessoas: Candidato[] = [];
  for (const grupo of texto.split(/\s+/u)) {
    const classificacao = pessoas.length + 1;
    for (const escrita of grupo.split('=')) {
      const lida = /^([A-Z])(\*|[a-z]*)(‡?)(?:\[([a-z-]+)\])?$/u.exec(escrita);
      if (lida === null) throw new Error(`classificação: ${escrita}`);
      const [, nome = '', marcas = '', pcd = '', condicao] = lida;
      const cotas = reservasDasMarcas(marcas, reservas);
      const pertenca = PERTENCAS.includes(condicao as Pertenca) ? (condicao as Pertenca) : undefined;
      const situacao = SITUACOES.includes(condicao as Situacao) ? (condicao as Situacao) : undefined;
      if (condicao !== undefined && pertenca === undefined && situacao === undefined)
        throw new Error(`condição: ${condicao}`);
      if (pertenca !== undefined && cotas.length === 0) throw new Error(`condição de quem não é cotista: ${escrita}`);
      pessoas.push({
        linha: pessoas.length + 2,
        inscricao: nome,
        nome,
        cargo: '',
        classificacao,
        situacao: situacao ?? 'habilitado',
        reservas: {
          ...Object.fromEntries(cotas.map((id) => [id, pertenca ?? ('declarada' as const)])),
          ...(pcd !== '' && { [PCD]: 'declarada' as const }),
        },
      });
    }
  }
  return pessoas;
}

/** An act as written: people by letter, lists by the words of the tables. */
export interface AtoEscrito {
  readonly tipo: TipoDeAto;
  readonly pessoa?: string;
  readonly vaga?: number;
  readonly quantidade?: number;
  /** "ampla", "pcd", "cota" (the only reserva of a law), or the id of one of several. */
  readonly lista?: string;
  readonly compensa?: string;
  readonly motivo?: string;
}

const VERBOS: Readonly<Record<string, TipoDeAto>> = {
  posse: 'posse',
  desiste: 'desistência',
  'posse não tomada': 'posse não tomada',
  'sem efeito': 'tornada sem efeito',
  vacância: 'vacância',
  elimina: 'eliminação',
  'cota não confirmada': 'cota não confirmada',
  'fim de fila': 'fim de fila',
};

function lerNomeacao(texto: string): AtoEscrito {
  const lida = /^(\d+) ([A-Z])(?: \((\?|[a-z-]+(?:, compensa ([A-Z]))?)\))?$/u.exec(texto);
  if (lida === null) throw new Error(`nomeação: ${texto}`);
  const [, vaga = '', pessoa = '', lista = 'ampla', compensa] = lida;
  return {
    tipo: 'nomeação',
    vaga: Number(vaga),
    pessoa,
    ...(lista !== '?' && { lista: lista.split(',')[0] ?? '' }),
    ...(compensa !== undefined && { compensa }),
  };
}

export function lerAtos(texto: string): AtoEscrito[] {
  return partes(texto, ';').flatMap((ato): AtoEscrito[] => {
    const oferta = /^oferta (\d+)$/u.exec(ato);
    if (oferta !== null) return [{ tipo: 'oferta', quantidade: Number(oferta[1]) }];
    if (ato.startsWith('nomeia '))
      return ato
        .slice(7)
        .split(/, (?=\d)/u)
        .map(lerNomeacao);
    const retifica = /^retifica (\d+)$/u.exec(ato);
    if (retifica !== null) return [{ tipo: 'retificação', motivo: retifica[1] ?? '' }];
    const judicial = /^judicial (?:(\d+) )?([A-Z])$/u.exec(ato);
    if (judicial !== null) {
      const [, vaga, pessoa = ''] = judicial;
      return [{ tipo: 'decisão judicial', pessoa, ...(vaga !== undefined && { vaga: Number(vaga) }) }];
    }
    const [, verbo = '', pessoa = '', lista] = /^(.+) ([A-Z])(?: \(([a-z-]+)\))?$/u.exec(ato) ?? [];
    const tipo = VERBOS[verbo];
    if (tipo === undefined || !TIPOS_DE_ATO.includes(tipo)) throw new Error(`ato: ${ato}`);
    return [{ tipo, pessoa, ...(lista !== undefined && { lista }) }];
  });
}

export function lerFracao(texto: string): { numerador: number; denominador: number } {
  const lida = /^(\d+)(?:,(\d+))?%$/u.exec(texto);
  if (lida === null) throw new Error(`percentual: ${texto}`);
  const [, inteira = '', decimais = ''] = lida;
  return { numerador: Number(inteira + decimais), denominador: 100 * 10 ** decimais.length };
}
