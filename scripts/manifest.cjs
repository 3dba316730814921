/**
 * `npm run manifesto`: writes manifest.xml, for development on this machine. With an address, the manifest for who uses
 * the add-in from there, on stdout or, with a second argument, in a file:
 *
 *   npm run manifesto -- https://cotas.exemplo.gov.br/ [arquivo.xml]
 */
'use strict';

const { writeFileSync } = require('node:fs');
const path = require('node:path');
require('./register.cjs');
const { version } = require('../package.json');
const { enderecoBase } = require('../src/instalar/endereco.ts');
const { manifesto } = require('../src/instalar/manifesto.ts');
const { PREFIXO } = require('../src/redacao/prefixo.ts');
const { RECUSAS } = require('../src/instalar/recusas.ts');

const MANIFEST = path.resolve(__dirname, '..', 'manifest.xml');
const DEVELOPMENT = 'https://localhost:3000/';

const written = (base, para) => manifesto({ base, versao: version, prefixo: PREFIXO, para });

function main([address, file, ...more]) {
  if (address === undefined) {
    writeFileSync(MANIFEST, written(DEVELOPMENT, 'desenvolvimento'));
    process.stderr.write(`manifest.xml escrito, para desenvolvimento em ${DEVELOPMENT}.\n`);
    return 0;
  }
  const endereco = enderecoBase(address);
  const recusa = more.length > 0 ? 'Uso: npm run manifesto -- [https://endereço/ [arquivo.xml]]' : undefined;
  const porque =
    recusa ?? ('recusado' in endereco ? RECUSAS[endereco.recusado] : endereco.local ? RECUSAS.local : undefined);
  if (porque !== undefined) {
    process.stderr.write(`${porque}\n`);
    return 2;
  }
  const xml = written(endereco.base, 'uso');
  if (file === undefined) process.stdout.write(xml);
  else {
    writeFileSync(file, xml);
    process.stderr.write(`${file} escrito, para ${endereco.base}\n`);
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));
