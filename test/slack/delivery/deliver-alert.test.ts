import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { Result } from '#src/domain/jobs.ts';
import { startGateway } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { alert, answer, plan } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const answered: Result = { is: 'answer', answer: answer(), plans: [plan()], tookMs: 600 };
const resolved = alert({ status: 'resolved', endsAt: '2026-03-02T09:30:00Z' });

describe('an alert', () => {
  it('opens a thread in its channel with the same verdict', async () => {
    await deliver();

    const [parent, details] = messages();
    expect(JSON.stringify(parent)).toContain('KubePodNotReady');
    expect(JSON.stringify(parent)).toContain('review_fix');
    expect(details?.thread).toBe(parent?.ts);
  });

  it('is neither posted nor noted twice on redelivery', async () => {
    await deliver();
    await deliver();

    expect(messages()).toHaveLength(2);
    expect(gateway.redis.audit).toMatchObject([
      { id: 'a-1', what: 'alerted', alert: 'KubePodNotReady', channel: 'CALERTS001' },
      { what: 'offered', incident: 'a-1' },
    ]);
  });

  it('that nothing is looked at for keeps saying why, and has no button', async () => {
    const unanswered: Result = { is: 'failed', code: 'failed', message: 'It is about `lab`.' };
    await deliver(alert(), unanswered);
    await deliver(alert(), unanswered);

    expect(messages()).toHaveLength(1);
    expect(JSON.stringify(messages())).toContain('It is about `lab`.');
    expect(JSON.stringify(messages())).not.toContain('review_fix');
  });

  it('is edited when it is over, and loses its buttons', async () => {
    await deliver();
    await deliver(resolved, undefined);

    expect(messages()).toHaveLength(2);
    expect(JSON.stringify(messages()[0])).toContain('resolved');
    expect(JSON.stringify(messages())).not.toContain('review_fix');
  });

  it('is edited when it was over before its post was known to have happened', async () => {
    gateway.double.faults.next('chat.postMessage', { is: 'status', status: 500, effect: true });
    await expect(deliver()).rejects.toMatchObject({ name: 'SlackUnsure' });

    await deliver(resolved, undefined);

    expect(messages()).toHaveLength(2);
    expect(JSON.stringify(messages()[0])).toContain('resolved');
  });

  it('is told although it was over before that, and stays over, whatever order the news arrive in', async () => {
    await deliver(resolved, undefined);
    await deliver();

    const parents = messages().filter(({ thread }) => !thread);
    expect(parents).toHaveLength(1);
    expect(parents[0]?.text).toContain('resolved');
  });

  it('is posted without a verdict too, and says why there is none', async () => {
    await deliver(alert(), {
      is: 'failed',
      code: 'unreachable',
      message: 'Cluster demo is silent.',
    });

    expect(messages()).toHaveLength(1);
    expect(JSON.stringify(messages()[0])).toContain('Cluster demo is silent.');
  });
});

function deliver(one = alert(), result: Result | undefined = answered): Promise<void> {
  const job = { v: 1, id: 'd-1', kind: 'alert', alert: one, lang: 'en' } as const;
  return gateway.slack.deliver(one.status === 'firing' && result ? { ...job, result } : job);
}

function messages() {
  return gateway.double.messages('alerts');
}
