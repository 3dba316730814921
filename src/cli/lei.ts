import { statSync } from 'node:fs';
import { lerDoDisco } from '../adapters/arquivo/disco';
import type { Lei } from '../core/lei';
import type { Problema } from '../core/problema';
import { normaliza } from '../core/texto';
import { LEIS, procurarLei } from '../leis/catalogo';
import type { Aba } from '../planilha/grade';
import { ABA_DA_LEI, abaDaLei } from '../planilha/minhaLei';
import { leiDaAba, type LeiLida } from '../trabalho/leiPropria';
import type { Opcoes } from './opcoes';
import { UsoErrado } from './uso';

const DE_PLANILHA = /\.(?:xlsx|xlsm|xls|ods|csv|tsv|txt)$/iu;
const DE_ABA = /^aba:\s*(.+)$/isu;

/** What --lei says: a file with the table of a law of one's own, a sheet of ARQUIVO with it, or a name. */
type Dita =
  | { readonly tipo: 'arquivo'; readonly caminho: string }
  | { readonly tipo: 'aba'; readonly nome: string }
  | { readonly tipo: 'nome' };

function eArquivo(caminho: string): boolean {
  return statSync(caminho, { throwIfNoEntry: false })?.isFile() === true;
}

function oQueFoiDito(dita: string): Dita {
  const [, nome] = DE_ABA.exec(dita) ?? [];
  if (nome !== undefined) return { tipo: 'aba', nome };
  if (eArquivo(dita) || DE_PLANILHA.test(dita)) return { tipo: 'arquivo', caminho: dita };
  return normaliza(dita) === normaliza(ABA_DA_LEI) ? { tipo: 'aba', nome: dita } : { tipo: 'nome' };
}

function nomes(leis: readonly Lei[]): string {
  return leis.map((lei) => `${lei.id} (${lei.nome})`).join('; ');
}

/** The law of that name. Unknown or ambiguous: wrong usage, naming the choices. */
function leiComNome(digitada: string): Lei {
  const procura = procurarLei(digitada);
  switch (procura.tipo) {
    case 'achada':
      return procura.lei;
    case 'ambígua':
      throw new UsoErrado(`“${digitada}” pode ser mais de uma lei: ${nomes(procura.candidatas)}.`);
    case 'desconhecida':
      throw new UsoErrado(
        `A lei “${digitada}” não é conhecida. Leis: ${nomes(LEIS)}. Uma lei própria é dada pelo arquivo com a tabela dela (.xlsx, .csv, .ods).`,
      );
  }
}

async function leiNasAbas(caminho: string, escolhe: (abas: readonly Aba[]) => Aba | undefined): Promise<LeiLida> {
  const aberto = await lerDoDisco(caminho);
  if ('problema' in aberto) return { problemas: [aberto.problema] };
  const aba = escolhe(aberto.abas);
  return aba === undefined ? { problemas: [] } : leiDaAba(aba);
}

function abaDoArquivo(opcoes: Opcoes, nome: string): Promise<LeiLida> {
  if (!opcoes.temArquivo()) {
    throw new UsoErrado(
      `--lei: “${nome}” seria uma aba do arquivo lido, mas não há arquivo. Dê o arquivo com a tabela da lei.`,
    );
  }
  return leiNasAbas(opcoes.arquivo(), (abas) => {
    const achada = abas.find((aba) => normaliza(aba.nome) === normaliza(nome));
    if (achada !== undefined) return achada;
    throw new UsoErrado(
      `--lei: não há a aba “${nome}” no arquivo lido. Abas: ${abas.map((aba) => aba.nome).join(', ')}.`,
    );
  });
}

/** The law that --lei gives, with what there is to say about its table; none without the option. */
export async function leiDasOpcoes(
  opcoes: Opcoes,
): Promise<{ readonly lei?: Lei; readonly problemas: readonly Problema[] }> {
  const digitada = opcoes.uma('lei');
  if (digitada === undefined || digitada === '') return { problemas: [] };
  const dita = oQueFoiDito(digitada);
  switch (dita.tipo) {
    case 'nome':
      return { lei: leiComNome(digitada), problemas: [] };
    case 'aba':
      return abaDoArquivo(opcoes, dita.nome);
    case 'arquivo':
      if (statSync(dita.caminho, { throwIfNoEntry: false }) === undefined) {
        throw new UsoErrado(`--lei: o arquivo “${dita.caminho}” não foi encontrado. Confira o nome e a pasta.`);
      }
      return leiNasAbas(dita.caminho, abaDaLei);
  }
}

/** The file that --lei reads, which no output may overwrite. */
export function arquivoDaLei(opcoes: Opcoes): readonly string[] {
  const dita = oQueFoiDito(opcoes.uma('lei') ?? '');
  return dita.tipo === 'arquivo' ? [dita.caminho] : [];
}

/** Whether --lei names a sheet of ARQUIVO. */
export function leiNoArquivo(opcoes: Opcoes): boolean {
  return oQueFoiDito(opcoes.uma('lei') ?? '').tipo === 'aba';
}

/** The law of a command that can't do without it. */
export function exigeLei(opcoes: Opcoes, lei: Lei | undefined): Lei {
  opcoes.exige('lei');
  if (lei === undefined) throw new UsoErrado(`Falta a opção --lei no comando ${opcoes.comando}.`);
  return lei;
}
