import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { CheckAnswer } from '#src/domain/answer.ts';
import type { CheckResult, DeliveryJob } from '#src/domain/jobs.ts';
import { startGateway } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { question } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const cart = { kind: 'apps/Deployment', namespace: 'shop', name: 'cart' };
const check: CheckAnswer = {
  schema: 'kubewhy/v1',
  engineVersion: '0.1.0',
  lang: 'en',
  cluster: 'lab',
  summary: 'The cluster: 1 failed, 1 passed, 0 not checked.',
  counts: { pass: 1, fail: 1, notChecked: 0 },
  lists: [
    {
      id: 'rollouts',
      title: 'Rollouts and availability',
      lines: [
        {
          item: 'rollouts/spread-over-nodes',
          is: 'fail',
          text: 'All 2 Ready pods are on `w1`.',
          objects: [cart],
          severity: 'warning',
          hurts: 'redundancy',
          command: 'kubewhy why deployment/cart -n shop',
        },
        { item: 'rollouts/well', is: 'pass', text: 'Workloads are well', objects: [cart] },
      ],
    },
  ],
};
const found: CheckResult = { is: 'check', check, tookMs: 40 };

describe('a check', () => {
  it('is one public message, posted once, with a button for each failure', async () => {
    await deliver();
    await deliver();

    const messages = gateway.double.messages('ops');
    expect(messages).toHaveLength(1);
    expect(JSON.stringify(messages)).toContain('All 2 Ready pods are on `w1`.');
    expect(JSON.stringify(messages)).toContain('ask_why:0');
  });
});

function deliver(): Promise<void> {
  const job: DeliveryJob = {
    v: 1,
    id: 'check-1-answer',
    kind: 'answer',
    question: question(),
    result: found,
  };
  return gateway.slack.deliver(job);
}
