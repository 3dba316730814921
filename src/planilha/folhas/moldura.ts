import type { ColunaDaFolha, Folha, LinhaDaFolha } from '../folha';
import type { CargoDoTrabalho, ConteudoDoTrabalho, Identificacao } from './entrada';

/** What every sheet has around its table: title, identification, sections, notes, signatures. */

export const VAZIA: LinhaDaFolha = { papel: 'vazia', celulas: [] };

const LACUNA = '_'.repeat(24);

function concursoDe({ concurso, edital, processo }: Identificacao): string {
  const partes = [concurso ?? `Concurso: ${LACUNA}`, edital ?? `Edital: ${LACUNA}`, processo];
  return partes.filter((parte) => parte !== undefined).join('  ·  ');
}

/** The identification as lines, with blanks to fill in where it is unknown. */
function linhasDeIdentificacao({ identificacao, lei }: ConteudoDoTrabalho): string[] {
  return [identificacao.orgao ?? `Órgão: ${LACUNA}`, concursoDe(identificacao), `Reserva de vagas: ${lei.norma}`];
}

function cabecalhoImpresso(identificacao: Identificacao): string {
  const { orgao, concurso, edital } = identificacao;
  const conhecidas = [orgao, concurso, edital].filter((parte) => parte !== undefined);
  return conhecidas.length > 0 ? conhecidas.join(' – ') : `Concurso: ${LACUNA}`;
}

/**
 * A text broken at spaces into lines of so many characters.
 *
 * @example emLinhas('um dois três', 8) // ['um dois', 'três']
 */
export function emLinhas(texto: string, largura: number): string[] {
  const linhas: string[] = [];
  let atual = '';
  for (const palavra of texto.split(' ')) {
    if (atual !== '' && atual.length + palavra.length >= largura) {
      linhas.push(atual);
      atual = '';
    }
    atual = atual === '' ? palavra : `${atual} ${palavra}`;
  }
  return [...linhas, atual];
}

/** The row that opens a cargo; none when the work has a single, unnamed one. */
export function secaoDoCargo({ cargo, vagas }: CargoDoTrabalho, cargos: readonly CargoDoTrabalho[]): LinhaDaFolha[] {
  const quantas = vagas === 0 ? 'cadastro de reserva' : vagas === 1 ? '1 vaga' : `${vagas} vagas`;
  if (cargo === '' && cargos.length === 1) return [];
  return [{ papel: 'seção', celulas: [`${cargo === '' ? 'Sem cargo indicado' : cargo}  (${quantas})`] }];
}

const ASSINATURAS: readonly LinhaDaFolha[] = [
  VAZIA,
  { papel: 'assinatura', celulas: [`Local e data: ${'_'.repeat(44)}`] },
  { papel: 'assinatura', celulas: [`Elaborado por: ${'_'.repeat(43)}   Matrícula: ${'_'.repeat(14)}`] },
  { papel: 'assinatura', celulas: [`Conferido por: ${'_'.repeat(43)}   Matrícula: ${'_'.repeat(14)}`] },
];

export interface Coluna extends ColunaDaFolha {
  readonly titulo: string;
}

export interface Tabela {
  readonly nome: string;
  readonly titulo: string;
  readonly colunas: readonly Coluna[];
  readonly linhas: Iterable<LinhaDaFolha>;
  readonly notas?: readonly string[];
  readonly orientacao: 'retrato' | 'paisagem';
}

/** A whole sheet around a table. */
export function emoldurada(conteudo: ConteudoDoTrabalho, tabela: Tabela): Folha {
  const largura = tabela.colunas.reduce((soma, coluna) => soma + coluna.largura, 0);
  const linhas: LinhaDaFolha[] = [
    { papel: 'título', celulas: [tabela.titulo] },
    ...linhasDeIdentificacao(conteudo).flatMap((linha) =>
      emLinhas(linha, largura).map((celula): LinhaDaFolha => ({ papel: 'identificação', celulas: [celula] })),
    ),
    VAZIA,
  ];
  const cabecalho = linhas.length;
  linhas.push({ papel: 'cabeçalho', celulas: tabela.colunas.map(({ titulo }) => titulo) });
  for (const linha of tabela.linhas) linhas.push(linha);
  if (tabela.notas !== undefined && tabela.notas.length > 0) {
    linhas.push(VAZIA);
    for (const nota of tabela.notas) {
      // Notes are set smaller than the column's unit of width.
      for (const celula of emLinhas(nota, Math.floor(largura * 1.05)))
        linhas.push({ papel: 'nota', celulas: [celula] });
    }
  }
  linhas.push(...ASSINATURAS);
  return {
    nome: tabela.nome,
    colunas: tabela.colunas.map(({ titulo: _, ...coluna }) => coluna),
    linhas,
    cabecalho,
    impressao: { orientacao: tabela.orientacao, cabecalho: cabecalhoImpresso(conteudo.identificacao) },
  };
}
