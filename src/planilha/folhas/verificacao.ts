import { codigoCurto, codigoDaAba, codigoPorExtenso, codigosDasFolhas, resumoDosCodigos, VERIFICACAO } from '../codigo';
import type { CodigoDaPlanilha } from '../codigo';
import type { Folha, LinhaDaFolha } from '../folha';
import type { Aba, Celula } from '../grade';
import { abasDasFolhas } from '../valores';
import type { ConteudoDoTrabalho } from './entrada';
import { emoldurada, type Coluna } from './moldura';

/** What a sheet's frame needs of the work. */
export type Moldura = Pick<ConteudoDoTrabalho, 'identificacao' | 'lei'>;

const COLUNAS: readonly Coluna[] = [
  { titulo: 'Planilha', formato: 'texto', largura: 34, quebra: true },
  { titulo: 'Código (SHA-256 dos valores)', formato: 'texto', largura: 44, quebra: true },
];

const NOTAS = [
  'Como conferir: no programa que fez esta cópia, abra o arquivo na verificação (ou use o comando cotas verificar ARQUIVO). Os códigos são calculados de novo, e a planilha que tiver mudado é nomeada.',
  'O código geral é o resumo dos códigos acima. O que vai impresso nos papéis é o da cópia para a comissão: na cópia dela, compare os dois. Se forem iguais e a verificação disser que está intacto, o conteúdo é o mesmo.',
  'O código é dos valores de cada planilha: salvar de novo em outro programa, sem mudar nada, não o altera. Preencher células, até as linhas de assinatura, altera: assine no papel.',
];

function folhaCom(moldura: Moldura, codigos: readonly CodigoDaPlanilha[], daPropria: string | null): Folha {
  const geral = resumoDosCodigos(codigos.map(({ codigo }) => codigo));
  return emoldurada(
    { ...moldura, cargos: [], memoria: [] },
    {
      nome: VERIFICACAO,
      titulo: 'Códigos de verificação',
      colunas: COLUNAS,
      linhas: [
        ...codigos.map(({ nome, codigo }): LinhaDaFolha => ({ papel: 'dado', celulas: [nome, codigoPorExtenso(codigo)] })),
        { papel: 'dado', celulas: [VERIFICACAO, daPropria] },
        { papel: 'destaque', celulas: ['Código geral', codigoCurto(geral)] },
      ],
      notas: NOTAS,
      orientacao: 'retrato',
    },
  );
}

/** The sheet that lists the code of each of these, of itself (all but that one cell) and the general one. */
export function verificacao(moldura: Moldura, folhas: readonly Folha[]): Folha {
  const codigos = codigosDasFolhas(folhas);
  const [semCodigo] = abasDasFolhas([folhaCom(moldura, codigos, null)]);
  return folhaCom(moldura, codigos, semCodigo === undefined ? null : codigoPorExtenso(codigoDaAba(semCodigo)));
}

/** The sheets of a copy with their codes after them. Their names must be the final ones. */
export function comVerificacao(moldura: Moldura, folhas: readonly Folha[]): Folha[] {
  return [...folhas, verificacao(moldura, folhas)];
}

/** What a sheet Verificação says, as read. */
export interface VerificacaoLida {
  readonly listadas: readonly CodigoDaPlanilha[];
  /** In its short form. */
  readonly geral?: string;
  /** No value of this very sheet was changed. */
  readonly integra: boolean;
}

const POR_EXTENSO = /^[0-9A-F]{8}(?: [0-9A-F]{8}){7}$/;
const CURTO = /^[0-9A-F]{4}(?:-[0-9A-F]{4}){3}$/;

function texto(celula: Celula | undefined): string {
  return typeof celula === 'string' ? celula : '';
}

/** Reads the codes listed; a cell that is no longer one lists nothing. */
export function lerVerificacao({ nome, linhas }: Pick<Aba, 'nome' | 'linhas'>): VerificacaoLida {
  const comCodigo = linhas.flatMap(([planilha, codigo], linha) =>
    POR_EXTENSO.test(texto(codigo)) ? [{ linha, nome: texto(planilha), codigo: texto(codigo).replace(/ /g, '').toLowerCase() }] : [],
  );
  const propria = comCodigo.filter((esta) => esta.nome === VERIFICACAO).at(-1);
  const geral = linhas.map(([, codigo]) => texto(codigo)).find((codigo) => CURTO.test(codigo));
  const semCodigo = linhas.map((linha, i) => (i === propria?.linha ? [linha[0] ?? null, null, ...linha.slice(2)] : linha));
  return {
    listadas: comCodigo.filter((esta) => esta !== propria).map(({ nome: planilha, codigo }) => ({ nome: planilha, codigo })),
    ...(geral !== undefined && { geral }),
    integra: propria !== undefined && codigoDaAba({ nome, linhas: semCodigo }) === propria.codigo,
  };
}
