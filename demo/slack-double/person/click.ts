import { shownMessage, shownView } from '../as-slack-shows.ts';
import type { Block, Element } from '../blocks/block.ts';
import { elementsOf } from '../blocks/elements.ts';
import type { Message, View } from '../workspace/model.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Delivery, payloadForm, sendToApp } from './app.ts';
import { type Entered, valueOf } from './element-values.ts';
import { actor, type Surroundings } from './someone.ts';

/** A click on a button, or a choice in a menu, of a message or an open modal. */
export type Click = Readonly<{
  user: string;
  on: Readonly<{ channel: string; ts: string } | { view: string }>;
  actionId: string;
  blockId?: string; // where the action_id stands in several blocks
  choose?: Entered;
}>;

/** Sends block_actions to the app. Throws RangeError when there is nothing of that name to click. */
export async function click(
  { user, on, actionId, blockId, choose }: Click,
  { app, workspace, origin }: Surroundings,
): Promise<Delivery> {
  const place = 'view' in on ? openView(on.view, workspace) : seenMessage(user, on, workspace);
  const blocks = 'sent' in place ? place.sent.blocks : (place.blocks ?? []);
  const { block, element } = elementIn(blocks, actionId, blockId);

  const action = {
    ...valueOf(element, choose),
    action_id: actionId,
    block_id: block.block_id,
    action_ts: workspace.ids.ts(),
  };
  const payload = {
    type: 'block_actions',
    ...actor(user, workspace),
    trigger_id: workspace.triggers.create(user),
    ...('sent' in place ? inView(place) : inMessage(place, user, workspace, origin())),
    actions: [action],
  };
  return sendToApp(app, payloadForm(payload), 'application/x-www-form-urlencoded');
}

function inView(view: View): object {
  return { container: { type: 'view', view_id: view.id }, view: shownView(view) };
}

function inMessage(message: Message, user: string, workspace: Workspace, origin: string): object {
  const { id, name } = workspace.channel(message.channel);
  const thread = message.thread;
  const ephemeral = message.only !== undefined;
  const to = { user, channel: id, message: message.ts, ephemeral, ...(thread && { thread }) };
  return {
    container: {
      type: 'message',
      message_ts: message.ts,
      channel_id: id,
      is_ephemeral: ephemeral,
      ...(thread && { thread_ts: thread }),
    },
    channel: { id, name },
    // Slack sends an ephemeral message's container only: what it said is nowhere kept.
    ...(!ephemeral && { message: shownMessage(message, workspace, true) }),
    state: { values: {} },
    response_url: `${origin}/response/${workspace.responseUrls.create(to)}`,
  };
}

function openView(id: string, { views }: Workspace): View {
  const view = views.find({ id });
  if (!view) throw new RangeError(`No view ${id} is open.`);
  return view;
}

function seenMessage(
  user: string,
  { channel, ts }: { channel: string; ts: string },
  { messages }: Workspace,
): Message {
  const message = messages.find(channel, ts) ?? messages.findEphemeral(user, ts);
  if (!message) throw new RangeError(`There is no message ${ts} in ${channel}.`);
  return message;
}

function elementIn(
  blocks: readonly Block[],
  action: string,
  inBlock?: string,
): { block: Block; element: Element } {
  for (const block of blocks) {
    if (inBlock && block.block_id !== inBlock) continue;
    const element = elementsOf(block).find((one) => one.action_id === action);
    if (element) return { block, element };
  }
  throw new RangeError(`There is nothing named ${action} to click.`);
}
