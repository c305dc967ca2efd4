import { describe, expect, test } from '@jest/globals';

import type { Read, Source } from '#src/domain/model.ts';
import type { MeteredLoader } from '#src/domain/ports.ts';
import { inRounds } from '#src/world/in-rounds.ts';
import { metered } from '#src/world/metered.ts';
import { cluster } from '#test/support/clusters.ts';

const events: Read = { events: { kind: 'Pod', namespace: 'shop', name: 'web-1' } };

/** Notes what it is asked to load, and has no more afterwards than before. */
function noting(): MeteredLoader & Readonly<{ loaded: (readonly Read[])[] }> {
  const loaded: (readonly Read[])[] = [];
  return {
    loaded,
    ...metered({
      load: async (reads): Promise<Source> => {
        loaded.push(reads);
        const { hasAll: _, ...some } = cluster([]);
        return some;
      },
    }),
  };
}

describe('in rounds', () => {
  test('a pass that misses nothing is made once', async () => {
    let passes = 0;

    await inRounds(noting(), () => ({ value: ++passes, unread: [] }));

    expect(passes).toBe(1);
  });

  test('what was missed is loaded once, and the pass made again', async () => {
    const loader = noting();

    const { value } = await inRounds(loader, () => ({
      value: loader.loaded.length,
      unread: [{ read: events, why: 'not-loaded' }],
    }));

    expect(loader.loaded).toEqual([[], [events]]);
    expect(value).toBe(2);
  });

  test('who asks whether all is settled is called again when it is', async () => {
    const answers: boolean[] = [];

    await inRounds(noting(), (_, isSettled) => {
      answers.push(isSettled());
      return { value: undefined, unread: [] };
    });

    expect(answers).toEqual([false, true]);
  });

  test('where all is there from the beginning, all is settled', async () => {
    const answers: boolean[] = [];

    await inRounds({ ...noting(), load: async () => cluster([]) }, (_, isSettled) => {
      answers.push(isSettled());
      return { value: undefined, unread: [] };
    });

    expect(answers).toEqual([true]);
  });

  test('what only the settled pass misses is loaded too', async () => {
    const loader = noting();

    await inRounds(loader, (_, isSettled) => ({
      value: undefined,
      unread: isSettled() ? [{ read: events, why: 'not-loaded' }] : [],
    }));

    expect(loader.loaded).toEqual([[], [events]]);
  });
});
