import { z } from 'zod';

import { shownView } from '../as-slack-shows.ts';
import type { Block } from '../blocks/block.ts';
import { checkView } from '../blocks/check-blocks.ts';
import type { Values, View } from '../workspace/model.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Delivery, payloadForm, sendToApp } from './app.ts';
import { type Form, valuesOf } from './element-values.ts';
import { actor, type Surroundings } from './someone.ts';

/** A person fills in a modal and submits it. */
export type Submission = Readonly<{ user: string; viewId: string; values?: Form }>;

/** What came of it. `errors` are by block_id; `incomplete` is found by Slack itself and not sent. */
export type SubmitOutcome = Readonly<
  | { is: 'closed' | 'updated' | 'pushed' | 'cleared' }
  | { is: 'errors' | 'incomplete'; errors: Readonly<Record<string, string>> }
  | { is: 'not-acknowledged'; delivery: Delivery }
>;

const Ack = z.discriminatedUnion('response_action', [
  z.object({
    response_action: z.literal('errors'),
    errors: z.record(z.string(), z.string()),
  }),
  z.object({ response_action: z.literal('update'), view: z.unknown() }),
  z.object({ response_action: z.literal('push'), view: z.unknown() }),
  z.object({ response_action: z.literal('clear') }),
]);

/** Sends view_submission and does what the app answers. Throws RangeError when no such view is open. */
export async function submit(
  { user, viewId, values: form = {} }: Submission,
  { app, workspace }: Surroundings,
): Promise<SubmitOutcome> {
  const view = workspace.views.find({ id: viewId });
  if (!view || view.user !== user) throw new RangeError(`No view ${viewId} is open.`);
  const values = valuesOf(view.sent.blocks, form);
  const missing = missingIn(view.sent.blocks, values);
  if (Object.keys(missing).length > 0) return { is: 'incomplete', errors: missing };

  const payload = {
    type: 'view_submission',
    ...actor(user, workspace),
    trigger_id: workspace.triggers.create(user),
    view: shownView(view, values),
    response_urls: [],
  };
  const type = 'application/x-www-form-urlencoded';
  const delivery = await sendToApp(app, payloadForm(payload), type);
  if (delivery.is !== 'acknowledged') return { is: 'not-acknowledged', delivery };
  return carriedOut(delivery.body, view, workspace);
}

function carriedOut(body: string, view: View, { views }: Workspace): SubmitOutcome {
  if (body === '') {
    views.close(view.user, false);
    return { is: 'closed' };
  }
  const ack = Ack.parse(JSON.parse(body));
  switch (ack.response_action) {
    case 'errors':
      return { is: 'errors', errors: ack.errors };
    case 'update':
      views.update(view, checkView(ack.view));
      return { is: 'updated' };
    case 'push':
      views.push(view.user, checkView(ack.view));
      return { is: 'pushed' };
    case 'clear':
      views.close(view.user, true);
      return { is: 'cleared' };
  }
}

function missingIn(blocks: readonly Block[], values: Values): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const block of blocks) {
    if (block.type !== 'input' || !block.block_id) continue;
    const value = values[block.block_id]?.[block.element.action_id ?? ''] ?? {};
    const entered = value['value'] ?? value['selected_option'] ?? value['selected_options'];
    const empty = !entered || (Array.isArray(entered) && entered.length === 0);
    if (empty && !block.optional) errors[block.block_id] = 'This is a required field';
  }
  return errors;
}
