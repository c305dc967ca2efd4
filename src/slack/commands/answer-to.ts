import { wordings } from '../../answers/words/slack.ts';
import type { AuditEntry } from '../../domain/audit.ts';
import { QueueUnavailable } from '../../domain/errors.ts';
import { commands } from '../../incident/commands/index.ts';
import { orderOf } from '../../incident/commands/order-of.ts';
import type { Order } from '../../incident/commands/order.ts';
import type { Request } from '../../incident/commands/request.ts';
import { redacted } from '../../text/redaction/redacted.ts';
import { shortened } from '../../text/shortened.ts';
import { beforeSlackGivesUp } from '../before-slack-gives-up.ts';
import { refusalOf } from '../guard.ts';
import type { Listening } from '../listening.ts';
import { helpMessage } from '../views/help.ts';
import { ask } from './ask.ts';
import { freeze } from './freeze.ts';
import { type Reply, saidOnly } from './reply.ts';
import { typed } from './typed.ts';
import { unfreeze } from './unfreeze.ts';
import { wrong } from './wrong.ts';

/** A pasted text is not what was done. */
const LONGEST_NOTED = 300;

/** What the asker reads at once: that it was accepted, what is wrong with the words, or that Redis is down. */
export async function answerTo(request: Request, deps: Listening): Promise<Reply> {
  const words = wordings[request.lang];
  const refusal = await refusalOf(request.asker, deps.door);
  if (refusal) return saidOnly(words.refusals[refusal]);

  try {
    const reply = await beforeSlackGivesUp(
      done(orderOf(typed(request), deps.cluster), request, deps),
    );
    if (reply.accepted) deps.note(askedBy(request));
    return reply;
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    deps.log.error({ error: error.message }, 'Redis took no question');
    return saidOnly(words.redisDown);
  }
}

async function done(order: Order, request: Request, deps: Listening): Promise<Reply> {
  switch (order.is) {
    case 'ask':
      return ask(order, request, deps);
    case 'freeze':
      return freeze(order.reason, request, deps);
    case 'unfreeze':
      return unfreeze(request, deps);
    case 'help':
      return saidOnly(helpMessage(commands, request.lang));
    case 'wrong':
      return wrong(order.why, request.lang);
  }
}

function askedBy({ id, asker: by, place: { channel }, text }: Request): AuditEntry {
  return { what: 'asked', id, by, channel, text: shortened(redacted(text), LONGEST_NOTED) };
}
