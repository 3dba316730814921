import type { Folha, LinhaDaFolha } from '../folha';
import type { CargoDoTrabalho, ChamadaEmPalavras, ConteudoDoTrabalho } from './entrada';
import { emoldurada, secaoDoCargo, VAZIA, type Coluna } from './moldura';

const COLUNAS: readonly Coluna[] = [
  { titulo: 'Chamada', formato: 'inteiro', largura: 9 },
  { titulo: 'Vaga', formato: 'inteiro', largura: 7 },
  { titulo: 'Modalidade da vaga', formato: 'texto', largura: 20, quebra: true },
  { titulo: 'Inscrição', formato: 'texto', largura: 13 },
  { titulo: 'Nome', formato: 'texto', largura: 33, quebra: true },
  { titulo: 'Classificação geral', formato: 'inteiro', largura: 13 },
  { titulo: 'Classificação na lista', formato: 'inteiro', largura: 13 },
  { titulo: 'Ocupa como', formato: 'texto', largura: 20, quebra: true },
  { titulo: 'Fundamento', formato: 'texto', largura: 19, quebra: true },
  { titulo: 'Motivo', formato: 'texto', largura: 60, quebra: true },
];

const NOTAS = [
  'Modalidade da vaga: a da vaga quando a pessoa é chamada. Ocupa como: a modalidade da pessoa depois de todas as chamadas desta planilha.',
  'As linhas sombreadas são chamadas pela lista específica.',
];

function linhaDaChamada(c: ChamadaEmPalavras): LinhaDaFolha {
  return {
    papel: c.pelaReserva ? 'destaque' : 'dado',
    celulas: [
      c.chamada,
      c.vaga,
      c.modalidade,
      c.inscricao,
      c.nome,
      c.classificacao,
      c.classificacaoNaLista ?? null,
      c.ocupa,
      c.fundamento,
      c.frase,
    ],
  };
}

function* linhasDoCargo(cargo: CargoDoTrabalho, cargos: readonly CargoDoTrabalho[]): Generator<LinhaDaFolha> {
  yield* secaoDoCargo(cargo, cargos);
  if (cargo.chamadas.length === 0) yield { papel: 'nota', celulas: ['Nenhuma chamada.'] };
  for (const chamada of cargo.chamadas) yield linhaDaChamada(chamada);
  for (const { vaga, modalidade, motivo } of cargo.abertas) {
    yield { papel: 'dado', celulas: [null, vaga, modalidade, null, 'Vaga em aberto', null, null, null, null, motivo] };
  }
  if (cargo.foraDaOrdem.length === 0) return;
  yield VAZIA;
  yield { papel: 'nota', celulas: ['Fora da ordem de nomeação, com o motivo:'] };
  for (const { inscricao, nome, motivo } of cargo.foraDaOrdem) {
    yield { papel: 'dado', celulas: ['–', null, null, inscricao, nome, null, null, null, null, motivo] };
  }
}

/** Who is called, to which vaga, and why; then the vagas left open and the people left out, with the reason. */
export function ordemDeNomeacao(conteudo: ConteudoDoTrabalho): Folha {
  function* linhas(): Generator<LinhaDaFolha> {
    for (const cargo of conteudo.cargos) yield* linhasDoCargo(cargo, conteudo.cargos);
  }
  const temReserva = conteudo.cargos.some(({ chamadas }) => chamadas.some(({ pelaReserva }) => pelaReserva));
  return emoldurada(conteudo, {
    nome: 'Ordem de nomeação',
    titulo: 'Ordem de nomeação',
    colunas: COLUNAS,
    linhas: linhas(),
    notas: temReserva ? NOTAS : NOTAS.slice(0, 1),
    orientacao: 'paisagem',
  });
}
