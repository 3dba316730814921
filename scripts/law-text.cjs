/**
 * The one way a law's text file becomes a module, for jest, webpack and the command line alike:
 * `import texto from './texto.txt'` gives the file's text as a string.
 */
'use strict';

function lawTextModule(source) {
  return `module.exports = ${JSON.stringify(String(source))};\n`;
}

// webpack loader
module.exports = lawTextModule;
// jest transform
module.exports.process = (source) => ({ code: lawTextModule(source) });
// node hook (register.cjs)
module.exports.lawTextModule = lawTextModule;
