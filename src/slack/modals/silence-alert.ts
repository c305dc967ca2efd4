import { alertActions } from '../../answers/words/alert-actions.ts';
import { wordings } from '../../answers/words/slack.ts';
import { SilencesUnavailable } from '../../domain/errors.ts';
import { matchersText } from '../../domain/silence-matchers.ts';
import { silenced } from '../../incident/alerts/silenced.ts';
import { silenceable } from '../../incident/may/silenceable.ts';
import { changeAlert } from '../change-alert.ts';
import { stableId } from '../stable-id.ts';
import { alertNoteModal } from '../views/alert-modal.ts';
import { LIMITS } from '../views/limits.ts';
import { day } from '../views/names.ts';
import { objectionText } from '../views/objection-text.ts';
import { sentence } from '../views/text.ts';
import { forHours } from './for-hours.ts';
import type { Modal } from './modal.ts';

/** Has Alertmanager silence an alert by the labels that were shown. */
export const silenceAlert: Modal = {
  callbackId: 'silence_alert',

  async submit(submission, deps) {
    const { person, view } = submission;
    const { silences, shows, changing } = deps;
    const asked = forHours(submission, deps.now());
    if (!asked) return alertNoteModal('silence', wordings[deps.lang].staleButton, deps.lang);
    const { incident, lang, until } = asked;
    const words = alertActions[lang];
    const refusal = await changeAlert(
      { person, incident, lang, by: view },
      async (known) => {
        const may = silenceable(known, { person, lang, shows, mayAct: changing.mayAct });
        if (may.is === 'refused') return objectionText(may.why, lang);
        if (!silences) return words.noAlertmanager;
        const matchers = matchersText(may.matchers);
        const comment = `kubewhy, incident ${incident}`;
        try {
          const by = `${person.name} (${person.id})`;
          const silence = await silences.make({ matchers: may.matchers, until, by, comment });
          const at = deps.now().toISOString();
          const id = stableId('silence', view);
          return {
            edit: (now) => silenced(now, { by: person, at, until, silence, matchers }),
            entry: {
              id,
              what: 'silenced',
              by: person,
              incident,
              text: `${matchers} until ${until}`,
            },
          };
        } catch (error) {
          if (!(error instanceof SilencesUnavailable)) throw error;
          return words.failed(error.message);
        }
      },
      deps,
    );
    return alertNoteModal(
      'silence',
      refusal ? sentence(refusal, LIMITS.section) : words.silenced(day(until) ?? until),
      lang,
    );
  },
};
