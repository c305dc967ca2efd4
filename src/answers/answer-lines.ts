import type { AnswerLine } from '../domain/answer.ts';
import type { Checklist, Line } from '../domain/checklist.ts';
import { type Harm, HARMS } from '../domain/harm.ts';
import type { Lang } from '../domain/lang.ts';
import { present } from '../text/present.ts';
import { redacted } from '../text/redaction/redacted.ts';
import { shortened } from '../text/shortened.ts';
import { notCheckedOf } from './not-checked.ts';
import { toNamed } from './to-named.ts';

const MAX_TEXT = 500;
/** Nothing is left to serve. */
const OUTAGE: readonly Harm[] = ['users', 'workload'];
const ORDER: readonly AnswerLine['is'][] = ['fail', 'not-checked', 'pass'];

/** The lines of a list in words: what fails first, by whom it hurts; what is said of several objects in the same words is one line. */
export function answerLines(
  { items }: Checklist,
  lines: readonly Line[],
  lang: Lang,
): readonly AnswerLine[] {
  const titles = new Map(items.map(({ id, title }) => [id, title[lang]]));
  const spoken = lines
    .filter(({ on }) => on !== undefined)
    .map((line) => ({ line, text: textOf(line, titles.get(line.item) ?? '', lang) }));
  const alike = Map.groupBy(spoken, ({ line: { item, mark }, text }) =>
    JSON.stringify([item, mark.is, text]),
  );
  const about = [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [
          toLine(
            first,
            group.map(({ line }) => line),
          ),
        ]
      : [];
  });
  const all = [...about, ...unlisted(lines, lang)];
  return all.toSorted((a, b) => rank(a) - rank(b));
}

function toLine(
  { line: { item, mark }, text }: Readonly<{ line: Line; text: string }>,
  group: readonly Line[],
): AnswerLine {
  const objects = group.flatMap(({ on }) => (on ? [toNamed(on)] : []));
  const command = mark.is === 'pass' ? undefined : mark.command;
  return {
    item,
    is: mark.is,
    text,
    objects,
    ...(mark.is === 'fail' && {
      severity: OUTAGE.includes(mark.hurts) ? 'critical' : 'warning',
      hurts: mark.hurts,
    }),
    ...present({ command }),
  };
}

/** The kinds that could not be listed, each reason once however many items wanted them. */
function unlisted(lines: readonly Line[], lang: Lang): readonly AnswerLine[] {
  const open = lines.filter(({ on }) => on === undefined);
  const [{ item } = { item: '' }] = open;
  const notChecked = open.flatMap(({ unread }) => unread ?? []);
  return notCheckedOf({ notChecked, unsure: [], crashes: [] }, lang).map(({ what, why }) => ({
    item,
    is: 'not-checked',
    text: `${what}: ${why}`,
    objects: [],
  }));
}

/** The reason; of what simply passes, what holds. */
function textOf({ mark, unread }: Line, title: string, lang: Lang): string {
  if (unread) {
    const [open] = notCheckedOf({ notChecked: [unread], unsure: [], crashes: [] }, lang);
    return open ? `${open.what}: ${open.why}` : title;
  }
  const says = mark.says?.[lang];
  return says ? shortened(redacted(says), MAX_TEXT) : title;
}

function rank({ is, hurts }: AnswerLine): number {
  return ORDER.indexOf(is) * HARMS.length + (hurts ? HARMS.indexOf(hurts) : 0);
}
