import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { parse } from '@swc/core';

/** A regular expression of the program, and the file that it stands in. */
export type Pattern = Readonly<{ file: string; source: string; flags: string }>;

/** main.ts runs at once. */
const FILES = globSync('src/**/*.ts')
  .filter((file) => !file.endsWith('main.ts'))
  .toSorted();

/** Every regular expression of src: the literals, and those that a module builds while it loads. */
export function patternsOfSrc(): Promise<readonly Pattern[]> {
  return (all ??= found());
}
let all: Promise<readonly Pattern[]> | undefined;

async function found(): Promise<readonly Pattern[]> {
  const read = FILES.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const literals = await Promise.all(read.map(({ file, text }) => literalsIn(file, text)));
  const built = await builtBy(read.flatMap(({ file, text }) => (BUILDS.test(text) ? [file] : [])));
  return [...literals.flat(), ...built];
}
const BUILDS = /\bRegExp\(/;

async function literalsIn(file: string, text: string): Promise<readonly Pattern[]> {
  const found: Pattern[] = [];
  visit(await parse(text, { syntax: 'typescript', target: 'es2024' }));
  return found;

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const { type, pattern, flags } = node as Readonly<Record<string, unknown>>;
    if (type === 'RegExpLiteral')
      found.push({ file, source: String(pattern), flags: String(flags) });
    for (const inner of Object.values(node)) visit(inner);
  }
}

/** The constructor is watched while the modules load: anew, since each runs its top level once only. */
async function builtBy(files: readonly string[]): Promise<readonly Pattern[]> {
  const found: Pattern[] = [];
  const original = RegExp;
  const noted = (source: unknown, flags = '') => {
    const caller = new Error().stack?.split('\n')[3] ?? '';
    const file = /\/(?<file>src\/[^:?]+)/.exec(caller)?.groups?.['file'];
    if (typeof source === 'string' && file) found.push({ file, source, flags });
  };
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, [source, flags]) {
      noted(source, flags);
      return new target(source, flags);
    },
  });
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const isOfSrc = resolved.url.startsWith(pathToFileURL(resolve('src')).href);
      return isOfSrc ? { ...resolved, url: `${resolved.url}?anew` } : resolved;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(resolve(file)).href);
  } finally {
    hooks.deregister();
    globalThis.RegExp = original;
  }
  return found;
}
