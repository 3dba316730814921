'use strict';
require('../scripts/register.cjs');
require('./bench.ts').main();
