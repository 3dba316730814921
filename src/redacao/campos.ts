/** The fields of a ranking sheet, as people call them. */
const NOMES: Readonly<Record<string, string>> = {
  inscricao: 'Inscrição',
  nome: 'Nome',
  cargo: 'Cargo',
  classificacao: 'Classificação geral',
  nota: 'Nota',
  nascimento: 'Data de nascimento',
  situacao: 'Situação',
  heteroidentificacao: 'Verificação da cota',
  cpf: 'CPF',
  modalidade: 'Cota ou modalidade',
  observacao: 'Observação',
};

/** Fields that belong to one reserva. */
const DA_RESERVA: Readonly<Record<string, (nome: string) => string>> = {
  reserva: (nome) => `Opção pela reserva (${nome})`,
  classificacao: (nome) => `Classificação na lista específica (${nome})`,
  heteroidentificacao: (nome) => `Verificação (${nome})`,
};

/** A field that more than one column gives: "nota (G)". */
const COM_COLUNA = /^(?<campo>.+) \((?<coluna>[A-Z]{1,3})\)$/u;

function nomeSimples(campo: string, nomeDaReserva: (id: string) => string): string {
  const [tipo = '', ...resto] = campo.split(':');
  if (resto.length === 0) return Object.hasOwn(NOMES, campo) ? (NOMES[campo] ?? campo) : campo;
  const nomear = Object.hasOwn(DA_RESERVA, tipo) ? DA_RESERVA[tipo] : undefined;
  return nomear === undefined ? campo : nomear(nomeDaReserva(resto.join(':')));
}

/**
 * A field of the sheet in words; one that is not known comes back as it is.
 *
 * @example nomeDoCampo('nota (G)', nome) // 'Nota (coluna G)'
 */
export function nomeDoCampo(campo: string, nomeDaReserva: (id: string) => string): string {
  const { campo: simples, coluna } = COM_COLUNA.exec(campo)?.groups ?? {};
  if (simples === undefined || coluna === undefined) return nomeSimples(campo, nomeDaReserva);
  return `${nomeSimples(simples, nomeDaReserva)} (coluna ${coluna})`;
}
