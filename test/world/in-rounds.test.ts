import { describe, expect, test } from '@jest/globals';

import type { Read, Source } from '#src/domain/model.ts';
import type { MeteredLoader } from '#src/domain/ports.ts';
import { inRounds, type Combine } from '#src/world/in-rounds.ts';
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

  test('a read that two have missed is loaded once', async () => {
    const loader = noting();

    await inRounds(loader, () => ({
      value: undefined,
      unread: [
        { read: events, why: 'not-loaded' },
        { read: events, why: 'not-loaded' },
      ],
    }));

    expect(loader.loaded).toEqual([[], [events]]);
  });

  test('what was refused is not asked for again', async () => {
    const loader = noting();

    const { unread } = await inRounds(loader, () => ({
      value: undefined,
      unread: [{ read: events, why: 'forbidden' }],
    }));

    expect(loader.loaded).toEqual([[]]);
    expect(unread).toEqual([{ read: events, why: 'forbidden' }]);
  });

  test('four loads are the most; who asked whether all is settled is called once more', async () => {
    const loader = noting();
    const answers: boolean[] = [];

    const { value } = await inRounds(loader, (_, isSettled) => {
      answers.push(isSettled());
      const read = { get: { kind: 'Thing', name: `${answers.length}` } };
      return { value: answers.length, unread: [{ read, why: 'not-loaded' }] };
    });

    expect(loader.loaded).toHaveLength(1 + 4);
    expect(answers).toEqual([false, false, false, false, false, true]);
    expect(value).toBe(6);
  });

  test('who does not ask is not called once more after the last load', async () => {
    let passes = 0;

    await inRounds(noting(), () => {
      const read = { get: { kind: 'Thing', name: `${++passes}` } };
      return { value: undefined, unread: [{ read, why: 'not-loaded' }] };
    });

    expect(passes).toBe(1 + 4);
  });

  test('reads are combined with what was asked before in mind', async () => {
    const loader = noting();
    const list: Read = { list: 'Event', scope: { namespace: 'shop' } };
    const knew: boolean[] = [];
    const combine: Combine = (reads, wasAsked) => {
      knew.push(wasAsked(list));
      return reads.length > 0 && !wasAsked(list) ? [list] : reads;
    };

    await inRounds(
      loader,
      () => ({ value: undefined, unread: [{ read: events, why: 'not-loaded' }] }),
      combine,
    );

    expect(loader.loaded).toEqual([[], [list], [events]]);
    expect(knew).toEqual([false, true, true]);
  });

  test('what one pass concluded is there for the next', async () => {
    const sizes: number[] = [];

    await inRounds(noting(), (_, isSettled, concluded) => {
      isSettled();
      sizes.push(concluded.size);
      concluded.set('known', true);
      return { value: undefined, unread: [] };
    });

    expect(sizes).toEqual([0, 1]);
  });
});
