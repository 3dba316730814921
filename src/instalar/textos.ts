/** The manifest's words: Portuguese, and English for an Excel in another language. */

export interface Texto {
  readonly pt: string;
  readonly en: string;
}

export const PROVEDOR = 'Cotas em concursos';

export const NOME: Texto = { pt: 'Cotas em concursos', en: 'Quotas in public competitions' };

/** So that nobody takes the add-in under work for the one in use. */
export const NOME_EM_DESENVOLVIMENTO: Texto = {
  pt: `${NOME.pt} (desenvolvimento)`,
  en: `${NOME.en} (development)`,
};

export const DESCRICAO: Texto = {
  pt: 'Aplica a lei de cotas do município a um concurso público: quantas vagas são reservadas, quais são e quem é chamado, com o artigo da lei em cada linha.',
  en: "Applies a Brazilian municipality's quota law to a public competition: reserved vacancies and whom to call, each with the article of the law.",
};

/** Up to 125 characters each. */
export const CURTOS = {
  'inicio.titulo': { pt: 'O Cotas em concursos está pronto', en: 'Quotas in public competitions is ready' },
  'grupo.rotulo': { pt: 'Cotas', en: 'Quotas' },
  'abrir.rotulo': { pt: 'Cotas em concursos', en: 'Quotas in competitions' },
} as const satisfies Readonly<Record<string, Texto>>;

/** Up to 250 characters each. */
export const LONGOS = {
  'inicio.descricao': {
    pt: 'Na guia Página Inicial, abra “Cotas em concursos”: escolha a lei, leia a planilha da classificação e gere as listas em abas novas. A sua planilha não é alterada.',
    en: 'On the Home tab, open “Quotas in competitions”: choose the law, read the ranking sheet and write the lists into new sheets. Your sheet is not changed.',
  },
  'abrir.dica': {
    pt: 'Abre o painel: calcula as vagas reservadas, publica as listas e diz quem é chamado a cada vaga e por quê, com o artigo da lei.',
    en: 'Opens the pane: works out the reserved vacancies, publishes the lists and says who is called and why, with the article of the law.',
  },
} as const satisfies Readonly<Record<string, Texto>>;

export type Curto = keyof typeof CURTOS;
export type Longo = keyof typeof LONGOS;
