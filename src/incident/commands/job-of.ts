import type { WorkerJob } from '../../domain/jobs.ts';
import type { Question } from '../../domain/question.ts';
import type { Asking } from './order.ts';
import type { Request } from './request.ts';

/** What a worker gets to do for a question. */
export function jobOf(
  { as, query, lang, private: isPrivate }: Asking,
  { id, asker, place }: Request,
  now: Date,
): WorkerJob {
  const askedAt = now.toISOString();
  const question = { id, asker, place, query, lang, private: isPrivate, askedAt };
  return as === 'rollout' ? firstLook(question) : { v: 1, id: `${as}-${id}`, kind: as, question };
}

/** An update is looked at until it is done. */
function firstLook(asked: Question): WorkerJob {
  const { id, askedAt: since } = asked;
  const question = { ...asked, follows: true } as const;
  return { v: 1, id: `rollout-${id}-0`, kind: 'rollout', turn: 0, since, question };
}
