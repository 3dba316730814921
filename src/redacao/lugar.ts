import type { Lei } from '../core/lei';

type Lugar = Pick<Lei, 'municipio' | 'uf'>;

/** Whether the law is of the Union, and not of a town. */
export function daUniao({ uf }: Pick<Lei, 'uf'>): boolean {
  return uf === 'BR';
}

/**
 * Whose the law is, as shown beside it.
 *
 * @example lugarDaLei({ municipio: 'Porto Feliz', uf: 'SP' }) // 'Porto Feliz/SP'
 * @example lugarDaLei({ municipio: 'União', uf: 'BR' }) // 'União'
 */
export function lugarDaLei({ municipio, uf }: Lugar): string {
  return daUniao({ uf }) || municipio === '' || uf === '' ? municipio : `${municipio}/${uf}`;
}

/**
 * Whose the law is, inside a sentence; '' for the Union, and where nobody is named.
 *
 * @example doEnte({ municipio: 'Porto Feliz', uf: 'SP' }) // 'do Município de Porto Feliz'
 * @example doEnte({ municipio: 'Estado do Rio de Janeiro', uf: 'RJ' }) // 'do Estado do Rio de Janeiro'
 */
export function doEnte({ municipio, uf }: Lugar): string {
  if (daUniao({ uf }) || municipio === '') return '';
  return /^(?:Estado|Distrito|Município)\b/iu.test(municipio) ? `do ${municipio}` : `do Município de ${municipio}`;
}
