import type { Message, View } from '#demo/slack-double/workspace/model.ts';
import type { Kubewhy } from '#test/integration/support/kubewhy.ts';

/** The channel in which people ask. */
export const CHANNEL = 'COPS000001';

/** What people see of kubewhy. */
type Asked = Pick<Kubewhy, 'slack'>;

/** Types `/k8s …` and waits for the public answer. */
export async function ask({ slack }: Asked, user: string, text: string): Promise<Message> {
  const known = new Set(slack.messages(CHANNEL).map(({ ts }) => ts));
  await slack.typeCommand({ user, channel: CHANNEL, text: `/k8s ${text}` });
  const isNew = ({ ts, thread }: Message) => !known.has(ts) && !thread;
  return slack.eventually(() => slack.messages(CHANNEL).find(isNew));
}

/** Clicks a button of a message by its label, and waits until the modal can be submitted, or shows what is named. */
export async function openReview(
  { slack }: Asked,
  user: string,
  message: Message,
  label: string,
  isOpen: (view: View) => boolean = ({ sent }) => sent.submit !== undefined,
): Promise<{ view: View }> {
  const known = new Set(slack.views(user).map(({ id }) => id)); // that of an earlier review stays until the new one opens
  await slack.click({ user, on: message, actionId: actionOf(message, label) });
  const isNew = (view: View) => !known.has(view.id) && isOpen(view);
  const view = await slack.eventually(() => slack.views(user).findLast(isNew));
  return { view };
}

/** What a message says, as soon as it matches. */
export async function review(
  { slack }: Asked,
  { channel, ts }: Message,
  words: RegExp,
): Promise<string> {
  return slack.eventually(() => {
    const now = slack.messages(channel).find((one) => one.ts === ts);
    const said = JSON.stringify(now?.blocks ?? []);
    return words.test(said) ? said : undefined;
  });
}

/** The ids that the first fix's button of a message holds. */
export function idsIn({ blocks }: { blocks?: unknown }): Readonly<{
  incident: string;
  plan: string;
}> {
  const values = [...JSON.stringify(blocks).matchAll(/"value":("\{.*?\}")/g)];
  const ids = values.map(([, value = '']) => JSON.parse(JSON.parse(value) as string) as object);
  const found = ids.find((one): one is { incident: string; plan: string } => 'plan' in one);
  if (!found) throw new Error(`The message has no fix: ${JSON.stringify(blocks)}`);
  return found;
}

function actionOf({ blocks = [] }: Message, label: string): string {
  const found = new RegExp(`"text":"${label}"[^{}]*\\}[^{}]*"action_id":"([^"]+)"`).exec(
    JSON.stringify(blocks),
  );
  if (!found?.[1]) throw new Error(`The message has no button ${label}: ${JSON.stringify(blocks)}`);
  return found[1];
}
