import { existsSync } from 'node:fs';
import path from 'node:path';

/** The address that the product loads office.js from; tests answer it out of node_modules. */
export const OFFICE_CDN = 'https://appsforoffice.microsoft.com/lib/1/hosted/';

const DIST = path.join(path.dirname(require.resolve('@microsoft/office-js/package.json')), 'dist');

/** The file of the installed package that answers an address of the CDN; undefined when it has none. */
export function officeFile(url: string): string | undefined {
  if (!url.startsWith(OFFICE_CDN)) return undefined;
  const file = path.join(DIST, new URL(url).pathname.slice(new URL(OFFICE_CDN).pathname.length));
  return file.startsWith(DIST + path.sep) && existsSync(file) ? file : undefined;
}
