import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';

const folder = new URL('./page/', import.meta.url);
const types = new Map([
  ['html', 'text/html'],
  ['css', 'text/css'],
  ['svg', 'image/svg+xml'],
  ['js', 'text/javascript'],
  ['ts', 'text/javascript'],
]);

/** Serves a file of the page; false when there is none of that name. */
export async function servePageFile(path: string, response: ServerResponse): Promise<boolean> {
  const name = path === '/' ? 'index.html' : path.slice(1);
  const [, ending = ''] = /^[a-z-]+(?:\/[a-z-]+)*\.([a-z]+)$/.exec(name) ?? [];
  const type = types.get(ending);
  if (!type) return false;
  const content = await contentOf(name);
  if (content === undefined) return false;
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(content);
  return true;
}

/** A built page has JavaScript; beside the sources it is made from the TypeScript of that name. */
async function contentOf(name: string): Promise<string | undefined> {
  const found = await textOf(name);
  if (found === undefined && name.endsWith('.js')) return contentOf(name.replace(/js$/, 'ts'));
  return found !== undefined && name.endsWith('.ts') ? stripTypeScriptTypes(found) : found;
}

async function textOf(name: string): Promise<string | undefined> {
  try {
    return await readFile(new URL(name, folder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
