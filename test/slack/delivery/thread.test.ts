import { beforeEach, describe, expect, it } from '@jest/globals';

import { followAct } from '#src/incident/follow-act.ts';
import { hashOf } from '#src/slack/delivery/hash-of.ts';
import { parentMessage, refreshThread } from '#src/slack/delivery/thread.ts';
import { DeliveryDelayed, SlackUnsure } from '#src/slack/errors.ts';
import type { SlackApi } from '#src/slack/slack-api.ts';
import { answer, incident, mina, plan } from '#test/slack/support/incidents.ts';
import { fakeRedis, type FakeRedis } from '#test/slack/support/redis.ts';

let redis: FakeRedis;
let shown: string[]; // the hash of each edit, in the order in which they landed

beforeEach(async () => {
  redis = fakeRedis();
  shown = [];
  const offered = incident({ id: 'q-1', answer: answer(), plans: [plan()] });
  await redis.incidents.change('q-1', () => ({ ...offered, parent: '1.1' }));
});

describe('an edit of a thread', () => {
  it('is made once', async () => {
    await edited('applying');
    await edited('applying');

    expect(shown).toEqual([await wanted()]);
  });

  it('comes again after a delivery that ended behind the newer edit of another', async () => {
    await act('applying');
    await dies(async (lands) => {
      await edited('applied');
      lands();
    });
    expect(shown.at(-1)).not.toBe(await wanted());

    await edited('applying');

    expect(shown.at(-1)).toBe(await wanted());
    expect(await redis.incidents.find('q-1')).not.toHaveProperty('editing');
  });

  it('does not come again after one that Slack did not take', async () => {
    await act('applying');
    await expect(
      refresh('applying', async () => {
        throw new DeliveryDelayed(1000);
      }),
    ).rejects.toThrow(DeliveryDelayed);
    await edited('applied');

    await edited('applying');

    expect(shown).toEqual([await wanted()]);
  });

  it('ends where Slack takes one part each time and keeps the next one waiting', async () => {
    await redis.incidents.change('q-1', (known) => ({ ...(known ?? incident()), details: '1.2' }));
    await act('applying');
    const takenOf = async (): Promise<readonly string[]> => {
      const taken: string[] = [];
      const update = async (_: string, ts: string) => {
        if (taken.length > 0) throw new DeliveryDelayed(1000);
        taken.push(ts);
      };
      const deps = { api: { update }, incidents: redis.incidents };
      await Promise.allSettled([refreshThread('q-1', 'applying', deps)]);
      return taken;
    };

    expect(await takenOf()).toEqual(['1.1']);
    expect(await takenOf()).toEqual(['1.2']);
    expect(await takenOf()).toEqual([]);
    expect(await redis.incidents.find('q-1')).not.toHaveProperty('editing');
  });
});

/** A delivery notes how far a change has come, and edits. */
async function edited(step: 'applying' | 'applied'): Promise<void> {
  await act(step);
  await refresh(step, async (lands) => lands());
}

async function act(step: 'applying' | 'applied'): Promise<void> {
  const news = { plan: plan().id, by: mina, at: '2026-03-02T09:11:00Z', progress: { step } };
  await redis.incidents.change('q-1', (known) => followAct(known ?? incident(), news));
}

/** The delivery of `applying` ends in the middle of its edit. */
async function dies(update: (lands: () => void) => Promise<void>): Promise<void> {
  const ended = refresh('applying', async (lands) => {
    await update(lands);
    throw new SlackUnsure('ended');
  });
  await expect(ended).rejects.toThrow(SlackUnsure);
}

async function refresh(by: string, update: (lands: () => void) => Promise<void>): Promise<void> {
  const api = {
    update: async (_, ts, message) => {
      if (ts === '1.1') await update(() => shown.push(hashOf(message)));
    },
  } satisfies Pick<SlackApi, 'update'>;
  await refreshThread('q-1', by, { api, incidents: redis.incidents });
}

async function wanted(): Promise<string> {
  const known = await redis.incidents.find('q-1');
  const message = known && parentMessage(known);
  return message ? hashOf(message) : '';
}
