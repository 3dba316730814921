import { DIST, isFresh } from '../../scripts/dist.cjs';

/** dist/, for the tests that open what people get. `npm test` builds it; a test alone says when it has to be built. */
export function distFolder(): string {
  if (!isFresh()) throw new Error('dist/ is missing or was not built from the sources as they are: npm run build');
  return DIST;
}
