import { z } from 'zod';

import { wordings } from '../../answers/words/slack.ts';
import { QueueUnavailable } from '../../domain/errors.ts';
import type { Incident } from '../../domain/incident.ts';
import { beforeSlackGivesUp } from '../before-slack-gives-up.ts';
import { refusalOf } from '../guard.ts';
import type { Listening } from '../listening.ts';
import { ownData } from '../payloads.ts';
import { isStillShown } from '../still-shown.ts';
import { note } from '../views/note.ts';
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
    const incident = await beforeSlackGivesUp(deps.incidents.find(value.incident));
    if (!incident) return words.unknownIncident;
    if (incident.asker?.id !== click.person.id) return words.notYours;
    if (!isStillShown(incident, deps.shows)) return words.notShown;
    return await beforeSlackGivesUp(enqueued(incident, deps));
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    deps.log.error({ error: error.message }, 'Redis took no share');
    return words.redisDown;
  }
}

async function enqueued(incident: Incident, { outbox }: Listening): Promise<string | undefined> {
  const { id, answer, plans, owners, tookMs = 0, spent, asker, lang, place, openedAt } = incident;
  if (!answer || !asker) return wordings[lang].unknownIncident;
  const query = { text: answer.target.name };
  await outbox.toGateway({
    v: 1,
    id: `share-${id}`,
    kind: 'answer',
    question: { id, query, lang, asker, place, private: false, askedAt: openedAt },
    result: {
      is: 'answer',
      answer,
      plans,
      ...(owners && { owners }),
      tookMs,
      ...(spent && { spent }),
    },
  });
  return undefined;
}
