/** On disk, in bytes. The largest ranking met (100 000 people, 12 columns) takes 6 MB. */
export const LIMITE_NO_DISCO = 60 * 1024 * 1024;

/** All parts of a zip together, inflated, in bytes. Five times what 100 000 people × 12 columns take. */
export const LIMITE_EXPANDIDO = 256 * 1024 * 1024;

/** No part of a real workbook above 16 MB shrinks more than this. */
export const RAZAO_ABSURDA = 250;
export const TAMANHO_SEM_EXAME_DE_RAZAO = 16 * 1024 * 1024;

export const LIMITE_DE_PARTES = 10_000;

/** What Excel itself takes. */
export const LIMITE_DE_LINHAS = 1_048_576;
export const LIMITE_DE_COLUNAS = 16_384;
export const LIMITE_DE_TEXTO = 32_767;
