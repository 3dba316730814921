/**
 * The task pane, twice: dist/taskpane.html with its scripts, for a web server, and dist/cotas.html, one file alone.
 * Why so: docs/adr/0004.
 */
/* eslint-disable @typescript-eslint/no-require-imports */
'use strict';

const { readFileSync } = require('node:fs');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { OnlyThePage, alonePage, hostedPage } = require('./scripts/pages.cjs');

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
    entry: { painel: './src/taskpane/index.tsx' },
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

const page = (options) =>
  new HtmlWebpackPlugin({ template: './src/taskpane/taskpane.html', inject: false, minify: false, ...options });

function hosted(mode) {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    ...shared('hospedado', mode),
    output: {
      path: path.join(__dirname, 'dist'),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      publicPath: 'auto',
    },
    module: { rules: rules('asset/resource') },
    optimization: {
      minimizer,
      splitChunks: {
        cacheGroups: {
          planilha: { test: /node_modules[\\/](?:hucre|fflate)[\\/]/, name: 'planilha', chunks: 'async', enforce: true },
        },
      },
    },
    plugins: [page({ filename: 'taskpane.html', templateParameters: hostedPage })],
    // `npm run dev`: rebuilds and reloads. Nothing is swapped in place, which would need eval.
    devServer: { port: 3000, hot: false, static: false, client: { overlay: false } },
  };
}

function alone(mode) {
  return {
    ...shared('arquivo-unico', mode),
    devtool: false,
    output: { path: path.join(__dirname, 'dist'), filename: '[name].js', chunkFilename: '[name].js', publicPath: '' },
    module: { rules: rules('asset/inline'), parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimizer, splitChunks: false },
    plugins: [page({ filename: 'cotas.html', templateParameters: alonePage, cache: false }), new OnlyThePage()],
  };
}

module.exports = (_env, { mode = 'production' } = {}) => [hosted(mode), alone(mode)];
