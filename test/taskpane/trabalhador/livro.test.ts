import { TrabalhoDoPainel } from '../../../src/taskpane/trabalhador/trabalho';
import type { Aba } from '../../../src/planilha/grade';
import { pedidoDe } from '../../trabalho/apoio';

const CSV = 'Class.;Inscrição;Nome;Negro\n1;01;Ana Jatobá;NÃO\n2;02;Bia Ipê;NÃO\n3;03;Caio Cedro;SIM\n';
const PEDIDO = pedidoDe('Ferraz', 3);

async function comRanking(): Promise<TrabalhoDoPainel> {
  const trabalho = new TrabalhoDoPainel();
  const bytes = new TextEncoder().encode(CSV);
  const aberto = await trabalho.abreArquivo(bytes.slice().buffer, 'ranking.csv');
  if (aberto.tipo === 'recusado') throw new Error('ranking.csv');
  trabalho.usa(aberto.carga);
  trabalho.le(PEDIDO.lei, {});
  return trabalho;
}

test('everything that the view of nomeações asks crosses to another thread', async () => {
  const trabalho = await comRanking();
  const cruza = <T>(resposta: T): T => {
    expect(structuredClone(resposta)).toEqual(resposta);
    return resposta;
  };
  cruza(trabalho.livroNovo());
  const oferta = cruza(trabalho.registra(PEDIDO, { tipo: 'oferta', cargo: '', pessoas: [], quantidade: 3 }));
  cruza(trabalho.acrescenta(oferta.linhas));
  expect(cruza(trabalho.proximas(PEDIDO, { chamar: 3 })).cargos[0]?.proximas.total).toBe(3);
  const nomeacoes = cruza(trabalho.nomeiaProximas(PEDIDO, { chamar: 3 }, { documento: 'Portaria 1/2026' }));
  cruza(trabalho.acrescenta(nomeacoes.linhas));
  expect(cruza(trabalho.estadoDoLivro(PEDIDO)).cargos[0]?.ocupadas).toBe(3);
  expect(cruza(trabalho.confere(PEDIDO)).conforme).toBe(true);
  cruza(trabalho.cenarios(PEDIDO, 'computo', 1));
  const importada = cruza(await trabalho.importaControle(PEDIDO, {}));
  const pagina = cruza(trabalho.paginaDoControle(0, 1));
  expect(pagina.total).toBe(importada.atos.total);
  expect(pagina.atos).toHaveLength(1);
  expect(pagina.inferencias.map(({ ato, oque }) => `${ato} ${oque}`)).toEqual(['5 vagas']);
  cruza(trabalho.folhaDoLivro('Concurso 1/2026'));
});

test('a livro changed by someone else has another mark; read again as it was written, the same', async () => {
  const trabalho = await comRanking();
  trabalho.livroNovo();
  const vazio = trabalho.marcaDoLivro();
  trabalho.acrescenta(trabalho.registra(PEDIDO, { tipo: 'oferta', cargo: '', pessoas: [], quantidade: 3, data: '10/09/2026' }).linhas);
  const marca = trabalho.marcaDoLivro();
  expect(marca).toMatch(/^[0-9a-f]{64}$/);
  expect(marca).not.toBe(vazio);
  const titulos = ['Ato', 'Data', 'Tipo', 'Cargo', 'Vaga', 'Inscrição', 'Lista', 'Compensa', 'Quantidade', 'Documento', 'Motivo'];
  const comQuantidade = (quantidade: number): Aba => ({
    nome: 'Livro de atos',
    linhas: [titulos, [1, { tipo: 'data', data: '2026-09-10' }, 'oferta', null, null, null, null, null, quantidade, null, null]],
    mesclas: [],
  });
  expect(trabalho.marcaDoLivro(comQuantidade(3))).toBe(marca);
  expect(trabalho.marcaDoLivro(comQuantidade(4))).not.toBe(marca);
  // Asking about a sheet leaves the livro as it was.
  expect(trabalho.marcaDoLivro()).toBe(marca);
});
