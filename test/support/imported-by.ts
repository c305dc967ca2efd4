import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

/** What follows the words by which a file has another one loaded, at once or later. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.[^']+\.ts)'/g;

/** A file of src, and all files of src that it has loaded: what it imports for its types alone is not among them. */
export function importedBy(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  for (const [, path = ''] of code.matchAll(IMPORTED)) importedBy(join(dirname(file), path), known);
  return known;
}
