import { PCD } from '../core/candidato';
import { valorDaRegra } from '../core/criterios';
import type { Citacao, Lei, Regra } from '../core/lei';
import type { SecaoDaMemoria } from '../planilha/folhas/entrada';
import { noComeco } from '../redacao/caixa';
import { ditosDaLei, ditosDaReserva, type Ditos, type ValoresDaLei, type ValoresDaReserva } from '../redacao/ditos';
import { dispositivosDe, reservaDe } from '../redacao/fundamento';
import { NOMES_DA_LEI, NOMES_DA_RESERVA } from '../redacao/nomesDasRegras';
import { citaArtigos } from '../redacao/palavras';
import { ditoUmaVez } from '../redacao/porReserva';

type Linha = SecaoDaMemoria['linhas'][number];

/** A rule with what it does, in words, before anyone answers its question. */
interface RegraDita {
  readonly regra: Regra<unknown>;
  readonly dito: string;
}

interface RegraComNome extends RegraDita {
  readonly item: string;
}

/** A rule of a law by its key: of the whole law, or of a reserva. */
type RegrasDe<V> = { readonly [K in keyof V]?: Regra<V[K]> | undefined };

function regraDita<V, K extends keyof V>(regras: RegrasDe<V>, ditos: Ditos<V>, chave: K): RegraDita | undefined {
  const regra: Regra<V[K]> | undefined = regras[chave];
  return regra && { regra, dito: ditos[chave](valorDaRegra(regra)) };
}

const chavesDe = <C extends string>(nomes: Readonly<Record<C, string>>): C[] => Object.keys(nomes) as C[];

/** Every rule of every reserva: once where it is the same for all, else each with the name of its reserva. */
function dasReservas(lei: Lei): RegraComNome[] {
  return chavesDe(NOMES_DA_RESERVA).flatMap((chave) => {
    const ditas = lei.reservas.flatMap((reserva) => {
      const dito = regraDita<ValoresDaReserva, typeof chave>(reserva.regras, ditosDaReserva(lei, reserva), chave);
      return dito === undefined ? [] : [{ nome: reserva.nome, dito }];
    });
    return ditoUmaVez(ditas, lei.reservas.length).map(({ dito, aoLado }) => ({
      item: `${NOMES_DA_RESERVA[chave]}${aoLado}`,
      ...dito,
    }));
  });
}

/** The rules of the whole law that can come into play in it. */
function daLei(lei: Lei): RegraComNome[] {
  const { fimDoPrazo, desde, ...outras } = lei.regras;
  const regras: RegrasDe<ValoresDaLei> = { ...outras, desde, fimDoPrazo: fimDoPrazo?.depois };
  const semEfeito = new Set<keyof ValoresDaLei>([
    // Without a first day there is none to be reached or not.
    ...(valorDaRegra(desde) === null ? (['diaDaVigencia'] as const) : []),
    // By the law's own reserva of PcD, what holds is that reserva's cômputo.
    ...(reservaDe(lei, PCD) === undefined ? [] : (['computoPcd'] as const)),
  ]);
  const ditos = ditosDaLei(lei);
  return chavesDe(NOMES_DA_LEI)
    .filter((chave) => !semEfeito.has(chave))
    .flatMap((chave) => {
      const dita = regraDita<ValoresDaLei, typeof chave>(regras, ditos, chave);
      return dita === undefined ? [] : [{ item: NOMES_DA_LEI[chave], ...dita }];
    });
}

const todas = (lei: Lei): RegraComNome[] => [...dasReservas(lei), ...daLei(lei)];

/** The quoted words; a law of one's own may name the article alone. */
function palavras(citacoes: readonly Citacao[]): string {
  const ditas = citacoes.filter((citacao) => citacao.palavras !== '').map((citacao) => `“${citacao.palavras}”`);
  return ditas.length === 0 ? 'conforme a tabela da lei, abaixo' : ditas.join(' ');
}

/** What the text settles, with its words, and what is only taken from them. */
export function oQueALeiDiz(lei: Lei): Linha[] {
  return todas(lei).flatMap(({ item, regra }): Linha[] => {
    if (regra.base !== 'texto') return [];
    const deducao = regra.deducao === undefined ? '' : ` Deduz-se que ${regra.deducao}.`;
    return [{ item, valor: `${palavras(regra.citacoes)}${deducao}`, fundamento: citaArtigos(dispositivosDe(regra)) }];
  });
}

const comPonto = (frase: string): string => frase.replace(/[\s.]*$/u, '.');

/** What nothing settles and nobody is asked: what the law does not say, and the value in force. */
export function oQueALeiNaoDiz(lei: Lei): Linha[] {
  return todas(lei).flatMap(({ item, regra, dito }): Linha[] =>
    regra.base === 'texto' || regra.pergunta !== undefined
      ? []
      : [
          {
            item,
            valor: `${comPonto(noComeco(regra.questao))} Adotado: ${dito}.`,
            fundamento: citaArtigos(dispositivosDe(regra)),
          },
        ],
  );
}
