import type { AnswerLine, CheckAnswer } from '../domain/answer.ts';

/** What a check has found that the one before had not, and what had failed then and passes now; a line for each object. */
export type CheckNews = Readonly<{ failing: readonly AnswerLine[]; well: readonly AnswerLine[] }>;

/** Compares a check with the one before; what could not be checked this time is no news. */
export function checkNews(check: CheckAnswer, before: CheckAnswer | undefined): CheckNews {
  const [now, then] = [linesIn(check), before ? linesIn(before) : []];
  const failed = new Set(then.filter(({ is }) => is === 'fail').map(keyOf));
  const fails = new Set(now.filter(({ is }) => is === 'fail').map(keyOf));
  return {
    failing: now.filter((line) => line.is === 'fail' && !failed.has(keyOf(line))),
    well: now.filter(
      (line) => line.is === 'pass' && failed.has(keyOf(line)) && !fails.has(keyOf(line)),
    ),
  };
}

function linesIn({ lists }: CheckAnswer): readonly AnswerLine[] {
  return lists.flatMap(({ lines }) =>
    lines.flatMap((line) => line.objects.map((one) => ({ ...line, objects: [one] }))),
  );
}

/** An item and its object, whatever is said of it this time. */
function keyOf({ item, objects }: AnswerLine): string {
  const [{ kind, namespace = '', name } = { kind: '', name: '' }] = objects;
  return JSON.stringify([item, kind, namespace, name]);
}
