import { AMPLA, PCD, type Candidato, type Modalidade } from '../../src/core/candidato';
import { alcanceDaLei } from '../../src/core/alcance';
import type { Ato } from '../../src/core/ato';
import { classificados, type Classificados } from '../../src/core/classificados';
import { resolverCriterios, type Criterios } from '../../src/core/criterios';
import { dataDe } from '../../src/core/data';
import type { Lei, Orgao, Vinculo } from '../../src/core/lei';
import { dobrarLivro, proximas } from '../../src/core/livro';
import { atosQueValem } from '../../src/core/retificacoes';
import { ordemDeNomeacao, type Ordem } from '../../src/core/ordem';
import type { Decisao } from '../../src/core/preencher';
import { quantidade } from '../../src/core/quantidade';
import { serie, type Serie } from '../../src/core/serie';
import type { Contexto } from '../../src/redacao/chamada';
import { fundamentoDoQuadro, type CausaDaVaga } from '../../src/redacao/fundamento';
import { contaOfertas } from '../../src/redacao/ofertas';
import { citaArtigos } from '../../src/redacao/palavras';
import { redigirChamadas } from '../../src/trabalho/chamadas';
import {
  lerAtos,
  lerClassificacao,
  lerInteiros,
  lerLeituras,
  lerNoEdital,
  lerPcd,
  NADA,
  type AtoEscrito,
} from './notacao';

/** The one place where the case tables meet the engine: each function gives what the code says, in the tables' words. */

type Celulas = Readonly<Record<string, string>>;

const celula = (celulas: Celulas, coluna: string): string => celulas[coluna] ?? NADA;

function criteriosDe(lei: Lei, celulas: Celulas): Criterios {
  const { criterios, recusadas } = resolverCriterios(lei, lerLeituras(celula(celulas, 'leituras')));
  if (recusadas.length > 0)
    throw new Error(`leitura recusada: ${recusadas.map(({ pergunta }) => pergunta).join(', ')}`);
  return criterios;
}

const reservasDe = (lei: Lei): string[] => lei.reservas.map(({ id }) => id);

/** One value of each reserva: alone where the law has only one, else "negros 25 · indigenas 3", without the empty ones. */
function porReserva(lei: Lei, vazio: string, valor: (reserva: string) => string): string {
  const ids = reservasDe(lei);
  const valores = ids.map((id) => [id, valor(id)] as const).filter(([, escrito]) => escrito !== vazio);
  return valores.map(([id, escrito]) => (ids.length === 1 ? escrito : `${id} ${escrito}`)).join(' · ') || vazio;
}

export function executarQuantidade(lei: Lei, celulas: Celulas): Celulas {
  const { reservas } = resolverCriterios(lei, {}).criterios;
  const reservadas = (id: string): string => {
    const cota = reservas.find((reserva) => reserva.id === id);
    if (cota === undefined) throw new Error(`reserva: ${id}`);
    return `${quantidade(Number(celula(celulas, 'vagas')), cota.quantidade)}`;
  };
  return { reservadas: porReserva(lei, '0', reservadas) };
}

export function executarVigencia(lei: Lei, celulas: Celulas): Celulas {
  const [data, orgao, vinculo] = ['edital', 'órgão', 'vínculo'].map((coluna) => celula(celulas, coluna));
  const lida = data === undefined || data === NADA ? undefined : dataDe(data);
  if (data !== NADA && lida === undefined) throw new Error(`data: ${data}`);
  const { aplica, avisos } = alcanceDaLei(lei, criteriosDe(lei, celulas), {
    ...(lida !== undefined && { data: lida }),
    ...(orgao !== NADA && { orgao: orgao as Orgao }),
    ...(vinculo !== NADA && { vinculo: vinculo as Vinculo }),
  });
  if (lida === undefined && !avisos.some(({ tipo }) => tipo === 'sem data do edital'))
    throw new Error('sem aviso de data');
  const vencido = avisos.some(({ tipo }) => tipo === 'prazo vencido');
  return { alcança: `${aplica ? 'sim' : 'não'}${vencido ? ', com aviso' : ''}` };
}

function serieDe(lei: Lei, celulas: Celulas, ofertas: readonly number[]): ReturnType<typeof serie> {
  const pcd = lerPcd(celula(celulas, 'pcd'));
  const noEdital = lerNoEdital(celula(celulas, 'no edital'), reservasDe(lei));
  return serie({
    ofertas,
    criterios: criteriosDe(lei, celulas),
    ...(pcd !== undefined && { pcd }),
    ...(noEdital !== undefined && { reservadasNoEdital: noEdital }),
  });
}

export function executarSerie(lei: Lei, celulas: Celulas): Celulas {
  const { modalidades, fatos, reservadas } = serieDe(lei, celulas, lerInteiros(celula(celulas, 'ofertas')));
  if (fatos.some(({ tipo }) => tipo === 'não cabe')) return { 'posições da cota': 'erro', 'posições PcD': 'erro' };
  const posicoes = (reserva: Modalidade): string =>
    modalidades.flatMap((modalidade, i) => (modalidade === reserva ? [`${i + 1}`] : [])).join(', ') || NADA;
  const fundamento = (cota: string): string =>
    citaArtigos(
      fundamentoDoQuadro(lei, cota, {
        vagas: modalidades.length,
        reservadas: [...reservadas.values()].filter(({ reserva }) => reserva === cota),
        pcd: lerPcd(celula(celulas, 'pcd')),
        criterios: criteriosDe(lei, celulas),
      }),
    );
  return {
    'posições da cota': porReserva(lei, NADA, posicoes),
    'posições PcD': posicoes(PCD),
    ...(celulas['fundamento da cota'] !== undefined && { 'fundamento da cota': porReserva(lei, '', fundamento) }),
  };
}

interface Redacao {
  readonly lei: Lei;
  readonly criterios: Criterios;
  readonly lidos: Classificados;
  readonly serie: Serie;
  readonly ofertas: readonly number[];
  readonly reabertura?: (vaga: number) => CausaDaVaga | undefined;
}

/** The columns on articles and sentences, of the vagas that their cells name: "5 art. 3º, § 2º · 2 nenhum". */
function redacaoDe(
  celulas: Celulas,
  ordem: Ordem,
  { lei, criterios, lidos, serie: daSerie, ofertas, reabertura }: Redacao,
): Celulas {
  const pcd = lerPcd(celula(celulas, 'pcd'));
  const contexto: Contexto = {
    lei,
    pessoas: lidos.pessoas,
    pcd,
    criterios,
    ofertas: contaOfertas(ofertas),
    reservadas: daSerie.reservadas,
    informadas: lerNoEdital(celula(celulas, 'no edital'), reservasDe(lei)),
    causa: (vaga) => {
      const reservada = daSerie.reservadas.get(vaga);
      return reabertura?.(vaga) ?? { tipo: 'série', ...(reservada && { reservada }) };
    },
  };
  const porVaga = new Map(redigirChamadas(lidos, contexto, ordem).map((chamada) => [chamada.vaga, chamada]));
  const obtidas: Record<string, string> = {};
  const porColuna = (coluna: string, obtida: (vaga: number, esperada: string) => string): void => {
    const escrita = celulas[coluna];
    if (escrita === undefined || escrita === NADA) return;
    obtidas[coluna] = escrita
      .split(' · ')
      .map((parte) => {
        const [, vaga = '', esperada = ''] = /^(\d+) (.+)$/u.exec(parte) ?? [];
        return `${vaga} ${obtida(Number(vaga), esperada)}`;
      })
      .join(' · ');
  };
  porColuna('fundamento', (vaga) => citaArtigos(porVaga.get(vaga)?.fundamento ?? ['vaga sem chamada']) || 'nenhum');
  porColuna('frase contém', (vaga, esperada) => {
    const { frase = 'vaga sem chamada' } = porVaga.get(vaga) ?? {};
    return frase.includes(esperada) ? esperada : frase;
  });
  return obtidas;
}

class Escrita {
  constructor(
    private readonly lei: Lei,
    private readonly pessoas: readonly Candidato[],
  ) {}

  nome(pessoa: number): string {
    return this.pessoas[pessoa]?.nome ?? '?';
  }

  modalidade(modalidade: Modalidade): string {
    if (modalidade === AMPLA || modalidade === PCD) return modalidade;
    return this.lei.reservas.length === 1 ? 'cota' : modalidade;
  }

  /** How a call is written in the tables, after the vaga's number. */
  decisao(decisao: Decisao): string {
    if (decisao.tipo === 'aberta') return `aberta (${decisao.motivo})`;
    const { via, lista, pessoa, compensa, reverteu } = decisao;
    if (via === 'reversao') return `${this.nome(pessoa)} (reversão)`;
    if (via !== 'compensacao') return `${this.nome(pessoa)} (${this.modalidade(via)})`;
    const pelaLista = this.modalidade(lista) === 'cota' ? '' : ` ${this.modalidade(lista)}`;
    return `${this.nome(pessoa)} (compensação${pelaLista}, compensa ${this.nome(compensa)}${reverteu ? ', reversão' : ''})`;
  }

  ordem({ passos, abertas, empates }: Ordem, lidos: Classificados, vagas: readonly number[]): string {
    const porVaga = new Map([...passos, ...abertas].map((decisao) => [decisao.vaga, decisao]));
    const linhas = vagas.flatMap((vaga) => {
      const decisao = porVaga.get(vaga);
      return decisao === undefined ? [] : [`${vaga} ${this.decisao(decisao)}`];
    });
    for (const empate of empates) {
      const pessoas = lidos.empates[empate - 1]?.pessoas ?? [];
      linhas.push(`empate ${pessoas.map((pessoa) => this.nome(pessoa)).join(' ')}`);
    }
    return linhas.join(' · ') || NADA;
  }

  /** Who ends up holding by another modalidade than the one they were called by. */
  ocupaNoFim({ passos, ocupa }: Ordem): string {
    const mudaram = passos.flatMap(({ pessoa, lista }, i) =>
      ocupa[i] === lista ? [] : [`${this.nome(pessoa)} ${this.modalidade(ocupa[i] ?? '?')}`],
    );
    return mudaram.join(' · ') || NADA;
  }
}

export function executarOrdem(lei: Lei, celulas: Celulas): Celulas {
  const pessoas = lerClassificacao(celula(celulas, 'classificação'), reservasDe(lei));
  const criterios = criteriosDe(lei, celulas);
  const lidos = classificados(pessoas, { criterios });
  const ofertas = lerInteiros(celula(celulas, 'ofertas'));
  const daSerie = serieDe(lei, celulas, ofertas);
  const { modalidades } = daSerie;
  const ordem = ordemDeNomeacao(lidos, criterios, modalidades);
  const escrita = new Escrita(lei, lidos.pessoas);
  const vagas = modalidades.map((_, i) => i + 1);
  return {
    chamadas: escrita.ordem(ordem, lidos, vagas),
    'ocupa no fim': escrita.ocupaNoFim(ordem),
    ...redacaoDe(celulas, ordem, { lei, criterios, lidos, serie: daSerie, ofertas }),
  };
}

function atoDe(lei: Lei, pessoas: readonly Candidato[], escrito: AtoEscrito, i: number): Ato {
  const { tipo, pessoa, vaga, quantidade: quantas, lista, compensa, motivo } = escrito;
  const indice = (nome: string): number => {
    const achado = pessoas.findIndex((candidato) => candidato.nome === nome);
    if (achado < 0) throw new Error(`pessoa: ${nome}`);
    return achado;
  };
  return {
    ato: `${i + 1}`,
    linha: i + 2,
    tipo,
    ...(pessoa !== undefined && { pessoa: indice(pessoa) }),
    ...(vaga !== undefined && { vaga }),
    ...(quantas !== undefined && { quantidade: quantas }),
    ...(lista !== undefined && { lista: lista === 'cota' ? lei.reservas[0].id : lista }),
    ...(compensa !== undefined && { compensa: indice(compensa) }),
    ...(motivo !== undefined && { motivo }),
  };
}

export function executarLivro(lei: Lei, celulas: Celulas): Celulas {
  const pessoas = lerClassificacao(celula(celulas, 'classificação'), reservasDe(lei));
  const criterios = criteriosDe(lei, celulas);
  const lidos = classificados(pessoas, { criterios });
  const atos = lerAtos(celula(celulas, 'atos')).map((escrito, i) => atoDe(lei, lidos.pessoas, escrito, i));
  const ofertas = atosQueValem(atos).validos.flatMap(({ tipo, quantidade: quantas = 0 }) =>
    tipo === 'oferta' ? [quantas] : [],
  );
  const daSerie = serieDe(lei, celulas, ofertas);
  const situacao = dobrarLivro(lidos, criterios, daSerie.modalidades, atos);
  const contradicoes = situacao.fatos.filter(({ tipo }) => !tipo.endsWith('inferida'));
  if (contradicoes.length > 0)
    throw new Error(`livro contraditório: ${contradicoes.map(({ tipo }) => tipo).join(', ')}`);
  const escrita = new Escrita(lei, lidos.pessoas);
  const divergencias = situacao.divergencias.map(
    ({ vaga, pessoa, devida }) => `${vaga} ${escrita.nome(pessoa)}: ${escrita.decisao(devida)}`,
  );
  const k = Number(celula(celulas, 'k'));
  const abertas = situacao.abertas.todas();
  const reabertura = (vaga: number): CausaDaVaga | undefined => {
    const desta = situacao.abertas.reabertura(vaga);
    return desta && { tipo: 'reaberta', ...desta };
  };
  const chamar = (): string => escrita.ordem(proximas(situacao, k), lidos, abertas.slice(0, k));
  return {
    próximas: k > abertas.length ? erroDe(chamar) : chamar(),
    divergências: divergencias.join(' · ') || NADA,
    ...(k <= abertas.length &&
      redacaoDe(celulas, proximas(situacao, k), { lei, criterios, lidos, serie: daSerie, ofertas, reabertura })),
  };
}

function erroDe(chamar: () => unknown): string {
  try {
    chamar();
  } catch (erro) {
    if (erro instanceof RangeError) return 'erro';
    throw erro;
  }
  return 'nenhum erro';
}
