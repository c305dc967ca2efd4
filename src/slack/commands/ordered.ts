import { commands } from '../../incident/commands/index.ts';
import type { Order } from '../../incident/commands/order.ts';
import type { Request } from '../../incident/commands/request.ts';
import { called } from '../called.ts';
import type { Listening } from '../listening.ts';
import { helpMessage } from '../views/help.ts';
import { ask } from './ask.ts';
import { freeze } from './freeze.ts';
import { type Reply, saidOnly } from './reply.ts';
import { unfreeze } from './unfreeze.ts';
import { wrong } from './wrong.ts';

/** Does what somebody's words order, or says what is wrong with them. */
export async function ordered(order: Order, request: Request, deps: Listening): Promise<Reply> {
  switch (order.is) {
    case 'ask':
      return ask(order, request, deps);
    case 'freeze':
      return freeze(order.reason, request, deps);
    case 'unfreeze':
      return unfreeze(request, deps);
    case 'help':
      return saidOnly(helpMessage(commands, request.lang, called(request.place)));
    case 'wrong':
      return wrong(order.why, request.lang, called(request.place));
  }
}
