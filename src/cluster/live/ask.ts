import type { Gap } from '../../domain/gap.ts';
import { present } from '../../text/present.ts';
import type { Api } from './api.ts';
import { NoReply, TooLarge, type Reply, type Request } from './connection.ts';

/** A reply with status 200, 400 or 404, or why there is none. */
export async function ask(
  api: Api,
  path: string,
  query?: Request['query'],
  how?: Pick<Request, 'accept' | 'reader' | 'maxBytes' | 'sifts'>,
): Promise<Reply | Gap> {
  let reply: Reply;
  try {
    reply = await api.request({ method: 'GET', path, ...present({ query }), ...how });
  } catch (error) {
    if (error instanceof NoReply) return 'no-answer';
    if (error instanceof TooLarge) return 'over-budget';
    throw error;
  }
  if ([200, 400, 404].includes(reply.status)) return reply;
  return gapOf(reply);
}

function gapOf(reply: Reply): Gap {
  if (reply.status === 403) return 'forbidden';
  // The list changed too much between two pages. 429 and 5xx: asked in vain.
  return reply.status === 410 ? 'expired' : 'no-answer';
}

/** What people type becomes a path or a selector: nothing can be called "..", "a/b" or "a,b". */
export function canBeNames(...names: readonly (string | undefined)[]): boolean {
  return names.every((name) => !name || /^(?!\.{1,2}$)[\w:.-]+$/.test(name));
}
