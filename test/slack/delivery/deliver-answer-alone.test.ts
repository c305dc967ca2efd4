import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { deliverAnswer, responseUrl } from '#test/slack/support/answering.ts';
import { type Gateway, startGateway } from '#test/slack/support/gateway.ts';
import { mina } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

describe('an answer', () => {
  it.each([
    ['the bot may not post', { channel: 'COLD000001' }, 'is_archived'],
    ['its thread is gone', { channel: 'COPS000001', thread: '1.1' }, 'thread_not_found'],
  ])(
    'is told once in a direct message where %s and no response_url is left',
    async (_, place, code) => {
      gateway.double.faults.next('chat.postMessage', { is: 'error', code });

      await deliverAnswer(gateway, { place });
      await deliverAnswer(gateway, { place });

      const [told, ...more] = direct();
      expect(JSON.stringify(told)).toContain('invite @kubewhy');
      expect(more).toEqual([]);
      expect(gateway.double.messages('ops')).toEqual([]);
    },
  );

  it('is one direct message when the answer to that was lost', async () => {
    gateway.double.faults.next('chat.postMessage', { is: 'reset', effect: true });
    const place = { channel: 'COPS000001' };

    await expect(deliverAnswer(gateway, { place, private: true })).rejects.toMatchObject({
      name: 'SlackUnsure',
    });
    await deliverAnswer(gateway, { place, private: true });

    expect(direct()).toHaveLength(1);
  });

  it('is told where the app may not ask which channel the direct messages are', async () => {
    gateway.double.faults.next('conversations.open', { is: 'error', code: 'missing_scope' });

    await deliverAnswer(gateway, { place: { channel: 'COPS000001' }, private: true });

    expect(direct()).toHaveLength(1);
  });

  it('waits until somebody mends it where the asker cannot be told either', async () => {
    gateway.double.faults.all({ is: 'error', code: 'messages_tab_disabled' });
    const place = { channel: 'COPS000001' };

    await expect(deliverAnswer(gateway, { place, private: true })).rejects.toMatchObject({
      name: 'SlackMisconfigured',
    });
    expect(gateway.slack.obstacles()).toEqual([expect.stringContaining('Messages tab')]);
    gateway.double.faults.all(undefined);
    await deliverAnswer(gateway, { place, private: true });

    expect(direct()).toHaveLength(1);
    expect(gateway.slack.obstacles()).toEqual([]);
  });
});

describe('a private answer whose response_url takes nothing any more', () => {
  it.each([
    ['because it was used up', usedUp, new Date().toISOString()],
    ['because it is old', () => Promise.resolve('http://127.0.0.1:9/'), '2026-01-01T00:00:00Z'],
  ])('is one direct message %s', async (_, url, askedAt) => {
    const place = { channel: 'COPS000001', responseUrl: await url() };
    const before = gateway.double.ephemerals(mina.id).length;

    await deliverAnswer(gateway, { place, private: true, askedAt });
    await deliverAnswer(gateway, { place, private: true, askedAt });

    expect(direct()).toHaveLength(1);
    expect(JSON.stringify(direct())).toContain('share');
    expect(gateway.double.ephemerals(mina.id)).toHaveLength(before);
    expect(gateway.double.messages('ops')).toEqual([]);
  });
});

/** What was said to Mina alone and stays. */
function direct() {
  return gateway.double.messages('DMINA00001');
}

/** A response_url that has served five times. */
async function usedUp(): Promise<string> {
  const url = await responseUrl(gateway, 'ops');
  for (let use = 0; use < 5; use += 1) await fetch(url, { method: 'POST', body: '{"text":"x"}' });
  return url;
}
