import { enumera } from './palavras';

/** The sentences of a number of reserved vacancies that can't be read; whoever asked puts its name before them. */
export const RESERVADAS = {
  numero: (texto: string) => `“${texto}” não é um número inteiro a partir de 0.`,
  demais: (texto: string, teto: number) => `${texto} passa do máximo de ${teto}.`,
  qualReserva: (texto: string, reservas: readonly string[]) =>
    `“${texto}” não diz de que reserva é, e a lei tem ${reservas.length}. Dê o número de cada uma: ${reservas.map((id) => `${id}:N`).join(',')}.`,
  desconhecida: (nome: string, reservas: readonly string[]) =>
    `a reserva “${nome}” não existe nesta lei. Use ${enumera(reservas, 'ou')}.`,
  repetida: (nome: string) => `a reserva “${nome}” foi dada mais de uma vez.`,
} as const;
