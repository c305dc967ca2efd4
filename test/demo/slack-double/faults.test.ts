import { describe, expect, it } from '@jest/globals';
import { WebAPIRateLimitedError } from '@slack/web-api';

import { failure, useWorkspace } from '#test/demo/support/workspace.ts';

const space = useWorkspace();
const channel = 'COPS000001';
const post = () => space.client.chat.postMessage({ channel, text: 'a' });

describe('a fault', () => {
  it('429 asks to wait and posts nothing', async () => {
    space.double.faults.next('chat.postMessage', { is: 'rate-limited', seconds: 4 });

    await expect(post()).rejects.toBeInstanceOf(WebAPIRateLimitedError);

    expect(space.double.messages('ops')).toEqual([]);
    expect(space.double.calls).toMatchObject([{ answer: { status: 429, retryAfter: 4 } }]);
  });

  it.each([
    ['a 500', { is: 'status', status: 500, effect: true }, 1],
    ['a 500 before any effect', { is: 'status', status: 500, effect: false }, 0],
    ['a reset connection', { is: 'reset', effect: true }, 1],
    ['a reset before any effect', { is: 'reset', effect: false }, 0],
  ] as const)(
    '%s leaves its effect or none, and is over after one call',
    async (_, fault, left) => {
      space.double.faults.next('chat.postMessage', fault);

      await expect(post()).rejects.toBeInstanceOf(Error);

      expect(space.double.messages('ops')).toHaveLength(left);
      expect(await post()).toMatchObject({ ok: true });
    },
  );

  it('can be any error of Slack’s', async () => {
    space.double.faults.next('chat.postMessage', { is: 'error', code: 'fatal_error' });

    expect(await failure(post())).toMatchObject({ error: 'fatal_error' });
  });

  it('can be slowness', async () => {
    space.double.faults.next('chat.postMessage', { is: 'delay', ms: 5 });

    expect(await post()).toMatchObject({ ok: true });
  });
});

describe('the rate limits', () => {
  it('let a burst of 5 posts through in a channel, then one a second', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      await post();
      space.passes(200);
    }
    await expect(post()).rejects.toMatchObject({ retryAfter: 4 });
    expect(await space.client.chat.postMessage({ channel: 'CALERTS001', text: 'a' })).toMatchObject(
      { ok: true },
    );

    space.passes(4000);
    expect(await post()).toMatchObject({ ok: true });
  });

  it('let tier 3 be called 50 times a minute', async () => {
    const info = () => space.client.conversations.info({ channel });
    for (let sent = 0; sent < 50; sent += 1) await info();

    await expect(info()).rejects.toMatchObject({ retryAfter: 60 });
    space.passes(60_000);
    expect(await info()).toMatchObject({ ok: true });
  });
});
