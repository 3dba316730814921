import { impedimentos } from '../../../src/taskpane/estado/acoesDaPlanilha';
import { BYTES, csv, EMPATADAS, FERRAZ, painel, PESSOAS, PORTO_FELIZ, pronto, relogioFalso, semRejeicoes, TITULOS, type Painel } from './apoio';

beforeAll(relogioFalso);
afterAll(() => jest.useRealTimers());
semRejeicoes();

const UMA = [TITULOS, [1, '77', 'Zeca Angico', 'NÃO']];
const origemDe = ({ estado }: Painel): string | undefined => {
  const origem = estado().ranking?.origem;
  return origem?.tipo === 'arquivo' ? origem.nome : origem?.tipo;
};
/** What the pane shows and what the worker holds, which must be the same. */
async function conferem(este: Painel, pessoas: number): Promise<void> {
  expect(este.estado().leitura.resumo?.candidatos).toBe(pessoas);
  await este.acoes.escolheAba(undefined);
  expect(este.estado().leitura.resumo?.candidatos).toBe(pessoas);
}

test('of two files the one asked for later wins, whichever opens first', async () => {
  for (const ordem of [[0, 0], [1, 0]]) {
    const este = painel();
    este.trabalhador.segura('abreArquivo');
    const primeira = este.acoes.abreArquivo(csv(PESSOAS, 'primeiro.csv'));
    await este.assenta();
    const segunda = este.acoes.abreArquivo(csv(UMA, 'segundo.csv'));
    await este.assenta();
    for (const qual of ordem) {
      este.trabalhador.solta('abreArquivo', qual);
      await este.assenta();
    }
    este.trabalhador.soltaTudo('abreArquivo');
    await Promise.all([primeira, segunda]);
    expect(origemDe(este)).toBe('segundo.csv');
    expect(este.estado().lendo).toBeUndefined();
    await conferem(este, 1);
  }
});

test('a file slow to leave the disk, or the example slow to come, does not take the place of a later one', async () => {
  let chega: (exemplo: { nome: string; bytes: ArrayBuffer }) => void = () => undefined;
  const este = painel({ exemplo: () => new Promise((resolve) => (chega = resolve)) });
  const exemplo = este.acoes.abreExemplo();
  await este.assenta();
  expect(este.estado().lendo?.oque).toBe('Abrindo o exemplo');
  const lento = csv(PESSOAS, 'lento.csv');
  let sai: (bytes: ArrayBuffer) => void = () => undefined;
  lento.arrayBuffer = () => new Promise((resolve) => (sai = resolve));
  const doDisco = este.acoes.abreArquivo(lento);
  await este.acoes.abreArquivo(csv(UMA, 'depois.csv'));
  chega({ nome: 'exemplo.xlsx', bytes: new Uint8Array(BYTES).buffer });
  sai(await csv(PESSOAS).arrayBuffer());
  await Promise.all([exemplo, doDisco]);
  expect(origemDe(este)).toBe('depois.csv');
  expect(este.trabalhador.quantas('abreArquivo')).toBe(1);
  await conferem(este, 1);
});

test('a file opened while Excel is read wins, and Excel read while a file opens too', async () => {
  const este = painel();
  await este.acoes.adota('excel');
  este.excel.segura('le');
  const doExcel = este.acoes.leDoExcel({ tipo: 'aba ativa' });
  await este.assenta();
  await este.acoes.abreArquivo(csv(UMA, 'arquivo.csv'));
  este.excel.soltaTudo('le');
  await doExcel;
  expect(origemDe(este)).toBe('arquivo.csv');
  await conferem(este, 1);

  este.trabalhador.segura('abreArquivo');
  const arquivo = este.acoes.abreArquivo(csv(UMA, 'outro.csv'));
  await este.assenta();
  await este.acoes.leDoExcel({ tipo: 'aba ativa' });
  este.trabalhador.soltaTudo('abreArquivo');
  await arquivo;
  expect(origemDe(este)).toBe('excel');
  await conferem(este, 4);
});

test('of two readings of Excel no row of the first gets into the second', async () => {
  const este = painel();
  await este.acoes.adota('excel');
  este.trabalhador.segura('recebeLinhas');
  const primeira = este.acoes.leDoExcel({ tipo: 'aba ativa' });
  await este.assenta();
  este.livro.linhas = UMA;
  const segunda = este.acoes.leDoExcel({ tipo: 'aba ativa' });
  await este.assenta();
  este.trabalhador.soltaTudo('recebeLinhas');
  await Promise.all([primeira, segunda]);
  expect(este.estado().falha).toBeUndefined();
  expect(este.estado().ranking?.abas).toEqual([{ nome: 'Plan1', linhas: 2, colunas: 4, oculta: false }]);
  await conferem(este, 1);
});

test.each(['abreArquivo', 'terminaAbas', 'comecaAbas', 'pasta', 'recebeLinhas'])('given up while %s answers, the ranking that was there stays, in the pane and in the worker', async (metodo) => {
  const este = painel();
  await este.acoes.adota('excel');
  await este.acoes.abreArquivo(csv(PESSOAS, 'antes.csv'));
  const controle = metodo === 'pasta' ? este.excel : este.trabalhador;
  controle.segura(metodo);
  const leitura = metodo === 'abreArquivo' ? este.acoes.abreArquivo(csv(UMA)) : este.acoes.leDoExcel({ tipo: 'aba ativa' });
  await este.assenta();
  expect(este.estado().lendo).toBeDefined();
  este.acoes.desisteDeLer();
  expect(este.estado()).toMatchObject({ lendo: undefined, anuncio: 'Leitura cancelada.' });
  controle.soltaTudo(metodo);
  await leitura;
  expect(origemDe(este)).toBe('antes.csv');
  expect(este.estado().falha).toBeUndefined();
  await conferem(este, 4);
  // And a new one comes whole.
  este.livro.linhas = UMA;
  await este.acoes.leDoExcel({ tipo: 'aba ativa' });
  await conferem(este, 1);
});

test.each([
  ['abreArquivo', 'O arquivo não foi aberto'],
  ['comecaAbas', 'A planilha não foi lida'],
  ['comecaAba', 'A planilha não foi lida'],
  ['recebeLinhas', 'A planilha não foi lida'],
  ['terminaAbas', 'A planilha não foi lida'],
])('when %s fails the state is as before and the person is told', async (metodo, titulo) => {
  const este = painel();
  await este.acoes.adota('excel');
  await este.acoes.abreArquivo(csv(PESSOAS, 'antes.csv'));
  const { ranking, leitura } = este.estado();
  este.trabalhador.quebra(metodo);
  await (metodo === 'abreArquivo' ? este.acoes.abreArquivo(csv(UMA)) : este.acoes.leDoExcel({ tipo: 'aba ativa' }));
  expect(este.estado()).toMatchObject({ falha: { titulo, texto: expect.stringContaining('tente de novo') }, lendo: undefined });
  expect(este.estado().ranking).toBe(ranking);
  expect(este.estado().leitura).toBe(leitura);
  este.acoes.fechaFalha();
  expect(este.estado().falha).toBeUndefined();
  este.trabalhador.conserta(metodo);
  await conferem(este, 4);
});

test('Excel that fails, a name of the workbook that does not come, an example that does not come', async () => {
  const este = painel({ exemplo: () => Promise.reject(new Error('404')) });
  await este.acoes.adota('excel');
  este.excel.quebra('le');
  await este.acoes.leDoExcel({ tipo: 'aba ativa' });
  expect(este.estado().falha?.titulo).toBe('A planilha não foi lida');
  este.excel.conserta('le');
  este.excel.quebra('pasta');
  await este.acoes.leDoExcel({ tipo: 'aba ativa' });
  expect(este.estado()).toMatchObject({ falha: undefined, ranking: { origem: { pasta: '' } } });
  await este.acoes.abreExemplo();
  expect(este.estado()).toMatchObject({ falha: { titulo: 'O exemplo não foi aberto' }, ranking: { origem: { tipo: 'excel' } } });
  este.excel.quebra('seleciona');
  await este.acoes.mostraLugar({ aba: 'Plan1', linha: 2 });
  expect(este.estado()).toMatchObject({ falha: { titulo: 'A célula não foi mostrada' }, lugar: { linha: 2 } });
});

test('a file that cannot be read from the disk, or is refused, is told, and nothing is lost', async () => {
  const este = painel();
  await este.acoes.abreArquivo(csv(PESSOAS, 'antes.csv'));
  await este.acoes.abreArquivo(new File(['%PDF-1.7'], 'edital.pdf'));
  expect(este.estado().falha).toEqual({ titulo: 'O arquivo não foi aberto', texto: expect.stringContaining('edital.pdf') });
  const sumido = csv(UMA);
  sumido.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
  await este.acoes.abreArquivo(sumido);
  expect(este.estado()).toMatchObject({ falha: { titulo: 'O arquivo não foi aberto' }, lendo: undefined });
  expect(origemDe(este)).toBe('antes.csv');
});

test('only what was seen is confirmed: not while a correction is being read, nor when it could not be', async () => {
  const este = painel();
  await este.acoes.escolheLei(PORTO_FELIZ);
  await este.acoes.abreArquivo(csv(PESSOAS));
  este.trabalhador.segura('le');
  const correcao = este.acoes.mapeiaColuna('nome', 'C');
  este.acoes.confirma();
  expect(este.estado().leitura.confirmada).toBe(false);
  este.trabalhador.soltaTudo('le');
  await correcao;
  este.acoes.confirma();
  expect(este.estado()).toMatchObject({ leitura: { confirmada: true }, passo: 'vagas' });

  este.trabalhador.quebra('le');
  await este.acoes.mapeiaColuna('nome', undefined);
  expect(este.estado()).toMatchObject({ leitura: { confirmada: false, emDia: false }, falha: { titulo: 'A planilha não foi lida' } });
  este.acoes.confirma();
  expect(este.estado().leitura.confirmada).toBe(false);
  este.trabalhador.conserta('le');
  await este.acoes.mapeiaColuna('nome', undefined);
  este.acoes.confirma();
  expect(este.estado().leitura.confirmada).toBe(true);
});

test('of two corrections the later reading is shown, whatever the order of the answers', async () => {
  const este = painel();
  await este.acoes.escolheLei(PORTO_FELIZ);
  await este.acoes.abreArquivo(csv(PESSOAS));
  este.trabalhador.segura('le');
  const primeira = este.acoes.mapeiaColuna('nome', 'Z');
  const segunda = este.acoes.mapeiaColuna('nome', 'C');
  await este.assenta();
  este.trabalhador.solta('le', 1);
  await este.assenta();
  expect(impedimentos(este.estado().leitura.resumo ?? { porCodigo: [] })).toBe(0);
  este.trabalhador.soltaTudo('le');
  await Promise.all([primeira, segunda]);
  expect(este.estado().leitura).toMatchObject({ colunas: { nome: 'C' }, emDia: true });
  expect(impedimentos(este.estado().leitura.resumo ?? { porCodigo: [] })).toBe(0);
});

test('a question is answered by row or for all, an answer replaces the one before, and is taken back', async () => {
  const este = painel();
  await este.acoes.escolheLei(PORTO_FELIZ);
  await este.acoes.abreArquivo(csv([...PESSOAS, [5, '05', 'Eva Buriti', 'zz'], [6, '06', 'Iara Pinhão', 'zz']]));
  const abertos = (): number => impedimentos(este.estado().leitura.resumo ?? { porCodigo: [] });
  expect(abertos()).toBe(2);
  este.acoes.confirma();
  expect(este.estado().leitura.confirmada).toBe(false);
  await este.acoes.responde('marca-desconhecida', 6, 'nenhuma');
  expect(abertos()).toBe(1);
  await este.acoes.responde('marca-desconhecida', undefined, 'nenhuma');
  expect(abertos()).toBe(0);
  await este.acoes.responde('marca-desconhecida', undefined, 'nenhuma');
  expect(este.estado().leitura.respostas).toHaveLength(2);
  await este.acoes.responde('marca-desconhecida', undefined, '');
  await este.acoes.responde('marca-desconhecida', 6, '');
  expect(este.estado().leitura.respostas).toEqual([]);
  expect(abertos()).toBe(2);
  expect(este.estado().anuncio).toBe('Planilha lida: 6 candidatos, 1 cargo; 2 pontos a resolver.');
});

test('the sheet read before the law is read again under it, and under another', async () => {
  const este = painel();
  await este.acoes.abreArquivo(csv(PESSOAS));
  expect(este.estado().leitura.resumo?.cargos[0]?.reservas).not.toHaveProperty(PORTO_FELIZ.reservas[0]?.id ?? '');
  este.acoes.confirma();
  await este.acoes.escolheLei(PORTO_FELIZ);
  expect(este.estado().leitura.confirmada).toBe(false);
  expect(este.estado().leitura.resumo?.cargos[0]?.reservas).toHaveProperty(PORTO_FELIZ.reservas[0]?.id ?? '');
  este.acoes.confirma();
  este.acoes.trocaDeLei();
  expect(este.estado()).toMatchObject({ lei: undefined, ordem: undefined });
  await este.acoes.escolheLei(FERRAZ);
  expect(este.estado().leitura.confirmada).toBe(false);
});

test('another law does not leave the person with columns and answers of groups that it does not have', async () => {
  const [dela] = PORTO_FELIZ.reservas;
  if (dela === undefined || FERRAZ.reservas.some(({ id }) => id === dela.id)) throw new Error('as leis mudaram');
  const este = painel();
  await este.acoes.escolheLei(PORTO_FELIZ);
  await este.acoes.abreArquivo(csv(PESSOAS));
  await este.acoes.mapeiaColuna(`reserva:${dela.id}`, 'D');
  await este.acoes.mapeiaColuna('nome', 'C');
  await este.acoes.responde('marca-de-varios-grupos', 9, dela.id);
  await este.acoes.responde('marca-de-varios-grupos', 10, 'nenhuma');
  await este.acoes.escolheLei(FERRAZ);
  const { leitura, anuncio, concurso } = este.estado();
  expect(leitura.colunas).toEqual({ nome: 'C' });
  expect(leitura.respostas).toEqual([{ codigo: 'marca-de-varios-grupos', linha: 10, valor: 'nenhuma' }]);
  expect(leitura.resumo?.porCodigo.map(({ codigo }) => codigo)).not.toContain('campo-desconhecido');
  expect(leitura.resumo?.porCodigo.map(({ codigo }) => codigo)).not.toContain('resposta-invalida');
  expect(concurso).toEqual(este.estado().concurso);
  await este.acoes.escolheLei(PORTO_FELIZ);
  expect(este.estado().leitura.colunas).toEqual({ nome: 'C' });
  expect(anuncio).toContain('Planilha lida');
});

test('starting again gives up what is under way: nothing of it lands later', async () => {
  for (const metodo of ['abreArquivo', 'le']) {
    const este = painel();
    await este.acoes.escolheLei(PORTO_FELIZ);
    este.trabalhador.segura(metodo);
    const leitura = este.acoes.abreArquivo(csv(PESSOAS));
    await este.assenta();
    este.acoes.recomeca();
    este.trabalhador.soltaTudo(metodo);
    await leitura;
    await este.assenta();
    expect(este.estado()).toMatchObject({ lei: undefined, ranking: undefined, leitura: { resumo: undefined }, lendo: undefined, anuncio: 'Trabalho novo.' });
  }
});

test('another sheet: the answers, the ties and the gaps of the one before go; the numbers of each cargo stay', async () => {
  const este = painel();
  await pronto(este, { linhas: EMPATADAS });
  este.acoes.decideEmpate(['02', '03']);
  este.acoes.aceitaLacuna(7);
  await este.acoes.mapeiaColuna('nome', 'C');
  await este.acoes.abreArquivo(csv(UMA, 'outra.csv'));
  expect(este.estado()).toMatchObject({ desempates: [], lacunasAceitas: [], leitura: { colunas: {}, respostas: [], confirmada: false } });
  expect(este.estado().vagas['']?.vagas).toBe('3');
  este.acoes.confirma();
  await este.assenta();
  expect(este.estado().ordem?.bloqueia).toBe(false);
});

test('300 cargos, no cargo at all, and cargos that differ only by case', async () => {
  const este = painel();
  await este.acoes.escolheLei(PORTO_FELIZ);
  este.acoes.mudaConcurso({ dataDoEdital: '10/02/2026' });
  const cargos = Array.from({ length: 300 }, (_, i) => `Cargo ${i}`);
  await este.acoes.abreArquivo(csv([['Cargo', ...TITULOS], ...cargos.map((cargo, i) => [cargo, 1, i, `Pessoa ${i}`, 'NÃO'])]));
  este.acoes.confirma();
  este.acoes.mudaPcdDeTodos(cargos, 'federal');
  for (const cargo of cargos) este.acoes.mudaVagas(cargo, { vagas: '1' });
  await este.assenta();
  expect(este.estado().ordem).toMatchObject({ totalDeCargos: 300, bloqueia: false });
  expect(este.estado().ordem?.cargos.every(({ vagas }) => vagas === 1)).toBe(true);

  const linhas = ['Professor', 'PROFESSOR', 'professor'].map((cargo, i) => [cargo, i + 1, i, `Pessoa ${i}`, 'NÃO']);
  await este.acoes.abreArquivo(csv([['Cargo', ...TITULOS], ...linhas]));
  const [unico, ...outros] = este.estado().leitura.resumo?.cargos ?? [];
  expect([unico?.pessoas, outros]).toEqual([3, []]);
  este.acoes.confirma();
  este.acoes.mudaVagas(unico?.cargo ?? '', { vagas: '2' });
  await este.assenta();
  expect(este.estado().ordem?.cargos).toMatchObject([{ cargo: unico?.cargo, vagas: 2, pessoas: 3 }]);
});

test('cargos called as what every object has', async () => {
  const nomes = ['__proto__', 'constructor', 'toString'];
  const este = painel();
  await este.acoes.escolheLei(PORTO_FELIZ);
  este.acoes.mudaConcurso({ dataDoEdital: '10/02/2026' });
  await este.acoes.abreArquivo(csv([['Cargo', ...TITULOS], ...nomes.map((cargo, i) => [cargo, 1, i, `Pessoa ${i}`, 'NÃO'])]));
  este.acoes.confirma();
  await este.assenta();
  expect(este.estado().falha).toBeUndefined();
  este.acoes.mudaPcdDeTodos(nomes, 'federal');
  for (const cargo of nomes) este.acoes.mudaVagas(cargo, { vagas: '1' });
  await este.assenta();
  expect(este.estado().ordem?.cargos.map(({ cargo, vagas }) => [cargo, vagas])).toEqual(nomes.map((cargo) => [cargo, 1]));
  expect(Object.getPrototypeOf(este.estado().vagas)).toBe(Object.prototype);
});

test('a folder, or a file that is gone, is named as such', async () => {
  for (const nome of ['NotFoundError', 'NotReadableError']) {
    const este = painel();
    const pasta = csv(PESSOAS, 'pasta');
    Object.defineProperty(pasta, 'arrayBuffer', { value: () => Promise.reject(new DOMException('gone', nome)) });
    await este.acoes.abreArquivo(pasta);
    expect(este.estado().falha).toMatchObject({ titulo: 'O arquivo não foi aberto', texto: expect.stringMatching(/é uma pasta, ou/) });
    expect(este.estado().lendo).toBeUndefined();
  }
});
