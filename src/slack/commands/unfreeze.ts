import { wordings } from '../../answers/words/slack.ts';
import type { Request } from '../../incident/commands/request.ts';
import { unfreeze as unfreezeAll } from '../../incident/freezing/unfreeze.ts';
import type { Listening } from '../listening.ts';
import { type Reply, saidOnly } from './reply.ts';

/** Lifts the freeze; the channel hears of it. */
export async function unfreeze(request: Request, deps: Listening): Promise<Reply> {
  const words = wordings[request.lang];
  const done = await unfreezeAll(request, deps);
  switch (done.is) {
    case 'refused':
      return saidOnly(done.text);
    case 'not-frozen':
      return saidOnly(words.notFrozen);
    case 'lifted':
      return { ...saidOnly(words.unfrozen(request.asker.name)), aloud: true };
  }
}
