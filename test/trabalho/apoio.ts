import { AMPLA } from '../../src/core/candidato';
import type { Problema } from '../../src/core/problema';
import { LEIS } from '../../src/leis/catalogo';
import { lerLivro, type LivroLido } from '../../src/planilha/livro';
import { lerAbas, type Leitura } from '../../src/planilha/leitura';
import { conferir } from '../../src/trabalho/conferir';
import type { Pedido } from '../../src/trabalho/pedido';
import { proximasChamadas } from '../../src/trabalho/proximas';
import { aba } from '../planilha/tabelas';

/** The law by its municipality, after its own date, with `vagas` for every cargo and no vaga of PcD. */
export function pedidoDe(municipio: 'Ferraz' | 'Porto Feliz' | 'Porto Alegre', vagas: number, outros: Partial<Pedido> = {}): Pedido {
  const lei = LEIS.find((outra) => outra.municipio.startsWith(municipio));
  if (lei === undefined) throw new Error(municipio);
  const data = { Ferraz: '2026-09-01', 'Porto Feliz': '2026-02-10', 'Porto Alegre': '2010-01-10' }[municipio];
  return {
    lei,
    respostas: {},
    edital: { data },
    ofertas: { geral: [vagas], porCargo: [] },
    pcd: { geral: { tipo: 'número', quantas: 0 }, porCargo: [] },
    reservadas: { porCargo: [] },
    desempates: [],
    lacunasAceitas: false,
    ...outros,
  };
}

/** A ranking written as rows between bars, read as the reservas of the law. */
export function rankingDe(texto: string, { lei }: Pick<Pedido, 'lei'>, nome = 'Resultado'): Leitura {
  return lerAbas([aba(texto, nome)], { reservas: lei.reservas });
}

/** Acts as rows "tipo | cargo | vaga | inscrição | lista | compensa | quantidade | motivo"; numbered from 1. */
export function livroDe(texto: string): LivroLido {
  const linhas = texto
    .trim()
    .split('\n')
    .map((linha, i) => {
      const [tipo = '', cargo = '', vaga = '', inscricao = '', lista = '', compensa = '', quantidade = '', motivo = ''] = linha
        .split('|')
        .map((celula) => celula.trim());
      return [String(i + 1), '', tipo, cargo, vaga, inscricao, lista, compensa, quantidade, '', motivo];
    });
  const titulos = ['Ato', 'Data', 'Tipo', 'Cargo', 'Vaga', 'Inscrição', 'Lista', 'Compensa', 'Quantidade', 'Documento', 'Motivo'];
  return lerLivro({ nome: 'Livro', linhas: [titulos, ...linhas], mesclas: [] });
}

export interface Historia {
  readonly conforme: boolean;
  /** "ato: person": the acts that differ from what was due. */
  readonly divergencias: readonly string[];
  /** "vaga modalidade motivo" of each open vaga, in the order in which they are filled. */
  readonly abertas: readonly string[];
  /** "vaga inscrição lista" of the next calls. */
  readonly proximas: readonly string[];
  readonly problemas: readonly Problema[];
}

/** What a livro of one cargo leads to: its audit and the next `chamar` calls. */
export function historia(ranking: Leitura, livro: LivroLido, pedido: Pedido, chamar = 1): Historia {
  const { conforme, divergencias } = conferir(ranking, livro, pedido);
  const { cargos, problemas } = proximasChamadas(ranking, livro, pedido, { chamar });
  return {
    conforme,
    divergencias: divergencias.map(({ ato, encontrado }) => `${ato}: ${encontrado.inscricao}`),
    abertas: cargos.flatMap(({ estado }) => estado.abertas.map(({ vaga, modalidade, motivo }) => `${vaga} ${modalidade} ${motivo}`)),
    proximas: cargos.flatMap(({ proximas }) => proximas.map(({ vaga, inscricao, lista }) => `${vaga} ${inscricao} ${lista === AMPLA ? 'ampla' : lista}`)),
    problemas,
  };
}

/** "gravidade codigo" of each problem. */
export function codigos(problemas: readonly Problema[]): string[] {
  return problemas.map(({ gravidade, codigo }) => `${gravidade} ${codigo}`);
}
