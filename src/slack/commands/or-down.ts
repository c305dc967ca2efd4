import { wordings } from '../../answers/words/slack.ts';
import type { AuditEntry } from '../../domain/audit.ts';
import { QueueUnavailable } from '../../domain/errors.ts';
import type { Request } from '../../incident/commands/request.ts';
import { redacted } from '../../text/redaction/redacted.ts';
import { shortened } from '../../text/shortened.ts';
import { beforeSlackGivesUp } from '../before-slack-gives-up.ts';
import { refusalOf } from '../guard.ts';
import type { Listening } from '../listening.ts';
import { type Reply, saidOnly } from './reply.ts';

/** A pasted text is not what was done. */
const LONGEST_NOTED = 300;

/** What comes of a request from who may ask; that it was accepted is noted. Says so where Redis is down. */
export async function orDown(
  request: Request,
  deps: Listening,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const words = wordings[request.lang];
  const refusal = await refusalOf(request.asker, deps.door);
  if (refusal) return saidOnly(words.refusals[refusal]);

  try {
    const reply = await beforeSlackGivesUp(work());
    if (reply.accepted) deps.note(askedBy(request));
    return reply;
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    deps.log.error({ error: error.message }, 'Redis took no question');
    return saidOnly(words.redisDown);
  }
}

function askedBy({ id, asker: by, place: { channel }, text }: Request): AuditEntry {
  return { what: 'asked', id, by, channel, text: shortened(redacted(text), LONGEST_NOTED) };
}
