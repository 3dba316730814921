import { motivoDaVagaAberta } from '../redacao/motivos';
import { nomeDaModalidade } from '../redacao/fundamento';
import { citaArtigos } from '../redacao/palavras';
import type { Leitura } from '../planilha/leitura';
import { redigirChamadas } from '../trabalho/chamadas';
import { ordenar, type OrdemDoCargo, type Ordenacao } from '../trabalho/ordem';
import type { Pedido } from '../trabalho/pedido';
import { barra } from './bloqueio';
import { tabela, type Mostrado, type Saida } from './saidas';

const TITULOS = [
  'Chamada',
  'Vaga',
  'Modalidade',
  'Inscrição',
  'Nome',
  'Classificação',
  'Classificação na lista',
  'Ocupa',
  'Fundamento',
  'Motivo',
];

/** The order of every cargo, when nothing blocks it. */
export function ordemLivre(leitura: Leitura, pedido: Pedido): Ordenacao {
  const ordenacao = ordenar(leitura, pedido);
  barra(ordenacao.problemas, { diagnostico: 'com ranking' });
  return ordenacao;
}

/** The calls of every cargo, one per row, then the vagas that nobody fills. */
export function ordemEmTabela(leitura: Leitura, pedido: Pedido): Saida {
  return tabelaPorCargo(ordemLivre(leitura, pedido).cargos, TITULOS, (cargo) => {
    const linhas = [...chamadasDo(cargo), ...abertasDo(cargo)];
    return linhas.length > 0 ? linhas : [linhaCom('Nenhuma chamada.', 4)];
  });
}

/** A table with the column Cargo first, when there are several. */
export function tabelaPorCargo(
  cargos: readonly OrdemDoCargo[],
  titulos: readonly string[],
  linhasDo: (cargo: OrdemDoCargo) => readonly (readonly (Mostrado | undefined)[])[],
): Saida {
  const completa = (linha: readonly (Mostrado | undefined)[]): (Mostrado | undefined)[] =>
    titulos.map((_, coluna) => linha[coluna]);
  if (cargos.length < 2) return tabela(titulos, cargos.flatMap(linhasDo).map(completa));
  const linhas = cargos.flatMap((cargo) => linhasDo(cargo).map((linha) => [cargo.cargo, ...completa(linha)]));
  return tabela(['Cargo', ...titulos], linhas);
}

/** A row with nothing but a text, in one of its columns (0 = first). */
export function linhaCom(texto: string, coluna: number): Mostrado[] {
  return [...Array<string>(coluna).fill(''), texto];
}

function chamadasDo({ classificados, contexto, ordem }: OrdemDoCargo): (Mostrado | undefined)[][] {
  const nome = (modalidade: string): string => nomeDaModalidade(contexto.lei, modalidade);
  return redigirChamadas(classificados, contexto, ordem).map((chamada) => [
    chamada.chamada,
    chamada.vaga,
    nome(chamada.modalidade),
    chamada.inscricao,
    chamada.nome,
    chamada.classificacao,
    chamada.classificacaoNaLista,
    nome(chamada.ocupa),
    citaArtigos(chamada.fundamento),
    chamada.frase,
  ]);
}

function abertasDo({ contexto, ordem }: OrdemDoCargo): (Mostrado | undefined)[][] {
  return ordem.abertas.map((aberta) => [
    '',
    aberta.vaga,
    nomeDaModalidade(contexto.lei, aberta.modalidade),
    '',
    'Vaga em aberto',
    '',
    '',
    '',
    '',
    motivoDaVagaAberta(contexto.lei, aberta),
  ]);
}
