import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';

/** Who may import whom (docs/arquitetura.md). A folder missing from `from` may not be imported. */
const ZONES = {
  core: [],
  leis: ['core'],
  redacao: ['core'],
  planilha: ['core'],
  trabalho: ['core', 'leis', 'redacao', 'planilha'],
  adapters: ['core', 'planilha'],
  functions: ['core', 'leis', 'redacao', 'planilha', 'trabalho'],
  cli: ['core', 'leis', 'redacao', 'planilha', 'trabalho', 'adapters'],
  taskpane: ['core', 'leis', 'redacao', 'planilha', 'trabalho', 'adapters'],
  instalar: ['redacao'],
};

const zones = Object.entries(ZONES).map(([folder, allowed]) => ({
  target: `./src/${folder}`,
  from: './src',
  except: [folder, ...allowed].map((name) => `./${name}`).concat('./texto.d.ts'),
  message: `src/${folder} may import only: ${allowed.join(', ') || 'itself'}.`,
}));

/** Where one part of a folder is stricter than the folder: the Office and file adapters know nothing of each other. */
zones.push({
  target: './src/adapters/office',
  from: './src',
  except: ['core', 'planilha', 'adapters/office'].map((name) => `./${name}`),
  message: 'src/adapters/office may import only: core, planilha.',
});
zones.push({
  target: './src/adapters/arquivo',
  from: './src/adapters/office',
  message: 'src/adapters/arquivo knows nothing of Excel.',
});
zones.push({
  target: './src/taskpane/trabalhador',
  from: './src/taskpane',
  except: ['./trabalhador'],
  message: 'The worker knows nothing of the screen.',
});

const OFFICE = ['Excel', 'Office', 'OfficeExtension'].map((name) => ({
  name,
  message: 'Only src/adapters/office talks to Office.',
}));

const PURE = ['src/core/**/*.ts', 'src/leis/**/*.ts', 'src/redacao/**/*.ts', 'src/planilha/**/*.ts', 'src/trabalho/**/*.ts'];

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'saida', 'coverage'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    ignores: ['src/adapters/office/**', ...PURE],
    rules: { 'no-restricted-globals': ['error', ...OFFICE] },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': ['error', 'Date', 'console', 'window', 'document', 'process', 'Buffer', 'setTimeout', 'fetch', 'Intl', ...OFFICE],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The pure folders are deterministic.' },
        { property: 'toLocaleString', message: 'The locale of the machine must not change a result.' },
        { property: 'localeCompare', message: 'The locale of the machine must not change a result.' },
      ],
      'no-restricted-imports': ['error', { patterns: [{ group: ['node:*', 'fs', 'path', 'hucre*', '@microsoft/*'], message: 'Pure folder.' }] }],
      'max-lines': ['error', { max: 260, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['src/leis/*/lei.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/adapters/arquivo/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ group: ['hucre*'], message: 'Only src/adapters/arquivo imports the spreadsheet library.' }] }] },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { require: 'readonly', module: 'writable', process: 'readonly', __dirname: 'readonly', console: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
