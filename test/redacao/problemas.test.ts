import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITUACOES } from '../../src/core/candidato';
import type { Codigo, DadosDosProblemas, Problema } from '../../src/core/problema';
import type { AConferir, Contradicao } from '../../src/core/problemas/livro';
import { PERGUNTAS_DA_LEITURA } from '../../src/planilha/leitura/perguntas';
import { CODIGOS, fraseDoProblema, textoDoProblema } from '../../src/redacao/problema';

const ARTIGO = { dispositivo: 'art. 6º', palavras: 'a vaga não será preenchida' };

/** Facts of every kind that each sentence words apart. */
const AMOSTRAS: { readonly [C in Codigo]: readonly DadosDosProblemas[C][] } = {
  'arquivo-vazio': [{ arquivo: 'a.csv' }],
  'arquivo-ilegivel': (['não é planilha', 'cortado ou corrompido', 'sem abas', 'aspas sem fecho', 'não pôde ser aberto'] as const).map((motivo) => ({ arquivo: 'a.csv', motivo })),
  'arquivo-protegido': [{ arquivo: 'a.xlsx' }],
  'arquivo-grande-demais': [{ arquivo: 'a.xlsx', bytes: 90_000_000, limite: 62_914_560 }],
  'arquivo-suspeito': (['expande demais', 'tamanhos não conferem', 'estrutura impossível'] as const).map((motivo) => ({ arquivo: 'a.xlsx', motivo })),
  'area-grande-demais': [{ arquivo: 'a.xlsx', ate: 'XFD1048576', celulas: 17_179_869_184, limite: 20_000_000 }],
  'formato-nao-aceito': [{ arquivo: 'a.pdf', formato: 'um PDF' }],
  'lei-sem-tabela': [{ chaves: ['município', 'percentual'] }],
  'lei-chave-desconhecida': [{ chave: 'porcento', chaves: ['município', 'percentual'] }],
  'lei-chave-repetida': [{ chave: 'uf', linha: 2 }, { chave: 'percentual', linha: 9, reserva: 'Negros' }],
  'lei-chave-sem-reserva': [{ chave: 'percentual' }],
  'lei-valor-sem-chave': [{ valor: '20%' }],
  'lei-sem-reserva': [{}],
  'lei-falta-valor': [{ chave: 'reserva' }, { chave: 'percentual', reserva: 'Negros' }],
  'lei-valor-desconhecido': [{ chave: 'ordem', valor: 'sorteio', aceitos: ['proporcional', 'última de cada grupo de 5'] }],
  'lei-valor-impossivel': (
    [
      'zero',
      'acima de 100%',
      'soma acima de 100%',
      'sem o sinal de %',
      'data que não existe',
      'termina antes de começar',
      'posições fora de ordem',
      'nome com vírgula',
      'nome sem letras',
      'nome da lista geral',
      'nome de passagem',
      'teto abaixo do percentual',
    ] as const
  ).map((porque) => ({ chave: 'percentual', valor: '120%', porque })),
  'lei-reserva-repetida': [{ nome: 'Negros', linha: 4 }],
  'lei-reservas-demais': [{ quantas: 21, teto: 20 }],
  'lei-palavra-repetida': [{ palavra: 'negro', reservas: ['Negros', 'Pardos'] }],
  'lei-reversao-desconhecida': [{ nome: 'Ciganos', aceitos: ['Negros', 'lista geral', 'fica vaga'] }],
  'lei-reversao-impossivel': (['a própria reserva', 'reserva repetida', 'algo depois do fim'] as const).map((porque) => ({
    reserva: 'Negros',
    valor: 'Negros',
    porque,
  })),
  'lei-regra-fora-do-modelo': (['fração acumulada', 'percentual do censo'] as const).map((regra) => ({ regra, valor: 'x' })),
  'lei-celula-a-mais': [0, 1, 2].map((outras) => ({ texto: 'pardo', outras })),
  'lei-ordem-diverge': [{ reserva: 'Negros', ordem: 'última de cada grupo de 4', percentual: '20%' }],
  'sem-cabecalho': [{ procuradas: ['inscrição', 'nome'] }],
  'sem-candidatos': [{}],
  'aba-ignorada': (['sem pessoas', 'livro de atos', 'folha deste programa'] as const).map((motivo) => ({ motivo })),
  'aba-inexistente': [{ pedida: 'X', abas: ['Plan1', 'Plan2'] }],
  'campo-desconhecido': [{ campo: 'x', campos: ['nome', 'nota'] }],
  'coluna-inexistente': [{ campo: 'nome', coluna: 'ZZ', ultima: 'D' }],
  'coluna-ambigua': [
    { campo: 'nota', colunas: [{ coluna: 'B', titulo: 'Pontos' }] },
    { campo: 'nota', colunas: [{ coluna: 'B', titulo: 'Pontos' }, { coluna: 'C', titulo: '' }] },
  ],
  'resposta-invalida': [{ pergunta: 'marca-ambigua', valor: 'talvez', aceitas: ['sim', 'nao'] }],
  'resposta-sem-pergunta': [{ pergunta: 'marca-ambigua' }],
  empate: [
    { classificacao: 3, pessoas: ['01', '02'], muda: true },
    { classificacao: 3, pessoas: ['01', '02', '03'], muda: false },
  ],
  'lacuna-na-classificacao': [{ anterior: 0, seguinte: 2 }, { anterior: 3, seguinte: 5 }],
  duplicata: [{ inscricao: '01', linhaOriginal: 4 }],
  'inscricao-repetida': [
    { inscricao: '01', linhaOriginal: 4, nomes: ['Ana', 'Bia'], difere: [] },
    { inscricao: '01', linhaOriginal: 4, nomes: ['Ana'], difere: ['nota', 'cargo'] },
  ],
  'inscricao-em-dois-cargos': [{ inscricao: '01', cargos: ['Médico', 'Dentista'] }],
  'inscricao-ausente': [{ nome: 'Ana' }],
  'sem-inscricao': [{}],
  'nome-ausente': [{ inscricao: '01' }],
  homonimos: [{ nome: 'Ana', inscricoes: ['01', '02'] }],
  'marca-ambigua': [{ texto: 'N', titulo: 'NEGRO', reserva: 'Negros' }],
  'marca-desconhecida': [{ texto: 'zz', titulo: 'Cota' }, { texto: 'zz', titulo: '' }],
  'marca-de-varios-grupos': [{ texto: 'NI', grupos: 'negros e indígenas', reservas: ['Negros'] }],
  'marca-pela-cor': [{ titulo: 'Cor' }],
  'cota-contraditoria': [{ reserva: 'Negros', textos: ['SIM', 'NÃO'] }],
  'cota-pendente': [{ reserva: 'Negros', texto: 'Em recurso' }, { reserva: 'Negros', texto: '' }],
  'verificacao-desconhecida': [{ texto: 'zz' }],
  'grupo-sem-reserva': [{ grupo: 'Quilombola', pessoas: 1 }, { grupo: 'Quilombola', pessoas: 2 }],
  'situacao-desconhecida': [{ texto: 'zz' }],
  'situacao-contraditoria': [{ textos: ['Eliminado', 'Habilitado'] }],
  'situacao-pelo-titulo': [{ titulo: 'ELIMINADOS', situacao: 'eliminado' }],
  'observacao-a-conferir': [{ texto: 'ver processo' }],
  'data-impossivel': [{ texto: '31/02/2000' }],
  'data-ambigua': [
    { titulo: 'Nascimento', adotada: 'dd/mm', motivo: 'ambas servem' },
    { titulo: 'Nascimento', adotada: 'dd/mm', motivo: 'misturadas' },
  ],
  'classificacao-por-lista': [{ pelaNota: true }, { pelaNota: false }],
  'classificacao-pela-nota': [{ titulo: 'Pontos' }],
  'classificacao-ausente': [{ pessoa: 'Ana (01)', outras: 0 }, { pessoa: 'Ana (01)', outras: 3 }],
  'classificacao-ilegivel': [{ texto: 'dois' }],
  'classificacao-diverge-da-nota': [{ pessoa: 'Ana (01)', outra: 'Bia (02)' }],
  'nota-ilegivel': [{ texto: 'dez' }],
  'celula-com-erro': [{ erro: '#REF!', titulo: 'Nota' }, { erro: '#REF!', titulo: '' }],
  'linhas-ocultas': [{ linhas: 1 }, { linhas: 2 }],
  'linha-sem-pessoa': [{ texto: '7 80,0' }],
  'linha-nao-entendida': [{ texto: 'x'.repeat(300) }],
  'cargo-pela-aba': [{ cargo: 'Médico' }],
  'cargo-pelo-titulo': [{ cargo: 'Médico' }],
  'cargo-herdado': [{ cargo: 'Médico', linhas: 1 }, { cargo: 'Médico', linhas: 2 }],
  'lei-nao-alcanca': [
    { motivos: [{ tipo: 'antes da vigência', desde: '2011-11-04' }] },
    { motivos: [{ tipo: 'no dia da vigência', desde: '2011-11-04', regra: { base: 'dúvida', padrao: 'não alcançado', citacoes: [ARTIGO], questao: '' } }, { tipo: 'órgão', orgao: 'legislativo' }] },
    { motivos: [{ tipo: 'depois do prazo', ultimoDia: '2046-07-21', regra: { base: 'texto', valor: 'encerra', citacoes: [ARTIGO] } }, { tipo: 'vínculo', vinculo: 'temporario' }] },
    { motivos: [{ tipo: 'revogada', desde: '2014-11-03', por: 'LC 746', ressalva: 'Confirme na procuradoria.' }] },
  ],
  'alcance-a-conferir': [
    { aviso: { tipo: 'sem data do edital' } },
    { aviso: { tipo: 'perto do limite', limite: '2011-11-04', ressalva: 'Confira a data da publicação.' } },
    { aviso: { tipo: 'prazo vencido', ultimoDia: '2046-07-21', regra: { base: 'silêncio', padrao: 'avisa', questao: '' } } },
    {
      aviso: {
        tipo: 'prazo vencido',
        ultimoDia: '2035-06-04',
        regra: { base: 'silêncio', padrao: 'avisa', questao: '' },
        soRevisao: true,
      },
    },
  ],
  'leitura-recusada': [{ pergunta: 'ordem', dispositivos: ['art. 3º, § 1º'] }, { pergunta: 'ordem', dispositivos: [] }],
  'quantidade-diverge': [
    { reserva: 'Negros', reservadas: 1, calculada: 2, porque: 'edital' },
    { reserva: 'Negros', reservadas: 3, calculada: 2, porque: 'ordem' },
    { reserva: 'Negros', reservadas: 0, calculada: 2, porque: 'ordem', porOferta: true, abertas: ['grupo-incompleto', 'novas-vagas'] },
    { reserva: 'Negros', reservadas: 1, calculada: 2, porque: 'ordem', abertas: ['grupo-incompleto'] },
    { reserva: 'Negros', reservadas: 1, calculada: 2, porque: 'ofertas' },
    { reserva: 'Negros', reservadas: 3, calculada: 2, porque: 'ofertas', porOferta: true },
    { reserva: 'Negros', reservadas: 0, calculada: 1, porque: 'outras reservas' },
  ],
  'vagas-insuficientes': [
    { pedidas: 1, vagas: 0, oque: 'chamadas' },
    { pedidas: 3, vagas: 1, oque: 'chamadas' },
    { pedidas: 1, vagas: 0, oque: { reserva: 'Negros' } },
    { pedidas: 4, vagas: 3, oque: { reserva: 'Negros' } },
  ],
  'pcd-nao-informado': [{ dispositivo: 'art. 4º' }],
  'reservadas-nao-informadas': [{ reserva: 'Negros', unica: true }, { reserva: 'Negros', unica: false }],
  'pcd-ja-na-lei': [{ dispositivos: [] }, { dispositivos: ['art. 5º'] }],
  'vagas-nao-informadas': [{}],
  'cargo-desconhecido': [{ cargo: 'Médico', cargos: ['', 'Dentista'] }],
  'inscricao-desconhecida': (['desempate', 'pergunta', 'livro'] as const).map((onde) => ({ inscricao: '99', onde })),
  'desempate-sem-empate': [{ inscricoes: ['01', '02'] }],
  'ja-nomeados-sem-livro': [{ pessoas: ['01'] }, { pessoas: ['01', '02', '03', '04', '05', '06'] }],
  'sem-candidatos-suficientes': [{ abertas: [3] }, { abertas: Array.from({ length: 20 }, (_, i) => i + 1) }],
  'vaga-fica-aberta': [
    { vagas: [3], reserva: 'Negros', esgotada: true },
    { vagas: [3, 8], reserva: 'Negros', esgotada: false, regra: { base: 'texto', valor: 'fica vaga', citacoes: [ARTIGO] } },
    { vagas: [3], reserva: 'Negros', esgotada: true, regra: { base: 'dúvida', padrao: 'fica vaga', citacoes: [ARTIGO], questao: '' } },
  ],
  'duas-reservas': [
    { pessoas: [{ nome: 'Ana', reservas: ['Negros', 'Indígenas'], compete: 'Negros' }], dispositivos: [] },
    {
      pessoas: ['Ana', 'Rui'].map((nome) => ({ nome, reservas: ['Negros', 'Indígenas'], compete: 'Negros' })),
      dispositivos: ['art. 5º'],
    },
  ],
  'chamada-de-pendente': [{ pessoa: 'Ana', vaga: 3, reserva: 'Negros' }],
  'verificacao-ausente': [{ abas: [] }, { abas: ['Plan1', 'Plan2'] }],
  'verificacao-alterada': [{ geral: '9F2C-01AB-77E0-D334' }],
  'planilha-alterada': [{ planilha: 'Lista geral' }],
  'planilha-ausente': [{ planilha: 'Lista geral' }],
  'planilha-acrescentada': [{ planilha: 'Plan1' }],
  'validade-vencida': [{ ultimoDia: '2026-03-10', prorrogado: false }, { ultimoDia: '2028-03-10', prorrogado: true }],
  'vaga-inexistente': [{ ato: '2', vaga: 9, vagas: 5 }, { ato: '8', vaga: 6, vagas: 5, cancelada: { oferta: '3', por: '9' } }],
  'ato-a-conferir': (
    [
      { tipo: 'pessoa fora das listas', impedimento: 'Ana (01) já tinha saído do concurso: eliminação (ato 3).' },
      { tipo: 'vacância sem posse', pessoa: 'Ana (01)' },
      { tipo: 'lista fora das vagas', lista: 'Negros' },
    ] satisfies AConferir[]
  ).map((oque) => ({ ato: '4', tipo: 'nomeação', oque })),
  'ato-contraditorio': (
    [
      { tipo: 'vaga já ocupada', vaga: 1, por: 'Ana (01)' },
      { tipo: 'vaga extinta', vaga: 1 },
      { tipo: 'pessoa já nomeada', pessoa: 'Ana (01)', vaga: 1 },
      { tipo: 'pessoa já nomeada', pessoa: 'Ana (01)', vaga: 0 },
      { tipo: 'pessoa já fora', pessoa: 'Ana (01)' },
      { tipo: 'pessoa sem vaga', pessoa: 'Ana (01)' },
      { tipo: 'vaga de outra pessoa', pessoa: 'Ana (01)', vaga: 2, dela: 1 },
      { tipo: 'vaga de outra pessoa', pessoa: 'Ana (01)', vaga: 2, dela: 0 },
      { tipo: 'não é da reserva', pessoa: 'Ana (01)', reserva: 'Negros' },
      { tipo: 'compensa sem reserva', pessoa: 'Ana (01)' },
      { tipo: 'retifica o que não há', motivo: '77' },
      { tipo: 'retifica o que não há', motivo: '' },
      { tipo: 'retifica de novo', por: '3' },
      { tipo: 'sem vaga aberta' },
    ] satisfies Contradicao[]
  ).map((contradicao) => ({ ato: '2', tipo: 'nomeação', contradicao })),
  'ato-inferido': (['lista', 'vaga', 'compensa', 'empate'] as const).flatMap((oque) => [true, false].map((devida) => ({ ato: '2', oque, valor: 'ampla', devida }))),
  'livro-sem-cabecalho': [{ faltam: ['Vaga'] }, { faltam: ['Tipo', 'Vaga'] }],
  'livro-inexistente': [{ livro: 'x.csv', abas: ['Plan1'] }, { livro: 'x.csv', abas: [] }],
  'vaga-saltada': [{ vagas: [5], depois: 9 }, { vagas: [5, 10], depois: 12 }],
  'pcd-sem-regra': [{ ato: '3' }],
  'livro-em-varias-abas': [{ abas: ['2026', '2027'] }],
  'livro-sem-atos': [{}],
  'ato-desconhecido': [{ tipo: 'nomeassão' }, { tipo: '' }],
  'ato-incompleto': [{ tipo: 'oferta', falta: 'a quantidade de vagas' }],
  'ato-ilegivel': ['Data', 'Vaga', 'Quantidade', 'Outra'].map((campo) => ({ campo, valor: 'x' })),
  'ato-repetido': [{ ato: '2', linha: 3 }],
  'ato-fora-de-ordem': [{ ato: '2', data: '2026-01-01', anterior: '2026-02-01' }],
  'lista-desconhecida': [{ lista: 'x', listas: ['ampla', 'negros'] }],
  'situacao-diverge': SITUACOES.map((naPlanilha) => ({ pessoa: 'Ana', naPlanilha, noLivro: 'não há ato que o diga' })),
};

const PROBLEMAS = CODIGOS.flatMap((codigo) =>
  AMOSTRAS[codigo].map((dados) => ({ codigo, gravidade: 'erro', lugar: { aba: 'Plan1', linha: 7, coluna: 'C' }, dados }) as Problema),
);

/** Verbs that tell someone to do something. */
const REMEDIO =
  /(?<!\p{L})(?:abra|acrescente|apague|baixe|complete|conclua|confira|confirme|consulte|copie|corrija|decida|deixe|dê|diga|escolha|escreva|informe|peça|preencha|registre|responda|retire|use)(?!\p{L})/iu;

describe('every sentence', () => {
  test.each(PROBLEMAS.map((problema): [string, Problema] => [`${problema.codigo} ${JSON.stringify(problema.dados).slice(0, 60)}`, problema]))('%s', (_, problema) => {
    const frase = fraseDoProblema(problema);
    expect(frase).toMatch(/\.$/);
    expect(frase).not.toMatch(/\b(?:undefined|NaN|null|true|false|Infinity)\b|\[object/);
    expect(frase).not.toMatch(/ {2}|\.\.|\.\)\.|“”|\( | \)| ,| \.(?!xlsx|csv)/);
    expect(frase).toMatch(/^[\p{Lu}“0-9]/u);
    expect(frase).toMatch(REMEDIO);
    // Words, not the ids of the code, and Portuguese quotes and dates.
    expect(frase).not.toMatch(/\b(?:ja-nomeado|fim-de-fila|sub-judice)\b|\d{4}-\d{2}-\d{2}/);
    expect(frase.length).toBeLessThan(420);
    expect(textoDoProblema(problema)).toBe(`Aba “Plan1”, célula C7: ${frase}`);
  });

  test('is Portuguese: no word of English plumbing', () => {
    const texto = PROBLEMAS.map(fraseDoProblema).join(' ');
    expect(texto).not.toMatch(/\b(?:the|of|error|file|row|column|sheet|invalid|missing|not found)\b/i);
  });
});

describe('docs/problemas.md', () => {
  const documento = readFileSync(path.resolve(__dirname, '../../docs/problemas.md'), 'utf8');
  const linhas = documento
    .split('\n')
    .filter((linha) => linha.startsWith('| `'))
    .map((linha) => linha.split('|').slice(1, -1).map((celula) => celula.trim()));

  test('lists exactly the codes that exist, once each', () => {
    expect(linhas.map(([codigo = '']) => codigo.replace(/`/g, '')).sort()).toEqual([...CODIGOS]);
  });

  test('each line says how grave it is, what it means and what to do', () => {
    for (const [codigo, gravidade = '', significado = '', remedio = '', resposta, ...mais] of linhas) {
      expect(`${codigo} ${gravidade}`).toMatch(/ (?:erro|pergunta|aviso)(?: ou aviso)?$/);
      expect(`${codigo} ${significado}`).toMatch(/ \p{Lu}.+\.$/u);
      expect(`${codigo} ${remedio}`).toMatch(REMEDIO);
      expect(`${codigo} ${remedio}`).toMatch(/\.$/);
      expect([codigo, typeof resposta, mais]).toEqual([codigo, 'string', []]);
    }
  });

  test('every question that an answer settles shows one', () => {
    const comResposta = linhas.filter(([, , , , resposta = '']) => resposta.includes('--resposta')).map(([codigo = '']) => codigo.replace(/`/g, ''));
    expect(comResposta.sort()).toEqual([...PERGUNTAS_DA_LEITURA, 'lacuna-na-classificacao'].sort());
    for (const [codigo = '', , , , resposta = ''] of linhas) {
      const citados = [...resposta.matchAll(/--resposta ([a-z-]+)/g)].map(([, citado]) => `\`${citado}\``);
      for (const citado of citados) expect(citado).toBe(codigo);
    }
  });
});

test('nenhuma frase fala de opções da linha de comando, que as outras telas não têm', () => {
  const { readFileSync, readdirSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const pastas = ['src/redacao', 'src/redacao/problemas'];
  const fontes = pastas.flatMap((pasta) => readdirSync(pasta).filter((nome) => nome.endsWith('.ts')).map((nome) => `${pasta}/${nome}`));
  for (const fonte of fontes) expect([fonte, /--[a-z]{3}/.exec(readFileSync(fonte, 'utf8'))]).toEqual([fonte, null]);
});
