import type { DeliveryJob } from '../domain/jobs.ts';
import type { Lane } from '../domain/ports.ts';
import type { Method } from './rates.ts';

/** A call that waits for its turn, and which message of an incident it posts. */
export type Turned = Readonly<{ method: Method; part?: string }>;
/** Where in line it stands. */
export type Turn = Readonly<{ lane: Lane; rank?: number }>;

/** Behind all first messages. */
const REPLY = 99;

/**
 * Somebody waits for all but alerts. The first message of an alert is news, the worst first; then comes what a thread hears of it; an
 * edit is not news, and the details are for who has read all that.
 */
export function turnOf(job: DeliveryJob, { method, part = '' }: Turned): Turn {
  if (!OF_ALERTS.has(job.kind)) return { lane: 'people' };
  if (method === 'chat.update' || method === 'chat.delete') return { lane: 'edits' };
  if (part.startsWith('details')) return { lane: 'details' };
  const rank = 'rank' in job ? job.rank : 0;
  return { lane: 'alerts', rank: part === 'parent' ? rank : REPLY };
}
const OF_ALERTS: ReadonlySet<DeliveryJob['kind']> = new Set(['alert', 'alerts', 'thread']);
