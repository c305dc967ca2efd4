import type { ModalView } from '@slack/types';
import { z } from 'zod';

import { wordings } from '../../answers/words/slack.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Plan } from '../../domain/plan.ts';
import { aboutOf } from '../../incident/about-of.ts';
import { blanksOf } from '../../incident/blanks-of.ts';
import { plansOf } from '../../incident/plans-of.ts';
import { carriedOf } from '../../incident/undoing.ts';
import { objection } from '../incident/objection.ts';
import type { Listening } from '../listening.ts';
import { orRefusal } from '../or-refusal.ts';
import { ownData } from '../payloads.ts';
import { stableId } from '../stable-id.ts';
import { formModal, loadingModal, noteModal } from '../views/preview-modal.ts';
import type { Action, Click } from './action.ts';

const incident = z.string().min(1);
/** What the button holds: ids. The change itself, or what it asks for, is read from the incident. */
const Value = z.union([
  z.object({ incident, plan: z.string().min(1) }),
  z.object({ incident, undo: z.string().min(1) }),
  z.object({ incident, finding: z.string(), remedy: z.string() }),
]);
type Value = z.infer<typeof Value>;

/**
 * Opens the review of a fix at once, while its trigger lives: asks for the values that are a person's to choose, or has
 * a worker prove the change again, or whether what was done can be taken back.
 */
export const reviewFix: Action = {
  name: 'review_fix',

  async press(click, deps) {
    const view = await deps.door.openView(click.trigger, loadingModal(click.lang));
    const next = await nextView(view, click, deps);
    if (next) await deps.door.updateView(view, next);
  },
};

/** What the modal shows next: the fields, or why there is no review. Nothing where a worker fills it. */
async function nextView(
  view: string,
  click: Click,
  deps: Listening,
): Promise<ModalView | undefined> {
  const { person, lang } = click;
  const value = ownData(click.value, Value);
  if (!value) return noteModal(lang, wordings[lang].staleButton);
  const { incident } = value;
  const about = { view, person, lang, incident, ...('plan' in value && { plan: value.plan }) };
  return orRefusal(about, () => reviewed(view, value, click, deps), deps);
}

async function reviewed(
  view: string,
  value: Value,
  click: Click,
  deps: Listening,
): Promise<ModalView | string | undefined> {
  const { lang } = click;
  const words = wordings[lang];
  const known = await deps.incidents.find(value.incident);
  if (!known) return words.unknownIncident;
  if ('plan' in value) {
    const plan = plansOf(known).find(({ id }) => id === value.plan);
    if (!plan) return words.unknownPlan;
    const against = objection(known, plan.changes[0].on, deps.shows, words);
    return against ?? enqueued(view, known, plan, click, deps);
  }

  if ('undo' in value) {
    const { plan } = carriedOf(known, value.undo) ?? {};
    if (!plan) return words.unknownPlan;
    const against = objection(known, plan.changes[0].on, deps.shows, words, true);
    return against ?? enqueued(view, known, plan, click, deps, 'take-back');
  }

  const blanks = blanksOf(known, value);
  if (!blanks) return words.unknownPlan;
  const against = objection(known, blanks.on, deps.shows, words);
  const { finding, remedy } = value;
  return against ?? formModal(blanks, {}, { incident: known.id, lang, fix: { finding, remedy } });
}

async function enqueued(
  view: string,
  known: Incident,
  plan: Plan,
  { person }: Click,
  { outbox }: Listening,
  kind: 'preview' | 'take-back' = 'preview',
): Promise<undefined> {
  const id = stableId('preview', view);
  const { id: incident, lang } = known;
  const job = { v: 1, id, view, incident, plan, person, lang } as const;
  await outbox.toWorker(
    kind === 'preview' ? { ...job, kind, ...aboutOf(known) } : { ...job, kind },
  );
}
