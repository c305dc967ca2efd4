import { wordings } from '../../answers/words/slack.ts';
import { jobOf } from '../../incident/commands/job-of.ts';
import type { Asking } from '../../incident/commands/order.ts';
import type { Request } from '../../incident/commands/request.ts';
import type { Listening } from '../listening.ts';
import { note } from '../views/note.ts';
import { quoted } from './quoted.ts';
import type { Reply } from './reply.ts';

/** Puts a question, and says what is looked at. */
export async function ask(
  order: Asking,
  request: Request,
  { outbox, now }: Listening,
): Promise<Reply> {
  await outbox.toWorker(jobOf(order, request, now()));
  return { accepted: true, message: note(wordings[order.lang].looking(lookedAt(order))) };
}

function lookedAt({ as, query: { text, namespace }, lang }: Asking): string {
  const { yourText, everywhere } = wordings[lang];
  if (as === 'explain') return yourText;
  if (as === 'scan') return namespace ? quoted(namespace) : everywhere;
  if (as === 'check' && !text) return namespace ? quoted(namespace) : everywhere;
  return quoted(text);
}
