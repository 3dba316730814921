import { publicacao as copiaDaPublicacao } from '../../trabalho/copias';
import { comandoDeCopia } from '../copiar';

/** `cotas publicacao`: a new workbook with the lists as they may be published. */
export const publicacao = comandoDeCopia('publicacao', 'Cópia para publicação', copiaDaPublicacao);
