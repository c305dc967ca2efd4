import { orderOf } from '../../incident/commands/order-of.ts';
import type { Request } from '../../incident/commands/request.ts';
import type { Listening } from '../listening.ts';
import { orDown } from './or-down.ts';
import { ordered } from './ordered.ts';
import type { Reply } from './reply.ts';
import { typed } from './typed.ts';

/** What the asker reads at once: that it was accepted, what is wrong with the words, or that Redis is down. */
export async function answerTo(request: Request, deps: Listening): Promise<Reply> {
  const order = orderOf(typed(request), deps.cluster);
  return orDown(request, deps, async () => ordered(order, request, deps));
}
