/** Lets node run the TypeScript sources as they are (swc, with the same .swcrc as jest and webpack). */
'use strict';

const { existsSync } = require('node:fs');
const path = require('node:path');
const { addHook } = require('pirates');
const { transformSync } = require('@swc/core');
const { lawTextModule } = require('./law-text.cjs');

const root = path.resolve(__dirname, '..');
const swcrc = path.join(root, '.swcrc');
if (!existsSync(swcrc)) throw new Error(`${swcrc} is missing`);

addHook(
  (code, filename) =>
    transformSync(code, { filename, configFile: swcrc, root, swcrc: false, sourceMaps: 'inline' }).code,
  { exts: ['.ts', '.tsx'], ignoreNodeModules: true },
);
addHook(lawTextModule, { exts: ['.txt'], ignoreNodeModules: true });
