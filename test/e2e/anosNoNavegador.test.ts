import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { pasta, rodar, rodarJson } from '../cli/rodar';
import { abasDe } from '../adapters/arquivo/planilhasDeTeste';
import { comLinhasMudadas, comoOutraPessoa, ranking, trocadas } from './anos/arquivos';
import { folhaEsperada, peloOraculo } from './anos/folha';
import { HISTORIA, PESSOAS } from './anos/historia';
import { Anos } from './anos/nomeacoes';
import { confereTextosDosPapeis, DA_TROCA } from './anos/resultados';
import { abasDoArquivo, type Linhas } from './excel/pasta';
import { abreNoNavegador, CDN, type Aberto } from './navegador';
import { xlsx } from './planilhas';

const ARGUMENTOS = ['--lei=porto-feliz', '--edital=2026-02-10'];
const { caminho } = pasta();
let browser: Browser;
let aberto: Aberto;
let anos: Anos;
beforeAll(async () => {
  browser = await launchBrowser();
  writeFileSync(caminho('classificacao.xlsx'), (await ranking()).buffer);
  await abre();
}, 120_000);
afterAll(() => browser.close());

/** A new page, with the law and the ranking. */
async function abre(): Promise<void> {
  aberto = await abreNoNavegador(browser, 'cotas.html', { cdn: CDN.recusa });
  const { painel } = aberto;
  anos = new Anos(painel);
  await painel.escolheLei('Porto Feliz');
  await painel.informaEdital('10/02/2026');
  await painel.abreArquivo(await ranking());
  await painel.confirmaLeitura();
  await painel.informaVagas('', { vagas: '5' });
  await anos.vai('Nomeações');
}

async function salva(botao: string | RegExp, nome: string): Promise<string> {
  const baixado = await anos.salva(botao);
  await baixado.saveAs(caminho(nome));
  return caminho(nome);
}

async function livroSalvo(): Promise<Linhas> {
  const abas = await abasDoArquivo(await salva('Gravar o livro em um arquivo', 'livro.xlsx'));
  return abas['Livro de atos'] ?? [];
}

/** The saved livro in a page that never saw it. */
async function reabre(arquivo = caminho('livro.xlsx')): Promise<void> {
  await aberto.close();
  await abre();
  await anos.page.locator('input[name=livro]').setInputFiles(arquivo);
  await anos.page.getByText(/^Aba “Livro de atos”: \d+ atos\.$/).waitFor();
}

it('a competition over the years: each act is written once, and each call is the one due', async () => {
  await anos.page.getByRole('button', { name: 'Começar um livro novo' }).click();
  let folha: Linhas = folhaEsperada(0);
  for (const passo of HISTORIA) {
    if (passo.fazer === 'nomear') {
      const vistas = await anos.vejaProximas(passo.quantas);
      const devidas = peloOraculo(folha, passo.quantas);
      expect(vistas.map(({ chamada, vaga, inscricao }) => ({ chamada, vaga, inscricao }))).toEqual(
        devidas.map(({ chamada, vaga, inscricao }) => ({ chamada, vaga, inscricao })),
      );
      const livro = [`--livro=${caminho('livro.xlsx')}`, `--chamar=${passo.quantas}`];
      const { json } = await rodarJson('proximas', caminho('classificacao.xlsx'), ...ARGUMENTOS, ...livro);
      const [{ proximas }] = json.cargos as unknown as [{ proximas: { inscricao: string; frase: string }[] }];
      expect(proximas.map(({ inscricao }) => inscricao)).toEqual(devidas.map(({ inscricao }) => inscricao));
      proximas.forEach(({ frase }, i) => expect(vistas[i]?.texto).toContain(frase));
      await anos.preparaNomeacoes(passo);
    } else {
      await anos.preve(passo);
    }
    expect(await anos.confirma()).toMatch(/registrados?\. Grave o livro em um arquivo para não perder\./);
    const depois = await livroSalvo();
    // What was there stays, row by row, and the new rows are those of the law.
    expect(depois.slice(0, folha.length)).toEqual(folha);
    expect(depois).toEqual(folhaEsperada(depois.length - 1));
    folha = depois;
    // Someone else goes on, another day.
    if (folha.length - 1 === 15) await reabre();
  }
  expect(folha).toEqual(folhaEsperada());
  expect(aberto.outros()).toEqual([]);
}, 120_000);

it('the audit finds nothing, and then what somebody swapped in the file', async () => {
  await anos.vai('Conferir');
  await anos.confere();
  await anos.page.getByText('Nenhuma divergência na aba “Livro de atos”.').waitFor();

  const bytes = readFileSync(caminho('livro.xlsx'));
  writeFileSync(caminho('trocado.xlsx'), await comLinhasMudadas(bytes, 'Livro de atos', trocadas));
  await reabre(caminho('trocado.xlsx'));
  await anos.vai('Conferir');
  await anos.confere();
  expect(await anos.divergencias()).toEqual([DA_TROCA]);
  const conferencia = await abasDoArquivo(await salva('Gravar a Conferência em um arquivo', 'conferencia.xlsx'));
  const linhas = conferencia['Conferência'] ?? [];
  expect(linhas).toContainEqual(['Resultado: 1 divergência']);
  expect(linhas.filter(([ato]) => ato === '21')).toEqual([
    expect.arrayContaining([
      '0114 – NAIR NOGUEIRA, pela lista geral',
      '0112 – LINO LIMOEIRO, pela lista geral',
      'art. 3º, § 1º',
    ]),
  ]);
}, 120_000);

it('a copy for the committee is intact until a cell of it changes, and the papers call in order', async () => {
  await reabre();
  await anos.proximas.getByLabel('Quantas', { exact: true }).fill('3');
  await anos.vai('Cópias');
  const comissao = await salva('Cópia para a comissão', 'comissao.xlsx');
  expect((await abasDoArquivo(comissao))['Livro de atos']?.flat()).toContain('Mandado 5/2026');
  expect(await anos.verifica(comissao)).toBe('comissao.xlsx: intacta.');
  expect((await rodar('verificar', comissao)).codigo).toBe(0);
  const mudada = xlsx('mudada.xlsx', await comLinhasMudadas(readFileSync(comissao), 'Lista geral', comoOutraPessoa));
  expect(await anos.verifica(mudada)).toBe('mudada.xlsx: não é mais a mesma.');
  expect(await anos.planilhasVerificadas()).toEqual(
    expect.arrayContaining(['Lista geral: alterada', 'Livro de atos: intacta']),
  );
  expect((await anos.planilhasVerificadas()).filter((linha) => linha.endsWith('alterada'))).toHaveLength(1);

  await salva(/^Gravar os papéis/, 'papeis.xlsx');
  await confereTextosDosPapeis(anos);
  const nascimentos = PESSOAS.map(({ nascimento }) => nascimento.split('/').reverse().join('-'));
  const gravados = (await abasDe(readFileSync(caminho('papeis.xlsx')))).map(({ linhas }) => JSON.stringify(linhas));
  expect(gravados.join()).toContain('QUITÉRIA QUARESMA');
  for (const texto of [...nascimentos, ...PESSOAS.map(({ nascimento }) => nascimento)])
    expect(gravados.join()).not.toContain(texto);
}, 120_000);
