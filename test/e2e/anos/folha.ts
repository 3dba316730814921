import { serialDe } from '../../../src/adapters/office/celulas';
import { TIPOS_DE_ATO } from '../../../src/core/ato';
import { COLUNAS_DO_LIVRO } from '../../../src/planilha/livro';
import { proximas, type Ato, type Chamada } from '../../oraculo';
import { semSobras, type Linhas } from '../excel/pasta';
import { ENTRADA, LINHAS, type LinhaDaTabela } from './historia';

/** A row of the table by the columns of the sheet, dates as Excel keeps them. */
function celulas({ ato, data, tipo, vaga, inscricao, lista, quantidade, documento, motivo }: LinhaDaTabela) {
  return [ato, serialDe(data) ?? data, tipo, '', vaga, inscricao, lista, '', quantidade, documento, motivo];
}

/** The sheet of the livro as the law commands it to be, after so many acts. */
export const folhaEsperada = (atos = LINHAS.length): Linhas =>
  semSobras([COLUNAS_DO_LIVRO, ...LINHAS.slice(0, atos).map(celulas)]);

const escrito = (valor: unknown): string | undefined =>
  valor === undefined || valor === '' ? undefined : String(valor);
const inteiro = (valor: unknown): number | undefined => (typeof valor === 'number' ? valor : undefined);

/** The acts that a sheet has, for the second implementation. */
function atosDa(folha: Linhas): Ato[] {
  return folha.slice(1).map(([ato, , tipo, , vaga, inscricao, lista, compensa, quantidade, , motivo]) => {
    const conhecido = TIPOS_DE_ATO.find((este) => este === tipo);
    if (conhecido === undefined) throw new Error(`kind of act: ${tipo}`);
    return {
      ato: String(ato),
      tipo: conhecido,
      vaga: inteiro(vaga),
      inscricao: escrito(inscricao),
      lista: escrito(lista),
      compensa: escrito(compensa),
      quantidade: inteiro(quantidade),
      motivo: escrito(motivo),
    };
  });
}

/** Who comes next by the second implementation, from what the sheet says. */
export const peloOraculo = (folha: Linhas, quantas: number): Chamada[] => proximas(ENTRADA, atosDa(folha), quantas);
