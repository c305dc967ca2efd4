import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { startGateway } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { answer, plan, question } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

describe('a post', () => {
  it.each([
    ['parent', 0],
    ['details', 1],
  ])('is not posted twice when the answer to posting its %s was lost', async (_, good) => {
    await goodPosts(good);
    gateway.double.faults.next('chat.postMessage', { is: 'status', status: 500, effect: true });

    await expect(deliver()).rejects.toMatchObject({ name: 'SlackUnsure' });
    await deliver();

    expect(parts()).toEqual(['parent', 'details']);
  });

  it('is posted after all when the lost post never happened', async () => {
    gateway.double.faults.next('chat.postMessage', { is: 'reset', effect: false });

    await expect(deliver()).rejects.toMatchObject({ name: 'SlackUnsure' });
    await deliver();

    expect(parts()).toEqual(['parent', 'details']);
  });

  it('is adopted when the process died between the post and the record', async () => {
    await deliver();
    const known = gateway.redis.records.get('q-1');
    const { parent, ...forgotten } = known ?? {};
    const posting = { parent: '2026-03-02T09:10:01Z' };
    gateway.redis.records.set('q-1', { ...forgotten, posting } as NonNullable<typeof known>);

    await deliver();

    expect(parts()).toEqual(['parent', 'details']);
    expect(gateway.redis.records.get('q-1')).toMatchObject({ parent });
  });

  it('loses its second copy, which a lost request brought late', async () => {
    gateway.double.faults.next('chat.postMessage', { is: 'reset', effect: false });
    await expect(deliver()).rejects.toMatchObject({ name: 'SlackUnsure' });
    await deliver();
    const [{ ts: _, ...first } = { ts: '' }] = messages();
    if (!('channel' in first)) throw new Error('Nothing was posted.');
    gateway.double.workspace.messages.post(first);

    await gateway.slack.stop();

    expect(parts()).toEqual(['parent', 'details']);
  });

  it('is still looked for when Slack asks to wait after an answer was lost', async () => {
    gateway.double.faults.next('chat.postMessage', { is: 'reset', effect: false });
    gateway.double.faults.next('chat.postMessage', { is: 'rate-limited', seconds: 1 });

    await expect(deliver()).rejects.toMatchObject({ name: 'SlackUnsure' });
    await expect(deliver()).rejects.toMatchObject({ name: 'DeliveryDelayed' });
    await deliver();

    expect(calls('conversations.history')).toBe(2);
  });

  it('is adopted with its thread where Redis was restored from a copy that knows nothing of it', async () => {
    await deliver();
    forget(Date.now() - 3_600_000, Date.now() + 60_000);

    await deliver();

    expect(parts()).toEqual(['parent', 'details']);
  });

  it('is not looked for where its incident began after Redis was restored', async () => {
    await deliver();
    forget(0, Date.parse(question().askedAt) - 1);

    await deliver();

    expect(parts()).toEqual(['parent', 'details', 'parent', 'details']);
    expect(calls('conversations.history')).toBe(0);
  });

  it('is finished before a shutdown ends', async () => {
    gateway.double.faults.next('chat.postMessage', { is: 'delay', ms: 50 });
    const delivered = deliver();

    await gateway.slack.stop();

    expect(parts()).toEqual(['parent', 'details']);
    await delivered;
  });

  it('waits as long as Slack asks', async () => {
    gateway.double.faults.next('chat.postMessage', { is: 'rate-limited', seconds: 7 });

    await expect(deliver()).rejects.toMatchObject({ name: 'DeliveryDelayed', retryAfterMs: 7000 });
    await deliver();

    expect(parts()).toEqual(['parent', 'details']);
    expect(calls('conversations.history')).toBe(0);
  });
});

function deliver(): Promise<void> {
  return gateway.slack.deliver({
    v: 1,
    id: 'd-1',
    kind: 'answer',
    question: question(),
    result: { is: 'answer', answer: answer(), plans: [plan()], tookMs: 612 },
  });
}

/** Redis without the incident, restored from a copy of that time. */
function forget(since: number, noticedAt: number): void {
  gateway.redis.records.clear();
  gateway.redis.forgotten = { since, noticedAt };
}

function messages() {
  return gateway.double.messages('ops');
}

/** Which of our messages there are, in their order. */
function parts() {
  return messages().map(({ metadata }) => metadata?.event_payload['part']);
}

function calls(method: string): number {
  return gateway.double.calls.filter((call) => call.method === method).length;
}

/** Lets that many posts pass before the next fault. */
async function goodPosts(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    gateway.double.faults.next('chat.postMessage', { is: 'delay', ms: 0 });
  }
}
