import { z } from 'zod';

import type { Gap } from '../../domain/gap.ts';
import { present } from '../../text/present.ts';
import type { Api } from './api.ts';
import { NoReply, TooLarge, type Reply, type Request } from './connection.ts';
import { decoded } from './decoded.ts';

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
    if (error instanceof NoReply) return error.isLate ? 'no-answer' : 'cut-off';
    if (error instanceof TooLarge) return 'over-budget';
    throw error;
  }
  if (reply.status === 404 && !isOfApi(reply)) return 'unusable';
  if ([200, 400, 404].includes(reply.status)) return reply;
  return gapOf(reply);
}

const BY_STATUS: Readonly<Record<number, Gap>> = {
  403: 'forbidden',
  410: 'cut-off', // the list changed too much between two pages
  429: 'busy',
  503: 'unavailable',
};

function gapOf({ status }: Reply): Gap {
  return BY_STATUS[status] ?? (status >= 500 ? 'server-error' : 'unusable');
}

const Status = z.object({ kind: z.literal('Status') });

/** Whether an API server says 404; it says so in plain text of a path that it does not know (net/http). */
function isOfApi(reply: Reply): boolean {
  return decoded(Status, reply) !== undefined || reply.body.startsWith('404 page not found');
}

/** What people type becomes a path or a selector: nothing can be called "..", "a/b" or "a,b". */
export function canBeNames(...names: readonly (string | undefined)[]): boolean {
  return names.every((name) => !name || /^(?!\.{1,2}$)[\w:.-]+$/.test(name));
}
