import type { ModalView } from '@slack/types';
import { z } from 'zod';

import { undoTitle } from '../../answers/words/modal-title.ts';
import { wordings } from '../../answers/words/slack.ts';
import { aboutOf } from '../../incident/about-of.ts';
import { fillable } from '../../incident/may/fillable.ts';
import { type Reviewable, reviewable } from '../../incident/may/reviewable.ts';
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

/**
 * Opens the review of a fix at once, while its trigger lives: asks for the values that are a person's to choose, or has
 * a worker prove the change again, or whether what was done can be taken back.
 */
export const reviewFix: Action = {
  name: 'review_fix',

  async press(click, deps) {
    const value = ownData(click.value, Value);
    const title = value && 'undo' in value ? undoTitle[click.lang] : undefined;
    const view = await deps.door.openView(click.trigger, loadingModal(click.lang, title));
    const next = await nextView(view, click, deps);
    if (next) await deps.door.updateView(view, next);
  },
};

/** What the modal shows next: the fields, or why there is no review. Nothing where a worker fills it. */
async function nextView(
  view: string,
  { person, lang, value: held }: Click,
  deps: Listening,
): Promise<ModalView | undefined> {
  const { shows } = deps;
  const value = ownData(held, Value);
  if (!value) return noteModal(lang, wordings[lang].staleButton);
  const about = { view, person, lang, incident: value.incident };
  if (!('finding' in value)) {
    const planned = { ...about, ...('plan' in value && { plan: value.plan }) };
    return orRefusal(
      { ...planned, may: (known) => reviewable(known, value, shows) },
      (go) => enqueued(view, go, person, deps),
      deps,
    );
  }
  const { finding, remedy } = value;
  const fix = { finding, remedy };
  return orRefusal(
    { ...about, may: (known) => fillable(known, fix, shows) },
    async ({ incident: { id }, fix: withInputs }) =>
      formModal(withInputs, {}, { incident: id, lang, fix }),
    deps,
  );
}

async function enqueued(
  view: string,
  { incident: known, plan, as }: Extract<Reviewable, { is: 'go' }>,
  person: Click['person'],
  { outbox }: Listening,
): Promise<undefined> {
  const id = stableId('preview', view);
  const { id: of, lang } = known;
  const job = { v: 1, id, view, incident: of, plan, person, lang } as const;
  await outbox.toWorker(
    as === 'preview' ? { ...job, kind: as, ...aboutOf(known) } : { ...job, kind: as },
  );
}
