import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { CheckResult, DeliveryJob } from '#src/domain/jobs.ts';
import { startGateway } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { question } from '#test/slack/support/incidents.ts';
import { checkAnswer, checkLine } from '#test/support/checks.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const check = checkAnswer(
  checkLine('fail', { command: 'kubewhy why deployment/cart -n shop' }),
  checkLine('pass'),
);
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
