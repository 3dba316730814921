import type { Pertenca, Situacao } from '../core/candidato';
import type { RespostasDaLeitura } from '../core/problemas/leitura';
import { MOTIVO_DE_FORA, SITUACAO_NA_LISTA } from './motivos';

/** Problems that offer answers: the questions of the reading, and those of the order. */
type CodigoComOpcoes = keyof RespostasDaLeitura | 'empate' | 'lacuna-na-classificacao';

type NomeDaReserva = (id: string) => string;

const SIM_OU_NAO: Readonly<Record<'sim' | 'nao', string>> = {
  sim: 'Sim, concorre pela reserva',
  nao: 'Não concorre pela reserva',
};

const PERTENCAS: Readonly<Record<Pertenca, string>> = {
  declarada: 'Só declarada, sem verificação',
  confirmada: 'Confirmada',
  pendente: 'Pendente de verificação',
  negada: 'Não confirmada',
};

/** Nouns, because nobody's gender is known. */
const SITUACOES: Readonly<Record<Situacao, string>> = {
  habilitado: 'Habilitação: segue nas listas',
  eliminado: MOTIVO_DE_FORA.eliminado,
  desistente: MOTIVO_DE_FORA.desistente,
  'fim-de-fila': SITUACAO_NA_LISTA['fim-de-fila'],
  'sub-judice': 'Sub judice: segue nas listas',
  'ja-nomeado': SITUACAO_NA_LISTA['ja-nomeado'],
};

const ORDENS_DA_DATA: Readonly<Record<RespostasDaLeitura['data-ambigua'], string>> = {
  'dd/mm': 'Primeiro o dia (dd/mm)',
  'mm/dd': 'Primeiro o mês (mm/dd)',
};

function de(rotulos: Readonly<Record<string, string>>): (opcao: string) => string {
  return (opcao) => (Object.hasOwn(rotulos, opcao) ? (rotulos[opcao] ?? opcao) : opcao);
}

const daReserva = (opcao: string, nomeDaReserva: NomeDaReserva): string =>
  opcao === 'nenhuma' ? 'Nenhuma reserva' : nomeDaReserva(opcao);

const ROTULOS: { readonly [C in CodigoComOpcoes]: (opcao: string, nomeDaReserva: NomeDaReserva) => string } = {
  'marca-ambigua': de(SIM_OU_NAO),
  'cota-contraditoria': de(SIM_OU_NAO),
  'marca-desconhecida': daReserva,
  'marca-de-varios-grupos': daReserva,
  'verificacao-desconhecida': de(PERTENCAS),
  'situacao-desconhecida': de(SITUACOES),
  'situacao-contraditoria': de(SITUACOES),
  'data-ambigua': de(ORDENS_DA_DATA),
  'coluna-ambigua': (letra) => `Coluna ${letra}`,
  empate: (inscricao) => `Inscrição ${inscricao}`,
  'lacuna-na-classificacao': de({ completa: 'A lista está completa' }),
};

function ofereceOpcoes(codigo: string): codigo is CodigoComOpcoes {
  return Object.hasOwn(ROTULOS, codigo);
}

/**
 * An answer that a problem offers, in words; what is not known comes back as it is.
 *
 * @example rotuloDaOpcao('marca-ambigua', 'sim', nome) // 'Sim, concorre pela reserva'
 */
export function rotuloDaOpcao(codigo: string, opcao: string, nomeDaReserva: NomeDaReserva): string {
  return ofereceOpcoes(codigo) ? ROTULOS[codigo](opcao, nomeDaReserva) : opcao;
}
