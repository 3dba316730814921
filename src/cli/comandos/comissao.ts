import { comissao as copiaDaComissao } from '../../trabalho/copias';
import { comandoDeCopia } from '../copiar';

/** `cotas comissao`: a new workbook for who must check the work, with every reason and the check codes. */
export const comissao = comandoDeCopia('comissao', 'Cópia para a comissão', copiaDaComissao);
