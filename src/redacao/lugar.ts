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
  return daUniao({ uf }) ? municipio : `${municipio}/${uf}`;
}
