import type { KnownBlock } from '@slack/types';

import type { Wording } from '../../answers/words/slack.ts';
import type { Act, Incident } from '../../domain/incident.ts';
import type { Progress } from '../../domain/jobs.ts';
import { shownActs } from '../incident/follow-act.ts';
import { section } from './blocks.ts';
import { mention } from './names.ts';
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
export function actLine({ title, by, progress }: Act, words: Wording): string {
  const said = progress.text ? ` ${sentence(progress.text, 300)}` : '';
  const source = 'source' in progress && progress.source;
  const origin = source ? ` _(${words.outcomeSource[source]})_` : '';
  return `${ICON[progress.step]} ${sentence(title, 150)}: ${words.progress[progress.step](mention(by))}${said}${origin}`;
}

/** The same as plain text, for notifications. */
export function actText({ title, by, progress }: Act, words: Wording): string {
  const name = `@${by.name}`;
  const said = [words.progress[progress.step](name), progress.text].filter(Boolean).join(' ');
  return plain(`${title}: ${said}`.replaceAll('`', ''), 1000);
}

const ICON: Readonly<Record<Progress['step'], string>> = {
  applying: '⏳',
  applied: '⏳',
  'already-so': '✅',
  refused: '⛔',
  'too-late': '⛔',
  unknown: '❓',
  watching: '⏳',
  verified: '✅',
  'not-verified': '⚠️',
};
