import type { ModalView } from '@slack/types';

import { wordings } from '../answers/words/slack.ts';
import { QueueUnavailable } from '../domain/errors.ts';
import type { Lang } from '../domain/lang.ts';
import type { Person } from '../domain/question.ts';
import { beforeSlackGivesUp } from './before-slack-gives-up.ts';
import { refusalOf } from './guard.ts';
import type { Listening } from './listening.ts';
import { noteModal } from './views/preview-modal.ts';

/** Who reviews what in which modal. */
type Reviewing = Readonly<{
  view: string;
  person: Person;
  lang: Lang;
  incident: string;
  plan?: string;
}>;

/** What the modal of a review shows next, or why somebody is not let: that is noted. */
export async function orRefusal<View extends ModalView | undefined>(
  { view, person, lang, ...about }: Reviewing,
  next: () => Promise<View | string>,
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
    const made = await beforeSlackGivesUp(next());
    return typeof made === 'string' ? refused(made) : made;
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    deps.log.error({ error: error.message }, 'Redis took no preview');
    return noteModal(lang, words.redisDown);
  }
}
