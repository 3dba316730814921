import { lei } from '../../src/leis/porto-feliz-4993-2011/lei';
import { codigoCurto, codigoGeral, VERIFICACAO } from '../../src/planilha/codigo';
import type { Celula } from '../../src/planilha/grade';
import { lerAbas } from '../../src/planilha/leitura';
import { lerLivro } from '../../src/planilha/livro';
import { documento, type BaseDoDocumento } from '../../src/trabalho/documentos';
import type { Pedido } from '../../src/trabalho/pedido';

const aba = (nome: string, linhas: readonly (readonly Celula[])[]) => ({ nome, mesclas: [], linhas });

const RANKING = aba('Classificação', [
  ['Classificação', 'Inscrição', 'Nome', 'Negros e indígenas', 'Nascimento'],
  [1, '101', 'Ana Jatobá', '', '01/02/1990'],
  [2, '102', 'Bia Ipê', '', '02/03/1991'],
  [3, '103', 'Caio Cedro', 'Sim', '03/04/1992'],
  [4, '104', 'Davi Pequi', '', '04/05/1993'],
]);
const LIVRO = aba('Livro de atos', [
  ['Ato', 'Data', 'Tipo', 'Cargo', 'Vaga', 'Inscrição', 'Lista', 'Compensa', 'Quantidade', 'Documento', 'Motivo'],
  ['1', '10/02/2026', 'oferta', '', '', '', '', '', 3, '', ''],
  ['2', '11/02/2026', 'nomeação', '', 1, '101', 'ampla', '', '', '', ''],
]);

const pedido: Pedido = {
  lei,
  respostas: {},
  edital: { data: '2026-02-10' },
  ofertas: { porCargo: [{ cargo: '', valor: [3] }] },
  pcd: { porCargo: [] },
  reservadas: { porCargo: [] },
  desempates: [],
  lacunasAceitas: [],
};
const base: BaseDoDocumento = {
  ranking: lerAbas([RANKING], { reservas: lei.reservas }),
  livro: lerLivro(LIVRO),
  pedido,
  identificacao: { orgao: 'Prefeitura de Exemplo' },
  procedencia: { origem: { tipo: 'arquivo', nome: 'a.xlsx' }, abas: ['Classificação'], sha256: 'aa', versao: '0.0.0', data: '2026-03-01' },
};

const semVerificacao = (folhas: ReturnType<typeof documento>['folhas']) => folhas.filter(({ nome }) => nome !== VERIFICACAO);

describe.each(['ordem', 'livro'] as const)('documents of the %s', (de) => {
  it('are papers that carry the code of the copy of the same data', () => {
    const copia = documento(base, { tipo: 'comissão', de });
    const codigo = codigoCurto(codigoGeral(semVerificacao(copia.folhas)));
    const { textos, folhas } = documento(base, de === 'ordem' ? { tipo: 'papéis', de } : { tipo: 'papéis', de, quais: { chamar: 2 } });
    expect(textos.length).toBeGreaterThan(1);
    for (const { texto } of textos) expect(texto).toContain(codigo);
    expect(folhas).toHaveLength(textos.length);
    for (const { texto } of textos) expect(texto).not.toMatch(/0\d\/0\d\/199\d/);
  });

  it('are copies whose sheets end with their codes', () => {
    for (const tipo of ['comissão', 'publicação'] as const) {
      const { folhas, problemas } = documento(base, { tipo, de });
      expect(folhas[folhas.length - 1]?.nome).toBe(VERIFICACAO);
      expect(problemas.filter(({ gravidade }) => gravidade !== 'aviso')).toEqual([]);
    }
  });
});

it('the audit is a sheet even of a livro that is not what it should be', () => {
  const trocado = aba('Livro de atos', [...LIVRO.linhas.slice(0, 2), ['2', '11/02/2026', 'nomeação', '', 1, '104', 'ampla', '', '', '', '']]);
  const { folhas } = documento({ ...base, livro: lerLivro(trocado) }, { tipo: 'conferência' });
  const celulas = folhas.flatMap(({ linhas }) => linhas.flatMap(({ celulas: dela }) => dela)).map(String);
  expect(celulas.some((texto) => texto.includes('Ana Jatobá'))).toBe(true);
});

it('nothing is made while something blocks', () => {
  const semNumero: Pedido = { ...pedido, respostas: { base: 'informada no edital' } };
  expect(documento({ ...base, pedido: semNumero }, { tipo: 'comissão', de: 'ordem' }).folhas).toEqual([]);
  expect(documento({ ...base, pedido: semNumero }, { tipo: 'papéis', de: 'ordem' }).textos).toEqual([]);
});
