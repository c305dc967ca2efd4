import type { Incident } from '../../domain/incident.ts';
import type { Intent } from '../../domain/intent.ts';
import type { Query, Question } from '../../domain/question.ts';
import type { Request } from '../../incident/commands/request.ts';
import { isOnRecord } from '../../incident/intents/is-on-record.ts';
import { isOutOfDate } from '../../incident/intents/is-out-of-date.ts';
import { ownQuery } from '../../incident/intents/own-query.ts';
import type { Listening } from '../listening.ts';
import { note } from '../views/note.ts';
import type { Reply } from './reply.ts';

/** What somebody wants to hear, about the incident or about another object that they named. */
export type Talk = Readonly<{ intents: readonly Intent[]; query?: Query }>;

/** Has said in the thread of an incident what somebody asks for: by its record where that tells all, else by a look at the cluster. */
export async function talk(
  { intents, query: other }: Talk,
  incident: Incident,
  { id, asker, place, lang }: Request,
  { outbox, now }: Pick<Listening, 'outbox' | 'now'>,
): Promise<Reply> {
  const query = other ?? ownQuery(incident);
  const askedAt = now().toISOString();
  const asked: Question = {
    id,
    asker,
    place,
    lang,
    askedAt,
    private: false,
    query: query ?? { text: '' },
  };
  const job = { v: 1, id: `talk-${id}`, kind: 'talk', incident: incident.id, intents } as const;
  const isNow = !isOutOfDate(incident, lang, now());
  const isTold = !query || (!other && intents.every((one) => isOnRecord(one, isNow)));
  if (isTold) await outbox.toGateway({ ...job, question: asked });
  else await outbox.toWorker({ ...job, question: asked });
  return { accepted: true, message: note('…') };
}
