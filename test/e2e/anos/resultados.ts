import { PESSOAS, PROXIMOS } from './historia';
import type { Anos } from './nomeacoes';

/** What the audit says of `trocadas`: act, vaga, who was nominated, who was due, who was passed over, the article. */
export const DA_TROCA = expect.stringMatching(
  /^Ato 21, vaga 9 .*NAIR NOGUEIRA.*LINO LIMOEIRO é a primeira pessoa.*Preterição de: LINO LIMOEIRO.* art\. 3º, § 1º$/,
);

/** The texts to paste call the next three in their order, with nobody's date of birth. */
export async function confereTextosDosPapeis({ page }: Anos): Promise<void> {
  const papeis = page.getByRole('textbox', { name: /: texto para colar$/ });
  await papeis.nth(1).waitFor();
  const textos = await papeis.evaluateAll((campos) => campos.map((campo) => (campo as HTMLTextAreaElement).value));
  expect(textos.map((texto) => texto.split('\n')[0])).toEqual([
    expect.stringMatching(/^Edital de convocação/),
    expect.stringMatching(/^Portaria de nomeação/),
  ]);
  for (const texto of textos) {
    const chamados = [...texto.matchAll(/^\d+\. (.+?), inscrição (\d+): vaga (\d+)/gm)].map(([, ...partes]) => partes);
    expect(chamados).toEqual(PROXIMOS.map(({ nome, inscricao }, i) => [nome, inscricao, String(11 + i)]));
    for (const { nascimento } of PESSOAS) expect(texto).not.toContain(nascimento);
  }
}
