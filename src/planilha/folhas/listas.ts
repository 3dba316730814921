import type { Conteudo, Folha, LinhaDaFolha } from '../folha';
import type { CargoDoTrabalho, ConteudoDoTrabalho, PessoaNaLista } from './entrada';
import { emoldurada, secaoDoCargo, type Coluna } from './moldura';
import { TAMANHO_DO_NOME } from './nomes';

interface ColunaDePessoa extends Coluna {
  valor(pessoa: PessoaNaLista): Conteudo;
}

const INSCRICAO: ColunaDePessoa = { titulo: 'Inscrição', formato: 'texto', largura: 14, valor: (p) => p.inscricao };
const NOME: ColunaDePessoa = { titulo: 'Nome', formato: 'texto', largura: 40, quebra: true, valor: (p) => p.nome };
const GERAL: ColunaDePessoa = {
  titulo: 'Classificação geral',
  formato: 'inteiro',
  largura: 14,
  valor: (p) => p.classificacao,
};

/** Columns that only some works have. */
const OPCIONAIS: readonly ColunaDePessoa[] = [
  { titulo: 'Nota', formato: 'decimal', largura: 9, valor: (p) => p.nota ?? null },
  {
    titulo: 'Nascimento',
    formato: 'data',
    largura: 12,
    valor: ({ nascimento }) => (nascimento === undefined ? null : { data: nascimento }),
  },
  { titulo: 'Situação', formato: 'texto', largura: 16, quebra: true, valor: ({ situacao }) => situacao || null },
];
const RESERVAS: ColunaDePessoa = {
  titulo: 'Concorre também',
  formato: 'texto',
  largura: 22,
  quebra: true,
  valor: ({ reservas }) => reservas || null,
};

function usadas(colunas: readonly ColunaDePessoa[], listas: readonly (readonly PessoaNaLista[])[]): ColunaDePessoa[] {
  return colunas.filter(({ valor }) => listas.some((pessoas) => pessoas.some((pessoa) => valor(pessoa) !== null)));
}

function* linhasDaLista(
  conteudo: ConteudoDoTrabalho,
  colunas: readonly ColunaDePessoa[],
  pessoasDe: (cargo: CargoDoTrabalho) => readonly PessoaNaLista[],
): Generator<LinhaDaFolha> {
  for (const cargo of conteudo.cargos) {
    const pessoas = pessoasDe(cargo);
    yield* secaoDoCargo(cargo, conteudo.cargos);
    if (pessoas.length === 0) yield { papel: 'nota', celulas: ['Não há ninguém nesta lista.'] };
    for (const pessoa of pessoas) yield { papel: 'dado', celulas: colunas.map(({ valor }) => valor(pessoa)) };
  }
}

const larga = (colunas: readonly Coluna[]): boolean => colunas.reduce((soma, { largura }) => soma + largura, 0) > 125;

/** Everyone still in, by rank; the members of reservas too. */
export function listaGeral(conteudo: ConteudoDoTrabalho): Folha {
  const listas = conteudo.cargos.map((cargo) => cargo.listaGeral);
  const colunas: ColunaDePessoa[] = [
    { titulo: 'Ordem', formato: 'inteiro', largura: 8, valor: (p) => p.ordem },
    INSCRICAO,
    NOME,
    GERAL,
    ...usadas([...OPCIONAIS, RESERVAS], listas),
  ];
  return emoldurada(conteudo, {
    nome: 'Lista geral',
    titulo: 'Lista geral de classificação',
    colunas: colunas.map(({ valor: _, ...coluna }) => coluna),
    linhas: linhasDaLista(conteudo, colunas, (cargo) => cargo.listaGeral),
    notas: ['Nesta lista estão todos os candidatos em condição de nomeação, os das reservas também.'],
    orientacao: larga(colunas) ? 'paisagem' : 'retrato',
  });
}

/**
 * The sheet's name of a specific list: short ones whole, long ones with a shorter beginning.
 *
 * @example nomeDaLista('Negros e indígenas') // 'Lista – Negros e indígenas'
 */
export function nomeDaLista(reserva: string): string {
  const inteiro = `Lista específica – ${reserva}`;
  return inteiro.length <= TAMANHO_DO_NOME ? inteiro : `Lista – ${reserva}`;
}

/** One sheet per reserva, in the order in which they appear. */
export function listasEspecificas(conteudo: ConteudoDoTrabalho): Folha[] {
  const reservas = new Map(
    conteudo.cargos.flatMap(({ listasEspecificas: listas }) => listas.map(({ id, nome }) => [id, nome] as const)),
  );
  return [...reservas].map(([id, reserva]) => {
    const pessoasDe = (cargo: CargoDoTrabalho): readonly PessoaNaLista[] =>
      cargo.listasEspecificas.find((lista) => lista.id === id)?.pessoas ?? [];
    const colunas: ColunaDePessoa[] = [
      { titulo: 'Classificação na lista', formato: 'inteiro', largura: 14, valor: (p) => p.ordem },
      INSCRICAO,
      NOME,
      GERAL,
      ...usadas(OPCIONAIS, conteudo.cargos.map(pessoasDe)),
    ];
    return emoldurada(conteudo, {
      nome: reservas.size === 1 ? 'Lista específica' : nomeDaLista(reserva),
      titulo: `Lista específica: ${reserva}`,
      colunas: colunas.map(({ valor: _, ...coluna }) => coluna),
      linhas: linhasDaLista(conteudo, colunas, pessoasDe),
      notas: ['A ordem desta lista é a da classificação geral.'],
      orientacao: larga(colunas) ? 'paisagem' : 'retrato',
    });
  });
}
