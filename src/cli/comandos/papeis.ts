import { dataBrasileira } from '../../core/data';
import { bloqueia, type Problema } from '../../core/problema';
import type { Identificacao } from '../../planilha/folhas/entrada';
import type { LivroLido } from '../../planilha/livro';
import { enumeraAte } from '../../redacao/palavras';
import { LACUNA_DO_NUMERO } from '../../redacao/papeis/lacuna';
import { ordenar } from '../../trabalho/ordem';
import { papeis, papelDoQuadro, type FonteDosPapeis, type Papel } from '../../trabalho/papeis';
import { nomeacoesDoLivro } from '../../trabalho/papeis/doLivro';
import type { Pedido } from '../../trabalho/pedido';
import { proximasChamadas } from '../../trabalho/proximas';
import { abrirLivro, lerRanking } from '../arquivo';
import { codigoDaCopia } from '../copiar';
import { confereSaida, gravarPlanilha } from '../gravar';
import { arquivoDaLei } from '../lei';
import type { NomeDaOpcao, Opcoes } from '../opcoes';
import { exigeVagas, inteiro, pedidoDe } from '../pedido';
import { UsoErrado } from '../uso';
import type { Comando } from './index';

interface Feitos {
  readonly papeis: readonly Papel[];
  readonly problemas: readonly Problema[];
}

/** What is known of the competition; the rest is printed as lines to fill in. */
function identificacao({ edital }: Pedido): Identificacao {
  return edital.data === undefined ? {} : { edital: `Edital nº ${LACUNA_DO_NUMERO}, de ${dataBrasileira(edital.data)}` };
}

function recusa(opcoes: Opcoes, nomes: readonly NomeDaOpcao[], porque: string): void {
  const dada = nomes.find((nome) => opcoes.todas(nome).length > 0);
  if (dada !== undefined) throw new UsoErrado(`--${dada}: ${porque}`);
}

/** Before there is a ranking, the edital needs only its quadro. */
function semRanking(pedido: Pedido): Feitos {
  const { geral, porCargo } = pedido.ofertas;
  const nomeados = porCargo.map(({ cargo }) => cargo);
  if (nomeados.length > 0 && geral !== undefined) {
    throw new UsoErrado('--vagas: sem ARQUIVO, o número de vagas para todos os cargos não diz quais são; dê só --vagas "CARGO=N".');
  }
  return papelDoQuadro(pedido, nomeados.length === 0 ? [''] : nomeados, identificacao(pedido));
}

async function primeirasChamadas(opcoes: Opcoes, pedido: Pedido): Promise<Feitos> {
  recusa(opcoes, ['chamar', 'cargo', 'documento'], 'só com --livro.');
  exigeVagas(pedido, 'papeis');
  if (!opcoes.temArquivo()) return semRanking(pedido);
  const lido = await lerRanking(opcoes, pedido.lei);
  const ordenacao = ordenar(lido.leitura, pedido);
  const codigo = await codigoDaCopia(opcoes, lido, pedido);
  return { papeis: papeis(pedido, ordenacao, identificacao(pedido), codigo === undefined ? {} : { codigo }), problemas: ordenacao.problemas };
}

function semAtosDoDocumento({ atos }: LivroLido, documento: string): UsoErrado {
  const documentos = [...new Set(atos.flatMap((ato) => (ato.documento === undefined ? [] : [ato.documento])))];
  const quais = documentos.length === 0 ? 'Nenhum ato tem documento.' : `Documentos: ${enumeraAte(documentos, 10)}.`;
  return new UsoErrado(`--documento: nenhuma nomeação do livro tem o documento “${documento}”. ${quais}`);
}

async function doLivro(opcoes: Opcoes, pedido: Pedido): Promise<Feitos> {
  recusa(opcoes, ['vagas', 'ofertas'], 'com --livro, as vagas são as ofertas do livro.');
  const documento = opcoes.uma('documento');
  if (documento !== undefined) recusa(opcoes, ['chamar', 'cargo'], 'não vai com --documento, que é das nomeações já feitas.');
  const chamar = documento === undefined ? inteiro('chamar', opcoes.exige('chamar'), 1) : 0;
  const cargo = opcoes.uma('cargo');
  const lido = await lerRanking(opcoes, pedido.lei);
  const { abas, leitura } = lido;
  const livro = await abrirLivro(opcoes, abas);
  const fonte: FonteDosPapeis =
    documento === undefined
      ? proximasChamadas(leitura, livro, pedido, { chamar, ...(cargo !== undefined && { cargo }) })
      : nomeacoesDoLivro(leitura, livro, pedido, { documento });
  // Nominations already made are papers of another day: the copy of today says nothing of them.
  const codigo = documento === undefined ? await codigoDaCopia(opcoes, lido, pedido) : undefined;
  const feitos = papeis(pedido, fonte, identificacao(pedido), codigo === undefined ? {} : { codigo });
  if (documento !== undefined && feitos.length === 0 && !fonte.problemas.some(bloqueia)) throw semAtosDoDocumento(livro, documento);
  return { papeis: feitos, problemas: fonte.problemas };
}

/** `cotas papeis`: the papers that people sign, as text and as sheets ready to print. */
export const papeisDoConcurso: Comando = {
  opcoes: ['lei', 'vagas', 'ofertas', 'livro', 'chamar', 'cargo', 'documento', 'saida', 'texto'],
  executa: async (opcoes, lei) => {
    const pedido = pedidoDe(opcoes, lei);
    const livro = opcoes.uma('livro');
    const saida = opcoes.uma('saida');
    const lidos = [...arquivoDaLei(opcoes), ...(opcoes.temArquivo() ? [opcoes.arquivo()] : []), ...(livro === undefined ? [] : [livro])];
    if (saida !== undefined) confereSaida(saida, lidos);
    const { papeis: feitos, problemas } = await (livro === undefined ? primeirasChamadas(opcoes, pedido) : doLivro(opcoes, pedido));
    const linhas: string[] = [];
    if (saida === undefined || opcoes.tem('texto')) linhas.push(...feitos.map(({ texto }) => `${texto}\n\n${'='.repeat(60)}\n`));
    if (saida !== undefined && feitos.length > 0) {
      await gravarPlanilha(saida, feitos.map(({ folha }) => folha), `Papéis do concurso — ${pedido.lei.nome}`);
      linhas.push(`Gravado: ${saida} (${feitos.map(({ titulo }) => titulo).join('; ')})`);
    }
    if (feitos.length === 0) linhas.push(nadaFeito(problemas));
    return {
      json: { lei: pedido.lei.id, papeis: feitos.map(({ tipo, titulo, texto }) => ({ tipo, titulo, texto })) },
      linhas,
      problemas,
    };
  },
};

function nadaFeito(problemas: readonly Problema[]): string {
  return problemas.some(bloqueia) ? 'Nenhum papel foi feito: há erros ou perguntas a resolver.' : 'Nenhum papel foi feito: não há ninguém a chamar.';
}
