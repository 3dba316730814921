/** `npm run build`: dist/taskpane.html and what goes with it, for any web server, and dist/cotas.html, one file alone. */
'use strict';

const webpack = require('webpack');

const configs = require('../webpack.config.js');
const { startBuild } = require('./dist.cjs');

const started = Date.now();
process.stderr.write('Montando o painel em dist/…');
const succeeded = startBuild();
const compiler = webpack(configs({}, { mode: 'production' }));

compiler.run((error, stats) => {
  if (error !== null || stats.hasErrors()) {
    const details = error?.stack ?? stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY });
    process.stderr.write(` não deu certo.\n${details}\n`);
    process.exitCode = 1;
  } else {
    succeeded();
    process.stderr.write(` pronto em ${Math.round((Date.now() - started) / 1000)} s.\n`);
  }
  // Writes the cache.
  compiler.close(() => undefined);
});
