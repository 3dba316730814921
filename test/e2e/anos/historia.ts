import type { EntradaSemOfertas } from '../../oraculo';
import type { Publicado, AtoDoPainel } from './nomeacoes';

/** In the order of the classification; * marks who competes for the reserve too. All invented. */
const CLASSIFICADOS = [
  'ADA ANDIROBA',
  'BENTO BACURI',
  'CIRA CAMBUCI *',
  'DALVA DEDALEIRO',
  'ENZO EMBAÚBA',
  'FLORA FAVEIRO *',
  'GIL GRUMIXAMA',
  'HEITOR HORTELÃ *',
  'IVA INGAZEIRO',
  'JONAS JACARANDÁ',
  'KARINA KINKAN *',
  'LINO LIMOEIRO',
  'MAÍRA MULUNGU *',
  'NAIR NOGUEIRA',
  'OTTO OITICICA',
  'PAULA PITANGUEIRA *',
  'QUITÉRIA QUARESMA',
  'RAUL ROMÃ',
  'SILAS SAPUCAIA *',
  'TERESA TIMBÓ',
];

export interface Pessoa {
  readonly classificacao: number;
  readonly inscricao: string;
  readonly nome: string;
  readonly nascimento: string;
  readonly cotista: 'SIM' | 'NÃO';
}

export const PESSOAS: readonly Pessoa[] = CLASSIFICADOS.map((escrito, i) => ({
  classificacao: i + 1,
  inscricao: `0${101 + i}`,
  nome: escrito.replace(' *', ''),
  nascimento: `${String(i + 1).padStart(2, '0')}/03/${1970 + i}`,
  cotista: escrito.endsWith('*') ? 'SIM' : 'NÃO',
}));

export const RANKING: readonly (readonly (string | number)[])[] = [
  ['Classificação', 'Inscrição', 'Nome', 'Nascimento', 'Negro'],
  ...PESSOAS.map(({ classificacao, inscricao, nome, nascimento, cotista }) => [
    classificacao,
    inscricao,
    nome,
    nascimento,
    cotista,
  ]),
];

/** The person whose name begins with that letter: they are told apart by it. */
export function pessoa(letra: string): Pessoa {
  const achada = PESSOAS.find(({ nome }) => nome.startsWith(letra));
  if (achada === undefined) throw new Error(`nobody begins with ${letra}`);
  return achada;
}

export const ENTRADA: EntradaSemOfertas = {
  lei: 'porto-feliz-4993-2011',
  leituras: {},
  pessoas: PESSOAS.map(({ classificacao, inscricao, cotista }) => ({
    classificacao,
    inscricao,
    situacao: 'habilitado',
    reservas: cotista === 'SIM' ? { 'negros-indigenas': 'declarada' } : {},
  })),
};

export type Passo =
  ({ readonly fazer: 'ato' } & AtoDoPainel) | ({ readonly fazer: 'nomear'; readonly quantas: number } & Publicado);

const em = (data: string, documento: string): Publicado => ({ data, documento });

/** What happens to one competition, from the edital on. Whom each call reaches is in TABELA. */
export const HISTORIA: readonly Passo[] = [
  { fazer: 'ato', tipo: 'oferta', quantidade: 5, ...em('10/02/2026', 'Edital 1/2026') },
  { fazer: 'nomear', quantas: 5, ...em('02/03/2026', 'Portaria 1/2026') },
  { fazer: 'ato', tipo: 'posse', pessoa: 'ADA', ...em('16/03/2026', 'Termo 1/2026') },
  { fazer: 'ato', tipo: 'desistência', pessoa: 'FLORA', motivo: 'a pedido', ...em('18/03/2026', 'Processo 7/2026') },
  { fazer: 'ato', tipo: 'desistência', pessoa: 'BENTO', motivo: 'a pedido', ...em('20/03/2026', 'Processo 9/2026') },
  { fazer: 'nomear', quantas: 2, ...em('01/04/2026', 'Portaria 2/2026') },
  { fazer: 'ato', tipo: 'posse não tomada', pessoa: 'DALVA', ...em('06/04/2026', 'Portaria 3/2026') },
  { fazer: 'nomear', quantas: 1, ...em('08/04/2026', 'Portaria 4/2026') },
  {
    fazer: 'ato',
    tipo: 'cota não confirmada',
    pessoa: 'HEITOR',
    lista: 'negros-indigenas',
    motivo: 'heteroidentificação',
    ...em('22/04/2026', 'Ata 1/2026'),
  },
  { fazer: 'nomear', quantas: 1, ...em('04/05/2026', 'Portaria 5/2026') },
  { fazer: 'ato', tipo: 'oferta', quantidade: 3, ...em('01/07/2026', 'Decreto 1/2026') },
  { fazer: 'nomear', quantas: 3, ...em('02/07/2026', 'Portaria 6/2026') },
  { fazer: 'ato', tipo: 'oferta', quantidade: 2, ...em('03/08/2026', 'Decreto 2/2026') },
  { fazer: 'nomear', quantas: 2, ...em('04/08/2026', 'Portaria 7/2026') },
  { fazer: 'ato', tipo: 'fim de fila', pessoa: 'IVA', ...em('10/08/2026', 'Processo 31/2026') },
  { fazer: 'nomear', quantas: 1, ...em('12/08/2026', 'Portaria 8/2026') },
  { fazer: 'ato', tipo: 'decisão judicial', pessoa: 'TERESA', ...em('01/09/2026', 'Mandado 5/2026') },
  { fazer: 'ato', tipo: 'vacância', pessoa: 'ADA', motivo: 'exoneração', ...em('05/10/2026', 'Portaria 9/2026') },
  { fazer: 'ato', tipo: 'desistência', pessoa: 'MAÍRA', ...em('03/11/2026', 'Processo 44/2026') },
  { fazer: 'nomear', quantas: 1, ...em('05/11/2026', 'Portaria 10/2026') },
  { fazer: 'ato', tipo: 'oferta', quantidade: 3, ...em('01/02/2027', 'Decreto 3/2027') },
];

/**
 * The livro in the end, written by hand from Lei 4.993/2011: everyone competes for every vaga (art. 1º § 2º), each fifth
 * is of the specific list (art. 3º § 1º), and who leaves a reserved one gives it to the next of that list (art. 3º § 2º).
 * Act, day, kind, vaga, person's letter, list, vacancies, document, reason.
 */
const TABELA = `
 1 | 2026-02-10 | oferta              |    |   |                  | 5 | Edital 1/2026    |
 2 | 2026-03-02 | nomeação            |  1 | A | ampla            |   | Portaria 1/2026  |
 3 | 2026-03-02 | nomeação            |  2 | B | ampla            |   | Portaria 1/2026  |
 4 | 2026-03-02 | nomeação            |  3 | C | ampla            |   | Portaria 1/2026  |
 5 | 2026-03-02 | nomeação            |  4 | D | ampla            |   | Portaria 1/2026  |
 6 | 2026-03-02 | nomeação            |  5 | F | negros-indigenas |   | Portaria 1/2026  |
 7 | 2026-03-16 | posse               |    | A |                  |   | Termo 1/2026     |
 8 | 2026-03-18 | desistência         |    | F |                  |   | Processo 7/2026  | a pedido
 9 | 2026-03-20 | desistência         |    | B |                  |   | Processo 9/2026  | a pedido
10 | 2026-04-01 | nomeação            |  5 | H | negros-indigenas |   | Portaria 2/2026  |
11 | 2026-04-01 | nomeação            |  2 | E | ampla            |   | Portaria 2/2026  |
12 | 2026-04-06 | posse não tomada    |    | D |                  |   | Portaria 3/2026  |
13 | 2026-04-08 | nomeação            |  4 | G | ampla            |   | Portaria 4/2026  |
14 | 2026-04-22 | cota não confirmada |    | H | negros-indigenas |   | Ata 1/2026       | heteroidentificação
15 | 2026-05-04 | nomeação            |  5 | K | negros-indigenas |   | Portaria 5/2026  |
16 | 2026-07-01 | oferta              |    |   |                  | 3 | Decreto 1/2026   |
17 | 2026-07-02 | nomeação            |  6 | H | ampla            |   | Portaria 6/2026  |
18 | 2026-07-02 | nomeação            |  7 | I | ampla            |   | Portaria 6/2026  |
19 | 2026-07-02 | nomeação            |  8 | J | ampla            |   | Portaria 6/2026  |
20 | 2026-08-03 | oferta              |    |   |                  | 2 | Decreto 2/2026   |
21 | 2026-08-04 | nomeação            |  9 | L | ampla            |   | Portaria 7/2026  |
22 | 2026-08-04 | nomeação            | 10 | M | negros-indigenas |   | Portaria 7/2026  |
23 | 2026-08-10 | fim de fila         |    | I |                  |   | Processo 31/2026 |
24 | 2026-08-12 | nomeação            |  7 | N | ampla            |   | Portaria 8/2026  |
25 | 2026-09-01 | decisão judicial    |    | T |                  |   | Mandado 5/2026   |
26 | 2026-10-05 | vacância            |    | A |                  |   | Portaria 9/2026  | exoneração
27 | 2026-11-03 | desistência         |    | M |                  |   | Processo 44/2026 |
28 | 2026-11-05 | nomeação            | 10 | P | negros-indigenas |   | Portaria 10/2026 |
29 | 2027-02-01 | oferta              |    |   |                  | 3 | Decreto 3/2027   |
`;

export interface LinhaDaTabela {
  readonly ato: number;
  readonly data: string;
  readonly tipo: string;
  readonly vaga: number | '';
  readonly inscricao: string;
  readonly lista: string;
  readonly quantidade: number | '';
  readonly documento: string;
  readonly motivo: string;
}

const numero = (texto: string): number | '' => (texto === '' ? '' : Number(texto));

export const LINHAS: readonly LinhaDaTabela[] = TABELA.trim()
  .split('\n')
  .map((linha) => {
    const [ato, data, tipo, vaga, letra, lista, quantidade, documento, motivo] = linha.split('|').map((t) => t.trim());
    return {
      ato: Number(ato),
      data: data ?? '',
      tipo: tipo ?? '',
      vaga: numero(vaga ?? ''),
      inscricao: letra ? pessoa(letra).inscricao : '',
      lista: lista ?? '',
      quantidade: numero(quantidade ?? ''),
      documento: documento ?? '',
      motivo: motivo ?? '',
    };
  });

/** Whom the vagas of the last offer go to: the general list, without who went to its end or was called by the court. */
export const PROXIMOS = ['O', 'Q', 'R'].map(pessoa);
