import { AMPLA, chaveDaInscricao, type Candidato, type Modalidade } from '../core/candidato';
import { conta } from '../core/classificados';
import type { Problema } from '../core/problema';
import { dispositivosDe, nomeDaModalidade, reservaDe } from '../redacao/fundamento';
import { citaArtigos, quantos } from '../redacao/palavras';
import type { Ranking } from './cargo';
import { redigirChamadas } from './chamadas';
import { foraDaOrdem, listaEspecifica, listaGeral, type LinhaDaLista } from './listas';
import { ordenar, type OrdemDoCargo } from './ordem';
import type { Pedido } from './pedido';

export interface Porque {
  readonly inscricao: string;
  readonly nome: string;
  /** Whether the person is called in this order. */
  readonly chamada: boolean;
  readonly frases: readonly string[];
  readonly problemas: readonly Problema[];
}

/** "Por que esta pessoa (não) foi chamada?": the reasons of this order, one sentence each, with their articles. */
export function porque(ranking: Ranking, pedido: Pedido, inscricao: string): Porque {
  const { cargos, problemas } = ordenar(ranking, pedido);
  const chave = chaveDaInscricao(inscricao);
  const respostas = cargos.flatMap((cargo) => {
    const indice = cargo.classificados.pessoas.findIndex((pessoa) => chaveDaInscricao(pessoa.inscricao) === chave);
    const pessoa = cargo.classificados.pessoas[indice];
    return pessoa === undefined ? [] : [{ cargo: cargo.cargo, pessoa, ...razoes(pedido, cargo, pessoa, indice) }];
  });
  const [primeira] = respostas;
  if (primeira !== undefined) {
    // The same inscrição in two cargos: one answer, with the cargo before each sentence.
    const frases =
      respostas.length === 1
        ? primeira.frases
        : respostas.flatMap(({ cargo, frases: dele }) => dele.map((frase) => `${cargo}: ${frase}`));
    const { inscricao: lida, nome } = primeira.pessoa;
    return { inscricao: lida, nome, chamada: respostas.some(({ chamada }) => chamada), frases, problemas };
  }
  const desconhecida: Problema = {
    codigo: 'inscricao-desconhecida',
    gravidade: 'erro',
    dados: { inscricao, onde: 'pergunta' },
  };
  return { inscricao, nome: '', chamada: false, frases: [], problemas: [...problemas, desconhecida] };
}

function razoes(
  { lei }: Pedido,
  cargo: OrdemDoCargo,
  pessoa: Candidato,
  indice: number,
): { chamada: boolean; frases: string[] } {
  const { classificados, ordem, contexto } = cargo;
  if (cargo.bloqueado && ordem.passos.every((passo) => passo.pessoa !== indice)) {
    return { chamada: false, frases: ['A ordem ainda não pode ser dita: há perguntas ou erros a resolver antes (veja os problemas).'] };
  }
  const fora = foraDaOrdem(classificados).find((linha) => linha.pessoa === pessoa);
  if (fora !== undefined) return { chamada: false, frases: [`${pessoa.nome} não está em nenhuma lista: ${fora.motivo}.`] };
  const passo = ordem.passos.findIndex((outro) => outro.pessoa === indice);
  const lugares = lugaresNasListas(cargo, pessoa);
  const marcas = lei.reservas.flatMap(({ id, nome }) => fraseDaPertenca(pessoa, id, nome));
  if (passo >= 0) {
    const chamadas = redigirChamadas(classificados, contexto, ordem);
    const esta = chamadas[passo];
    const depois = chamadas.find((outra) => outra.compensa === pessoa.inscricao);
    return {
      chamada: true,
      frases: [
        `${pessoa.nome} é a ${passo + 1}ª pessoa chamada.`,
        ...(esta === undefined ? [] : [esta.frase]),
        ...(depois === undefined ? [] : [`Depois: ${depois.frase}`]),
        ...lugares.map(({ frase }) => frase),
        ...marcas,
      ],
    };
  }
  return { chamada: false, frases: [...motivosDeNaoChamada(cargo, pessoa, lugares, lei), ...marcas] };
}

interface Lugar {
  readonly modalidade: Modalidade;
  readonly frase: string;
}

function lugaresNasListas({ classificados, contexto: { lei } }: OrdemDoCargo, pessoa: Candidato): Lugar[] {
  const em = (linhas: readonly LinhaDaLista[]): number | undefined =>
    linhas.find((linha) => linha.pessoa === pessoa)?.ordem;
  const geral = em(listaGeral(classificados));
  const lugares: Lugar[] = [];
  if (geral !== undefined) {
    lugares.push({ modalidade: AMPLA, frase: `Está em ${geral}º lugar na lista geral (classificação ${pessoa.classificacao ?? '—'}).` });
  }
  for (const reserva of classificados.reservas) {
    if (!conta(pessoa, reserva)) continue;
    const posto = em(listaEspecifica(classificados, reserva));
    if (posto === undefined) continue;
    const frase = `Está em ${posto}º lugar na lista específica de ${nomeDaModalidade(lei, reserva)}.`;
    lugares.push({ modalidade: reserva, frase });
  }
  return lugares;
}

function motivosDeNaoChamada(cargo: OrdemDoCargo, pessoa: Candidato, lugares: readonly Lugar[], lei: OrdemDoCargo['contexto']['lei']): string[] {
  const { ordem, vagas, classificados, serie } = cargo;
  const frases = [`${pessoa.nome} não está entre as pessoas chamadas nesta ordem de ${quantos(vagas, 'vaga', 'vagas')}.`];
  if (vagas === 0) return [...frases, 'Não há vagas oferecidas: só há listas (cadastro de reserva).', ...lugares.map(({ frase }) => frase)];
  for (const { modalidade, frase } of lugares) {
    const pelaLista = ordem.passos.filter((passo) => passo.lista === modalidade);
    const ultima = pelaLista[pelaLista.length - 1];
    const nome = ultima === undefined ? undefined : classificados.pessoas[ultima.pessoa];
    const artigos = artigosDaLista(lei, modalidade);
    const ate =
      nome === undefined
        ? modalidade !== AMPLA && !serie.serie.modalidades.includes(modalidade)
          ? 'nenhuma das vagas oferecidas cabe a essa reserva'
          : 'ninguém é chamado por essa lista'
        : `por essa lista ${pelaLista.length === 1 ? 'é chamada 1 pessoa' : `são chamadas ${pelaLista.length} pessoas`}, até ${nome.nome}${
            nome.classificacao === undefined ? '' : ` (classificação ${nome.classificacao})`
          }`;
    frases.push(`${frase.slice(0, -1)}; ${ate}${artigos}.`);
  }
  return frases;
}

function artigosDaLista(lei: OrdemDoCargo['contexto']['lei'], modalidade: Modalidade): string {
  const regras = reservaDe(lei, modalidade)?.regras;
  const artigos = regras === undefined ? [] : [...new Set([...dispositivosDe(regras.percentual), ...dispositivosDe(regras.ordem)])];
  return artigos.length === 0 ? '' : ` (${citaArtigos(artigos)})`;
}

function fraseDaPertenca(pessoa: Candidato, reserva: Modalidade, nome: string): string[] {
  const pertenca = pessoa.reservas[reserva];
  switch (pertenca) {
    case 'negada':
      return [`A condição para a reserva (${nome}) não foi confirmada: a pessoa concorre só pela lista geral.`];
    case 'pendente':
      return [`A condição para a reserva (${nome}) está pendente de verificação.`];
    default:
      return [];
  }
}

