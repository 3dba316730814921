import type {
  CargoDoTrabalho,
  ChamadaEmPalavras,
  ConteudoDoTrabalho,
  PessoaNaLista,
} from '../../../src/planilha/folhas/entrada';

/** Invented people; surnames are plants. */
const PRENOMES = [
  'Adélia',
  'Benedito',
  'Célia Regina',
  'Dorival',
  'Eunice',
  'Fábio Henrique',
  'Gilda',
  'Heitor',
  'Iracema',
  'Jonas',
  'Kátia',
  'Lourdes',
  'Murilo',
  'Neusa Maria',
  'Osvaldo',
  'Palmira',
  'Quitéria',
  'Rubens',
  'Sônia',
  'Tadeu',
  'Ursulina',
  'Valdir',
];
const SOBRENOMES = [
  'Jequitibá',
  'Ipê-Roxo',
  'Cambará',
  'Peroba do Campo',
  'Sucupira',
  'Aroeira',
  'Guabiroba',
  'Pitangueira',
  'Manacá',
  'Jacarandá de Oliveira',
  'Angico',
  'Cedro',
  'Imbuia',
  'Mulungu',
  'Quaresmeira',
  'Araçá',
  'Paineira',
  'Urucum',
  'Taiúva',
  'Embaúba',
  'Copaíba',
  'Jatobá',
];

interface Receita {
  readonly cargo: string;
  readonly vagas: number;
  readonly pessoas: number;
  readonly primeiraInscricao: number;
  readonly cotistas: readonly number[];
  readonly pcd: readonly number[];
  /** Rank called for each vaga, and the place in the specific list when called through it. */
  readonly chamadas: readonly (readonly [number, number?])[];
  readonly reservadas: readonly number[];
}

function nomeDe(indice: number): string {
  const sobrenome = SOBRENOMES[(indice * 5 + 3) % SOBRENOMES.length];
  return `${PRENOMES[indice % PRENOMES.length]} ${sobrenome}${indice % 4 === 0 ? ' dos Santos' : ''}`;
}

function pessoasDe(receita: Receita): PessoaNaLista[] {
  return Array.from({ length: receita.pessoas }, (_, i) => {
    const classificacao = i + 1;
    const reservas = [
      ...(receita.cotistas.includes(classificacao) ? ['Negros e indígenas'] : []),
      ...(receita.pcd.includes(classificacao) ? ['PcD'] : []),
    ];
    return {
      ordem: classificacao,
      inscricao: String(receita.primeiraInscricao + i * 37).padStart(7, '0'),
      nome: nomeDe(i + receita.vagas),
      classificacao,
      nota: 96 - i * 1.25,
      situacao: classificacao === 6 ? 'Sub judice' : 'Habilitado',
      reservas: reservas.join(' e '),
    };
  });
}

function chamadaDe(receita: Receita, pessoas: readonly PessoaNaLista[], i: number): ChamadaEmPalavras {
  const vaga = i + 1;
  const [classificacao = 0, naLista] = receita.chamadas[i] ?? [];
  const pessoa = pessoas[classificacao - 1];
  if (pessoa === undefined) throw new Error(String(classificacao));
  const reservada = naLista !== undefined;
  return {
    chamada: vaga,
    vaga,
    modalidade: reservada ? 'Negros e indígenas' : 'Ampla concorrência',
    inscricao: pessoa.inscricao,
    nome: pessoa.nome,
    classificacao,
    ...(reservada && { classificacaoNaLista: naLista }),
    ocupa: reservada ? 'Negros e indígenas' : 'Ampla concorrência',
    fundamento: reservada ? 'art. 3º, § 1º' : 'art. 1º, § 2º',
    frase: reservada
      ? `Vaga ${vaga}: cabe à lista específica (art. 3º, § 1º); ${pessoa.nome} é a ${naLista}ª pessoa dessa lista, a primeira ainda não nomeada.`
      : `Vaga ${vaga}: cabe à lista geral; ${pessoa.nome} é a pessoa mais bem classificada ainda não nomeada.`,
    pelaReserva: reservada,
  };
}

function cargoDe(receita: Receita): CargoDoTrabalho {
  const pessoas = pessoasDe(receita);
  const lista = (classificacoes: readonly number[]): PessoaNaLista[] =>
    classificacoes.flatMap((classificacao, i) => {
      const pessoa = pessoas[classificacao - 1];
      return pessoa === undefined ? [] : [{ ...pessoa, ordem: i + 1 }];
    });
  const todas = Array.from({ length: receita.vagas }, (_, i) => i + 1);
  const amplas = todas.filter((vaga) => !receita.reservadas.includes(vaga));
  return {
    cargo: receita.cargo,
    vagas: receita.vagas,
    quadro: [
      { nome: 'Ampla concorrência', vagas: amplas.length, posicoes: amplas, fundamento: 'art. 1º, § 2º' },
      {
        nome: 'Negros e indígenas',
        vagas: receita.reservadas.length,
        posicoes: receita.reservadas,
        fundamento: 'art. 1º e § 1º; art. 3º, § 1º',
      },
      { nome: 'PcD', vagas: 0, posicoes: [], fundamento: 'o que o edital disser' },
    ],
    chamadas: receita.chamadas.map((_, i) => chamadaDe(receita, pessoas, i)),
    abertas: [],
    foraDaOrdem: [
      {
        inscricao: '0004444',
        nome: 'Zulmira Carnaúba',
        motivo: 'Eliminada: não compareceu à prova de títulos, obrigatória pelo edital.',
      },
    ],
    listaGeral: pessoas,
    listasEspecificas: [
      { id: 'negros-indigenas', nome: 'Negros e indígenas', pessoas: lista(receita.cotistas) },
      { id: 'pcd', nome: 'PcD', pessoas: lista(receita.pcd) },
    ],
  };
}

export const CONTEUDO: ConteudoDoTrabalho = {
  identificacao: {
    orgao: 'Prefeitura Municipal de Porto Feliz',
    concurso: 'Concurso público nº 01/2026',
    edital: 'Edital nº 01/2026, de 10/02/2026',
    processo: 'Processo nº 1.234/2026',
  },
  lei: { nome: 'Lei nº 4.993/2011, de Porto Feliz', norma: 'Lei nº 4.993, de 4 de novembro de 2011' },
  cargos: [
    cargoDe({
      cargo: 'Enfermeiro',
      vagas: 5,
      pessoas: 18,
      primeiraInscricao: 1203,
      cotistas: [3, 9, 14],
      pcd: [11],
      chamadas: [[1], [2], [3], [4], [9, 2]],
      reservadas: [5],
    }),
    cargoDe({
      cargo: 'Professor de Educação Básica I',
      vagas: 8,
      pessoas: 22,
      primeiraInscricao: 52011,
      cotistas: [2, 7, 12, 19],
      pcd: [],
      chamadas: [[1], [2], [3], [4], [7, 2], [5], [6], [12, 3]],
      reservadas: [5, 8],
    }),
  ],
  memoria: [
    {
      secao: 'Lei',
      linhas: [
        { item: 'Norma', valor: 'Lei nº 4.993, de 4 de novembro de 2011, de Porto Feliz' },
        {
          item: 'Alcance',
          valor: 'O edital é de 10/02/2026, posterior à entrada em vigor (04/11/2011).',
          fundamento: 'arts. 4º, parágrafo único, e 6º',
        },
        { item: 'Percentual', valor: '20% das vagas', fundamento: 'art. 1º' },
        {
          item: 'Arredondamento',
          valor: 'Fração igual ou maior que 0,5: para cima; menor: para baixo.',
          fundamento: 'art. 1º, § 1º',
        },
      ],
    },
    {
      secao: 'Critérios adotados',
      linhas: [
        {
          item: 'Grupo incompleto',
          valor:
            'Última vaga oferecida: quando faltam quintas vagas para o total reservado, a última vaga do edital também é reservada, e a quinta do mesmo grupo, se vier depois, não é.',
          fundamento: 'dúvida: art. 1º, § 1º, e art. 3º, § 1º',
          quem: 'Comissão do concurso, em 12/02/2026',
        },
        {
          item: 'Cômputo',
          valor: 'Ordem de chamada: a pessoa ocupa a vaga pela lista que a chamar primeiro.',
          fundamento: 'silêncio da lei',
          quem: 'Padrão do programa',
        },
      ],
    },
    {
      secao: 'O que foi lido',
      linhas: [
        { item: 'Arquivo', valor: 'classificacao-porto-feliz.xlsx, aba "Classificação"' },
        { item: 'SHA-256', valor: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
        { item: 'Candidatos', valor: '40 (Enfermeiro 18; Professor de Educação Básica I 22)' },
        {
          item: 'Linhas não aproveitadas',
          valor: '14: títulos 3, cabeçalhos repetidos 2, em branco 6, total 1, legenda 1, assinatura 1',
        },
      ],
    },
    {
      secao: 'Programa',
      linhas: [
        { item: 'Versão', valor: '0.1.0' },
        { item: 'Data', valor: '15/03/2026' },
      ],
    },
  ],
};
