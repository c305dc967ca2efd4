import type { LogLine } from '../domain/model.ts';
import { cutLine } from '../text/cut-text.ts';

/** The lines that a container wrote, long ones cut; `kubectl logs --timestamps` puts the time in front of each line. */
export function logLines(text: string): readonly LogLine[] {
  const trimmed = text.trimEnd();
  return trimmed ? trimmed.split('\n').map(cutLine).map(toLine) : [];
}

function toLine(line: string): LogLine {
  const { at, text } = /^(?<at>\d{4}-\d\d-\d\dT\S+) (?<text>.*)$/.exec(line)?.groups ?? {};
  return at && text !== undefined ? { at, text } : { text: line };
}
