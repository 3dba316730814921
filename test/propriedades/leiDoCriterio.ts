import { porcento } from '../../src/core/fracao';
import type { Lei, Regra, Reserva } from '../../src/core/lei';
import { respostaDe, type PerguntaId, type Respostas } from '../../src/core/perguntas';
import type { Arredondamento } from '../../src/core/quantidade';
import { leiFicticia } from '../leis/lei-ficticia-10/lei';
import type { Criterio, Ordem, ReservaDoCriterio } from '../oraculo';

/** A law of one's own as the product takes it: every rule is the law's text, with the values of the second implementation. */

const CITACAO = { dispositivo: 'art. 1º', palavras: 'Lei inventada.' };

function texto<V>(valor: V): Regra<V> {
  return { base: 'texto', valor, citacoes: [CITACAO] };
}

function valor<P extends PerguntaId>(pergunta: P, resposta: string): Respostas[P] {
  const lida = respostaDe(pergunta, resposta);
  if (lida === undefined) throw new Error(`${pergunta} = ${resposta}`);
  return lida;
}

/** The other words of the table are those of the second implementation, without the hyphens. */
function semHifens<V extends string>(palavra: string): V {
  return palavra.replaceAll('-', ' ') as V;
}

function textoDaOrdem(ordem: Ordem): string {
  if (ordem.tipo === 'proporcional') return ordem.tipo;
  if (ordem.tipo === 'ultima-de-cada-grupo') return `${ordem.tipo}:${ordem.tamanho}`;
  return `${ordem.tipo}:${ordem.lista.join(',')}${ordem.passo === null ? '' : `+${ordem.passo}`}`;
}

function reservaDoCriterio(r: ReservaDoCriterio): Reserva {
  const desistencia = valor('desistencia', r.desistencia);
  return {
    id: r.id,
    nome: `Reserva ${r.id}`,
    grupo: `pessoas ${r.id}`,
    marcas: [],
    regras: {
      percentual: texto(porcento(r.decimos, 1)),
      minimo: texto(r.minimo),
      arredondamento: texto(semHifens<Arredondamento>(r.arredondamento)),
      ...(r.teto !== null && { teto: texto(porcento(r.teto, 1)) }),
      ordem: texto(valor('ordem', textoDaOrdem(r.ordem))),
      grupoIncompleto: texto(valor('grupo-incompleto', r.grupoIncompleto)),
      computo: texto(valor('computo', r.computo)),
      desistencia: texto(r.desistenciaEstaNoTexto ? 'próximo da lista específica' : desistencia),
      posseNaoTomada: texto(desistencia),
      alcanceDaDesistencia: texto(valor('desistencia-alcance', r.desistenciaAlcance)),
      reversao: texto(valor('cotistas-insuficientes', r.semCotistas)),
      cotistasInsuficientes: texto(valor('cotistas-insuficientes', r.cotistasInsuficientes)),
      cascata: { base: 'silêncio', padrao: r.cascata, questao: 'como o critério diz' },
      cotaNegada: texto(valor('cota-negada', r.cotaNegada)),
    },
  };
}

export function leiDoCriterio(c: Criterio): Lei {
  const inventada = leiFicticia({});
  const [primeira, ...outras] = c.reservas.map(reservaDoCriterio);
  if (primeira === undefined) throw new Error('a law without reservas');
  return {
    ...inventada,
    regras: {
      ...inventada.regras,
      novasVagas: texto(valor('novas-vagas', c.novasVagas)),
      colisao: texto(valor('colisao', c.colisao)),
      computoPcd: texto(valor('computo-pcd', c.computoPcd)),
      duasReservas: texto(semHifens(c.duasReservas)),
    },
    reservas: [primeira, ...outras],
  };
}
