import { comPcd } from '../../core/candidato';
import { resolverCriterios } from '../../core/criterios';
import type { Lei } from '../../core/lei';
import type { PerguntaId } from '../../core/perguntas';
import type { Leitura } from './estado';

/** The answers that still make sense in another law: a question that its text settles, or never raises, goes away. */
export function leiturasQueValem(
  lei: Lei,
  leituras: Readonly<Partial<Record<PerguntaId, string>>>,
): Partial<Record<PerguntaId, string>> {
  const perguntas = new Set<string>(resolverCriterios(lei, {}).leituras.map(({ pergunta }) => pergunta));
  return Object.fromEntries(Object.entries(leituras).filter(([pergunta]) => perguntas.has(pergunta)));
}

/**
 * The columns and answers of a sheet that still make sense in another law: those that name a group without vacancies in
 * it would be errors that nothing on the screen takes back.
 */
export function leituraQueVale(
  lei: Lei,
  { colunas, respostas }: Pick<Leitura, 'colunas' | 'respostas'>,
): Pick<Leitura, 'colunas' | 'respostas'> {
  const grupos = new Set<string>(comPcd(lei.reservas.map(({ id }) => id)));
  return {
    colunas: Object.fromEntries(
      Object.entries(colunas).filter(([campo]) => {
        const [, grupo] = campo.split(':', 2);
        return grupo === undefined || grupos.has(grupo);
      }),
    ),
    respostas: respostas.filter(
      ({ codigo, valor }) => codigo !== 'marca-de-varios-grupos' || valor === 'nenhuma' || grupos.has(valor),
    ),
  };
}
