import type { LogLine } from '../../domain/model.ts';
import { headOf, type Head } from './log-level.ts';

/** What a program wrote at once: a line and the stack below it, of which `line` is the one that says most. */
export type Entry = Head & Readonly<{ line: LogLine; isThrown?: true }>;

const TRACEBACK = /^\s*Traceback \(most recent call last/;
/** What was thrown, at the beginning of a line of its own. */
const THROWN =
  /^(?:Caused by: )?(?:[\w$]+[.:/]{1,2})*(?:[A-Z][\w$]*)?(?:Exception|Error|Timeout)(?:$|:|\s*\()/;
const CAUSE = /^Caused by: /;
const CONTINUES =
  /^(?:\s|at |\.{3} \d+ more|During handling of the above|The above exception|goroutine \d|created by |[})\]]+[,;]?$|[\w./]+(?:\(\*\w+\)[\w.]*)?\([^)]*\)$)/;
/** .NET writes the message below the name of the category. */
const CATEGORY = /^[\w.]+\[\d+\]$/;

/** Puts what stands below a line to it. */
export function entriesIn(lines: readonly LogLine[]): readonly Entry[] {
  const entries: Entry[] = [];
  let isTraceback = false; // the first line that is not indented ends it, and says why
  for (const line of lines) {
    const { text } = line;
    if (!text.trim()) continue;
    const last = entries.at(-1);
    const isIndented = /^\s/.test(text);
    const isTraced = isTraceback && !isIndented;
    const isThrown = isTraced || THROWN.test(text);
    const opens = TRACEBACK.test(text);
    const holds = last !== undefined && (last.level === 'error' || last.level === 'warn');
    const isReason = isTraced || CAUSE.test(text) || (holds && !last.isThrown);
    if (last && isThrown && isReason) {
      entries.splice(-1, 1, { ...last, line, said: text.trim(), isThrown: true });
    } else if (last && isIndented && CATEGORY.test(last.said)) {
      entries.splice(-1, 1, { ...last, line, said: text.trim() });
    } else if (!last || isThrown || (opens ? !holds : !CONTINUES.test(text) || isHead(text))) {
      entries.push({ ...headOf(text), line, ...(isThrown && { isThrown: true as const }) });
    }
    isTraceback = opens || (isTraceback && isIndented);
  }
  return entries;
}

function isHead(text: string): boolean {
  return !/^\s{3}/.test(text) && headOf(text).level !== undefined;
}
