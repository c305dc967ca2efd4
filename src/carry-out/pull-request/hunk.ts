import { lineDiff } from '../../approvals/line-diff.ts';

/** Lines around a change, as `git diff` shows them. */
const AROUND = 3;

/** What stands beyond it is another object's. */
function isBorder(line: string): boolean {
  return line.startsWith('---');
}

/** What becomes of a text, as one hunk of a unified diff. */
export function hunk(before: string, after: string): string {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const least = Math.min(was.length, is.length);
  const first = was.findIndex((line, at) => line !== is[at]);
  const begin = first === -1 ? least : first;
  const back = was.toReversed().findIndex((line, at) => line !== is[is.length - 1 - at]);
  const end = Math.min(back === -1 ? least : back, least - begin);

  const from = Math.max(0, begin - AROUND, was.slice(0, begin).findLastIndex(isBorder));
  const tail = was.slice(was.length - end);
  const next = tail.findIndex(isBorder);
  const rest = end - Math.min(AROUND, end, next === -1 ? end : next);
  const [oldEnd, newEnd] = [was.length - rest, is.length - rest];
  const lines = lineDiff(was.slice(from, oldEnd), is.slice(from, newEnd));
  const size = (sign: string) => lines.filter((line) => line.sign !== sign).length;
  return [
    `@@ -${from + 1},${size('+')} +${from + 1},${size('-')} @@`,
    ...lines.map(({ sign, text }) => `${sign}${text.replace(/\r$/, '')}`),
  ].join('\n');
}
