export { criterio, ErroDoOraculo } from './lei';
export type { Arredondamento, Criterio, IdDaLei, Ordem, ReservaDoCriterio } from './lei';
export { percentualMeioParaCima, quantidade, quantidadeDaReserva, quantidadePcdFederal } from './quantidade';
export { lugaresProporcionais, serie } from './serie';
export type { EntradaDaSerie } from './serie';
export { ordem } from './ordem';
export type {
  Chamada,
  EntradaDoOraculo,
  EntradaSemOfertas,
  PessoaDaEntrada,
  Pertenca,
  Situacao,
  VagaAberta,
} from './ordem';
export { conferir, dobrar, proximas } from './livro';
export type { Ato, Divergencia, EstadoDoLivro } from './livro';
