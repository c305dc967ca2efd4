import { z } from 'zod';

import { wordings } from '../../answers/words/slack.ts';
import { acknowledged } from '../../incident/alerts/acknowledged.ts';
import { changeAlert } from '../change-alert.ts';
import { ownData } from '../payloads.ts';
import { stableId } from '../stable-id.ts';
import { note } from '../views/note.ts';
import type { Action } from './action.ts';

const Value = z.object({ incident: z.string().min(1) });

/** Says that somebody has seen an alert: nobody is reminded of it any more. */
export const acknowledge: Action = {
  name: 'acknowledge',

  async press({ person, trigger, lang, value, responseUrl }, deps) {
    const { incident } = ownData(value, Value) ?? {};
    const at = deps.now().toISOString();
    const refusal = incident
      ? await changeAlert(
          { person, incident, lang, by: trigger },
          async () => ({
            edit: (known) => acknowledged(known, { by: person, at }),
            entry: { id: stableId('ack', trigger), what: 'acknowledged', by: person, incident },
          }),
          deps,
        )
      : wordings[lang].staleButton;
    if (refusal && responseUrl) await deps.api.respond(responseUrl, note(refusal), 'asker');
  },
};
