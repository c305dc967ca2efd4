import { randomUUID } from 'node:crypto';

import type { Log } from '../domain/log.ts';
import type { Change, Check } from '../domain/plan.ts';
import type { DryRun } from '../domain/ports.ts';
import type { Sender } from './outbox.ts';
import type { Replies } from './replies.ts';

/** How long an answer waits for the remediator, in milliseconds. */
const DRY_RUN_MS = 2_500;

/** Asks the remediator and waits at most 2.5 s: an answer without this part of the proof beats none. */
export function askRemediator({ outbox, takeBack }: Asker, replies: Replies, log: Log): DryRun {
  async function ask(id: string, change: Change): Promise<Check> {
    await replies.ready();
    const answer = replies.next(id);
    await outbox.toRemediator({ v: 1, id, kind: 'dry-run', change });
    return await answer;
  }

  async function cancel(id: string): Promise<void> {
    try {
      await takeBack('remediator', { id, kind: 'dry-run' });
    } catch (err) {
      log.warn({ err }, 'dry run not taken back: its late answer will be ignored');
    }
  }

  return async (change) => {
    const id = randomUUID();
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), DRY_RUN_MS);
    try {
      const check = await Promise.race([ask(id, change), late.promise]);
      if (check) return check;
      void cancel(id);
    } catch (err) {
      log.warn({ err }, 'dry run not asked');
    } finally {
      clearTimeout(timer);
      replies.forget(id);
    }
    return { is: 'not-checked', why: 'no-remediator' };
  };
}
type Asker = Pick<Sender, 'outbox' | 'takeBack'>;
