import { createHmac } from 'node:crypto';

import { team } from '#demo/slack-double/workspace/people.ts';
import type { Kubewhy } from '#test/integration/support/kubewhy.ts';
import { CHANNEL } from '#test/integration/support/people.ts';

const FORM = 'application/x-www-form-urlencoded';

/** How a request differs from one of Slack's: its secret, its clock in seconds, its content type. */
export type Forgery = Readonly<{ secret?: string; aheadS?: number; type?: string }>;

/** Where Slack's requests go in, and what signs them. */
type Door = Pick<Kubewhy, 'door' | 'signingSecret'>;

/** Sends a form to where the gateway takes Slack's requests, signed. */
export function sendSigned(
  kubewhy: Door,
  form: Readonly<Record<string, string>>,
  forgery: Forgery = {},
): Promise<Response> {
  return fetch(kubewhy.door, signed(kubewhy, form, forgery));
}

/** A request as Slack signs it, to be sent as often as somebody likes who has seen it. */
export function signed(
  { signingSecret }: Door,
  form: Readonly<Record<string, string>>,
  { secret = signingSecret, aheadS = 0, type = FORM }: Forgery = {},
): RequestInit {
  const body = new URLSearchParams(form).toString();
  const time = String(Math.floor(Date.now() / 1000) + aheadS);
  const signature = createHmac('sha256', secret).update(`v0:${time}:${body}`).digest('hex');
  const headers = {
    'content-type': type,
    'x-slack-request-timestamp': time,
    'x-slack-signature': `v0=${signature}`,
  };
  return { method: 'POST', headers, body };
}

/** A click on Review fix whose button holds these ids; answers with what the person's modal then says. */
export async function pressForged(kubewhy: Kubewhy, user: string, value: object): Promise<string> {
  const { slack } = kubewhy;
  const known = new Set(slack.views(user).map(({ id }) => id));
  const payload = {
    type: 'block_actions',
    ...who(user),
    trigger_id: slack.workspace.triggers.create(user),
    container: { type: 'message', channel_id: CHANNEL, message_ts: '1.000001' },
    actions: [{ action_id: 'review_fix', value: JSON.stringify(value) }],
  };
  await sendSigned(kubewhy, { payload: JSON.stringify(payload) });
  return slack.eventually(() => {
    const view = slack.views(user).find(({ id, sent }) => !known.has(id) && !isLoading(sent));
    return view && JSON.stringify(view.sent.blocks);
  });
}

/** A submitted review that remembers these ids; answers with what the modal then says. */
export async function submitForged(kubewhy: Door, user: string, ids: object): Promise<string> {
  return (await sendSigned(kubewhy, submission(user, ids))).text();
}

/** The form of such a review, in a modal of that id. */
export function submission(user: string, ids: object, id = 'V1'): Readonly<{ payload: string }> {
  const memory = { lang: 'en', at: new Date().toISOString(), ...ids };
  const view = { id, callback_id: 'apply_plan', private_metadata: JSON.stringify(memory) };
  return { payload: JSON.stringify({ type: 'view_submission', ...who(user), view }) };
}

function isLoading(sent: unknown): boolean {
  return JSON.stringify(sent).includes('⏳');
}

function who(user: string) {
  return { user: { id: user, team_id: team.id }, team: { id: team.id } };
}
