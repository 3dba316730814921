import { PCD } from '../core/candidato';
import { conta } from '../core/classificados';
import type { Criterios } from '../core/criterios';
import { noCargo, type Problema } from '../core/problema';
import { dispositivosDe, nomeDaModalidade } from '../redacao/fundamento';
import type { GrupoDoCargo } from './cargo';
import { reservasDaPessoa } from './listas';
import type { Pedido } from './pedido';

/** What the livro made of the people, where there is one: who still waits, and what they declared and was not refused. */
export interface EstadoDasPessoas {
  chamado(pessoa: number): boolean;
  naLista(pessoa: number): boolean;
  declarou(pessoa: number, reserva: string): boolean;
  membro(pessoa: number, reserva: string): boolean;
}

/** Without a livro: as the sheet says. */
export function estadoDaPlanilha({
  pessoas,
  naLista,
  membroDe,
  reservas,
}: GrupoDoCargo['classificados']): EstadoDasPessoas {
  return {
    chamado: () => false,
    naLista: (pessoa) => pessoa < naLista,
    declarou: (pessoa, reserva) => {
      const candidato = pessoas[pessoa];
      return candidato !== undefined && conta(candidato, reserva);
    },
    membro: (pessoa, reserva) => ((membroDe[pessoa] ?? 0) & (1 << reservas.indexOf(reserva))) !== 0,
  };
}

/** By some laws who declared two groups competes in one only, and may be called later than by the other: told by name. */
export function problemasDasDuasReservas(
  { lei }: Pedido,
  { duasReservas, reservas }: Criterios,
  { cargo, classificados: { pessoas } }: GrupoDoCargo,
  estado: EstadoDasPessoas,
): Problema[] {
  if (duasReservas === 'a que chamar primeiro') return [];
  const ids = reservas.map(({ id }) => id).filter((id) => id !== PCD);
  const nome = (id: string): string => nomeDaModalidade(lei, id);
  const afetadas = pessoas.flatMap((candidato, pessoa) => {
    if (!estado.naLista(pessoa) || estado.chamado(pessoa)) return [];
    const declaradas = reservasDaPessoa(candidato, ids).filter((id) => estado.declarou(pessoa, id));
    const compete = declaradas.find((id) => estado.membro(pessoa, id));
    if (declaradas.length < 2 || compete === undefined) return [];
    return [{ nome: candidato.nome, reservas: declaradas.map(nome), compete: nome(compete) }];
  });
  if (afetadas.length === 0) return [];
  const dados = { pessoas: afetadas, dispositivos: dispositivosDe(lei.regras.duasReservas) };
  return [noCargo({ codigo: 'duas-reservas', gravidade: 'aviso', dados }, cargo)];
}
