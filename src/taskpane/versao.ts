import pacote from '../../package.json';

/** The product's version, for the pane. */
export const VERSAO: string = pacote.version;
