import { escreverXlsx } from '../../src/adapters/arquivo/escreverXlsx';
import type { Folha } from '../../src/planilha/folha';
import { ordenar } from '../../src/trabalho/ordem';
import { papeis, papelDoQuadro, type OpcoesDosPapeis, type Papel } from '../../src/trabalho/papeis';
import type { Pedido } from '../../src/trabalho/pedido';
import { leiDasLinhas } from '../../src/trabalho/leiPropria';
import { proximasChamadas } from '../../src/trabalho/proximas';
import { livroDe, pedidoDe, rankingDe } from './apoio';

const FERRAZ = pedidoDe('Ferraz', 5, { edital: { data: '2026-09-01', vinculo: 'efetivo' } });
/** The worked example of dominio.md § 6, with what no paper may show. */
const LINHAS = `Class. | Inscrição | Nome       | Negro | CPF            | Data de nascimento | Nota
   1      | 0A        | Ana Jatobá | SIM   | 111.222.333-44 | 15/02/1990         | 98,71
   2      | 0B        | Bia Ipê    | NÃO   | 222.333.444-55 | 16/03/1991         | 97,62
   3      | 0C        | Caio Cedro | SIM   | 333.444.555-66 | 17/04/1992         | 96,53
   4      | 0D        | Davi Pequi | NÃO   | 444.555.666-77 | 18/05/1993         | 95,44
   5      | 0E        | Eva Angico | NÃO   | 555.666.777-88 | 19/06/1994         | 94,35
   6      | 0F        | Fábio Ingá | SIM   | 666.777.888-99 | 20/07/1995         | 93,26`;
const IDENTIFICACAO = { orgao: 'Prefeitura de Ingá', concurso: 'Concurso público nº 01/2026', edital: 'Edital nº 01/2026', processo: 'Processo nº 9/2026' };
const TODOS: OpcoesDosPapeis = { tipos: ['quadro', 'convocacao', 'nomeacao'] };

function primeiras(pedido: Pedido, opcoes: OpcoesDosPapeis = TODOS, linhas = LINHAS): Papel[] {
  return papeis(pedido, ordenar(rankingDe(linhas, pedido), pedido), IDENTIFICACAO, opcoes);
}

function proximas(pedido: Pedido, atos: string, chamar: number, linhas = LINHAS): Papel[] {
  return papeis(pedido, proximasChamadas(rankingDe(linhas, pedido), livroDe(atos), pedido, { chamar }), {});
}

const texto = (feitos: readonly Papel[], tipo: Papel['tipo']): string => feitos.find((papel) => papel.tipo === tipo)?.texto ?? '';
const linhasDe = (papel: string): string[] => papel.split(/\n+/);
const celulas = ({ linhas }: Folha): unknown[] => linhas.flatMap((linha) => linha.celulas);

describe('first calls, Ferraz', () => {
  const feitos = primeiras(FERRAZ);

  test('the quadro has the offer of the edital, its numbers and articles', () => {
    expect(linhasDe(texto(feitos, 'quadro')).slice(0, 9)).toEqual([
      'Quadro de vagas',
      'Prefeitura de Ingá',
      'Concurso público nº 01/2026 · Edital nº 01/2026',
      'Processo nº 9/2026',
      '____________________ (5 vagas)',
      'Ampla concorrência: 4 (vagas 1, 2, 4, 5) – art. 4º',
      'Negros: 1 (vaga 3) – art. 1º; art. 1º, § 2º; art. 4º',
      'Total: 5',
      'As vagas são numeradas na ordem em que são oferecidas, e o número de cada uma não muda.',
    ]);
    const comOfertas = primeiras({ ...FERRAZ, ofertas: { geral: [5, 5], porCargo: [] } });
    expect(texto(comOfertas, 'quadro')).toBe(texto(feitos, 'quadro'));
  });

  test('the convocação: in order, with the vaga, its modalidade and the list', () => {
    expect(linhasDe(texto(feitos, 'convocacao')).slice(4, 10)).toEqual([
      '____________________ (cargo da autoridade), no uso de suas atribuições, convoca as pessoas aprovadas a seguir, nesta ordem, no concurso público nº 01/2026, regido pelo Edital nº 01/2026, para nomeação em cargo efetivo, nos termos da Lei nº 3.677, de 21 de julho de 2026, do Município de Ferraz de Vasconcelos (art. 4º; art. 1º; art. 3º, § 1º).',
      '1. Ana Jatobá, inscrição 0A: vaga 1 (Ampla concorrência); lista geral (classificação 1).',
      '2. Bia Ipê, inscrição 0B: vaga 2 (Ampla concorrência); lista geral (classificação 2).',
      '3. Caio Cedro, inscrição 0C: vaga 3 (Negros); lista específica de pessoas negras (classificação 2; na geral, 3).',
      '4. Fábio Ingá, inscrição 0F: vaga 4 (Ampla concorrência); lista específica de pessoas negras, por compensação (classificação 3; na geral, 6).',
      '5. Davi Pequi, inscrição 0D: vaga 5 (Ampla concorrência); lista geral (classificação 4).',
    ]);
  });

  test('the portaria: considers the law and the causes, nominates, moves whom compensação reached', () => {
    const portaria = texto(feitos, 'nomeacao');
    expect(portaria).toContain('– a reserva de 20% das vagas a pessoas negras (art. 1º) nos termos da Lei nº 3.677, de 21 de julho de 2026, do Município de Ferraz de Vasconcelos, a que se referem os artigos citados a seguir;');
    expect(portaria).toContain('– que as vagas 1, 2 e 5 são da ampla concorrência (pela leitura adotada; ver art. 4º);');
    expect(portaria).toContain('que passa a contar na ampla concorrência (pela leitura adotada; ver art. 4º; art. 3º, § 1º),\n\nresolve:\n\nArt. 1º Nomear, em caráter efetivo, para o cargo de ____________________, as pessoas a seguir, nesta ordem:');
    expect(portaria).toContain('Art. 2º Por efeito da compensação, a pessoa de inscrição 0C mantém a sua vaga e passa a ocupá-la pela ampla concorrência.');
    expect(portaria).toContain('Art. 4º Esta portaria entra em vigor na data de sua publicação.');
  });

  test('usual papers of a source; none about people when nobody is called', () => {
    expect(primeiras(FERRAZ, {}).map(({ tipo, titulo }) => [tipo, titulo])).toEqual([
      ['quadro', 'Quadro de vagas'],
      ['convocacao', 'Edital de convocação nº ______/______'],
    ]);
    expect(primeiras({ ...FERRAZ, ofertas: { geral: [0], porCargo: [] } }, {}).map(({ tipo }) => tipo)).toEqual(['quadro']);
  });
});

describe('next calls', () => {
  const ATE_TRES = `oferta ||||||5
    nomeação || 1 | 0A | ampla
    nomeação || 2 | 0B | ampla
    nomeação || 3 | 0C | negros`;

  test('a reserved vaga reopened, one person', () => {
    const feitos = proximas({ ...FERRAZ, edital: { data: '2026-09-01', vinculo: 'emprego' } }, `${ATE_TRES}\ndesistência ||| 0C`, 1);
    expect(feitos.map(({ tipo, titulo }) => [tipo, titulo])).toEqual([
      ['convocacao', 'Edital de convocação nº ______/______'],
      ['nomeacao', 'Portaria de admissão nº ______/______'],
    ]);
    expect(texto(feitos, 'convocacao')).toContain('convoca a pessoa aprovada a seguir no concurso público nº ______/______, regido pelo Edital nº ______/______, para admissão em emprego público');
    expect(texto(feitos, 'convocacao')).toContain('\n\n4. Fábio Ingá, inscrição 0F: vaga 3 (Negros); lista específica de pessoas negras (classificação 3; na geral, 6).\n\nA pessoa convocada deve comparecer');
    expect(texto(feitos, 'nomeacao')).toContain('– que a vaga 3, que voltou a ficar aberta, cabe à lista específica de pessoas negras (art. 3º, § 2º),');
    expect(texto(feitos, 'nomeacao')).toContain('Art. 1º Contratar, para o emprego público de ____________________, a pessoa a seguir:');
    expect(texto(feitos, 'nomeacao')).toContain('Art. 2º O prazo para a assinatura do contrato de trabalho é de ______ dias');
    expect(texto(feitos, 'nomeacao')).not.toMatch(/Caio|desist/);
  });

  test('reversão when the specific list has nobody', () => {
    const semCotistas = LINHAS.replace(/SIM/g, 'NÃO');
    const feitos = proximas(FERRAZ, 'oferta ||||||3\nnomeação || 1 | 0A | ampla\nnomeação || 2 | 0B | ampla', 1, semCotistas);
    expect(texto(feitos, 'convocacao')).toContain('3. Caio Cedro, inscrição 0C: vaga 3 (Negros); lista geral, por reversão (classificação 3).');
    expect(texto(feitos, 'nomeacao')).toContain('– que a vaga 3, reservada a pessoas negras, reverte à lista geral, por não haver quem chamar na lista específica (art. 1º; art. 3º, § 3º; pela leitura adotada; ver art. 4º),');
  });

  test('nothing is made of what an error or a question stops', () => {
    expect(proximas(FERRAZ, `${ATE_TRES}\nnomeação || 3 | 0D | ampla`, 1)).toEqual([]);
    expect(proximas(FERRAZ, ATE_TRES, 9)).toEqual([]);
    const empate = 'Class. | Inscrição | Nome\n1 | 01 | Ana Jatobá\n1 | 02 | Bia Ipê';
    const vagas = (quantas: number): Pedido => ({ ...FERRAZ, ofertas: { geral: [quantas], porCargo: [] } });
    expect(primeiras(vagas(1), TODOS, empate)).toEqual([]);
    expect(primeiras({ ...vagas(1), desempates: [['02', '01']] }, TODOS, empate)).toHaveLength(3);
  });
});

test('Porto Feliz: the fifth vaga, an ampla vaga that reopened', () => {
  const pedido = pedidoDe('Porto Feliz', 5, { edital: { data: '2026-02-10', vinculo: 'efetivo' } });
  const feitos = primeiras(pedido);
  expect(texto(feitos, 'quadro')).toContain('Negros e indígenas: 1 (vaga 5) – art. 1º; art. 1º, § 1º; art. 3º, § 1º');
  expect(texto(feitos, 'convocacao')).toContain('5. Fábio Ingá, inscrição 0F: vaga 5 (Negros e indígenas); lista específica de pessoas negras e indígenas (classificação 3; na geral, 6).');
  expect(texto(feitos, 'nomeacao')).toContain('– que as vagas 1, 2, 3 e 4 são da ampla concorrência (art. 3º, § 1º);');
  const depois = proximas(pedido, 'oferta ||||||2\nnomeação || 1 | 0A | ampla\nnomeação || 2 | 0B | ampla\nposse não tomada ||| 0B', 1);
  expect(texto(depois, 'nomeacao')).toContain('que a vaga 2, que voltou a ficar aberta, é da ampla concorrência (critério adotado onde a lei silencia; ver art. 3º, § 1º),');
});

test('Porto Alegre: the only kind of post that its law reaches, PcD by the list the edital names', () => {
  const pedido = pedidoDe('Porto Alegre', 5, { pcd: { geral: { tipo: 'posições', posicoes: [2] }, porCargo: [] } });
  const linhas = `Class. | Inscrição | Nome | Negro | PCD
    1 | 01 | Ana Jatobá | NÃO | NÃO
    2 | 02 | Bia Ipê    | NÃO | NÃO
    3 | 03 | Caio Cedro | NÃO | SIM
    4 | 04 | Davi Pequi | NÃO | NÃO
    5 | 05 | Eva Angico | NÃO | NÃO
    6 | 06 | Fábio Ingá | SIM | NÃO`;
  const feitos = primeiras(pedido, TODOS, linhas);
  expect(texto(feitos, 'quadro')).toContain('Pessoas com deficiência: 1 (vaga 2) – edital do concurso');
  expect(texto(feitos, 'convocacao')).toContain('2. Caio Cedro, inscrição 03: vaga 2 (Pessoas com deficiência); lista específica de pessoas com deficiência (classificação 1; na geral, 3).');
  expect(texto(feitos, 'nomeacao')).toContain('– que a vaga 2 cabe à lista específica de pessoas com deficiência (edital do concurso);');
  expect(texto(feitos, 'nomeacao')).toContain('– que a vaga 5 cabe à lista específica de pessoas afro-brasileiras (art. 1º; critério adotado onde a lei silencia; ver art. 1º, § 1º),');
  expect(texto(feitos, 'nomeacao')).toContain('Art. 1º Nomear, em caráter efetivo,');
});

test('several cargos: each with its section, its article and its causes', () => {
  const dois = `Cargo | Class. | Inscrição | Nome | Negro
    Médico   | 1 | 01 | Ana Jatobá | NÃO
    Médico   | 2 | 02 | Bia Ipê    | NÃO
    Dentista | 1 | 11 | Caio Cedro | NÃO`;
  const pedido = { ...FERRAZ, ofertas: { porCargo: [{ cargo: 'Médico', valor: [2] }, { cargo: 'Dentista', valor: [1] }] } };
  const feitos = primeiras(pedido, TODOS, dois);
  expect(texto(feitos, 'quadro')).toContain('Médico (2 vagas)\n\nAmpla concorrência: 2 (vagas 1, 2) – art. 4º\nNegros: 0 – art. 1º\nTotal: 2\n\nDentista (1 vaga)');
  expect(texto(feitos, 'quadro')).toContain('Onde o quadro indica 0 (zero) para pessoas negras, o número de vagas do edital não dá nenhuma vaga reservada pelos artigos citados.');
  expect(texto(feitos, 'nomeacao')).toContain('– que, no cargo de Médico, as vagas 1 e 2 são da ampla concorrência (pela leitura adotada; ver art. 4º);\n\n– que, no cargo de Dentista, a vaga 1 é da ampla concorrência (pela leitura adotada; ver art. 4º),');
  expect(texto(feitos, 'nomeacao')).toContain('Art. 2º Nomear, em caráter efetivo, para o cargo de Dentista, a pessoa a seguir:');
});

test('the quadro before any ranking, by the cargos of the request; none for an edital that the law does not reach', () => {
  const { papeis: feitos } = papelDoQuadro(FERRAZ, ['Médico'], {});
  expect(texto(feitos, 'quadro')).toContain('Médico (5 vagas)\n\nAmpla concorrência: 4');
  const antes = papelDoQuadro({ ...FERRAZ, edital: { data: '2020-01-01' } }, ['Médico'], {});
  expect(antes.papeis).toEqual([]);
  expect(antes.problemas[0]).toMatchObject({ codigo: 'lei-nao-alcanca' });
});

describe('what no paper shows', () => {
  test('CPF, birth date, score', () => {
    for (const { folha, texto: doPapel } of primeiras(FERRAZ)) {
      for (const proibido of [doPapel, JSON.stringify(celulas(folha))]) {
        expect(proibido).not.toMatch(/\d{3}\.?\d{3}\.?\d{3}-?\d{2}|19\d\d-|\/19\d\d|9\d,\d\d|9\d\.\d\d/);
      }
    }
  });

  test('that a person called by the general list is also of a reserve', () => {
    const doisPrimeiros = { ...FERRAZ, ofertas: { geral: [2], porCargo: [] } };
    const semMarca = LINHAS.replace('Ana Jatobá | SIM', 'Ana Jatobá | NÃO');
    expect(primeiras(doisPrimeiros)).toEqual(primeiras(doisPrimeiros, TODOS, semMarca));
  });

  test('a gendered word for the people called', () => {
    for (const papel of primeiras(FERRAZ).slice(1)) expect(papel.texto).not.toMatch(/candidat[oa]|nomead[oa]s?\b|convocad[o]s?\b|\(a\)|aprovado/);
  });
});

describe('as a sheet', () => {
  test('portrait, identified, with the signature and the code at the foot; the same words as the text', () => {
    for (const { folha, texto: doPapel } of primeiras(FERRAZ, { ...TODOS, codigo: 'ABCD-1234' })) {
      expect(folha.impressao).toEqual({ orientacao: 'retrato', cabecalho: 'Prefeitura de Ingá – Concurso público nº 01/2026 – Edital nº 01/2026' });
      expect(folha.linhas[0]?.papel).toBe('título');
      expect(folha.linhas.filter(({ papel }) => papel === 'assinatura')).toHaveLength(3);
      expect(folha.linhas.at(-1)).toEqual({ papel: 'nota', celulas: ['Código de verificação: ABCD-1234'] });
      expect(doPapel.endsWith('\n\nCódigo de verificação: ABCD-1234')).toBe(true);
      const paragrafos = folha.linhas.flatMap((linha) => (linha.papel === 'identificação' ? linha.celulas : [])).join(' ');
      for (const linha of linhasDe(doPapel).filter((uma) => uma.length > 150)) expect(paragrafos).toContain(linha);
      expect(folha.nome.length).toBeLessThanOrEqual(31);
    }
  });

  test('people in rows of the table, inscrição as text', () => {
    const [, convocacao] = primeiras(FERRAZ);
    const dados = convocacao?.folha.linhas.filter(({ papel }) => papel === 'dado');
    expect(dados?.map((linha) => linha.celulas.slice(0, 5))).toEqual([
      [1, '0A', 'Ana Jatobá', 1, 'Ampla concorrência'],
      [2, '0B', 'Bia Ipê', 2, 'Ampla concorrência'],
      [3, '0C', 'Caio Cedro', 3, 'Negros'],
      [4, '0F', 'Fábio Ingá', 4, 'Ampla concorrência'],
      [5, '0D', 'Davi Pequi', 5, 'Ampla concorrência'],
    ]);
  });

  test('can be written', async () => {
    const bytes = await escreverXlsx(primeiras(FERRAZ).map(({ folha }) => folha));
    expect(bytes.length).toBeGreaterThan(1000);
  });
});

describe('a law of one’s own with rows that name no article', () => {
  const { lei } = leiDasLinhas([
    { chave: 'reserva', valor: 'Negros', artigo: '' },
    { chave: 'percentual', valor: '20%', artigo: '' },
    { chave: 'mínimo de vagas', valor: '3', artigo: 'art. 2º' },
  ]);
  if (lei === undefined) throw new Error('no law');
  const proprio: Pedido = { ...FERRAZ, lei, respostas: {} };

  test('papers leave the article and the name of the law to be written, and keep the articles that there are', () => {
    const escritos = primeiras(proprio)
      .map((papel) => `${papel.texto} ${celulas(papel.folha).join(' ')}`)
      .join(' ');
    expect(escritos).toContain('nos termos da Lei nº ______/______');
    expect(escritos).toContain('art. ____');
    expect(escritos).toContain('art. 2º');
    expect(escritos).not.toMatch(/da tabela da lei|informada em tabela/);
    // The table has no key for these: that the law is silent on them is not for the program to say.
    expect(escritos).not.toContain('a lei não a prevê');
    expect(escritos).toContain('a que a lei, o regulamento ou este edital prevê');
    expect(escritos).toContain('concorre a todas as vagas (na forma da lei, art. ____');
  });
});
