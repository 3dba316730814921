import { AMPLA, type Modalidade } from '../core/candidato';
import type { Folha } from '../planilha/folha';
import type { CargoDoTrabalho, ConteudoDoTrabalho, Identificacao, LinhaDoQuadro, PessoaNaLista } from '../planilha/folhas/entrada';
import { folhasDoTrabalho } from '../planilha/folhas/folhasDoTrabalho';
import { fundamentoDoQuadro, nomeDaModalidade } from '../redacao/fundamento';
import { motivoDaVagaAberta, SITUACAO_NA_LISTA } from '../redacao/motivos';
import { citaArtigos } from '../redacao/palavras';
import { redigirChamadas } from './chamadas';
import { foraDaOrdem, listaEspecifica, listaGeral, reservasComLista, reservasDaPessoa, type LinhaDaLista } from './listas';
import { memoriaDeCalculo, type Procedencia } from './memoria';
import type { OrdemDoCargo, Ordenacao } from './ordem';
import { doCargo, type Pedido, type Reservadas } from './pedido';
import { contagem } from './serie';

/**
 * The sheets of the work (one specific list per reserva), described for Excel and for files alike: values only, every line with
 * its reason.
 */
export function folhasDaOrdem(
  pedido: Pedido,
  ordenacao: Ordenacao,
  identificacao: Identificacao,
  procedencia: Procedencia,
): Folha[] {
  return folhasDoTrabalho(conteudoDaOrdem(pedido, ordenacao, identificacao, procedencia));
}

/** What those sheets say, in words, for whoever lays it out otherwise. */
export function conteudoDaOrdem(
  pedido: Pedido,
  ordenacao: Ordenacao,
  identificacao: Identificacao,
  procedencia: Procedencia,
): ConteudoDoTrabalho {
  return {
    identificacao,
    lei: { nome: pedido.lei.nome, norma: pedido.lei.norma },
    cargos: ordenacao.cargos.map((cargo) => cargoDoTrabalho(pedido, cargo)),
    memoria: memoriaDeCalculo(pedido, ordenacao, procedencia),
  };
}

function cargoDoTrabalho(pedido: Pedido, ordenado: OrdemDoCargo): CargoDoTrabalho {
  const { cargo, vagas, ordem, classificados, contexto } = ordenado;
  const { lei } = contexto;
  const nome = (modalidade: Modalidade): string => nomeDaModalidade(lei, modalidade);
  const linha = ({ ordem: lugar, pessoa }: LinhaDaLista): PessoaNaLista => ({
    ordem: lugar,
    inscricao: pessoa.inscricao,
    nome: pessoa.nome,
    classificacao: pessoa.classificacao ?? 0,
    ...(pessoa.nota !== undefined && { nota: pessoa.nota }),
    situacao: SITUACAO_NA_LISTA[pessoa.situacao],
    reservas: reservasDaPessoa(pessoa, classificados.reservas).map(nome).join('; '),
  });
  return {
    cargo,
    vagas,
    quadro: quadroEmLinhas(ordenado, doCargo(pedido.reservadas, cargo)),
    chamadas: redigirChamadas(classificados, contexto, ordem).map((chamada) => ({
      chamada: chamada.chamada,
      vaga: chamada.vaga,
      modalidade: nome(chamada.modalidade),
      inscricao: chamada.inscricao,
      nome: chamada.nome,
      classificacao: chamada.classificacao,
      ...(chamada.classificacaoNaLista !== undefined && { classificacaoNaLista: chamada.classificacaoNaLista }),
      ocupa: nome(chamada.ocupa),
      fundamento: citaArtigos(chamada.fundamento),
      frase: chamada.frase,
      pelaReserva: chamada.lista !== AMPLA,
    })),
    abertas: ordem.abertas.map((aberta) => ({
      vaga: aberta.vaga,
      modalidade: nome(aberta.modalidade),
      motivo: motivoDaVagaAberta(contexto.lei, aberta),
    })),
    foraDaOrdem: foraDaOrdem(classificados).map(({ pessoa, motivo }) => ({
      inscricao: pessoa.inscricao,
      nome: pessoa.nome,
      motivo,
    })),
    listaGeral: listaGeral(classificados).map(linha),
    listasEspecificas: reservasComLista(lei, classificados).map((reserva) => ({
      id: reserva,
      nome: nome(reserva),
      pessoas: listaEspecifica(classificados, reserva).map(linha),
    })),
  };
}

function quadroEmLinhas({ serie: { serie, pcd }, criterios, contexto: { lei } }: OrdemDoCargo, informadas: Reservadas | undefined): LinhaDoQuadro[] {
  const { quadro, posicoes } = contagem(lei, serie.modalidades, pcd);
  const daAmpla = serie.modalidades.flatMap((modalidade, i) => (modalidade === AMPLA ? [i + 1] : []));
  const reservadas = [...serie.reservadas.values()];
  return Object.entries(quadro).map(([modalidade, vagas]) => ({
    nome: nomeDaModalidade(lei, modalidade),
    vagas,
    posicoes: posicoes[modalidade] ?? daAmpla,
    fundamento: citaArtigos(
      fundamentoDoQuadro(lei, modalidade, {
        vagas: serie.modalidades.length,
        reservadas: reservadas.filter(({ reserva }) => reserva === modalidade),
        ...(informadas?.[modalidade] !== undefined && { informada: informadas[modalidade] }),
        pcd,
        criterios,
      }),
    ),
  }));
}
