import type { Folha, LinhaDaFolha } from '../folha';
import { proximasChamadas } from './copiaDoLivro';
import type { CargoDoTrabalho, ConteudoDoTrabalho, PessoaNaLista } from './entrada';
import { listaGeral, listasEspecificas } from './listas';
import { ordemDeNomeacao } from './ordem';
import { inscricaoSemCpf, semCpf } from './publicacaoCpf';
import { quadroDeVagas } from './quadro';

/**
 * Left out of the lists for publication:
 *
 * * the birth date;
 * * the situation ("Sub judice", "Final de fila"): what happened to one person serves no list;
 * * in which reservas a person also competes: beside a name in the general list it would be a register of race and
 *   health (LGPD art. 5º II). The specific lists, which are published because the law reserves to them, name their
 *   members once, and only there.
 *
 * The score stays: it is what the rank comes from, and the banca has published it.
 */
function pessoaPublicada(pessoa: PessoaNaLista, inscricao: (texto: string) => string): PessoaNaLista {
  const { nascimento: _, reservas: __, ...resto } = pessoa;
  return { ...resto, inscricao: inscricao(pessoa.inscricao), situacao: '' };
}

function cargoPublicado(cargo: CargoDoTrabalho, inscricao: (texto: string) => string): CargoDoTrabalho {
  const publicadas = (pessoas: readonly PessoaNaLista[]): PessoaNaLista[] => pessoas.map((pessoa) => pessoaPublicada(pessoa, inscricao));
  return {
    ...cargo,
    chamadas: cargo.chamadas.map((chamada) => ({ ...chamada, inscricao: inscricao(chamada.inscricao) })),
    listaGeral: publicadas(cargo.listaGeral),
    listasEspecificas: cargo.listasEspecificas.map((lista) => ({ ...lista, pessoas: publicadas(lista.pessoas) })),
    // Why someone is in no list is the committee's to know.
    foraDaOrdem: [],
  };
}

/** The order without its last column: the reasons speak of other people's situation and are the committee's. */
function semMotivos(folha: Folha): Folha {
  const colunas = folha.colunas.slice(0, -1);
  const linhas = folha.linhas.map((linha) => ({ ...linha, celulas: linha.celulas.slice(0, colunas.length) }));
  return { ...folha, colunas, linhas };
}

function mascarada(folha: Folha): Folha {
  const linhas = folha.linhas.map(({ papel, celulas }): LinhaDaFolha => ({
    papel,
    celulas: celulas.map((celula) => (typeof celula === 'string' ? semCpf(celula) : celula)),
  }));
  return { ...folha, linhas };
}

/** What the calls of the work are: a whole order, or those that follow a livro. */
export type ChamadasDaCopia = 'ordem' | 'próximas';

/** The lists and the calls for publication: names, ranks and lists, with any CPF masked. */
export function folhasDaPublicacao(conteudo: ConteudoDoTrabalho, chamadas: ChamadasDaCopia): Folha[] {
  const inscricao = inscricaoSemCpf(conteudo.cargos.flatMap((cargo) => cargo.listaGeral.map((pessoa) => pessoa.inscricao)));
  const publicado = { ...conteudo, cargos: conteudo.cargos.map((cargo) => cargoPublicado(cargo, inscricao)) };
  return [
    quadroDeVagas(publicado),
    listaGeral(publicado),
    ...listasEspecificas(publicado),
    semMotivos(chamadas === 'ordem' ? ordemDeNomeacao(publicado) : proximasChamadas(publicado)),
  ].map(mascarada);
}
