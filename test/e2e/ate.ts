const LIMITE = 20_000;
const PAUSA = 50;

/** Repeats what a test expects until it holds; after a while its failure is the test's. */
export async function ate(esperado: () => Promise<void> | void): Promise<void> {
  const fim = Date.now() + LIMITE;
  for (;;) {
    try {
      return await esperado();
    } catch (erro) {
      if (Date.now() > fim) throw erro;
      await new Promise((resolve) => setTimeout(resolve, PAUSA));
    }
  }
}
