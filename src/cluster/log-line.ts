import type { LogLine } from '../domain/model.ts';
import { cutLine } from '../text/cut-text.ts';

/** One line that a container wrote, cut if it is long; `kubectl logs --timestamps` puts the time in front. */
export function logLine(written: string): LogLine {
  const line = cutLine(written);
  const { at, text } = /^(?<at>\d{4}-\d\d-\d\dT\S+) (?<text>.*)$/.exec(line)?.groups ?? {};
  return at && text !== undefined ? { at, text } : { text: line };
}
