import { z } from 'zod';

import { wordings } from '../../answers/words/slack.ts';
import { present } from '../../text/present.ts';
import { answerTo } from '../commands/answer-to.ts';
import { type Reply, saidOnly } from '../commands/reply.ts';
import type { Listening } from '../listening.ts';
import { ownData } from '../payloads.ts';
import { stableId } from '../stable-id.ts';
import type { Message } from '../views/blocks.ts';
import type { Action, Click } from './action.ts';

const Value = z.object({ ask: z.string().min(1) });

/** Asks about one of the objects that a scan lists; its answer is a message of its own. */
export const askWhy: Action = {
  name: 'ask_why',

  async press(click, deps) {
    const { responseUrl, lang } = click;
    const value = ownData(click.value, Value);
    const reply = value
      ? await asked(value.ask, click, deps)
      : saidOnly(wordings[lang].staleButton);
    // The answer comes in a second, and is a message of its own.
    if (!reply.accepted && responseUrl) await tell(responseUrl, reply.message, deps);
  },
};

/** The words are our own and are read like words that were typed. */
async function asked(ask: string, click: Click, deps: Listening): Promise<Reply> {
  const { person, spot, lang, trigger, responseUrl } = click;
  const request = {
    id: stableId('q', 'ask', trigger),
    text: `why ${ask}`,
    asker: person,
    place: { ...spot, ...present({ responseUrl }) },
    lang,
  };
  return answerTo(request, deps);
}

async function tell(url: string, message: Message, { api, log }: Listening): Promise<void> {
  try {
    await api.respond(url, message, 'asker');
  } catch (error) {
    log.warn({ error: String(error) }, 'Could not tell why nothing is asked');
  }
}
