import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom has none of these; imported before what reads files. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
