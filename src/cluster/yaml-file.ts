import { Composer, LineCounter, Parser } from 'yaml';
import type { z } from 'zod';

import { UnreadableRecording } from './unreadable-recording.ts';

/** Parses the documents of a YAML or JSON text; throws UnreadableRecording, which names the file. */
export function parseYaml<T>(text: string, shownAs: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(documentsIn(text, shownAs));
  if (!result.success) {
    throw brokenFile(shownAs, 'does not hold what belongs there', shapeOf(result.error));
  }
  return result.data;
}

function documentsIn(text: string, shownAs: string): readonly unknown[] {
  if (shownAs.endsWith('.json')) return [parseJson(text, shownAs)];
  const lines = new LineCounter();
  const documents = new Composer().compose(new Parser(lines.addNewLine).parse(text));
  // One after the other: the tree of a document is ten times as large as what it says.
  return Array.from(documents, (document): unknown => {
    const [broken] = document.errors;
    if (broken) {
      const { line, col } = lines.linePos(broken.pos[0]);
      throw brokenFile(shownAs, 'is not YAML', `${broken.message} at line ${line}, column ${col}`);
    }
    try {
      return document.toJS();
    } catch (cause) {
      throw brokenFile(shownAs, 'cannot be read', String(cause), cause);
    }
  });
}

function parseJson(text: string, shownAs: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw brokenFile(shownAs, 'is not JSON', String(cause), cause);
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
