import { z } from 'zod';

import { wordings } from '../../answers/words/slack.ts';
import { QueueUnavailable } from '../../domain/errors.ts';
import { shareable } from '../../incident/may/shareable.ts';
import { beforeSlackGivesUp } from '../before-slack-gives-up.ts';
import { refusalOf } from '../guard.ts';
import type { Listening } from '../listening.ts';
import { ownData } from '../payloads.ts';
import { note } from '../views/note.ts';
import { objectionText } from '../views/objection-text.ts';
import type { Action, Click } from './action.ts';

const Value = z.object({ incident: z.string().min(1) });

/** Posts a private answer where everybody sees it; pressing twice posts it once. */
export const share: Action = {
  name: 'share',

  async press(click, deps) {
    const refusal = await shared(click, deps);
    if (refusal && click.responseUrl) {
      await deps.api.respond(click.responseUrl, note(refusal), 'asker');
    }
  },
};

async function shared(click: Click, deps: Listening): Promise<string | undefined> {
  const words = wordings[click.lang];
  const value = ownData(click.value, Value);
  if (!value) return words.staleButton;
  const refused = await refusalOf(click.person, deps.door);
  if (refused) return words.refusals[refused];
  try {
    const known = await beforeSlackGivesUp(deps.incidents.find(value.incident));
    const found = shareable(known, click.person, deps.shows);
    if (found.is === 'refused') return objectionText(found.why, click.lang);
    await beforeSlackGivesUp(deps.outbox.toGateway(found.job));
    return undefined;
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    deps.log.error({ error: error.message }, 'Redis took no share');
    return words.redisDown;
  }
}
