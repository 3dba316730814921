import { zipSync } from 'fflate';

import { abasDe, bytesDe, problemaDe } from './planilhasDeTeste';

const ESTILOS =
  '<office:automatic-styles><number:percentage-style style:name="N1"><number:number number:decimal-places="0"/><number:text>%</number:text></number:percentage-style>' +
  '<style:style style:name="pc" style:family="table-cell" style:data-style-name="N1"/><style:style style:name="ce1" style:family="table-cell"/></office:automatic-styles>';

function ods(tabela: string, manifesto?: string): Uint8Array {
  const conteudo = `<office:document-content>${ESTILOS}<office:body><office:spreadsheet><table:table table:name="Dados">${tabela}</table:table></office:spreadsheet></office:body></office:document-content>`;
  return zipSync({
    mimetype: bytesDe('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': bytesDe(conteudo),
    ...(manifesto !== undefined && { 'META-INF/manifest.xml': bytesDe(manifesto) }),
  });
}

const texto = (valor: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${valor}</text:p></table:table-cell>`;
const linha = (celulas: string, atributos = ''): string => `<table:table-row${atributos}>${celulas}</table:table-row>`;
const FIM_DA_LINHA = '<table:table-cell table:style-name="ce1" table:number-columns-repeated="16382"/>';

test('values: text, dates, percentages, errors', async () => {
  const celulas =
    texto('001') +
    '<table:table-cell office:value-type="date" office:date-value="1980-05-17"><text:p>17/05/80</text:p></table:table-cell>' +
    '<table:table-cell table:style-name="pc" office:value-type="percentage" office:value="0.2"><text:p>20%</text:p></table:table-cell>' +
    '<table:table-cell table:formula="of:=NA()" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell>' +
    '<table:table-cell office:value-type="float" office:value="3.5"><text:p>3,5</text:p></table:table-cell>';
  expect((await abasDe(ods(linha(celulas)), 'a.ods'))[0]).toMatchObject({
    nome: 'Dados',
    linhas: [
      [
        '001',
        { tipo: 'data', data: '1980-05-17' },
        { tipo: 'porcentagem', valor: 0.2 },
        { tipo: 'erro', erro: '#N/D' },
        3.5,
      ],
    ],
  });
});

test('rows that are repeated on pages or grouped are not lost; hidden ones are told', async () => {
  const tabela =
    `<table:table-header-rows>${linha(texto('Inscrição'))}</table:table-header-rows>` +
    `<table:table-row-group>${linha(texto('1'), ' table:visibility="filter"')}</table:table-row-group>` +
    linha(texto('2'));
  expect((await abasDe(ods(tabela), 'a.ods'))[0]).toMatchObject({
    linhas: [['Inscrição'], ['1'], ['2']],
    linhasOcultas: [1],
  });
});

test('the formatted emptiness with which LibreOffice fills a sheet is not made real', async () => {
  const tabela =
    linha(texto('a') + FIM_DA_LINHA) +
    linha(FIM_DA_LINHA, ' table:number-rows-repeated="1048570"') +
    linha(FIM_DA_LINHA);
  expect((await abasDe(ods(tabela), 'a.ods'))[0]?.linhas).toEqual([['a']]);
});

test('a value repeated beyond any sheet is refused', async () => {
  const repetida =
    '<table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>a</text:p></table:table-cell>';
  expect(await problemaDe(ods(linha(repetida.repeat(2000))), 'a.ods')).toMatchObject({ codigo: 'arquivo-suspeito' });
  const alta = linha(texto('a').repeat(100), ' table:number-rows-repeated="1048576"');
  expect(await problemaDe(ods(alta), 'a.ods')).toMatchObject({ gravidade: 'erro' });
});

test('a password', async () => {
  expect(await problemaDe(ods(linha(texto('a')), '<manifest:encryption-data/>'), 'a.ods')).toMatchObject({
    codigo: 'arquivo-protegido',
  });
});

test('contents that are garbage', async () => {
  expect(await problemaDe(ods('<table:table-row><a></b>'), 'a.ods')).toMatchObject({ codigo: 'arquivo-ilegivel' });
});
