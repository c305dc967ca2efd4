import type { Intent } from '../../domain/intent.ts';

/** Whether an incident's record tells what was asked for, without a look at the cluster; `isNow`: its answer is fresh and in that language. */
export function isOnRecord(intent: Intent, isNow: boolean): boolean {
  return OF_RECORD.has(intent) || (isNow && OF_ANSWER.has(intent));
}

/** What people did and said, and what an alert says. */
const OF_RECORD: ReadonlySet<Intent> = new Set<Intent>([
  'history',
  'undo',
  'ack',
  'silence',
  'mute',
  'links',
  'thanks',
  'help',
]);
/** What the answer says. */
const OF_ANSWER: ReadonlySet<Intent> = new Set<Intent>([
  'why',
  'since',
  'impact',
  'sure',
  'checked',
  'safe',
  'fix',
  'promote',
  'abort',
  'meaning',
  'scan',
]);
