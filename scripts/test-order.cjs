/**
 * The order of the tests: those that open pages, other programs or Excel first, since they take the longest and none of
 * them should be left running alone at the end. On a clean clone jest knows nothing but the sizes of the files.
 */
'use strict';

const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const LONG = [
  /^e2e\//,
  /^adapters\/office\/(?:web|desktop)/,
  /externo\.test\.ts$/,
  /^instalar\//,
  /^(?:build|excel|cli)\//,
];

const folder = path.resolve(__dirname, '../test');
function place({ path: file }) {
  const name = path.relative(folder, file).split(path.sep).join('/');
  const at = LONG.findIndex((pattern) => pattern.test(name));
  return at === -1 ? LONG.length : at;
}

module.exports = class extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => place(a) - place(b));
  }
};
