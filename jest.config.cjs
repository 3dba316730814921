'use strict';
const { readFileSync } = require('node:fs');

// The same compiler settings as the command line and webpack; only dynamic import() becomes require(), since jest's
// module registry has no native import().
const swcrc = JSON.parse(readFileSync(`${__dirname}/.swcrc`, 'utf8'));
swcrc.module.ignoreDynamic = false;

module.exports = {
  roots: ['<rootDir>/test'],
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'txt'],
  transform: {
    '\\.txt$': '<rootDir>/scripts/law-text.cjs',
    '\\.(ts|tsx)$': ['@swc/jest', { ...swcrc, swcrc: false }],
    'node_modules/hucre/.+\\.mjs$': ['@swc/jest', { ...swcrc, swcrc: false }],
  },
  transformIgnorePatterns: ['/node_modules/(?!hucre/)'],
  testSequencer: '<rootDir>/scripts/test-order.cjs',
  // A loaded machine is some times slower than an idle one, and a test that hangs is found out all the same.
  testTimeout: 60_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
};
