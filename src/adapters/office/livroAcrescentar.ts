import type { Aba, Celula } from '../../planilha/grade';
import { proximaLinha } from '../../planilha/livro';
import { blocosDe } from './blocos';
import { ErroDoExcel, traduzido } from './erros';
import { acha, type Achada } from './fonte';
import { colunasDoLivro, type Acrescimo, type LinhasAcrescentadas } from './livro';
import { blocoDe, comoEstavam, ocupado, saoEstas, type Bloco } from './livroLinhas';
import { juntaATabela } from './livroTabela';
import { PAUSAS, type Paciencia } from './paciencia';
import { andarilho, type Andarilho } from './passos';
import { noExcel } from './rodar';

interface Agora {
  readonly id: string;
  readonly aba: Aba;
}

/** By its name or id. */
async function procura(context: Excel.RequestContext, qual: string): Promise<Achada> {
  const [achada] = await acha(context, { tipo: 'aba', nome: qual });
  if (achada === undefined) throw new ErroDoExcel('aba-nao-encontrada', { nome: qual });
  return achada;
}

async function comoEsta(context: Excel.RequestContext, { id, nome, area }: Achada, espera: Paciencia): Promise<Agora> {
  const linhas: (readonly Celula[])[] = Array.from({ length: area?.linha ?? 0 }, () => []);
  if (area !== undefined) {
    const planilha = context.workbook.worksheets.getItem(id);
    for await (const bloco of blocosDe(context, planilha, area, espera)) for (const linha of bloco) linhas.push(linha);
  }
  return { id, aba: { nome, linhas, mesclas: [] } };
}

/** The sheet without the rows of a block. */
function sem(aba: Aba, { linha, valores }: Bloco): Aba {
  return { ...aba, linhas: aba.linhas.filter((_, i) => i < linha || i >= linha + valores.length) };
}

/** A last look before the writing, since whoever compares acts takes its time. */
async function livre(passos: Andarilho, id: string, bloco: Bloco): Promise<boolean> {
  let destino: Excel.Range | undefined;
  let protecao: Excel.WorksheetProtection | undefined;
  await passos.passo({
    aba: id,
    enfileira: (faixa, aba) => {
      destino = faixa(bloco.linha, 0, bloco.valores.length, bloco.valores[0]?.length ?? 1);
      destino.load('formulas');
      protecao = aba.protection;
      protecao.load('protected');
    },
  });
  if (protecao?.protected === true) throw new ErroDoExcel('aba-protegida');
  return !ocupado(bloco, destino?.formulas ?? []);
}

/**
 * Writes the rows, and in the same request asks before it for what was there: Excel has no writing that spares cells
 * with contents. Whatever somebody put there at the last moment is given back.
 */
async function grava(passos: Andarilho, { id, aba }: Agora, bloco: Bloco): Promise<void> {
  const { linha, formatos, valores } = bloco;
  const [linhas, largura] = [valores.length, valores[0]?.length ?? 1];
  let antes: Excel.Range | undefined;
  await passos.passo({
    aba: id,
    enfileira: (faixa) => {
      antes = faixa(linha, 0, linhas, largura);
      antes.load('formulas,values,numberFormat');
      const destino = faixa(linha, 0, linhas, largura);
      destino.numberFormat = formatos;
      destino.values = valores;
    },
  });
  if (antes === undefined || !ocupado(bloco, antes.formulas)) return;
  const { formulas, values, numberFormat } = antes;
  try {
    await passos.passo({
      aba: id,
      enfileira: (faixa) => {
        const destino = faixa(linha, 0, linhas, largura);
        destino.numberFormat = numberFormat;
        destino.formulas = comoEstavam(formulas, values);
      },
    });
  } catch (erro) {
    throw disputado(bloco, traduzido(erro).tecnico);
  }
  throw new ErroDoExcel('livro-mudou', { nome: aba.nome });
}

function disputado({ linha, valores }: Bloco, tecnico = ''): ErroDoExcel {
  const [de, ate] = [linha + 1, linha + valores.length];
  return new ErroDoExcel('livro-disputado', { nome: de === ate ? String(de) : `${de} a ${ate}`, tecnico });
}

const NAO_CONFERIDAS =
  'As linhas foram gravadas, mas o Excel não respondeu quando o livro foi lido de novo para conferi-las. Leia o livro de novo antes de seguir.';

const SUMIU: ReadonlySet<string> = new Set(['nao-encontrado', 'aba-nao-encontrada']);

async function acrescenta(
  context: Excel.RequestContext,
  passos: Andarilho,
  { aba: qual, linhas, colunas, confere }: Acrescimo,
): Promise<LinhasAcrescentadas> {
  // A cell in edition is said at once: nothing was begun.
  const antes = await comoEsta(context, await procura(context, qual), passos);
  const { id, aba } = antes;
  const primeira = proximaLinha(aba);
  const bloco = blocoDe(
    primeira - 1,
    linhas.map(({ celulas }) => celulas),
  );
  const noLugar = colunasDoLivro(aba) === colunas && linhas.every(({ linha }, i) => linha === primeira + i);
  if (!noLugar || !(await confere(aba)) || !(await livre(passos, id, bloco))) {
    throw new ErroDoExcel('livro-mudou', { nome: aba.nome });
  }
  const nossas = (atual: Aba): boolean =>
    saoEstas(
      atual.linhas,
      bloco.linha,
      linhas.map(({ celulas }) => celulas),
    );
  try {
    await grava(passos, antes, bloco);
  } catch (erro) {
    if (erro instanceof ErroDoExcel) throw erro;
    // Only the answer may have been lost.
    const semEspera: Paciencia = { ...passos, insiste: (tentativa) => tentativa() };
    const chegaram = procura(context, id).then(async (achada) =>
      nossas((await comoEsta(context, achada, semEspera)).aba),
    );
    if (!(await chegaram.catch(() => false))) throw erro;
  }
  const avisos: string[] = [];
  let nome = aba.nome;
  try {
    const depois = await comoEsta(context, await passos.insiste(() => procura(context, id)), passos);
    nome = depois.aba.nome;
    const igual = nossas(depois.aba) && colunasDoLivro(depois.aba) === colunas;
    if (!igual || !(await confere(sem(depois.aba, bloco)))) throw disputado(bloco);
  } catch (erro) {
    const recusa = traduzido(erro);
    if (recusa.codigo === 'livro-disputado') throw recusa;
    if (SUMIU.has(recusa.codigo)) throw new ErroDoExcel('aba-nao-encontrada', { nome, tecnico: recusa.tecnico });
    avisos.push(NAO_CONFERIDAS);
  }
  avisos.push(...(await juntaATabela(context, passos, { id, nome }, bloco)));
  return { aba: nome, avisos };
}

/**
 * Appends rows at the end of a livro, and to its table, if the sheet is still what they were made from: it is read again
 * in the same run, just before and just after. No cell with contents is overwritten, and a failure leaves no row.
 *
 * @throws ErroDoExcel: `livro-mudou` when nothing was written; `livro-disputado` when somebody else wrote at the same
 * instant, and a person has to look
 * @throws what `confere` throws before anything was written
 */
export async function acrescentarAoLivro(acrescimo: Acrescimo): Promise<LinhasAcrescentadas> {
  const { aba, linhas, confere, pausas = PAUSAS, aoEsperar = () => undefined } = acrescimo;
  if (linhas.length === 0) return { aba, avisos: [] };
  let dela: { readonly erro: unknown } | undefined;
  const comGuarda = async (lida: Aba): Promise<boolean> => {
    try {
      return await confere(lida);
    } catch (erro) {
      dela = { erro };
      throw erro;
    }
  };
  try {
    return await noExcel((context) => {
      const passos = andarilho(context, { pausas, aoEsperar, desistencia: 'cancelado' });
      return acrescenta(context, passos, { ...acrescimo, confere: comGuarda });
    });
  } catch (erro) {
    const { codigo, tecnico } = traduzido(erro);
    if (dela !== undefined && codigo === 'falha-do-excel') throw dela.erro;
    throw codigo === 'nao-encontrado' ? new ErroDoExcel('aba-nao-encontrada', { nome: aba, tecnico }) : erro;
  }
}
