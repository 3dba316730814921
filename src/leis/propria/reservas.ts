import { AMPLA, PCD } from '../../core/candidato';
import type { Fracao } from '../../core/fracao';
import type { Ordem, RegrasDaReserva, Reserva } from '../../core/lei';
import { normaliza } from '../../core/texto';
import type { Campos } from './campo';
import { NOMES_DAS_CHAVES } from './chaves';
import { ePcd, grupoDe, idDe, palavrasDoNome } from './identidade';
import type { Nomeada } from './linhas';
import { regra, type Dada } from './regras';
import { leReversao, SO_A_LISTA_GERAL, type Reversao } from './reversao';
import { SILENCIOS } from './silencios';
import {
  ARREDONDAMENTOS,
  COMPUTOS,
  DESISTENCIAS,
  escreveOrdem,
  leEscolha,
  leMinimo,
  leOrdem,
  lePercentual,
} from './valores';

type Linhas = Nomeada['linhas'];

/** Above this many, marks of one person no longer fit the engine's words. */
const TETO_DE_RESERVAS = 20;

/** Ids of what no reserva can be called: the rest of the vagas, where a vaga goes, and how a person is reached. */
const NAO_SAO_GRUPOS: ReadonlySet<string> = new Set([
  AMPLA,
  'ampla-concorrencia',
  'geral',
  'lista-geral',
  'fica-vaga',
  'compensacao',
  'reversao',
]);

/** The reservas of the table, each with its id; unnamed and repeated ones are told. */
export function nomeiaReservas(reservas: readonly Linhas[], campos: Campos): Nomeada[] {
  const nomeadas: Nomeada[] = [];
  for (const linhas of reservas) {
    const linha = linhas.get('reserva');
    if (linha === undefined) continue;
    const nome = linha.valor.replace(/\s+/gu, ' ').trim();
    if (nome === '') {
      campos.erro(linha, { codigo: 'lei-falta-valor', gravidade: 'erro', dados: { chave: 'reserva' } });
      continue;
    }
    if (/[,;]/u.test(nome)) {
      const dados = { chave: 'reserva', valor: nome, porque: 'nome com vírgula' } as const;
      campos.erro(linha, { codigo: 'lei-valor-impossivel', gravidade: 'erro', dados });
      continue;
    }
    const id = ePcd(nome) ? PCD : idDe(nome);
    if (NAO_SAO_GRUPOS.has(id) || !/[a-z]/.test(id)) {
      const porque = NAO_SAO_GRUPOS.has(id) ? 'nome que não é de grupo' : 'nome sem letras';
      campos.erro(linha, { codigo: 'lei-valor-impossivel', gravidade: 'erro', dados: { chave: 'reserva', valor: nome, porque } });
      continue;
    }
    const outra = nomeadas.find((nomeada) => nomeada.id === id);
    if (outra !== undefined) {
      const dados = { nome, linha: outra.linha.linha };
      campos.erro(linha, { codigo: 'lei-reserva-repetida', gravidade: 'erro', dados });
      continue;
    }
    nomeadas.push({ linhas, linha, nome, id });
  }
  const demais = nomeadas[TETO_DE_RESERVAS];
  if (demais !== undefined) {
    const dados = { quantas: nomeadas.length, teto: TETO_DE_RESERVAS };
    campos.erro(demais.linha, { codigo: 'lei-reservas-demais', gravidade: 'erro', dados });
  }
  return nomeadas.slice(0, TETO_DE_RESERVAS);
}

function marcasDe({ linhas, nome, id }: Nomeada): string[] {
  const escritas = (linhas.get('palavras')?.valor ?? '').split(/[,;\n]/u).map((palavra) => palavra.trim());
  const ditas = escritas.filter(Boolean);
  if (ditas.length > 0) return [...new Set(ditas)];
  return id === PCD ? ['pcd', nome] : palavrasDoNome(nome);
}

/** The same word in two reservas: a mark that could not tell which. */
function palavrasRepetidas(nomeadas: readonly Nomeada[], campos: Campos): void {
  const donas = new Map<string, Nomeada>();
  for (const nomeada of nomeadas) {
    const linha = nomeada.linhas.get('palavras');
    for (const palavra of new Set(marcasDe(nomeada).map(normaliza))) {
      const dona = donas.get(palavra);
      if (dona === undefined) donas.set(palavra, nomeada);
      else {
        const dados = { palavra, reservas: [dona.nome, nomeada.nome] };
        campos.erro(linha ?? nomeada.linha, { codigo: 'lei-palavra-repetida', gravidade: 'erro', dados });
      }
    }
  }
}

function regrasDe(nomeada: Nomeada, todas: readonly Nomeada[], campos: Campos): RegrasDaReserva | undefined {
  const { linhas, nome, linha } = nomeada;
  const percentual = campos.le('percentual', linhas.get('percentual'), lePercentual);
  const teto = campos.le('teto', linhas.get('teto'), lePercentual);
  const ordem = campos.le('ordem', linhas.get('ordem'), leOrdem);
  const reversao = lerReversaoDe(nomeada, todas, campos);
  const desistencia = campos.le('desistencia', linhas.get('desistencia'), (texto) => leEscolha(texto, DESISTENCIAS));
  if (!linhas.has('percentual')) {
    campos.erro(linha, {
      codigo: 'lei-falta-valor',
      gravidade: 'erro',
      dados: { chave: NOMES_DAS_CHAVES.percentual, reserva: nome },
    });
  }
  const arredondamento = campos.le('arredondamento', linhas.get('arredondamento'), (texto) =>
    leEscolha(texto, ARREDONDAMENTOS),
  );
  const minimo = campos.le('minimo', linhas.get('minimo'), leMinimo);
  const computo = campos.le('computo', linhas.get('computo'), (texto) => leEscolha(texto, COMPUTOS));
  if (percentual === undefined) return undefined;
  const linhaDoTeto = linhas.get('teto');
  if (teto !== undefined && linhaDoTeto !== undefined && menor(teto.valor, percentual.valor)) {
    const dados = { chave: 'teto', valor: linhaDoTeto.valor.trim(), porque: 'teto abaixo do percentual' } as const;
    campos.erro(linhaDoTeto, { codigo: 'lei-valor-impossivel', gravidade: 'erro', dados });
  }
  const ordemLinha = linhas.get('ordem');
  if (ordem !== undefined && ordemLinha !== undefined && diverge(ordem.valor, percentual.valor)) {
    campos.problemas.push({
      codigo: 'lei-ordem-diverge',
      gravidade: 'aviso',
      lugar: {
        ...(campos.onde.aba !== undefined && { aba: campos.onde.aba }),
        linha: ordemLinha.linha,
        coluna: campos.onde.colunas[1],
      },
      dados: {
        reserva: nome,
        ordem: escreveOrdem(ordem.valor),
        percentual: linhas.get('percentual')?.valor.trim() ?? '',
      },
    });
  }
  const destino = reversao?.valor ?? SO_A_LISTA_GERAL;
  const cascata = destino.cascata.length === 0 || reversao === undefined ? undefined : { valor: destino.cascata, fundamento: reversao.fundamento };
  const fim = reversao === undefined ? undefined : { valor: destino.fim, fundamento: reversao.fundamento };
  return {
    percentual: regra(percentual, percentual.valor, ''),
    minimo: regra(minimo, 0, SILENCIOS.minimo),
    arredondamento: regra(arredondamento, 'meio para cima', SILENCIOS.arredondamento),
    ...(teto !== undefined && { teto: regra(teto, teto.valor, '') }),
    ordem: regra(ordem, { tipo: 'proporcional' }, SILENCIOS.ordem, 'ordem'),
    grupoIncompleto: regra(undefined, 'última vaga oferecida', SILENCIOS.grupoIncompleto, 'grupo-incompleto'),
    computo: regra(computo, 'ordem de chamada', SILENCIOS.computo, 'computo'),
    desistencia: regra(desistencia, 'próximo da lista específica', SILENCIOS.desistencia, 'desistencia'),
    posseNaoTomada: posseNaoTomada(desistencia),
    alcanceDaDesistencia: regra(undefined, 'vaga reservada', SILENCIOS.alcanceDaDesistencia, 'desistencia-alcance'),
    // What becomes of the vaga of a list that never had anyone is open only together with that of a list used up.
    reversao: regra(
      fim,
      'reverte',
      SILENCIOS.reversao,
      destino.fim === 'fica vaga' ? 'cotistas-insuficientes' : undefined,
    ),
    cotistasInsuficientes: regra(fim, 'reverte', SILENCIOS.cotistasInsuficientes, 'cotistas-insuficientes'),
    ...(cascata !== undefined && { cascata: regra(cascata, cascata.valor, SILENCIOS.cascata) }),
    cotaNegada: regra(undefined, 'permanece na ampla', SILENCIOS.cotaNegada, 'cota-negada'),
  };
}

/** Where the table settles desistência, the other ways of leaving a vaga follow it; else they are one question. */
function posseNaoTomada(
  desistencia: Dada<'próximo da lista específica' | 'lista geral'> | undefined,
): RegrasDaReserva['posseNaoTomada'] {
  const padrao = desistencia?.valor ?? 'próximo da lista específica';
  const aberta = desistencia?.fundamento.base !== 'texto';
  return { base: 'silêncio', ...(aberta && { pergunta: 'desistencia' }), padrao, questao: SILENCIOS.posseNaoTomada };
}

function lerReversaoDe(nomeada: Nomeada, todas: readonly Nomeada[], campos: Campos): Dada<Reversao> | undefined {
  const linha = nomeada.linhas.get('reversao');
  if (linha === undefined) return undefined;
  const lida = leReversao(linha.valor, nomeada, todas);
  if (!('codigo' in lida)) return campos.le('reversao', linha, () => ({ tipo: 'valor', valor: lida }));
  campos.erro(linha, lida);
  return undefined;
}

/** Whether words of order that go on for ever give another share than the percentage does. */
function diverge(ordem: Ordem, { numerador, denominador }: Fracao): boolean {
  const passo =
    ordem.tipo === 'última de cada grupo' ? ordem.grupo : ordem.tipo === 'posições' ? ordem.passo : undefined;
  return passo !== undefined && passo * numerador !== denominador;
}

const menor = (uma: Fracao, outra: Fracao): boolean =>
  uma.numerador * outra.denominador < outra.numerador * uma.denominador;

function soma(reservas: readonly Reserva[]): number {
  return reservas.reduce((total, { regras: { percentual } }) => {
    const { numerador, denominador } = percentual.base === 'texto' ? percentual.valor : percentual.padrao;
    // Whole millionths of a percent: sums of decimals stay exact.
    return total + Math.round((numerador * 1e8) / denominador);
  }, 0);
}

/** The reservas of a law's table; undefined when any of them can't be read whole. */
export function lerReservas(reservas: readonly Linhas[], campos: Campos): Reserva[] | undefined {
  const nomeadas = nomeiaReservas(reservas, campos);
  palavrasRepetidas(nomeadas, campos);
  const lidas = nomeadas.map((nomeada): Reserva | undefined => {
    const regras = regrasDe(nomeada, nomeadas, campos);
    const { id, nome } = nomeada;
    const grupo = id === PCD ? 'pessoas com deficiência' : grupoDe(nome);
    return regras && { id, nome, grupo, marcas: marcasDe(nomeada), regras };
  });
  const inteiras = lidas.filter((reserva) => reserva !== undefined);
  if (inteiras.length < lidas.length) return undefined;
  const ultima = nomeadas.at(-1);
  const linhaDoPercentual = ultima?.linhas.get('percentual');
  if (linhaDoPercentual !== undefined && soma(inteiras) > 1e8) {
    const dados = {
      chave: NOMES_DAS_CHAVES.percentual,
      valor: linhaDoPercentual.valor.trim(),
      porque: 'soma acima de 100%',
    } as const;
    campos.erro(linhaDoPercentual, { codigo: 'lei-valor-impossivel', gravidade: 'erro', dados });
    return undefined;
  }
  return inteiras;
}
