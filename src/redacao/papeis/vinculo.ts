import { valorDaRegra } from '../../core/criterios';
import type { Lei, Vinculo } from '../../core/lei';

/** The words that depend on the kind of post. */
export interface PalavrasDoVinculo {
  readonly portaria: string;
  /** What the authority does: "Nomear, em caráter efetivo,". */
  readonly ato: string;
  /** "para o cargo de" */
  readonly paraOPosto: string;
  /** "no cargo de" */
  readonly noPosto: string;
  /** What the people called come for. */
  readonly finalidade: string;
  /** What has a term after the act. */
  readonly prazo: string;
}

const PALAVRAS: Readonly<Record<Vinculo, PalavrasDoVinculo>> = {
  efetivo: {
    portaria: 'Portaria de nomeação',
    ato: 'Nomear, em caráter efetivo,',
    paraOPosto: 'para o cargo de',
    noPosto: 'no cargo de',
    finalidade: 'nomeação em cargo efetivo',
    prazo: 'a posse',
  },
  emprego: {
    portaria: 'Portaria de admissão',
    ato: 'Contratar,',
    paraOPosto: 'para o emprego público de',
    noPosto: 'no emprego público de',
    finalidade: 'admissão em emprego público',
    prazo: 'a assinatura do contrato de trabalho',
  },
  temporario: {
    portaria: 'Portaria de contratação',
    ato: 'Contratar, por prazo determinado,',
    paraOPosto: 'para a função de',
    noPosto: 'na função de',
    finalidade: 'contratação por prazo determinado',
    prazo: 'a assinatura do contrato',
  },
};

/** The kind of post was not told and the law admits several: the person who signs strikes out what does not apply. */
const POR_RISCAR: PalavrasDoVinculo = {
  portaria: 'Portaria de nomeação',
  ato: '[ ] Nomear, em caráter efetivo, / [ ] Contratar,',
  paraOPosto: 'para o cargo ou emprego de',
  noPosto: 'no cargo ou emprego de',
  finalidade: '[ ] nomeação em cargo efetivo / [ ] admissão em emprego público',
  prazo: 'a posse ou a assinatura do contrato',
};

/** The words for the kind of post told, or for the only one that the law reaches. */
export function palavrasDoVinculo({ regras }: Lei, vinculo: Vinculo | undefined): PalavrasDoVinculo {
  const daLei = valorDaRegra(regras.vinculos);
  const certo = vinculo ?? (daLei.length === 1 ? daLei[0] : undefined);
  return certo === undefined ? POR_RISCAR : PALAVRAS[certo];
}
