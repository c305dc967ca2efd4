import type { ModalView } from '@slack/types';

import { wordings } from '../answers/words/slack.ts';
import { QueueUnavailable } from '../domain/errors.ts';
import type { Incident } from '../domain/incident.ts';
import type { Lang } from '../domain/lang.ts';
import type { Person } from '../domain/question.ts';
import type { Refused } from '../incident/may/objection.ts';
import { beforeSlackGivesUp } from './before-slack-gives-up.ts';
import { refusalOf } from './guard.ts';
import type { Listening } from './listening.ts';
import { objectionText } from './views/objection-text.ts';
import { noteModal } from './views/preview-modal.ts';

/** Who reviews what in which modal, and whether they may. */
type Reviewing<Go> = Readonly<{
  view: string;
  person: Person;
  lang: Lang;
  incident: string;
  plan?: string;
  may(incident: Incident | undefined): Go | Refused;
}>;

/** What the modal of a review shows next, or why somebody is not let: that is noted. */
export async function orRefusal<
  Go extends Readonly<{ is: 'go' }>,
  View extends ModalView | undefined,
>(
  { view, person, lang, may, ...about }: Reviewing<Go>,
  next: (go: Go) => Promise<View>,
  deps: Listening,
): Promise<View | ModalView> {
  const words = wordings[lang];
  const refused = (text: string) => {
    deps.note({ id: view, what: 'refused', to: 'review', by: person, ...about, text });
    return noteModal(lang, text);
  };
  const refusal = await refusalOf(person, deps.door);
  if (refusal) return refused(words.refusals[refusal]);
  try {
    return await beforeSlackGivesUp(reviewed());
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    deps.log.error({ error: error.message }, 'Redis took no preview');
    return noteModal(lang, words.redisDown);
  }

  async function reviewed(): Promise<View | ModalView> {
    const found = may(await deps.incidents.find(about.incident));
    return found.is === 'go' ? next(found) : refused(objectionText(found.why, lang));
  }
}
