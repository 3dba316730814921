import { PERTENCAS, SITUACOES } from '../../src/core/candidato';
import { PERGUNTAS_DA_LEITURA } from '../../src/planilha/leitura/perguntas';
import { rotuloDaOpcao } from '../../src/redacao/opcoes';

const nome = (id: string): string => ({ negros: 'Negros', pcd: 'Pessoas com deficiência' })[id] ?? id;

test.each([
  ['marca-ambigua', 'sim', 'Sim, concorre pela reserva'],
  ['marca-ambigua', 'nao', 'Não concorre pela reserva'],
  ['cota-contraditoria', 'sim', 'Sim, concorre pela reserva'],
  ['cota-contraditoria', 'nao', 'Não concorre pela reserva'],
  ['marca-desconhecida', 'negros', 'Negros'],
  ['marca-desconhecida', 'nenhuma', 'Nenhuma reserva'],
  ['marca-de-varios-grupos', 'pcd', 'Pessoas com deficiência'],
  ['marca-de-varios-grupos', 'nenhuma', 'Nenhuma reserva'],
  ['verificacao-desconhecida', 'declarada', 'Só declarada, sem verificação'],
  ['verificacao-desconhecida', 'confirmada', 'Confirmada'],
  ['verificacao-desconhecida', 'pendente', 'Pendente de verificação'],
  ['verificacao-desconhecida', 'negada', 'Não confirmada'],
  ['situacao-desconhecida', 'habilitado', 'Habilitação: segue nas listas'],
  ['situacao-desconhecida', 'eliminado', 'Eliminação do concurso'],
  ['situacao-desconhecida', 'desistente', 'Desistência antes da nomeação'],
  ['situacao-contraditoria', 'fim-de-fila', 'Final de fila'],
  ['situacao-contraditoria', 'sub-judice', 'Sub judice: segue nas listas'],
  ['situacao-contraditoria', 'ja-nomeado', 'Com nomeação anterior'],
  ['data-ambigua', 'dd/mm', 'Primeiro o dia (dd/mm)'],
  ['data-ambigua', 'mm/dd', 'Primeiro o mês (mm/dd)'],
  ['coluna-ambigua', 'E', 'Coluna E'],
  ['empate', '0012', 'Inscrição 0012'],
  ['lacuna-na-classificacao', 'completa', 'A lista está completa'],
])('%s: %s is "%s"', (codigo, opcao, rotulo) => {
  expect(rotuloDaOpcao(codigo, opcao, nome)).toBe(rotulo);
});

test('every question of the reading words its answers', () => {
  const opcoes: Readonly<Record<string, readonly string[]>> = {
    'marca-ambigua': ['sim', 'nao'],
    'cota-contraditoria': ['sim', 'nao'],
    'marca-desconhecida': ['negros', 'nenhuma'],
    'marca-de-varios-grupos': ['pcd', 'nenhuma'],
    'verificacao-desconhecida': PERTENCAS,
    'situacao-desconhecida': SITUACOES,
    'situacao-contraditoria': SITUACOES,
    'data-ambigua': ['dd/mm', 'mm/dd'],
    'coluna-ambigua': ['A', 'AB'],
  };
  for (const codigo of PERGUNTAS_DA_LEITURA) {
    const rotulos = (opcoes[codigo] ?? []).map((opcao) => rotuloDaOpcao(codigo, opcao, nome));
    expect(rotulos.length).toBeGreaterThan(1);
    expect(new Set(rotulos).size).toBe(rotulos.length);
    for (const rotulo of rotulos) expect(rotulo).toMatch(/^\p{Lu}\p{L}+/u);
  }
});

test('what is not known comes back as it is', () => {
  expect(rotuloDaOpcao('sem-cabecalho', 'x', nome)).toBe('x');
  expect(rotuloDaOpcao('constructor', 'x', nome)).toBe('x');
  expect(rotuloDaOpcao('data-ambigua', 'constructor', nome)).toBe('constructor');
});
