/** The main job on the example: from a messy ranking file to the order with its reasons, and the five sheets. */
'use strict';

const path = require('node:path');

const root = path.resolve(__dirname, '..');
process.chdir(root);
process.argv.push(
  'ordem',
  path.join('exemplos', 'classificacao-porto-feliz.xlsx'),
  '--lei',
  'Porto Feliz',
  '--edital',
  '2026-02-10',
  '--vagas',
  'Enfermeiro=5',
  '--vagas',
  'Professor de Educação Básica I=8',
  '--saida',
  path.join('saida', 'ordem-porto-feliz.xlsx'),
);
require('../bin/cotas.cjs');
