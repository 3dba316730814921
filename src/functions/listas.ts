import { PCD, type Modalidade } from '../core/candidato';
import type { Lei } from '../core/lei';
import type { Leitura } from '../planilha/leitura';
import { nomeDaModalidade } from '../redacao/fundamento';
import { ARGUMENTOS } from '../redacao/funcoes';
import { SITUACAO_NA_LISTA } from '../redacao/motivos';
import { listaEspecifica, listaGeral, reservasDaPessoa, type LinhaDaLista } from '../trabalho/listas';
import type { OrdemDoCargo } from '../trabalho/ordem';
import { temPcdNaLei } from '../trabalho/pedido';
import { reservaNomeada } from '../trabalho/reservadas';
import { linhaCom, ordemLivre, tabelaPorCargo } from './ordem';
import { pedidoCom } from './pedido';
import { argumentoErrado } from './recusa';
import type { Mostrado, Saida } from './saidas';

const TITULOS = ['Ordem', 'Inscrição', 'Nome', 'Classificação', 'Situação'];

/** Lists need no vagas, and no call can depend on a tie or a gap. */
function cargosDas(leitura: Leitura, lei: Lei): readonly OrdemDoCargo[] {
  return ordemLivre(leitura, pedidoCom(lei, { vagas: { geral: 0, porCargo: [] } })).cargos;
}

function linha({ ordem, pessoa }: LinhaDaLista): (Mostrado | undefined)[] {
  const { inscricao, nome, classificacao, situacao } = pessoa;
  return [ordem, inscricao, nome, classificacao, SITUACAO_NA_LISTA[situacao]];
}

const ninguem = (linhas: (Mostrado | undefined)[][]): (Mostrado | undefined)[][] =>
  linhas.length > 0 ? linhas : [linhaCom('Não há ninguém nesta lista.', 2)];

/** Everyone still in, best first, of every cargo. */
export function listaGeralEmTabela(leitura: Leitura, lei: Lei): Saida {
  return tabelaPorCargo(cargosDas(leitura, lei), [...TITULOS, 'Concorre também'], ({ classificados }) =>
    ninguem(
      listaGeral(classificados).map((esta) => [
        ...linha(esta),
        reservasDaPessoa(esta.pessoa, classificados.reservas)
          .map((reserva) => nomeDaModalidade(lei, reserva))
          .join('; '),
      ]),
    ),
  );
}

/** The members of one reserva, best first, of every cargo. */
export function listaEspecificaEmTabela(leitura: Leitura, lei: Lei, reserva: Modalidade): Saida {
  return tabelaPorCargo(cargosDas(leitura, lei), TITULOS, ({ classificados }) =>
    ninguem(classificados.reservas.includes(reserva) ? listaEspecifica(classificados, reserva).map(linha) : []),
  );
}

/** The reserva that a text names: its id, its name or its group; "" is the only one of the law. */
export function reservaDigitada(lei: Lei, texto: string): Modalidade {
  const pcd = { id: PCD, nome: nomeDaModalidade(lei, PCD), grupo: 'pessoas com deficiência' };
  const todas = temPcdNaLei(lei) ? lei.reservas : [...lei.reservas, pcd];
  const [unica, outra] = lei.reservas;
  const ids = todas.map(({ id }) => id);
  if (texto === '') {
    if (outra !== undefined) throw argumentoErrado(ARGUMENTOS.reservaFalta(ids));
    return unica.id;
  }
  const achada = reservaNomeada(todas, texto);
  if (achada === undefined) throw argumentoErrado(ARGUMENTOS.reservaDesconhecida(texto, ids));
  return achada.id;
}
