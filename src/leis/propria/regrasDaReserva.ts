import type { Fracao } from '../../core/fracao';
import type { Ordem, RegrasDaReserva } from '../../core/lei';
import type { Campos } from './campo';
import { NOMES_DAS_CHAVES } from './chaves';
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

/** The rules of a reserva from its rows; undefined without a percentage, which is told. */
export function regrasDaReserva(
  nomeada: Nomeada,
  todas: readonly Nomeada[],
  campos: Campos,
): RegrasDaReserva | undefined {
  const { linhas, nome, linha } = nomeada;
  const percentual = campos.le('percentual', linhas.get('percentual'), lePercentual);
  const teto = campos.le('teto', linhas.get('teto'), lePercentual);
  const ordem = campos.le('ordem', linhas.get('ordem'), leOrdem);
  const reversao = lerReversaoDe(nomeada, todas, campos);
  const desistencia = campos.le('desistencia', linhas.get('desistencia'), (texto) => leEscolha(texto, DESISTENCIAS));
  if (!linhas.has('percentual')) {
    campos.aponta(linha, {
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
    campos.aponta(linhaDoTeto, { codigo: 'lei-valor-impossivel', gravidade: 'erro', dados });
  }
  const ordemLinha = linhas.get('ordem');
  if (ordem !== undefined && ordemLinha !== undefined && diverge(ordem.valor, percentual.valor)) {
    const dados = {
      reserva: nome,
      ordem: escreveOrdem(ordem.valor),
      percentual: linhas.get('percentual')?.valor.trim() ?? '',
    };
    campos.aponta(ordemLinha, { codigo: 'lei-ordem-diverge', gravidade: 'aviso', dados });
  }
  const destino = reversao?.valor ?? SO_A_LISTA_GERAL;
  const cascata =
    destino.cascata.length === 0 || reversao === undefined
      ? undefined
      : { valor: destino.cascata, fundamento: reversao.fundamento };
  const fim = reversao === undefined ? undefined : { valor: destino.fim, fundamento: reversao.fundamento };
  return {
    percentual: regra(percentual, percentual.valor, SILENCIOS.percentual),
    minimo: regra(minimo, 0, SILENCIOS.minimo),
    arredondamento: regra(arredondamento, 'meio para cima', SILENCIOS.arredondamento),
    ...(teto !== undefined && { teto: regra(teto, teto.valor, SILENCIOS.teto) }),
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
  campos.aponta(linha, lida);
  return undefined;
}

const menor = (uma: Fracao, outra: Fracao): boolean =>
  uma.numerador * outra.denominador < outra.numerador * uma.denominador;

/** Whether words of order that go on for ever give another share than the percentage does. */
function diverge(ordem: Ordem, { numerador, denominador }: Fracao): boolean {
  const passo =
    ordem.tipo === 'última de cada grupo' ? ordem.grupo : ordem.tipo === 'posições' ? ordem.passo : undefined;
  return passo !== undefined && passo * numerador !== denominador;
}
