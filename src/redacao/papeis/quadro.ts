import type { Lei } from '../../core/lei';
import { enumera, quantos } from '../palavras';
import { LACUNA } from './lacuna';

export const TITULO_DO_QUADRO = 'Quadro de vagas';

/** "Médico (3 vagas)"; a cargo that has no name stays to be filled in. */
export function cargoDoQuadro(cargo: string, vagas: number): string {
  const quantas = vagas === 0 ? 'cadastro de reserva' : quantos(vagas, 'vaga', 'vagas');
  return `${cargo === '' ? LACUNA : cargo} (${quantas})`;
}

/** The row of one modalidade in one line of text. */
export function linhaDoQuadro(nome: string, vagas: number, numeros: string, fundamento: string): string {
  const quais = vagas === 0 ? '' : ` (${vagas === 1 ? 'vaga' : 'vagas'} ${numeros})`;
  return `${nome}: ${vagas}${quais}${fundamento === '' ? '' : ` – ${fundamento}`}`;
}

/** What a quadro without reserved vagas of some group has to say, so that nobody reads the zero as a denial. */
export function notaDoZero({ reservas }: Lei): string {
  const grupos = enumera(reservas.map(({ grupo }) => grupo));
  return `Onde o quadro indica 0 (zero) para ${grupos}, o número de vagas do edital não dá nenhuma vaga reservada pelos artigos citados.`;
}

export const NOTA_DOS_NUMEROS =
  'As vagas são numeradas na ordem em que são oferecidas, e o número de cada uma não muda.';
