import type { LogLine } from '../domain/model.ts';
import { logLine } from './log-line.ts';

/** The lines that a container wrote. */
export function logLines(text: string): readonly LogLine[] {
  const trimmed = text.trimEnd();
  return trimmed ? trimmed.split('\n').map(logLine) : [];
}
