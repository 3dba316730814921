import { lerArquivo } from '../src/adapters/arquivo/lerArquivo';
import { escreverXlsx } from '../src/adapters/arquivo/escreverXlsx';
import { LEIS } from '../src/leis/catalogo';
import type { Conteudo, Folha } from '../src/planilha/folha';
import { lerAbas } from '../src/planilha/leitura';
import { folhasDaOrdem } from '../src/trabalho/folhas';
import { ordenar } from '../src/trabalho/ordem';
import type { Pedido } from '../src/trabalho/pedido';
import { mediana, misturados, segundosDe } from './medir';

type Celula = string | number | null;

const TITULOS = ['Class.', 'Inscrição', 'Nome', 'Nascimento', 'Objetiva', 'Títulos', 'Nota Final', 'Negro', 'PcD', 'Situação', 'CPF', 'Cargo'];

function linhas(quantas: number): Celula[][] {
  const corpo = misturados(quantas).map((posto): Celula[] => [
    posto + 1,
    String(1000000 + posto),
    `Candidata Jatobá Número ${posto}`,
    `${String(1 + (posto % 28)).padStart(2, '0')}/0${1 + (posto % 9)}/19${70 + (posto % 29)}`,
    60 + (posto % 40),
    posto % 10,
    100 - posto / quantas,
    posto % 5 === 2 ? 'SIM' : 'NÃO',
    posto % 50 === 7 ? 'SIM' : 'NÃO',
    'Aprovado',
    `***.${String(posto % 1000).padStart(3, '0')}.456-**`,
    'Agente',
  ]);
  return [TITULOS, ...corpo];
}

function pedidoDe(vagas: number): Pedido {
  const lei = LEIS[0];
  if (lei === undefined) throw new Error('no law');
  return {
    lei,
    respostas: {},
    edital: {},
    ofertas: { geral: [vagas], porCargo: [] },
    pcd: { geral: { tipo: 'federal' }, porCargo: [] },
    reservadas: { porCargo: [] },
    desempates: [],
    lacunasAceitas: false,
  };
}

const procedencia = { origem: { tipo: 'arquivo' as const, nome: 'bench.xlsx' }, abas: ['Plan1'], sha256: '', versao: '', data: '2026-01-01' };

/** The whole job on a file: read, compute, describe and write the five sheets. */
async function trabalho(bytes: Uint8Array, pedido: Pedido): Promise<Folha[]> {
  const aberto = await lerArquivo(bytes, 'bench.xlsx');
  if ('problema' in aberto) throw new Error(aberto.problema.codigo);
  const leitura = lerAbas(aberto.abas, { reservas: pedido.lei.reservas });
  const ordenacao = ordenar(leitura, pedido);
  const folhas = folhasDaOrdem(pedido, ordenacao, {}, procedencia);
  await escreverXlsx(folhas, {});
  return folhas;
}

function celula(conteudo: Conteudo): Celula {
  return typeof conteudo === 'object' && conteudo !== null ? conteudo.data : conteudo;
}

/** The library alone: reading the same file and writing the same cells, with nothing of ours between. */
export async function medirPlanilha(
  quantas: number,
  vagas: number,
  vezes: number,
): Promise<{ trabalho: number; biblioteca: number; memoriaMb: number }> {
  const { readXlsx, writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({ sheets: [{ name: 'Plan1', rows: linhas(quantas) }] });
  const pedido = pedidoDe(vagas);
  const trabalhos: number[] = [];
  const bibliotecas: number[] = [];
  let folhas = await trabalho(bytes, pedido);
  const memoriaMb = Math.round(process.resourceUsage().maxRSS / 1024);
  for (let i = 0; i < vezes; i += 1) {
    trabalhos.push(
      await segundosDe(async () => {
        folhas = await trabalho(bytes, pedido);
      }),
    );
    const sheets = folhas.map((folha) => ({ name: folha.nome, rows: folha.linhas.map(({ celulas }) => celulas.map(celula)) }));
    bibliotecas.push(
      await segundosDe(async () => {
        await readXlsx(bytes);
        await writeXlsx({ sheets });
      }),
    );
  }
  return { trabalho: mediana(trabalhos), biblioteca: mediana(bibliotecas), memoriaMb };
}
