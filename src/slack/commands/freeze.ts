import { wordings } from '../../answers/words/slack.ts';
import { frozenBy, standstillText } from '../../approvals/standstill.ts';
import type { Request } from '../../incident/commands/request.ts';
import { freeze as freezeAll } from '../../incident/freezing/freeze.ts';
import type { Listening } from '../listening.ts';
import { type Reply, saidOnly } from './reply.ts';

/** Stops all changes; the channel hears of it. One that holds is told, and stays as it is. */
export async function freeze(reason: string, request: Request, deps: Listening): Promise<Reply> {
  const { lang } = request;
  const done = await freezeAll(reason, request, deps);
  if (done.is === 'refused') return saidOnly(done.text);
  const text = standstillText(frozenBy(done.freeze), lang);
  if (done.is === 'already') return saidOnly(text);
  return { ...saidOnly(`❄️ ${text} ${wordings[lang].freezeReach}`), aloud: true };
}
