import type { Ato, TipoDeAto } from '../core/ato';
import { AMPLA, chaveDaInscricao } from '../core/candidato';
import type { AtoEmPalavras, SituacaoDoCargoNoLivro } from '../planilha/folhas/copiaDoLivro';
import type { CargoDoTrabalho, PessoaNaLista } from '../planilha/folhas/entrada';
import type { LivroLido } from '../planilha/livro';
import { motivoDaSaida, situacaoNoLivro } from '../redacao/copias';
import { nomeDaModalidade } from '../redacao/fundamento';
import type { Ranking } from './cargo';
import { chamadasPorLista, numerosPorInscricao, type CargoDaCopia } from './copiasDoLivro';
import { contagem } from './serie';

/** How many vagas of each modalidade are due, called, held and open. */
export function situacaoDoCargo(cargo: CargoDaCopia): SituacaoDoCargoNoLivro {
  const { contexto, serie, situacao, vagas } = cargo;
  const { estado, abertas } = situacao;
  const { quadro } = contagem(contexto.lei, serie.serie.modalidades, serie.pcd);
  const emAberto = [...abertas.todas()].sort((a, b) => a - b);
  const chamadas = chamadasPorLista(cargo);
  const ocupadas = new Map<string, number>();
  const extintas: number[] = [];
  for (let vaga = 1; vaga <= vagas; vaga += 1) {
    const pessoa = estado.ocupante(vaga);
    if (pessoa < 0 && !abertas.aberta(vaga)) extintas.push(vaga);
    const ocupa = pessoa < 0 ? undefined : estado.ocupa(pessoa);
    if (ocupa !== undefined) ocupadas.set(ocupa, (ocupadas.get(ocupa) ?? 0) + 1);
  }
  const modalidades = new Set([AMPLA, ...Object.keys(quadro), ...ocupadas.keys(), ...chamadas.keys()]);
  return {
    cargo: cargo.cargo,
    vagas,
    extintas,
    modalidades: [...modalidades].map((modalidade) => ({
      nome: nomeDaModalidade(contexto.lei, modalidade),
      devidas: quadro[modalidade] ?? 0,
      chamadas: chamadas.get(modalidade) ?? 0,
      ocupadas: ocupadas.get(modalidade) ?? 0,
      abertas: emAberto.filter((vaga) => estado.modalidade(vaga) === modalidade),
    })),
  };
}

const SAIDAS: ReadonlySet<TipoDeAto> = new Set<TipoDeAto>(['desistência', 'posse não tomada', 'tornada sem efeito', 'vacância', 'eliminação', 'cota não confirmada']);

/** The last act of each person that takes people out. */
function saidas(atos: readonly Ato[]): ReadonlyMap<number, Ato> {
  return new Map(atos.flatMap((ato) => (ato.pessoa !== undefined && SAIDAS.has(ato.tipo) ? [[ato.pessoa, ato] as const] : [])));
}

/**
 * The lists as the livro leaves them: whoever left is in none of them and is told apart, with the act; the others keep
 * the places that were published, with where they are now.
 */
export function comSituacao(conteudo: CargoDoTrabalho, cargo: CargoDaCopia): CargoDoTrabalho {
  const { situacao, atos, classificados } = cargo;
  const { estado } = situacao;
  const numeros = numerosPorInscricao(cargo);
  const numero = ({ inscricao }: Pick<PessoaNaLista, 'inscricao'>): number => numeros.get(chaveDaInscricao(inscricao)) ?? -1;
  const foram = new Set(atos.flatMap(({ tipo, pessoa }) => (tipo === 'fim de fila' && pessoa !== undefined ? [pessoa] : [])));
  const emLista = (pessoa: PessoaNaLista): PessoaNaLista => {
    const n = numero(pessoa);
    const naPlanilha = classificados.pessoas[n]?.situacao ?? 'habilitado';
    const lugar = { vaga: estado.vaga(n), chamado: estado.chamado(n), foiParaOFim: foram.has(n), naPlanilha };
    return { ...pessoa, situacao: situacaoNoLivro(lugar) };
  };
  const fica = (pessoa: PessoaNaLista): boolean => estado.naLista(numero(pessoa));
  const deSaida = saidas(atos);
  const sairam = conteudo.listaGeral
    .filter((pessoa) => !fica(pessoa))
    .map((pessoa) => {
      const ato = deSaida.get(numero(pessoa));
      return { inscricao: pessoa.inscricao, nome: pessoa.nome, motivo: ato === undefined ? '' : motivoDaSaida(ato) };
    });
  return {
    ...conteudo,
    listaGeral: conteudo.listaGeral.filter(fica).map(emLista),
    listasEspecificas: conteudo.listasEspecificas.map((lista) => ({
      ...lista,
      pessoas: lista.pessoas.filter((pessoa) => fica(pessoa) && estado.membro(numero(pessoa), lista.id)).map(emLista),
    })),
    foraDaOrdem: [...conteudo.foraDaOrdem, ...sairam],
  };
}

/** The acts as they were written, each with the name of the person. */
export function atosEmPalavras({ atos }: LivroLido, { candidatos }: Ranking): AtoEmPalavras[] {
  const nomes = new Map(candidatos.map(({ inscricao, nome }) => [chaveDaInscricao(inscricao), nome]));
  return atos.map(({ linha: _, ...ato }) => {
    const nome = ato.inscricao === undefined ? undefined : nomes.get(chaveDaInscricao(ato.inscricao));
    return { ...ato, ...(nome !== undefined && { nome }) };
  });
}
