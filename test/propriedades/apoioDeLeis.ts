import type { Criterio, ReservaDoCriterio } from '../oraculo';
import { membro, type Pessoa } from './apoio';
import type { CasoDeLei } from './geradorDeLeis';

/** Laws of several reservas written by hand, and what the properties ask of a contest under one, from the words alone. */

const COMUM: Omit<ReservaDoCriterio, 'id' | 'decimos'> = {
  arredondamento: 'meio-para-cima',
  minimo: 0,
  teto: null,
  ordem: { tipo: 'proporcional' },
  grupoIncompleto: 'ultima-vaga-oferecida',
  computo: 'ordem-de-chamada',
  desistencia: 'proximo-da-lista-especifica',
  desistenciaEstaNoTexto: false,
  desistenciaAlcance: 'vaga-reservada',
  cotistasInsuficientes: 'reverte',
  semCotistas: 'reverte',
  cascata: [],
  cotaNegada: 'permanece-na-ampla',
};

/** @example reserva('negros', 20, { cascata: ['indigenas'] }) */
export function reserva(id: string, porcento: number, resto: Partial<ReservaDoCriterio> = {}): ReservaDoCriterio {
  return { ...COMUM, id, decimos: 10 * porcento, ...resto };
}

/** The vagas that a reserva takes are listed, so that a case can be read without counting. */
export function nasVagas(id: string, lista: number[], resto: Partial<ReservaDoCriterio> = {}): ReservaDoCriterio {
  return reserva(id, 100, { ordem: { tipo: 'posicoes', lista, passo: null }, ...resto });
}

export function lei(reservas: ReservaDoCriterio[], resto: Partial<Criterio> = {}): Criterio {
  return {
    computoPcd: 'ordem-de-chamada',
    novasVagas: 'total-acumulado',
    colisao: 'livre-anterior',
    duasReservas: 'a-que-chamar-primeiro',
    ...resto,
    reservas,
  };
}

/** "A B:negros C:negros,indigenas": ranks 1, 2, 3, each with the groups they declared. */
export function concursoDe(lei: Criterio, pessoas: string, ofertas: number[]): CasoDeLei {
  return {
    lei,
    leituras: {},
    ofertas,
    pessoas: pessoas.split(' ').map((palavra, i): Pessoa => {
      const [inscricao = '', grupos = ''] = palavra.split(':');
      const marcas = grupos.split(',').filter((id) => id !== '');
      return {
        inscricao,
        classificacao: i + 1,
        situacao: 'habilitado',
        reservas: Object.fromEntries(marcas.map((id): [string, 'declarada'] => [id, 'declarada'])),
      };
    }),
  };
}

/** § 6: out of every list: eliminado, desistente, or refused in a reserva whose refusal eliminates. */
export function concorreNaLei({ reservas }: Criterio, pessoa: Pessoa): boolean {
  if (pessoa.situacao === 'eliminado' || pessoa.situacao === 'desistente') return false;
  return !reservas.some(({ id, cotaNegada }) => cotaNegada === 'eliminado' && pessoa.reservas[id] === 'negada');
}

/** Whether a person competes through a reserva: by some laws in the one of largest share only, the first of equal ones. */
export function competeNa({ reservas, duasReservas }: Criterio, pessoa: Pessoa, id: string): boolean {
  if (!membro(pessoa, id)) return false;
  if (id === 'pcd' || duasReservas === 'a-que-chamar-primeiro') return true;
  const delas = reservas.filter((outra) => outra.id !== 'pcd' && membro(pessoa, outra.id));
  const maior = Math.max(...delas.map(({ decimos }) => decimos));
  return delas.find(({ decimos }) => decimos === maior)?.id === id;
}

/** The lista geral (`ampla`) or a lista específica, best first. */
export function listaNaLei(
  { lei: criterio, pessoas }: Pick<CasoDeLei, 'lei' | 'pessoas'>,
  modalidade: string,
): Pessoa[] {
  const fim = ({ situacao }: Pessoa): number => (situacao === 'fim-de-fila' ? 1 : 0);
  return pessoas
    .filter((pessoa) => concorreNaLei(criterio, pessoa))
    .filter((pessoa) => modalidade === 'ampla' || competeNa(criterio, pessoa, modalidade))
    .sort((a, b) => fim(a) - fim(b) || a.classificacao - b.classificacao);
}

export function regrasDe({ reservas }: Criterio, id: string): ReservaDoCriterio | undefined {
  return reservas.find((reserva) => reserva.id === id);
}
