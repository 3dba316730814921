import path from 'node:path';
import { hoje } from '../adapters/calendario';
import { dataBrasileira } from '../core/data';
import type { Lei } from '../core/lei';
import type { Aba } from '../planilha/grade';
import { codigoCurto, codigoGeral } from '../planilha/codigo';
import type { Identificacao } from '../planilha/folhas/entrada';
import { comissao, type ACopiar, type Copia, type LivroDaCopia } from '../trabalho/copias';
import type { Pedido } from '../trabalho/pedido';
import { respostasRegistradas, type Procedencia } from '../trabalho/procedencia';
import { abrirLivro, lerRanking, type ArquivoLido } from './arquivo';
import type { Comando, Saida } from './comandos';
import { confereSaida, gravarPlanilha, sha256Do, versaoDoPrograma } from './gravar';
import { arquivoDaLei } from './lei';
import type { Opcoes } from './opcoes';
import { colunasDadas, exigeVagas, inteiro, pedidoDe, respostasDadas } from './pedido';
import { UsoErrado } from './uso';

/** A command that writes a copy into a new workbook: `cotas comissao`, `cotas publicacao`. */
export function comandoDeCopia(nome: string, titulo: string, copia: (aCopiar: ACopiar) => Copia): Comando {
  return {
    opcoes: ['lei', 'vagas', 'ofertas', 'livro', 'chamar', 'saida'],
    executa: (opcoes, lei) => copiar(opcoes, lei, { nome, titulo, copia }),
  };
}

/** What is known of the competition on the command line. */
function identificacaoDaCopia({ edital }: Pedido): Identificacao {
  return edital.data === undefined ? {} : { edital: `Edital de ${dataBrasileira(edital.data)}` };
}

/** The general code of what `cotas comissao` makes with the same options, for papers to carry; none while something blocks. */
export async function codigoDaCopia(opcoes: Opcoes, { abas, leitura: ranking }: ArquivoLido, pedido: Pedido): Promise<string | undefined> {
  const livro = opcoes.uma('livro');
  const chamar = opcoes.uma('chamar');
  const daCopia = livro === undefined ? undefined : await livroDaCopia(opcoes, livro, abas);
  const { folhas } = comissao({
    ranking,
    pedido,
    identificacao: identificacaoDaCopia(pedido),
    procedencia: await procedenciaDe(
      opcoes,
      ranking.abas.map(({ aba }) => aba),
    ),
    ...(daCopia && { livro: { ...daCopia, ...(chamar !== undefined && { chamar: inteiro('chamar', chamar) }) } }),
  });
  return folhas.length === 0 ? undefined : codigoCurto(codigoGeral(folhas));
}

interface QualCopia {
  readonly nome: string;
  readonly titulo: string;
  readonly copia: (aCopiar: ACopiar) => Copia;
}

async function copiar(opcoes: Opcoes, lei: Lei | undefined, { nome, titulo, copia }: QualCopia): Promise<Saida> {
  const pedido = pedidoDe(opcoes, lei);
  const livro = opcoes.uma('livro');
  confereVagas(opcoes, pedido, nome);
  const chamar = opcoes.uma('chamar');
  const quantas = chamar === undefined ? undefined : inteiro('chamar', chamar);
  const saida = opcoes.exige('saida');
  const arquivo = opcoes.arquivo();
  confereSaida(saida, [arquivo, ...(livro === undefined ? [] : [livro]), ...arquivoDaLei(opcoes)]);
  const { abas, leitura } = await lerRanking(opcoes, pedido.lei);
  const daCopia = livro === undefined ? undefined : await livroDaCopia(opcoes, livro, abas);
  const { folhas, problemas } = copia({
    ranking: leitura,
    pedido,
    identificacao: identificacaoDaCopia(pedido),
    procedencia: await procedenciaDe(
      opcoes,
      leitura.abas.map(({ aba }) => aba),
    ),
    ...(daCopia && { livro: { ...daCopia, ...(quantas !== undefined && { chamar: quantas }) } }),
  });
  const gravado = folhas.length > 0;
  if (gravado) await gravarPlanilha(saida, folhas, `${titulo} — ${pedido.lei.nome}`);
  return {
    json: { lei: pedido.lei.id, gravado, planilhas: folhas.map((folha) => folha.nome), ...(gravado && { codigoGeral: codigoCurto(codigoGeral(folhas)) }) },
    linhas: gravado
      ? [`Gravado: ${saida} (${folhas.length} planilhas)`, `Código geral: ${codigoCurto(codigoGeral(folhas))}`]
      : [`Nada foi gravado em ${saida}: há erros ou perguntas a resolver.`],
    problemas,
  };
}

function confereVagas(opcoes: Opcoes, pedido: Pedido, nome: string): void {
  const dasOpcoes = opcoes.todas('vagas').length + opcoes.todas('ofertas').length > 0;
  if (opcoes.uma('livro') === undefined) {
    if (opcoes.uma('chamar') !== undefined) throw new UsoErrado(`--chamar: o comando ${nome} só tem próximas chamadas com --livro.`);
    return exigeVagas(pedido, nome);
  }
  if (dasOpcoes) throw new UsoErrado(`Use --livro ou --vagas (ou --ofertas) no comando ${nome}, não os dois: as ofertas estão no livro.`);
}

async function livroDaCopia(opcoes: Opcoes, livro: string, abas: readonly Aba[]): Promise<LivroDaCopia> {
  const lido = await abrirLivro(opcoes, abas);
  const naPlanilha = abas.some(({ nome }) => nome.toLowerCase() === livro.toLowerCase());
  const sha256 = naPlanilha ? undefined : await sha256DoQueHouver(livro);
  return { lido, ...(sha256 !== undefined && { arquivo: { nome: path.basename(livro), sha256 } }) };
}

async function procedenciaDe(opcoes: Opcoes, abas: readonly string[]): Promise<Procedencia> {
  const arquivo = opcoes.arquivo();
  return {
    origem: { tipo: 'arquivo', nome: path.basename(arquivo) },
    abas,
    sha256: (await sha256DoQueHouver(arquivo)) ?? '',
    versao: versaoDoPrograma(),
    data: hoje(),
    respostas: respostasRegistradas({ respostas: respostasDadas(opcoes), colunas: colunasDadas(opcoes), aba: opcoes.uma('aba') }),
  };
}

/** A file that cannot be opened is a problem of the reading, which was told already. */
async function sha256DoQueHouver(arquivo: string): Promise<string | undefined> {
  try {
    return await sha256Do(arquivo);
  } catch {
    return undefined;
  }
}
