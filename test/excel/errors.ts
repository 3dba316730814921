/**
 * A refusal of the host. `code` is Excel's; the message is Portuguese, as on a Brazilian machine, so that code which
 * matches English words fails here as it does there. `detail` says why to whoever reads a failing test.
 */
export class HostError extends Error {
  location = '';
  constructor(
    readonly code: string,
    sentence: string,
    detail?: string,
  ) {
    super(detail === undefined ? sentence : `${sentence} [${detail}]`);
  }
}

export const notEmulated = (member: string) =>
  new HostError('ApiNotFound', `${member} não é emulado pelo Excel de testes (test/excel).`);

export const notFound = (what: string) => new HostError('ItemNotFound', 'O recurso solicitado não existe.', what);

export const alreadyExists = (what: string) =>
  new HostError('ItemAlreadyExists', 'Já existe um recurso com o mesmo nome ou identificador.', what);

export const invalidArgument = (why: string) =>
  new HostError('InvalidArgument', 'O argumento é inválido, está ausente ou tem um formato incorreto.', why);

export const accessDenied = (why: string) =>
  new HostError('AccessDenied', 'Você não pode executar a operação solicitada.', why);

export const invalidOperation = (why: string) =>
  new HostError('InvalidOperation', 'A operação não é permitida no estado atual.', why);

export const invalidReference = (why: string) =>
  new HostError('InvalidReference', 'Esta referência não é válida para a operação atual.', why);

export const invalidSelection = () => new HostError('InvalidSelection', 'A seleção atual é inválida para esta operação.');

export const noPrinter = () =>
  new HostError('GeneralException', 'Houve um erro interno ao processar a solicitação.', 'no printer');

export const wrongSize = (height: number, width: number) =>
  new HostError(
    'InvalidArgument',
    'O número de linhas ou colunas da matriz de entrada não corresponde ao tamanho ou às dimensões do intervalo.',
    `the range is ${height} × ${width}`,
  );
