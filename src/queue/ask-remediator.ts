import { randomUUID } from 'node:crypto';

import type { Applying } from '../domain/jobs.ts';
import type { Log } from '../domain/log.ts';
import type { Admission, Change } from '../domain/plan.ts';
import type { DryRun, MayApply } from '../domain/ports.ts';
import type { Sender } from './outbox.ts';
import type { Replies } from './replies.ts';

/** How long an answer waits for the remediator, in milliseconds. */
const LIMIT_MS = 2_500;
/** The same where it reads a repository besides, which is further away than the cluster. */
const DRAFT_MS = 8_000;

/** What the remediator is asked while somebody waits. */
type RemediatorQuestion =
  | Readonly<{ kind: 'dry-run'; change: Change }>
  | (Readonly<{ kind: 'may' }> & Applying);
type Asking = Readonly<{ dryRun: DryRun; mayApply: MayApply }>;

/** Asks the remediator and waits at most 2.5 s, for a pull request 8 s: an answer without this part of the proof beats none. */
export function askRemediator({ outbox, takeBack }: Asker, replies: Replies, log: Log): Asking {
  async function ask(id: string, asked: RemediatorQuestion): Promise<Admission> {
    await replies.ready();
    const answer = replies.next(id);
    await outbox.toRemediator({ v: 1, id, ...asked });
    return await answer;
  }

  async function cancel(id: string, { kind }: RemediatorQuestion): Promise<void> {
    try {
      await takeBack('remediator', { id, kind });
    } catch (err) {
      log.warn({ err, kind }, 'question not taken back: its late answer will be ignored');
    }
  }

  async function answerTo(asked: RemediatorQuestion): Promise<Admission> {
    const id = randomUUID();
    const late = Promise.withResolvers<undefined>();
    const drafts = asked.kind === 'dry-run' && asked.change.do === 'propose';
    const timer = setTimeout(() => late.resolve(undefined), drafts ? DRAFT_MS : LIMIT_MS);
    try {
      const check = await Promise.race([ask(id, asked), late.promise]);
      if (check) return check;
      void cancel(id, asked);
    } catch (err) {
      log.warn({ err, kind: asked.kind }, 'remediator not asked');
    } finally {
      clearTimeout(timer);
      replies.forget(id);
    }
    return { is: 'not-checked', why: 'no-remediator' };
  }

  return {
    dryRun: (change) => answerTo({ kind: 'dry-run', change }),
    mayApply: (asked) => answerTo({ kind: 'may', ...asked }),
  };
}
type Asker = Pick<Sender, 'outbox' | 'takeBack'>;
