import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = 'dist';

/** The files of src in the piece of dist/ that a file begins, and in all pieces that this one has loaded. */
export function bundledWith(name: string): ReadonlySet<string> {
  const pieces = existsSync(DIST) ? readdirSync(DIST) : [];
  const [first, ...others] = pieces.filter((one) => one.startsWith(`${name}-`) && isCode(one));
  if (!first || others.length > 0)
    throw new Error(`dist/ has not one piece ${name}: npm run build makes it.`);
  return new Set(loaded(first).flatMap(sourcesOf));
}

function isCode(piece: string): boolean {
  return piece.endsWith('.js');
}

function loaded(piece: string, known: readonly string[] = []): readonly string[] {
  if (known.includes(piece)) return known;
  const code = readFileSync(join(DIST, piece), 'utf8');
  const next = code.matchAll(/require\("\.\/([^"]+)"\)/g);
  return [...next].reduce<readonly string[]>(
    (all, [, one = '']) => loaded(one, all),
    [...known, piece],
  );
}

/** A piece that only passes on what others hold has no map. */
function sourcesOf(piece: string): readonly string[] {
  const map = join(DIST, `${piece}.map`);
  const { sources } = existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as Map) : NONE;
  return sources.filter((one) => one.startsWith('../src/')).map((one) => one.slice('../'.length));
}

type Map = Readonly<{ sources: readonly string[] }>;
const NONE: Map = { sources: [] };
