import { z } from 'zod';

import { alertActions } from '../../answers/words/alert-actions.ts';
import { wordings } from '../../answers/words/slack.ts';
import { SilencesUnavailable } from '../../domain/errors.ts';
import { silenced } from '../../incident/alerts/silenced.ts';
import { silenceable } from '../../incident/may/silenceable.ts';
import { changeAlert } from '../change-alert.ts';
import { ownData } from '../payloads.ts';
import { stableId } from '../stable-id.ts';
import { note } from '../views/note.ts';
import { objectionText } from '../views/objection-text.ts';
import type { Action } from './action.ts';

const Value = z.object({ incident: z.string().min(1) });

/** Ends the silence that was made for an alert. */
export const endSilence: Action = {
  name: 'end_silence',

  async press({ person, trigger, lang, value, responseUrl }, deps) {
    const { incident } = ownData(value, Value) ?? {};
    const words = alertActions[lang];
    const { silences, shows, changing } = deps;
    const refusal = incident
      ? await changeAlert(
          { person, incident, lang, by: trigger },
          async (known) => {
            const may = silenceable(known, { person, lang, shows, mayAct: changing.mayAct });
            if (may.is === 'refused') return objectionText(may.why, lang);
            if (!known.silenced) return words.notSilenced;
            if (!silences) return words.noAlertmanager;
            const { silence, matchers } = known.silenced;
            try {
              await silences.end(silence);
            } catch (error) {
              if (!(error instanceof SilencesUnavailable)) throw error;
              return error.message;
            }
            const id = stableId('unsilence', trigger);
            return {
              edit: (now) => silenced(now, undefined),
              entry: { id, what: 'unsilenced', by: person, incident, text: matchers },
            };
          },
          deps,
        )
      : wordings[lang].staleButton;
    if (refusal && responseUrl) await deps.api.respond(responseUrl, note(refusal), 'asker');
  },
};
