import { AMPLA, PCD, type Candidato, type Modalidade } from '../core/candidato';
import type { Decisao } from '../core/preencher';
import type { Folha } from '../planilha/folha';
import type { CargoDoTrabalho, Identificacao, LinhaDoQuadro, PessoaNaLista } from '../planilha/folhas/entrada';
import { folhasDoTrabalho } from '../planilha/folhas/folhasDoTrabalho';
import { fundamentoDaVaga, nomeDaModalidade } from '../redacao/fundamento';
import { citaArtigos } from '../redacao/palavras';
import { redigirChamadas } from './chamadas';
import { foraDaOrdem, listaEspecifica, listaGeral, reservasComLista, reservasDaPessoa, type LinhaDaLista } from './listas';
import { memoriaDeCalculo, type Procedencia } from './memoria';
import type { OrdemDoCargo, Ordenacao } from './ordem';
import type { Pedido } from './pedido';

const MOTIVO_DA_VAGA_ABERTA: Record<Extract<Decisao, { tipo: 'aberta' }>['motivo'], string> = {
  'fica vaga': 'Lista específica esgotada; pela leitura adotada, não reverte à lista geral',
  'sem candidatos': 'Não há mais candidatos a chamar',
};

const SITUACAO_NA_LISTA: Record<Candidato['situacao'], string> = {
  habilitado: '',
  eliminado: '',
  desistente: '',
  'fim-de-fila': 'Final de fila',
  'sub-judice': 'Sub judice',
  'ja-nomeado': 'Já nomeado(a)',
};

/**
 * The five sheets of the work (produto.md § 2), described for Excel and for files alike: values only, every line with
 * its reason.
 */
export function folhasDaOrdem(
  pedido: Pedido,
  ordenacao: Ordenacao,
  identificacao: Identificacao,
  procedencia: Procedencia,
): Folha[] {
  return folhasDoTrabalho({
    identificacao,
    lei: { nome: pedido.lei.nome, norma: pedido.lei.norma },
    cargos: ordenacao.cargos.map(cargoDoTrabalho),
    memoria: memoriaDeCalculo(pedido, ordenacao, procedencia),
  });
}

function cargoDoTrabalho(doCargo: OrdemDoCargo): CargoDoTrabalho {
  const { cargo, vagas, ordem, classificados, contexto } = doCargo;
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
    quadro: quadroEmLinhas(doCargo),
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
    abertas: ordem.abertas.map(({ vaga, modalidade, motivo }) => ({
      vaga,
      modalidade: nome(modalidade),
      motivo: MOTIVO_DA_VAGA_ABERTA[motivo],
    })),
    foraDaOrdem: foraDaOrdem(classificados).map(({ pessoa, motivo }) => ({
      inscricao: pessoa.inscricao,
      nome: pessoa.nome,
      motivo,
    })),
    listaGeral: listaGeral(classificados).map(linha),
    listasEspecificas: reservasComLista(classificados).map((reserva) => ({
      id: reserva,
      nome: nome(reserva),
      pessoas: listaEspecifica(classificados, reserva).map(linha),
    })),
  };
}

function quadroEmLinhas({ serie: { serie, pcd }, contexto: { lei } }: OrdemDoCargo): LinhaDoQuadro[] {
  const modalidades = [AMPLA, ...(pcd === undefined ? [] : [PCD]), ...lei.reservas.map(({ id }) => id)];
  const posicoes = new Map(modalidades.map((modalidade): [Modalidade, number[]] => [modalidade, []]));
  serie.modalidades.forEach((modalidade, i) => posicoes.get(modalidade)?.push(i + 1));
  return modalidades.map((modalidade) => {
    const vagas = posicoes.get(modalidade) ?? [];
    const reservada = serie.reservadas.get(vagas[0] ?? 0);
    const causa = { tipo: 'série' as const, ...(reservada && { reservada }) };
    return {
      nome: nomeDaModalidade(lei, modalidade),
      vagas: vagas.length,
      posicoes: vagas,
      fundamento: citaArtigos(fundamentoDaVaga(lei, modalidade, causa, pcd)),
    };
  });
}
