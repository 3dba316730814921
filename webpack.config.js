/**
 * The task pane, twice: dist/taskpane.html with its scripts and the functions, for a web server, and dist/cotas.html, one
 * file alone. Beside them dist/instalar.html and what the manifest names. Why so: docs/adr/0004 and 0005.
 */
/* eslint-disable @typescript-eslint/no-require-imports */
'use strict';

const { readFileSync } = require('node:fs');
const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { Emit } = require('./scripts/emit.cjs');
const { functionsMetadata } = require('./scripts/functions-metadata.cjs');
const { helpPage } = require('./scripts/help.cjs');
const { licensesOf } = require('./scripts/licenses.cjs');
const { FUNCTIONS, OnlyThePage, alonePage, hostedPage, installPage } = require('./scripts/pages.cjs');

const SWCRC = path.join(__dirname, '.swcrc');

/** The compiler settings of jest and the command line; modules are left to webpack, which drops what nobody uses. */
function compiler() {
  const swcrc = JSON.parse(readFileSync(SWCRC, 'utf8'));
  delete swcrc.$schema;
  delete swcrc.sourceMaps;
  return { ...swcrc, swcrc: false, module: { type: 'es6' } };
}

/**
 * Scripts alone: a page's inline script, minified again, would no longer have the hash that its policy allows. With swc,
 * a few times faster than webpack's default.
 */
const minimizer = [new MinimizerPlugin({ test: /\.js$/, minify: MinimizerPlugin.swcMinify, extractComments: false })];

function shared(name, mode) {
  return {
    name,
    mode,
    target: ['web', 'es2022'],
    context: __dirname,
    // Never eval, which the pages' policy forbids.
    devtool: mode === 'production' ? false : 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    cache: { type: 'filesystem', name: `${name}-${mode}`, buildDependencies: { config: [__filename, SWCRC] } },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

const rules = (example) => [
  { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: compiler() } },
  { test: /\.txt$/, use: path.join(__dirname, 'scripts/law-text.cjs') },
  { test: /\.xlsx$/, type: example },
];

const PANE = './src/taskpane/index.tsx';
const FUNCTIONS_SOURCE = './src/functions/index.ts';

/** The pure folders: the rules and the laws. */
const RULES = /src[\\/](?:core|leis|redacao|planilha|trabalho)[\\/]/;
/** One page, one runtime of webpack: the pane's script goes on from the functions', which come before it. */
const hostedEntries = { funcoes: FUNCTIONS_SOURCE, painel: { import: PANE, dependOn: 'funcoes' } };

const page = (options) =>
  new HtmlWebpackPlugin({ template: './src/taskpane/taskpane.html', inject: false, minify: false, ...options });

function hosted(mode) {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    ...shared('hospedado', mode),
    entry: hostedEntries,
    output: {
      path: path.join(__dirname, 'dist'),
      filename: ({ chunk }) => (`${chunk.name}.js` === FUNCTIONS ? FUNCTIONS : `[name]${hash}.js`),
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      publicPath: 'auto',
    },
    module: { rules: rules('asset/resource') },
    optimization: {
      minimizer,
      splitChunks: {
        cacheGroups: {
          // What the functions, the pane and its worker all need is loaded once.
          regras: { test: RULES, name: 'regras', chunks: 'all', minChunks: 2, enforce: true },
          planilha: { test: /node_modules[\\/](?:hucre|fflate)[\\/]/, name: 'planilha', chunks: 'async', enforce: true },
        },
      },
    },
    plugins: [
      page({ filename: 'taskpane.html', templateParameters: hostedPage }),
      new CopyPlugin({ patterns: [{ from: 'assets/*.png' }] }),
      new Emit({ 'functions.json': () => functionsMetadata(), 'ajuda.html': helpPage, 'licencas.txt': licensesOf }),
    ],
    // `npm run dev`: rebuilds and reloads. Nothing is swapped in place, which would need eval.
    devServer: { port: 3000, hot: false, static: false, client: { overlay: false } },
  };
}

function alone(mode) {
  return {
    ...shared('arquivo-unico', mode),
    entry: { painel: PANE, instalar: './src/instalar/pagina.ts' },
    devtool: false,
    output: { path: path.join(__dirname, 'dist'), filename: '[name].js', chunkFilename: '[name].js', publicPath: '' },
    module: { rules: rules('asset/inline'), parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimizer, splitChunks: false },
    plugins: [
      page({ filename: 'cotas.html', templateParameters: alonePage, cache: false }),
      page({
        filename: 'instalar.html',
        template: './src/instalar/instalar.html',
        templateParameters: installPage,
        cache: false,
      }),
      new OnlyThePage(),
    ],
  };
}

module.exports = (_env, { mode = 'production' } = {}) => [hosted(mode), alone(mode)];
