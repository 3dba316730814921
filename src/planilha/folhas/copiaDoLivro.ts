import type { Folha, LinhaDaFolha } from '../folha';
import { COLUNAS_DO_LIVRO } from '../livro';
import type { ConteudoDoTrabalho } from './entrada';
import { emoldurada, type Coluna } from './moldura';
import { ordemDeNomeacao } from './ordem';
import { numerosEmTexto } from './quadro';
import type { Moldura } from './verificacao';

/** One act, with the words of its columns. */
export interface AtoEmPalavras {
  readonly ato: string;
  /** AAAA-MM-DD */
  readonly data?: string;
  readonly tipo: string;
  readonly cargo: string;
  readonly vaga?: number;
  readonly inscricao?: string;
  /** Of that inscrição; the livro itself has no names. */
  readonly nome?: string;
  readonly lista?: string;
  readonly compensa?: string;
  readonly quantidade?: number;
  readonly documento?: string;
  readonly motivo?: string;
}

type TituloDoLivro = (typeof COLUNAS_DO_LIVRO)[number] | 'Nome';

const DO_LIVRO: Readonly<Record<TituloDoLivro, Omit<Coluna, 'titulo'>>> = {
  Ato: { formato: 'texto', largura: 9, quebra: true },
  Data: { formato: 'data', largura: 12 },
  Tipo: { formato: 'texto', largura: 19, quebra: true },
  Cargo: { formato: 'texto', largura: 18, quebra: true },
  Vaga: { formato: 'inteiro', largura: 7 },
  Inscrição: { formato: 'texto', largura: 13 },
  Nome: { formato: 'texto', largura: 30, quebra: true },
  Lista: { formato: 'texto', largura: 18, quebra: true },
  Compensa: { formato: 'texto', largura: 13 },
  Quantidade: { formato: 'inteiro', largura: 12 },
  Documento: { formato: 'texto', largura: 20, quebra: true },
  Motivo: { formato: 'texto', largura: 30, quebra: true },
};
const TITULOS_DO_LIVRO: readonly TituloDoLivro[] = COLUNAS_DO_LIVRO.flatMap((titulo): TituloDoLivro[] =>
  titulo === 'Inscrição' ? [titulo, 'Nome'] : [titulo],
);

/** The acts as values. Nothing comes after them, so that the copy is itself a livro that can be read and audited. */
export function copiaDoLivro(moldura: Moldura, atos: readonly AtoEmPalavras[]): Folha {
  const folha = emoldurada(
    { ...moldura, cargos: [], memoria: [] },
    {
      nome: 'Livro de atos',
      titulo: 'Livro de atos',
      colunas: TITULOS_DO_LIVRO.map((titulo) => ({ titulo, ...DO_LIVRO[titulo] })),
      linhas: atos.map(linhaDoAto),
      orientacao: 'paisagem',
    },
  );
  return { ...folha, linhas: folha.linhas.slice(0, (folha.cabecalho ?? 0) + 1 + atos.length) };
}

function linhaDoAto({ data, ...ato }: AtoEmPalavras): LinhaDaFolha {
  return {
    papel: 'dado',
    celulas: [
      ato.ato,
      data === undefined ? null : { data },
      ato.tipo,
      ato.cargo || null,
      ato.vaga ?? null,
      ato.inscricao ?? null,
      ato.nome ?? null,
      ato.lista ?? null,
      ato.compensa ?? null,
      ato.quantidade ?? null,
      ato.documento ?? null,
      ato.motivo ?? null,
    ],
  };
}

export interface ModalidadeNoLivro {
  readonly nome: string;
  /** Vagas of the modalidade in the series of all those offered. */
  readonly devidas: number;
  /** Calls made by its list, those that came to nothing too. */
  readonly chamadas: number;
  readonly ocupadas: number;
  /** Numbers of its open vagas. */
  readonly abertas: readonly number[];
}

export interface SituacaoDoCargoNoLivro {
  readonly cargo: string;
  readonly vagas: number;
  readonly modalidades: readonly ModalidadeNoLivro[];
  /** Left by vacância: neither held nor open. */
  readonly extintas: readonly number[];
}

const DA_SITUACAO: readonly Coluna[] = [
  { titulo: 'Modalidade', formato: 'texto', largura: 28, quebra: true },
  { titulo: 'Vagas devidas', formato: 'inteiro', largura: 12 },
  { titulo: 'Chamadas feitas', formato: 'inteiro', largura: 12 },
  { titulo: 'Vagas ocupadas', formato: 'inteiro', largura: 12 },
  { titulo: 'Vagas abertas', formato: 'inteiro', largura: 12 },
  { titulo: 'Números das vagas abertas', formato: 'texto', largura: 30, quebra: true },
];
const soma = (numeros: readonly number[]): number => numeros.reduce((total, numero) => total + numero, 0);

function linhasDaSituacao({ cargo, vagas, modalidades, extintas }: SituacaoDoCargoNoLivro): LinhaDaFolha[] {
  const abertas = modalidades.flatMap((modalidade) => modalidade.abertas);
  return [
    ...(cargo === '' ? [] : [{ papel: 'seção', celulas: [cargo] } satisfies LinhaDaFolha]),
    ...modalidades.map(({ nome, devidas, chamadas, ocupadas, abertas: dela }): LinhaDaFolha => ({
      papel: 'dado',
      celulas: [nome, devidas, chamadas, ocupadas, dela.length, dela.length === 0 ? '–' : numerosEmTexto(dela)],
    })),
    {
      papel: 'destaque',
      celulas: ['Total', vagas, soma(modalidades.map(({ chamadas }) => chamadas)), soma(modalidades.map(({ ocupadas }) => ocupadas)), abertas.length, null],
    },
    ...(extintas.length === 0
      ? []
      : [{ papel: 'nota', celulas: [`Deixadas por vacância, só voltam por nova oferta: ${numerosEmTexto(extintas)}.`] } satisfies LinhaDaFolha]),
  ];
}

/** How many vagas each modalidade has by law, and how many were called, are held and are open. */
export function situacaoDoLivro(moldura: Moldura, cargos: readonly SituacaoDoCargoNoLivro[]): Folha {
  return emoldurada(
    { ...moldura, cargos: [], memoria: [] },
    {
      nome: 'Situação',
      titulo: 'Situação das vagas',
      colunas: DA_SITUACAO,
      linhas: cargos.flatMap(linhasDaSituacao),
      notas: [
        'Vagas devidas: as da modalidade entre todas as oferecidas até aqui.',
        'Chamadas feitas: as nomeações pela lista da modalidade, também as que não resultaram em posse.',
        'Vagas ocupadas: pela modalidade em que cada pessoa ocupa hoje. Vagas abertas: pela modalidade em que serão preenchidas.',
      ],
      orientacao: 'retrato',
    },
  );
}

/** The calls that come next, laid out as the order is. */
export function proximasChamadas(conteudo: ConteudoDoTrabalho): Folha {
  const nome = 'Próximas chamadas';
  const folha = ordemDeNomeacao(conteudo);
  return { ...folha, nome, linhas: folha.linhas.map((linha) => (linha.papel === 'título' ? { ...linha, celulas: [nome] } : linha)) };
}
