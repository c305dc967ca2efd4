import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { Gateway } from '#test/slack/support/gateway.ts';
import { mina } from '#test/slack/support/incidents.ts';
import { modalOf, previewed, ready, startAnswered } from '#test/slack/support/reviewing.ts';

const JOON = 'UJOON00001';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startAnswered();
});
afterEach(() => gateway.stop());

describe('Apply at a standstill', () => {
  it('is not offered while changes are frozen, though the change is shown', async () => {
    gateway.redis.freeze = { by: mina, reason: 'payday', at: '2026-03-02T09:00:00Z' };

    await previewed(gateway);

    expect(gateway.double.views(mina.id)[0]?.sent.submit).toBeUndefined();
    expect(modalOf(gateway)).toContain('frozen by mina since 2026-03-02 09:00 UTC: payday');
    expect(modalOf(gateway)).toContain('+ x: Honor');
  });

  it('approves nothing when changes were frozen after the preview', async () => {
    const viewId = await previewed(gateway);
    gateway.redis.freeze = { by: mina, reason: '', at: '2026-03-02T09:00:00Z' };

    await submit(viewId);

    expect(modalOf(gateway)).toContain('All changes are frozen');
    expect(gateway.redis.remediator).toEqual([]);
  });
});

describe('Apply where two people have to agree', () => {
  it('waits for somebody else, and never for the same one', async () => {
    gateway.redis.twoPeople.push('blog-system');
    const viewId = await previewed(gateway);
    expect(modalOf(gateway)).toContain('Two people have to approve here.');

    await submit(viewId);
    await shareWork();
    await submit(await previewed(gateway));

    expect(modalOf(gateway)).toContain('somebody else has to review and apply it');
    expect(JSON.stringify(gateway.double.messages('ops'))).toContain('Two people have to approve');
    expect(gateway.redis.remediator).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['before the gateway has shown the first approval', async () => undefined],
    ['once it has', shareWork],
  ])('carries out what two people have approved, %s', async (_, shown) => {
    gateway.redis.twoPeople.push('blog-system');
    await submit(await previewed(gateway));
    await shown();

    const viewId = await previewed(gateway, ready, JOON);
    await gateway.double.submit({ user: JOON, viewId });

    expect(gateway.redis.remediator).toMatchObject([
      { approval: { person: { id: JOON }, first: { person: { id: mina.id } } } },
    ]);
  });

  it('carries it out once, though both approve at the same moment', async () => {
    gateway.redis.twoPeople.push('blog-system');
    const own = await previewed(gateway);
    const other = await previewed(gateway, ready, JOON);

    await Promise.all([submit(own), gateway.double.submit({ user: JOON, viewId: other })]);
    await shareWork();

    expect(gateway.redis.remediator).toMatchObject([
      { approval: { first: { person: { id: expect.any(String) } } } },
    ]);
    expect(gateway.redis.audit.filter(({ what }) => what === 'approved')).toHaveLength(2);
  });
});

function submit(viewId: string) {
  return gateway.double.submit({ user: mina.id, viewId });
}

/** Lets the gateway do what is queued for it. */
async function shareWork(): Promise<void> {
  for (const job of gateway.redis.gateway) await gateway.slack.deliver(job);
}
