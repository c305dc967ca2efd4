import { z } from 'zod';

import type { Actions, Reply } from './page/protocol.ts';
import type { Delivery } from './slack-double/person/app.ts';
import type { SlackDouble } from './slack-double/slack-double.ts';

/** Sends the sample alert; the HTTP status that the webhook answered. */
export type SendAlert = (status: 'firing' | 'resolved') => Promise<number>;

/** What a person's actions reach. */
export type Around = Readonly<{
  double: SlackDouble;
  sendAlert?: SendAlert;
  /** Takes back what was done outside the workspace. */
  startOver?: () => Promise<void>;
}>;

const entered = z.union([z.string(), z.array(z.string())]);
const schemas: { [Name in keyof Actions]: z.ZodType<Actions[Name]> } = {
  line: z.strictObject({
    channel: z.string(),
    text: z.string().min(1).max(8000),
    thread: z.string().exactOptional(),
  }),
  click: z.strictObject({
    on: z.union([
      z.strictObject({ channel: z.string(), ts: z.string() }),
      z.strictObject({ view: z.string() }),
    ]),
    blockId: z.string(),
    actionId: z.string(),
    choose: entered.exactOptional(),
  }),
  submit: z.strictObject({
    viewId: z.string(),
    values: z.record(z.string(), z.record(z.string(), entered)),
  }),
  close: z.strictObject({ viewId: z.string() }),
  alert: z.strictObject({ status: z.enum(['firing', 'resolved']) }),
  'start-over': z.strictObject({}),
};

/** Whether the page may ask for this. */
export function isAction(name: string): name is keyof Actions {
  return Object.hasOwn(schemas, name);
}

/** Does what a person did on the page; throws ZodError for anything else than the page sends. */
export async function act(
  name: keyof Actions,
  user: string,
  sent: unknown,
  { double, sendAlert, startOver }: Around,
): Promise<Reply> {
  switch (name) {
    case 'line':
      return write(user, schemas.line.parse(sent), double);
    case 'click':
      return heard(await double.click({ user, ...schemas.click.parse(sent) }));
    case 'submit':
      return submitted(user, schemas.submit.parse(sent), double);
    case 'close':
      await double.closeView({ user, ...schemas.close.parse(sent) });
      return {};
    case 'alert': {
      const { status } = schemas.alert.parse(sent);
      const answered = await sendAlert?.(status);
      return answered === 202 || answered === 200
        ? { notice: 'The webhook took the alert. See #alerts.' }
        : { notice: `The webhook answered ${answered ?? 'nothing: no alerts are set up'}.` };
    }
    case 'start-over':
      await startOver?.();
      double.workspace.startOver();
      return { notice: 'All is as it was at first.' };
  }
}

async function write(
  user: string,
  { channel, text, thread }: Actions['line'],
  double: SlackDouble,
): Promise<Reply> {
  if (!text.startsWith('/')) {
    const { delivery } = await double.say({ user, channel, text, ...(thread && { thread }) });
    return delivery ? heard(delivery) : {};
  }
  if (thread) return { notice: 'Slash commands do not work in threads. Mention @kubewhy instead.' };
  await double.typeCommand({ user, channel, text });
  return {};
}

async function submitted(
  user: string,
  { viewId, values }: Actions['submit'],
  double: SlackDouble,
): Promise<Reply> {
  const outcome = await double.submit({ user, viewId, values });
  if (outcome.is === 'errors' || outcome.is === 'incomplete') return { errors: outcome.errors };
  return outcome.is === 'not-acknowledged' ? heard(outcome.delivery) : {};
}

function heard(delivery: Delivery): Reply {
  switch (delivery.is) {
    case 'acknowledged':
      return {};
    case 'timed-out':
      return { notice: 'The app did not answer within 3 seconds. Try again.' };
    case 'refused':
      return { notice: `The app answered ${delivery.status}. Try again.` };
    case 'unreachable':
      return { notice: 'The app cannot be reached.' };
  }
}
