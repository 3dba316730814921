#!/usr/bin/env node
'use strict';
process.setSourceMapsEnabled(true);
require('../scripts/register.cjs');
require('../src/cli/main.ts').main(process.argv.slice(2), process);
