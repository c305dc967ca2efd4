import { afterEach, beforeEach, expect, it } from '@jest/globals';

import type { CheckAnswer } from '#src/domain/answer.ts';
import type { DeliveryJob } from '#src/domain/jobs.ts';
import { startGateway } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { question } from '#test/slack/support/incidents.ts';
import { checkAnswer, checkLine } from '#test/support/checks.ts';

const { channel } = question().place;
const BROKEN = checkAnswer(checkLine('fail'));
const WELL = checkAnswer(checkLine('pass'));

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

it('posts what is new, once, and nothing while it stays so', async () => {
  await told('mon', BROKEN);
  await told('mon', BROKEN);
  await told('tue', BROKEN);

  expect(gateway.double.messages('ops')).toHaveLength(1);
});

it('posts that it is well again, and nothing of what is well', async () => {
  await told('mon', BROKEN);
  await told('tue', WELL);
  await told('wed', WELL);

  const messages = gateway.double.messages('ops');
  expect(messages).toHaveLength(2);
  expect(JSON.stringify(messages)).toContain('1 well again');
});

function told(day: string, check: CheckAnswer): Promise<void> {
  const at = '2026-01-05T09:00:00.000Z';
  const job: DeliveryJob = {
    v: 1,
    id: `scheduled-check-${day}`,
    kind: 'check-news',
    channel,
    at,
    check,
    lang: 'en',
  };
  return gateway.slack.deliver(job);
}
