import type { KnownBlock } from '@slack/types';

import type { Wording } from '../../answers/words/slack.ts';
import type { Answer } from '../../domain/answer.ts';
import type { Act, Incident } from '../../domain/incident.ts';
import type { Progress } from '../../domain/progress.ts';
import type { Person } from '../../domain/question.ts';
import { shownActs } from '../../incident/follow-act.ts';
import { context, section } from './blocks.ts';
import { evidenceLine } from './evidence.ts';
import { day, mention } from './names.ts';
import { plain, sentence } from './text.ts';

const SHOWN = 4;

/** How far the approved changes have come, the newest last. */
export function actBlocks(incident: Incident, words: Wording): KnownBlock[] {
  const acts = shownActs(incident);
  if (acts.length === 0) return [];
  const lines = acts.slice(-SHOWN).map((act) => actLine(act, words));
  return [section(`*${words.changes}*\n${lines.join('\n')}`)];
}

/** One approved change on one line. */
export function actLine({ title, by, progress, approval }: Act, words: Wording): string {
  const said = progress.text ? ` ${sentence(progress.text, 300)}` : '';
  const source = 'source' in progress && progress.source;
  const who = bothOf(by, approval?.first?.person, mention);
  if (isUnmoved(progress)) return `🎞️ ${sentence(title, 150)}: ${words.unmoved(who)}`;
  const origin = source ? ` _(${words.outcomeSource[source]})_` : '';
  return `${ICON[progress.step]} ${sentence(title, 150)}: ${words.progress[progress.step](who)}${said}${origin}`;
}

/** Whether a recording was changed, in which nothing comes of that. */
function isUnmoved({ step, text, ...of }: Progress): boolean {
  return step === 'not-verified' && text === undefined && 'source' in of && of.source !== undefined;
}

/** One person, or the two who agreed. */
function bothOf(by: Person, first: Person | undefined, called: (one: Person) => string): string {
  return [...(first ? [first] : []), by].map(called).join(', ');
}

/**
 * What was done here in earlier incidents, or offered and not taken, on one line. Where no change is remembered, Redis may
 * have lost it: then it is quoted what Events say of one.
 */
export function earlierBlock(
  { earlier = [], acts, answer }: Incident,
  words: Wording,
): KnownBlock[] {
  const known = earlier.map(({ title, at, by, first, step }) => {
    const how = step && by ? words.progress[step](bothOf(by, first, mention)) : words.notTaken;
    return [day(at), `${sentence(title, 120)}: ${how}`].filter(Boolean).join(' ');
  });
  const isRemembered = acts.length > 0 || earlier.some(({ step }) => step);
  const quoted = isRemembered || !answer?.changes ? [] : [quotedChanges(answer, words)];
  return [
    ...(known.length > 0 ? [context(`🕘 ${words.earlier}: ${known.join(' · ')}`)] : []),
    ...quoted,
  ];
}

function quotedChanges({ changes = [], target, lang }: Answer, words: Wording): KnownBlock {
  const lines = changes.map((one) => evidenceLine(one, target, lang));
  return context([`🕘 ${words.parts.earlier}:`, ...lines].join('\n'));
}

/** The same as plain text, for notifications. */
export function actText({ title, by, progress, approval }: Act, words: Wording): string {
  const name = bothOf(by, approval?.first?.person, (one) => `@${one.name}`);
  const how = isUnmoved(progress) ? words.unmoved(name) : words.progress[progress.step](name);
  const said = [how, progress.text].filter(Boolean).join(' ');
  return plain(`${title}: ${said}`.replaceAll('`', ''), 1000);
}

const ICON: Readonly<Record<Progress['step'], string>> = {
  'one-of-two': '✋',
  applying: '⏳',
  applied: '⏳',
  proposed: '🔀',
  'already-so': '✅',
  refused: '⛔',
  'too-late': '⛔',
  unknown: '❓',
  watching: '⏳',
  verified: '✅',
  'not-verified': '⚠️',
  reverted: '⚠️',
};
