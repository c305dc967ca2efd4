import { Composer, LineCounter, Parser } from 'yaml';
import { z } from 'zod';

import { UnreadableRecording } from './unreadable-recording.ts';

/** Parses the documents of a YAML or JSON text; throws UnreadableRecording, which names the file. */
export function parseYaml<T>(text: string, shownAs: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(documentsIn(text, shownAs));
  if (!result.success) {
    throw new UnreadableRecording(`${shownAs}: ${z.prettifyError(result.error)}`);
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
      throw new UnreadableRecording(
        `${shownAs} is not YAML: ${broken.message} at line ${line}, column ${col}`,
      );
    }
    try {
      return document.toJS();
    } catch (cause) {
      throw new UnreadableRecording(`${shownAs} cannot be read: ${String(cause)}`, { cause });
    }
  });
}

function parseJson(text: string, shownAs: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableRecording(`${shownAs} is not JSON: ${String(cause)}`, { cause });
  }
}
