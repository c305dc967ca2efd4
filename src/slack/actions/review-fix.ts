import { z } from 'zod';

import { wordings } from '../../answers/words/slack.ts';
import { QueueUnavailable } from '../../domain/errors.ts';
import { beforeSlackGivesUp } from '../before-slack-gives-up.ts';
import { refusalOf } from '../guard.ts';
import { isUnderWay } from '../incident/follow-act.ts';
import type { Listening } from '../listening.ts';
import { ownData } from '../payloads.ts';
import { stableId } from '../stable-id.ts';
import { loadingModal, noteModal } from '../views/preview-modal.ts';
import type { Action, Click } from './action.ts';

/** What the button holds: ids. The change itself is read from the incident. */
const Value = z.object({ incident: z.string().min(1), plan: z.string().min(1) });
type Value = z.infer<typeof Value>;

/** Opens the review of a fix at once, while its trigger lives, and asks a worker to prove the change again. */
export const reviewFix: Action = {
  name: 'review_fix',

  async press(click, deps) {
    const view = await deps.door.openView(click.trigger, loadingModal(click.lang));
    const refusal = await asked(view, click, deps);
    if (refusal) await deps.door.updateView(view, noteModal(click.lang, refusal));
  },
};

/** Enqueues the preview, or says why not. */
async function asked(view: string, click: Click, deps: Listening): Promise<string | undefined> {
  const { person, lang } = click;
  const words = wordings[lang];
  const value = ownData(click.value, Value);
  if (!value) return words.staleButton;
  const refusal = await refusalOf(person, deps.door);
  if (refusal) return words.refusals[refusal];

  try {
    return await beforeSlackGivesUp(enqueued(view, value, click, deps));
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    deps.log.error({ error: error.message }, 'Redis took no preview');
    return words.redisDown;
  }
}

async function enqueued(
  view: string,
  { incident: id, plan: planId }: Value,
  { person, lang }: Click,
  { incidents, outbox, shows }: Listening,
): Promise<string | undefined> {
  const words = wordings[lang];
  const incident = await incidents.find(id);
  if (!incident) return words.unknownIncident;
  const plan = incident.plans.find((one) => one.id === planId);
  if (!plan) return words.unknownPlan;
  if (!incident.mayAct) return words.notHere;
  if (!shows(incident.place.channel, { on: plan.changes[0].on })) return words.notShown;
  if (isUnderWay(incident)) return words.underWay;

  await outbox.toWorker({
    v: 1,
    id: stableId('preview', view),
    kind: 'preview',
    view,
    incident: id,
    plan,
    person,
    lang: incident.lang,
  });
  return undefined;
}
