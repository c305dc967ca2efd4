import { afterEach, describe, expect, it } from '@jest/globals';

import { CutOff } from '#src/domain/errors.ts';
import { engineThreads } from '#src/serve/roles/engine-threads.ts';
import { NOW } from '#test/support/objects.ts';
import { plan } from '#test/support/verdicts.ts';

const RECORDED = { name: 'lab', recording: 'recordings/inc-000-1', state: '/nowhere/state.json' };
const services = {
  access: async () => 'context lab, server https://lab',
  request: () => new Promise<never>(() => {}),
  dryRun: async () => ({ is: 'holds' }) as const,
};
const OPS = { place: { channel: 'C1' } };
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

describe('the engine in threads', () => {
  it('answers as it does anywhere, and offers nothing where changes are off', async () => {
    const { why, look } = threads({ cluster: RECORDED, changes: 'off' });

    const result = await why({ text: 'web-6c7c' }, 'en', OPS);

    const id = 'scheduling/spread-counts-tainted-node';
    const findings = expect.arrayContaining([expect.objectContaining({ id })]);
    expect(result).toMatchObject({ is: 'answer', answer: { findings }, plans: [] });
    expect(await look(plan(), 'en', NOW)).toMatchObject({ source: 'recorded' });
  });

  it('has its requests to a live cluster made outside', async () => {
    const { why } = threads({}, 60_000, {
      request: async () => ({ now: 0, noReply: 'no route to host', sent: false, isLate: false }),
    });

    const message = expect.stringContaining('no route to host. Check its address');
    expect(await why({ text: 'web' }, 'en', OPS)).toMatchObject({ code: 'unreachable', message });
  });

  it('has what is read for an approval read before all that waits, and nothing else', async () => {
    const urgent: unknown[] = [];
    const { why, disproof } = threads({}, 60_000, {
      async request({ isUrgent }) {
        urgent.push(isUrgent);
        return { now: 0, noReply: 'no route to host', sent: false, isLate: false };
      },
    });

    await disproof(plan(), 'en', {});
    const [first] = urgent.splice(0);
    await why({ text: 'web' }, 'en', OPS);

    expect([first, urgent[0]]).toEqual([true, false]);
  });

  it('cuts a question off that keeps its thread busy', async () => {
    const { why } = threads({ cluster: RECORDED }, 1);

    await expect(why({ text: 'web-6c7c' }, 'en', OPS)).rejects.toThrow(CutOff);
  });

  it('cuts a question off that waits for too long, and goes on with the next', async () => {
    const { why, explain } = threads({}, 2_000);

    const stuck = why({ text: 'web' }, 'en', OPS);
    const other = explain(pasted('The connection to the server localhost:8080 was refused'));

    await expect(stuck).rejects.toThrow(CutOff);
    expect(await other).toMatchObject({ is: 'answer' });
    expect(await explain(pasted('exit code 1'))).toMatchObject({ is: 'answer' });
  });
});

function threads(
  { cluster = { name: 'live' }, changes = 'on' as 'on' | 'off' },
  limitMs?: number,
  others: Partial<Parameters<typeof engineThreads>[1]> = {},
) {
  const { answers, stop } = engineThreads(
    {
      cluster,
      changes,
      read: { channels: { '*': { namespaces: ['*'], kinds: ['*'], logs: true } } },
      people: {},
      peopleByEmail: [],
    },
    { ...services, ...others },
    limitMs,
  );
  stops.push(stop);
  return answers;
}

function pasted(text: string) {
  const place = { channel: 'C1' };
  const asker = { team: 'T1', id: 'U1', name: 'mina' };
  const askedAt = '2026-01-01T00:00:00Z';
  return { id: 'q-1', query: { text }, lang: 'en', asker, place, private: false, askedAt } as const;
}
