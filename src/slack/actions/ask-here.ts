import { z } from 'zod';

import { wordings } from '../../answers/words/slack.ts';
import { INTENTS } from '../../domain/intent.ts';
import { present } from '../../text/present.ts';
import { orDown } from '../commands/or-down.ts';
import { saidOnly } from '../commands/reply.ts';
import { talk } from '../commands/talk.ts';
import { ownData } from '../payloads.ts';
import { stableId } from '../stable-id.ts';
import type { Action } from './action.ts';

const Value = z.object({ incident: z.string().min(1), intent: z.enum(INTENTS) });

/** Asks in the thread of an incident for what the button says. */
export const askHere: Action = {
  name: 'ask_here',

  async press({ person, spot, lang, trigger, responseUrl, value: held }, deps) {
    const value = ownData(held, Value);
    const request = {
      id: stableId('q', 'here', trigger),
      text: value?.intent ?? '',
      asker: person,
      place: { ...spot, ...present({ responseUrl }) },
      lang,
    };
    const reply = await orDown(request, deps, async () => {
      const incident = value && (await deps.incidents.find(value.incident));
      if (!value) return saidOnly(wordings[lang].staleButton);
      if (!incident) return saidOnly(wordings[lang].unknownIncident);
      return talk({ intents: [value.intent] }, incident, request, deps);
    });
    if (!reply.accepted && responseUrl) await deps.api.respond(responseUrl, reply.message, 'asker');
  },
};
