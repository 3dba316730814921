/**
 * Counts what a piece of work does, so that growth is measured without a clock: calls of the methods of the classes
 * given, steps of array iterators (for-of, spreads), callbacks and copies of arrays.
 */
export function operacoes(classes: readonly { readonly prototype: object }[], trabalho: () => void): number {
  let quantas = 0;
  const conta = (n: number): void => {
    quantas += n;
  };
  const desfaz = [
    ...classes.flatMap(({ prototype }) =>
      Object.getOwnPropertyNames(prototype).map((nome) => embrulha(prototype, nome, () => conta(1))),
    ),
    ...COM_FUNCAO.map((nome) => embrulhaFuncao(nome, conta)),
    ...COM_COPIA.map((nome) => embrulha(Array.prototype, nome, (itens, resultado) => conta(copiadas(itens, resultado)))),
    embrulha(Object.getPrototypeOf([][Symbol.iterator]()) as object, 'next', () => conta(1)),
  ];
  try {
    trabalho();
  } finally {
    desfaz.forEach((este) => este());
  }
  return quantas;
}

type Metodo = (this: unknown, ...args: unknown[]) => unknown;

const COM_FUNCAO = ['map', 'forEach', 'filter', 'some', 'every', 'find', 'findIndex', 'flatMap', 'reduce', 'sort'];
const COM_COPIA = ['slice', 'concat', 'indexOf', 'lastIndexOf', 'includes', 'reverse'];

function troca(prototipo: object, nome: string, novo: (original: Metodo) => Metodo): () => void {
  const descritor = Object.getOwnPropertyDescriptor(prototipo, nome);
  if (nome === 'constructor' || descritor === undefined || typeof descritor.value !== 'function') return () => undefined;
  Object.defineProperty(prototipo, nome, { ...descritor, value: novo(descritor.value as Metodo) });
  return () => void Object.defineProperty(prototipo, nome, descritor);
}

/** What a copy copied: its own length (a short slice of a long array is short); a search counts the array searched. */
function copiadas(itens: unknown, resultado: unknown): number {
  return ((Array.isArray(resultado) ? resultado : itens) as { length: number }).length;
}

function embrulha(prototipo: object, nome: string, conta: (este: unknown, resultado: unknown) => void): () => void {
  return troca(
    prototipo,
    nome,
    (original) =>
      function contado(this: unknown, ...args: unknown[]): unknown {
        const resultado = original.apply(this, args);
        conta(this, resultado);
        return resultado;
      },
  );
}

/** Array methods that take a function: each call of it counts. */
function embrulhaFuncao(nome: string, conta: (n: number) => void): () => void {
  return troca(
    Array.prototype,
    nome,
    (original) =>
      function contado(this: unknown, funcao: unknown, ...resto: unknown[]): unknown {
        if (typeof funcao !== 'function') return original.apply(this, [funcao, ...resto]);
        const contada = function chamada(this: unknown, ...args: unknown[]): unknown {
          conta(1);
          return (funcao as Metodo).apply(this, args);
        };
        return original.call(this, contada, ...resto);
      },
  );
}
