import { dataDe } from '../core/data';
import type { Data } from '../core/lei';
import { leData } from '../planilha/leitura/datas';
import { ARGUMENTOS } from '../redacao/funcoes';
import { celulaSimples, textoDoArgumento } from './argumentos';
import { argumentoErrado } from './recusa';

/** The date of the edital: a serial, or text; undefined when it was left out. */
export function dataOpcional(valor: unknown): Data | undefined {
  const celula = celulaSimples(valor);
  if (celula === null || celula === 0) return undefined;
  if (typeof celula === 'object' && celula.tipo === 'data') return celula.data;
  if (typeof celula === 'number') {
    const lida = leData(celula, 'dd/mm');
    if (lida.tipo === 'data') return lida.data;
  }
  const texto = textoDoArgumento('Data do edital', celula);
  if (texto === '') return undefined;
  const data = typeof celula === 'string' ? dataDe(texto) : undefined;
  if (data === undefined) throw argumentoErrado(ARGUMENTOS.dataInvalida(texto));
  return data;
}

export function dataDoEdital(valor: unknown): Data {
  const data = dataOpcional(valor);
  if (data === undefined) throw argumentoErrado(ARGUMENTOS.dataFalta());
  return data;
}
