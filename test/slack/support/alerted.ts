import type { Alert } from '#src/domain/question.ts';
import type { Shows } from '#src/incident/shows.ts';
import { type Gateway, type GatewayChanges, startGateway } from '#test/slack/support/gateway.ts';
import { alert, answer, mina, plan } from '#test/slack/support/incidents.ts';

/** A critical alert. */
const critical = alert({
  labels: { severity: 'critical', namespace: 'blog-system', pod: 'web-6c7c' },
});

/** A gateway that has posted an alert. */
export async function startAlerted(
  changes: GatewayChanges = {},
  alarm: Alert = critical,
  shows?: Shows,
): Promise<Gateway> {
  const gateway = await startGateway(undefined, changes, shows);
  await deliverAlert(gateway, alarm);
  return gateway;
}

/** Brings an alert with its answer. */
async function deliverAlert({ slack }: Gateway, alarm: Alert): Promise<void> {
  const result = { is: 'answer', answer: answer(), plans: [plan()], tookMs: 600 } as const;
  await slack.deliver({ v: 1, id: 'd-1', kind: 'alert', alert: alarm, result, lang: 'en' });
}

/** Has the thread of the alert shown as it is now. */
export async function showAgain({ slack }: Gateway): Promise<void> {
  await slack.deliver({ v: 1, id: 'd-2', kind: 'thread', incident: 'a-1', rank: 0, lang: 'en' });
}

/** Presses a button under the alert. */
export async function pressAlert(
  { double }: Gateway,
  actionId: string,
  user = mina.id,
): Promise<void> {
  const [parent] = double.messages('CALERTS001');
  await double.click({ user, on: { channel: 'CALERTS001', ts: parent?.ts ?? '' }, actionId });
}

/** What the alert's message says. */
export function parentText({ double }: Gateway): string {
  return JSON.stringify(double.messages('CALERTS001')[0]);
}
