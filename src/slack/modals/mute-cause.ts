import { alertActions } from '../../answers/words/alert-actions.ts';
import { wordings } from '../../answers/words/slack.ts';
import { muted } from '../../incident/alerts/muted.ts';
import { changeAlert } from '../change-alert.ts';
import { stableId } from '../stable-id.ts';
import { alertNoteModal } from '../views/alert-modal.ts';
import { LIMITS } from '../views/limits.ts';
import { day } from '../views/names.ts';
import { sentence } from '../views/text.ts';
import { forHours } from './for-hours.ts';
import type { Modal } from './modal.ts';

/** Has a channel hear nothing of a cause for a while. */
export const muteCause: Modal = {
  callbackId: 'mute_cause',

  async submit(submission, deps) {
    const { person, view } = submission;
    const now = deps.now();
    const asked = forHours(submission, now);
    if (!asked) return alertNoteModal('mute', wordings[deps.lang].staleButton, deps.lang);
    const { incident, lang, until } = asked;
    const refusal = await changeAlert(
      { person, incident, lang, by: view },
      async ({ key = incident }) => ({
        edit: (known) => muted(known, { by: person, at: now.toISOString(), until }),
        entry: {
          id: stableId('mute', view),
          what: 'muted',
          by: person,
          incident,
          text: `${key} until ${until}`,
        },
      }),
      deps,
    );
    const words = alertActions[lang];
    return alertNoteModal(
      'mute',
      refusal ? sentence(refusal, LIMITS.section) : words.muted(day(until) ?? until),
      lang,
    );
  },
};
