import type { Intent } from '../../domain/intent.ts';

/** Whether an incident's record tells what was asked for, without a look at the cluster. */
export function isOnRecord(intent: Intent): boolean {
  return ON_RECORD.has(intent);
}

const ON_RECORD: ReadonlySet<Intent> = new Set<Intent>([
  'why',
  'since',
  'impact',
  'sure',
  'checked',
  'history',
  'safe',
  'fix',
  'undo',
  'promote',
  'abort',
  'ack',
  'silence',
  'mute',
  'links',
  'meaning',
  'scan',
  'thanks',
  'help',
]);
