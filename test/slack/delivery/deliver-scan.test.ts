import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { DeliveryJob, ScanResult } from '#src/domain/jobs.ts';
import { startGateway } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { answer, mina, question } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const trouble = {
  ...answer(),
  affected: [{ kind: 'apps/Deployment', namespace: 'shop', name: 'cart' }],
};
const found: ScanResult = {
  is: 'scan',
  scan: {
    schema: 'kubewhy/v1',
    engineVersion: '0.1.0',
    lang: 'en',
    cluster: 'lab',
    summary: 'One thing is wrong in the cluster.',
    looked: 9,
    read: 'all' as const,
    incidents: [trouble],
    notChecked: [],
  },
  more: 3,
  tookMs: 40,
};

describe('a scan', () => {
  it.each([
    ['all', '🟢'],
    ['part', '⚪'],
    ['nothing', '⛔'],
  ] as const)('that saw nothing wrong and could read %s is %s', async (read, icon) => {
    const { scan } = found;
    await deliver({ ...found, scan: { ...scan, read, incidents: [] } });

    expect(JSON.stringify(gateway.double.messages('ops'))).toContain(icon);
  });

  it('is one public message, posted once', async () => {
    await deliver();
    await deliver();

    const messages = gateway.double.messages('ops');
    expect(messages).toHaveLength(1);
    expect(JSON.stringify(messages)).toContain('And 3 more');
  });

  it('has a button that asks why, whose answer is a question of its own', async () => {
    await deliver();
    const [message] = gateway.double.messages('ops');

    await gateway.double.click({
      user: mina.id,
      on: { channel: 'COPS000001', ts: message?.ts ?? '' },
      actionId: 'ask_why:0',
    });

    expect(gateway.redis.worker).toMatchObject([
      { kind: 'why', question: { query: { text: 'deployment/cart', namespace: 'shop' } } },
    ]);
  });

  it('has no answer to a guest who presses it', async () => {
    await deliver();
    const [message] = gateway.double.messages('ops');

    await gateway.double.click({
      user: 'UALEX00001',
      on: { channel: 'COPS000001', ts: message?.ts ?? '' },
      actionId: 'ask_why:0',
    });

    expect(JSON.stringify(gateway.double.ephemerals('UALEX00001'))).toContain('Guests may not');
    expect(gateway.redis.worker).toEqual([]);
  });
});

function deliver(result: ScanResult = found): Promise<void> {
  const job: DeliveryJob = {
    v: 1,
    id: 'scan-1-answer',
    kind: 'answer',
    question: question(),
    result,
  };
  return gateway.slack.deliver(job);
}
