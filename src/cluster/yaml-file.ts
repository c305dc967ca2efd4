import { loadAll, YAMLException } from 'js-yaml';
import type { z } from 'zod';

import { saidBy } from '../text/redaction/said-by.ts';
import { UnreadableRecording } from './unreadable-recording.ts';

/** PyYAML writes one wherever the same labels stand twice. */
const MOST_ALIASES = 100_000;
/** Without one there is nothing that an alias could repeat. */
const ANCHOR = '&';
/** Each may double what a document says to whoever walks through it: so much more than its own signs it may say. */
const MOST_REPEATED = 100_000;

/** Parses the documents of a YAML or JSON text; throws UnreadableRecording, which names the file. */
export function parseYaml<T>(text: string, shownAs: string, schema: z.ZodType<T>): T {
  // To compile a parser of its own for each shape takes longer than most files take without.
  const result = schema.safeParse(documentsIn(text, shownAs), { jitless: true });
  if (!result.success) {
    throw brokenFile(shownAs, 'does not hold what belongs there', shapeOf(result.error));
  }
  return result.data;
}

function documentsIn(text: string, shownAs: string): readonly unknown[] {
  if (shownAs.endsWith('.json')) return [parseJson(text, shownAs)];
  try {
    const documents = loadAll(text, { maxAliases: MOST_ALIASES });
    const isBomb = text.includes(ANCHOR) && sizeOf(documents) > text.length + MOST_REPEATED;
    if (isBomb) throw new YAMLException('aliases repeat too much, or hold themselves');
    return documents;
  } catch (cause) {
    if (!(cause instanceof YAMLException))
      throw brokenFile(shownAs, 'cannot be read', saidBy(cause), cause);
    const { reason, mark } = cause;
    const where = mark ? ` at line ${mark.line + 1}, column ${mark.column + 1}` : '';
    throw brokenFile(shownAs, 'is not YAML', `${reason}${where}`, cause);
  }
}

/** How many values it says, as often as aliases repeat them; what holds itself says them without end. */
function sizeOf(value: unknown, known = new Map<object, number>()): number {
  if (typeof value !== 'object' || value === null) return 1;
  const counted = known.get(value);
  if (counted !== undefined) return counted;
  known.set(value, Infinity);
  const size = Object.values(value).reduce((sum, inner) => sum + sizeOf(inner, known), 1);
  known.set(value, size);
  return size;
}

function parseJson(text: string, shownAs: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw brokenFile(shownAs, 'is not JSON', saidBy(cause), cause);
  }
}

/** The error about a file whose content is wrong. */
export function brokenFile(
  file: string,
  how: string,
  detail: string,
  cause?: unknown,
): UnreadableRecording {
  return new UnreadableRecording(`${file} ${how}: ${detail}`, {
    failure: { is: 'broken', file, detail },
    ...(cause !== undefined && { cause }),
  });
}

const MOST_ISSUES = 3;

/** Where the content has another shape than it should, in one line: "capturedAt: Invalid ISO datetime". */
export function shapeOf({ issues }: z.ZodError): string {
  const shown = issues.slice(0, MOST_ISSUES).map(({ path, message }) => {
    const [document, ...rest] = path;
    const isNth = typeof document === 'number';
    const where = isNth && document > 0 ? `document ${document + 1}, ` : '';
    return `${where}${(isNth ? rest : path).join('.') || 'all of it'}: ${message}`;
  });
  const more = issues.length - shown.length;
  return `${shown.join('; ')}${more > 0 ? `; … (${more})` : ''}`;
}
