/** The script of the custom functions: a classic one of its own, before the tag of office.js. */
import { associa } from './associar';
import { quandoHouverRuntime } from './chegada';

quandoHouverRuntime(associa, document);
