/**
 * Writes exemplos/classificacao-porto-feliz.xlsx: an invented ranking with the mess of real ones. Same bytes on every
 * run. People are invented; surnames are plants.
 */
'use strict';

const { writeFileSync } = require('node:fs');
const path = require('node:path');

const LARGURA = 10;
const BRANCA = [];

/** [nome, classificação entre negros e indígenas, classificação PcD, nascimento AAAA-MM-DD, objetiva, títulos] */
const ENFERMEIROS = [
  ['MARLI IPÊ-ROXO', null, null, '1988-03-14', 88, 7.5],
  ['ANTÔNIO CARLOS JEQUITIBÁ', null, null, '1979-11-02', 87.5, 7],
  ['ROSÂNGELA CAMBARÁ DA SILVA', 1, null, '1991-06-25', 86, 7.5],
  ['WILSON GUABIROBA', null, null, '1984-01-30', 88, 4],
  ['PATRÍCIA AROEIRA', null, null, '1993-09-08', 85, 6],
  ['EDNEIA MANACÁ DOS SANTOS', null, null, '1982-05-17', 84.5, 5.5],
  ['CÍCERO SUCUPIRA', null, null, '1976-12-21', 86, 3],
  ['LUCIANA PITANGUEIRA', null, null, '1990-02-11', 83, 5],
  ['JOSÉ BENEDITO ANGICO', 2, null, '1985-08-04', 82.5, 4.5],
  ['TEREZINHA QUARESMEIRA', null, null, '1978-10-19', 84, 2],
  ['DANIELA JACARANDÁ', null, 1, '1995-04-27', 81, 4],
  ['OSMAR CEDRO', null, null, '1987-07-13', 80, 4.5],
  ['VÂNIA PAINEIRA', null, null, '1992-01-06', 82, 1.5],
  ['MARCOS ROBERTO IMBUIA', 3, null, '1989-03-29', 79, 3.5],
  ['SOLANGE TAIÚVA', null, null, '1986-11-15', 78, 3],
  ['GERALDO URUCUM', null, null, '1986-11-15', 79, 2],
  ['IVONE MULUNGU', null, null, '1994-06-03', 76.5, 3],
  ['ADILSON COPAÍBA', null, null, '1981-09-22', 77, 1],
];

const PROFESSORES = [
  ['SIMONE PEROBA', null, null, '1990-05-12', 90, 8],
  ['APARECIDA JATOBÁ', 1, null, '1983-02-28', 89, 8.5],
  ['RENATO EMBAÚBA', null, null, '1986-10-09', 91, 6],
  ['CLÁUDIA REGINA ARAÇÁ', null, null, '1992-12-01', 88.5, 8],
  ['NEIDE GABIROBEIRA', null, null, '1977-04-18', 87, 9],
  ['VALDEMAR CAROBA', null, 1, '1980-08-23', 89.5, 6],
  ['KELLY CRISTINA MURICI', 2, null, '1994-03-07', 86, 9],
  ['SÉRGIO LUÍS BARAÚNA', null, null, '1985-06-30', 87, 7.5],
  ['ELIANE JUREMA', null, null, '1988-01-16', 86.5, 7.5],
  ['FÁTIMA CATUABA', null, null, '1975-09-11', 85, 8.5],
  ['DOUGLAS PAU-BRASIL', null, null, '1996-07-20', 88, 5],
  ['MARIA JOSÉ TAMARINDO', 3, null, '1984-11-05', 84, 8.5],
  ['ROGÉRIO CANELA', null, null, '1987-02-14', 85.5, 6.5],
  ['BEATRIZ SIBIPIRUNA', null, null, '1991-10-26', 83, 8.5],
  ['LÁZARO GUAPURUVU', null, null, '1979-03-03', 84.5, 6],
  ['ANDRÉIA CAJUEIRO', null, null, '1993-05-31', 82.5, 7.5],
  ['PAULO HENRIQUE BURITI', 4, null, '1989-12-12', 83.5, 6],
  ['IRENE MANGABEIRA', null, null, '1982-07-08', 81, 8],
  ['JULIANA MACAÚBA', null, null, '1995-01-24', 82, 6.5],
  ['EDSON BACURI', null, null, '1978-06-16', 80.5, 7.5],
  ['ROSEMEIRE CAMBUCI', null, null, '1990-09-29', 81.5, 6],
  ['TATIANE GRUMIXAMA', 5, null, '1997-04-02', 79, 8],
  ['NILTON SERINGUEIRA', null, 2, '1981-11-19', 80, 6.5],
  ['CREUSA ANDIROBA', null, null, '1974-08-10', 78.5, 7.5],
  ['FERNANDA BABAÇU', null, null, '1992-03-21', 79.5, 6],
];
const ELIMINADO = ['LEANDRO PEQUIZEIRO', '1988-05-05', 'ELIMINADO'];

const ordinal = (numero) => (numero === null ? null : `${numero}º`);
const comVirgula = (numero) => numero.toFixed(2).replace('.', ',');
const comoData = (iso) => new Date(`${iso}T00:00:00Z`);
const comoTexto = (iso) => iso.split('-').reverse().join('/');
const inscricao = (primeira, i) => String(primeira + i * 37).padStart(7, '0');

/** Equal scores share a rank and skip the next. */
function classificacoes(pessoas) {
  const finais = pessoas.map(([, , , , objetiva, titulos]) => objetiva + titulos);
  return finais.map((final) => finais.filter((outra) => outra > final).length + 1);
}

const CABECALHO = [
  ['CLASSIFICAÇÃO', null, null, 'CANDIDATO', null, 'Data de\nNascimento', 'PONTUAÇÃO', null, null, 'Situação'],
  ['Geral', 'Negros e indígenas', 'PcD', 'Inscrição', 'Nome', null, 'Objetiva', 'Títulos', 'Final', null],
];

/** The banca's system writes real dates and numbers for one cargo … */
function linhaDoSistema(pessoa, i, classificacao) {
  const [nome, cota, pcd, nascimento, objetiva, titulos] = pessoa;
  const listas = [ordinal(cota) ?? '—', ordinal(pcd) ?? '—'];
  const notas = [objetiva, titulos, objetiva + titulos];
  return [ordinal(classificacao), ...listas, inscricao(1203, i), nome, comoData(nascimento), ...notas, 'Habilitado'];
}

/** … and somebody typed the other. */
function linhaDigitada(pessoa, i, classificacao) {
  const [nome, cota, pcd, nascimento, objetiva, titulos] = pessoa;
  const notas = [objetiva, titulos, objetiva + titulos].map(comVirgula);
  return [
    `${classificacao} º`,
    ordinal(cota),
    ordinal(pcd),
    inscricao(52011, i),
    `${nome} `,
    comoTexto(nascimento),
    ...notas,
    'HABILITADO',
  ];
}

function linhasDaPlanilha() {
  const enfermeiros = classificacoes(ENFERMEIROS);
  const professores = classificacoes(PROFESSORES);
  const digitadas = PROFESSORES.map((pessoa, i) => linhaDigitada(pessoa, i, professores[i]));
  const [eliminado, nascimento, situacao] = ELIMINADO;
  return [
    ['PREFEITURA MUNICIPAL DE PORTO FELIZ'],
    ['CONCURSO PÚBLICO Nº 01/2026'],
    ['EDITAL Nº 05/2026 – CLASSIFICAÇÃO FINAL'],
    BRANCA,
    ['CARGO: ENFERMEIRO'],
    ...CABECALHO,
    ...ENFERMEIROS.map((pessoa, i) => linhaDoSistema(pessoa, i, enfermeiros[i])),
    BRANCA,
    BRANCA,
    ['CARGO: PROFESSOR DE EDUCAÇÃO BÁSICA I'],
    ...CABECALHO,
    ...digitadas.slice(0, 14),
    ...CABECALHO,
    ...digitadas.slice(14),
    [
      null,
      null,
      null,
      inscricao(52011, digitadas.length),
      eliminado,
      comoTexto(nascimento),
      null,
      null,
      null,
      situacao,
    ],
    BRANCA,
    ['TOTAL DE CANDIDATOS', null, null, ENFERMEIROS.length + PROFESSORES.length + 1],
    BRANCA,
    ['Legenda: — candidato que não concorre na lista; PcD: pessoa com deficiência.'],
    BRANCA,
    ['Porto Feliz, 15 de março de 2026.'],
    BRANCA,
    ['________________________________________'],
    ['Presidente da Comissão do Concurso'],
  ];
}

const linha = { style: 'thin', color: { rgb: '7F7F7F' } };
const BORDA = { top: linha, bottom: linha, left: linha, right: linha };
const DO_CABECALHO = {
  font: { name: 'Calibri', size: 10, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'D9E2F3' } },
  border: BORDA,
  alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
};
const DO_TITULO = { font: { name: 'Calibri', size: 12, bold: true }, alignment: { horizontal: 'center' } };
const DO_CARGO = { font: { name: 'Calibri', size: 11, bold: true } };
const FORMATOS = [null, null, null, '@', '@', 'dd/mm/yyyy', '0.00', '0.00', '0.00', null];

function estiloDe(valores, coluna) {
  const [primeiro] = valores;
  if (primeiro === CABECALHO[0][0] || primeiro === CABECALHO[1][0]) return DO_CABECALHO;
  if (valores.length === 1) return /^(?:PREF|CONC|EDIT)/.test(primeiro) ? DO_TITULO : DO_CARGO;
  if (valores.length < LARGURA) return DO_CARGO;
  const horizontal = coluna === 4 ? 'left' : 'center';
  return { border: BORDA, alignment: { horizontal }, ...(FORMATOS[coluna] !== null && { numFmt: FORMATOS[coluna] }) };
}

function mesclasDe(linhas) {
  return linhas.flatMap((valores, r) => {
    if (r < 3) return [{ startRow: r, startCol: 0, endRow: r, endCol: LARGURA - 1 }];
    if (valores[0] !== CABECALHO[0][0]) return [];
    return [
      { startRow: r, startCol: 0, endRow: r, endCol: 2 },
      { startRow: r, startCol: 3, endRow: r, endCol: 4 },
      { startRow: r, startCol: 5, endRow: r + 1, endCol: 5 },
      { startRow: r, startCol: 6, endRow: r, endCol: 8 },
      { startRow: r, startCol: 9, endRow: r + 1, endCol: 9 },
    ];
  });
}

async function main() {
  const { writeXlsx } = await import('hucre/xlsx');
  const linhas = linhasDaPlanilha();
  const cells = new Map(
    linhas.flatMap((valores, r) => valores.map((value, c) => [`${r},${c}`, { value, style: estiloDe(valores, c) }])),
  );
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Classificação',
        columns: [8, 12, 8, 12, 36, 13, 10, 10, 10, 14].map((width) => ({ width })),
        rows: linhas,
        cells,
        merges: mesclasDe(linhas),
        rowDefs: new Map(
          linhas.flatMap(([primeiro], r) => (primeiro === CABECALHO[1][0] ? [[r, { height: 30 }]] : [])),
        ),
        pageSetup: { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      },
    ],
    properties: { title: 'Classificação final (exemplo inventado)', created: new Date(0), modified: new Date(0) },
  });
  writeFileSync(path.resolve(__dirname, '../exemplos/classificacao-porto-feliz.xlsx'), bytes);
}

main();
