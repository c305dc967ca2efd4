import type { ModalView } from '@slack/types';
import { z } from 'zod';

import { alertActions } from '../../answers/words/alert-actions.ts';
import { wordings } from '../../answers/words/slack.ts';
import { QueueUnavailable } from '../../domain/errors.ts';
import { matchersText } from '../../domain/silence-matchers.ts';
import { silenceable } from '../../incident/may/silenceable.ts';
import { beforeSlackGivesUp } from '../before-slack-gives-up.ts';
import { refusalOf } from '../guard.ts';
import type { Listening } from '../listening.ts';
import { ownData } from '../payloads.ts';
import { alertModal, alertNoteModal } from '../views/alert-modal.ts';
import { LIMITS } from '../views/limits.ts';
import { objectionText } from '../views/objection-text.ts';
import { sentence } from '../views/text.ts';
import type { Click } from './action.ts';

const Value = z.object({ incident: z.string().min(1) });

/** Opens the modal that silences an alert or mutes its cause, or says why not. */
export async function openAlertModal(
  what: 'silence' | 'mute',
  click: Click,
  deps: Listening,
): Promise<void> {
  await deps.door.openView(click.trigger, await modalFor(what, click, deps));
}

async function modalFor(
  what: 'silence' | 'mute',
  { person, lang, value }: Click,
  deps: Listening,
): Promise<ModalView> {
  const words = wordings[lang];
  const refused = (text: string) => alertNoteModal(what, sentence(text, LIMITS.section), lang);
  const { incident: id } = ownData(value, Value) ?? {};
  if (!id) return refused(words.staleButton);
  const stranger = await refusalOf(person, deps.door);
  if (stranger) return refused(words.refusals[stranger]);
  const known = await foundIn(id, deps);
  if (known === 'redis-down') return refused(words.redisDown);
  const { shows, changing, silences } = deps;
  if (!known?.alert) return refused(words.unknownIncident);
  if (what === 'mute') return alertModal({ what, incident: id, lang });
  const may = silenceable(known, { person, lang, shows, mayAct: changing.mayAct });
  if (may.is === 'refused') return refused(objectionText(may.why, lang));
  if (!silences) return refused(alertActions[lang].noAlertmanager);
  return alertModal({ what, incident: id, lang, matchers: matchersText(may.matchers) });
}

async function foundIn(id: string, { incidents }: Listening) {
  try {
    return await beforeSlackGivesUp(incidents.find(id));
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    return 'redis-down';
  }
}
