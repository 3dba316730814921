import type { Citacao, Lei, Regra } from '../core/lei';
import { normaliza } from '../core/texto';
import { nomeDe } from '../leis/dispositivos';
import { eLinhaDaTabela } from '../leis/propria/fundamento';
import { ARGUMENTOS } from '../redacao/funcoes';
import { Recusa } from './recusa';
import { tabela, type Saida } from './saidas';

/** The provisions that a law of one's own cites, in the table's order, each with all the words quoted of it. */
function citados({ regras, reservas }: Lei): Map<string, string[]> {
  const { fimDoPrazo, ...daLei } = regras;
  const todas: readonly Regra<unknown>[] = [
    ...Object.values(daLei),
    ...(fimDoPrazo === undefined ? [] : [fimDoPrazo.depois]),
    ...reservas.flatMap(({ regras: daReserva }) => Object.values(daReserva)),
  ];
  const palavrasDe = new Map<string, string[]>();
  for (const { dispositivo, palavras } of todas.flatMap((regra): readonly Citacao[] => regra.citacoes ?? [])) {
    const ditas = palavrasDe.get(dispositivo) ?? [];
    palavrasDe.set(dispositivo, ditas);
    if (palavras !== '' && !ditas.includes(palavras)) ditas.push(palavras);
  }
  return palavrasDe;
}

/** One name of a provision for its many spellings. */
function chave(dispositivo: string): string {
  return nomeDe(/^\d+$/.test(dispositivo) ? `art. ${dispositivo}` : dispositivo) ?? normaliza(dispositivo);
}

/** The words that the table quotes: of one provision, or of all, one per row. */
export function textoDaTabela(lei: Lei, dispositivo: string): Saida {
  // A rule without an article is cited by its row of the table, which has no words of the law.
  const todos = [...citados(lei)].filter(([nome, ditas]) => ditas.length > 0 || !eLinhaDaTabela(nome));
  if (todos.length === 0) throw new Recusa('nada a dar', ARGUMENTOS.tabelaSemArtigos());
  if (dispositivo === '') {
    return tabela(
      ['Dispositivo', 'Texto'],
      todos.map(([nome, ditas]) => [nome, ditas.join(' […] ') || ARGUMENTOS.semPalavras()]),
    );
  }
  const achados = todos.filter(([nome]) => chave(nome) === chave(dispositivo));
  if (achados.length === 0) {
    throw new Recusa(
      'nada a dar',
      ARGUMENTOS.dispositivoForaDaTabela(
        dispositivo,
        todos.map(([nome]) => nome),
      ),
    );
  }
  const ditas = [...new Set(achados.flatMap(([, palavras]) => palavras))];
  if (ditas.length === 0) throw new Recusa('nada a dar', ARGUMENTOS.dispositivoSemPalavras(dispositivo));
  return [[ditas.join(' […] ')]];
}
