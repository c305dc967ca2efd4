import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { readKey } from '#src/domain/keys.ts';
import type { Read } from '#src/domain/model.ts';
import type { Loader } from '#src/domain/ports.ts';
import { metered } from '#src/world/metered.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';

const web = { kind: 'Pod', namespace: 'shop', name: 'web' };
const anyRead: fc.Arbitrary<Read> = fc.oneof(
  fc.nat(99).map((n) => ({ get: { kind: 'Thing', name: `${n}` } })),
  fc.nat(49).map((n) => ({ logs: web, container: `${n}`, run: 'current' as const })),
);

describe('one question', () => {
  it('makes each read once, and 40 requests and 20 log reads at most, whoever asks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uniqueArray(anyRead, { selector: readKey, maxLength: 60 }), { maxLength: 6 }),
        async (asked) => {
          const inner = noting();
          const loader = metered(inner);

          await Promise.all(asked.map((reads) => loader.load(reads)));

          const logs = inner.made.filter((read) => 'logs' in read).length;
          const wanted = new Set(asked.flat().map(readKey));
          const wantedLogs = [...wanted].filter((key) => key.startsWith('logs')).length;
          expect(new Set(inner.made.map(readKey)).size).toBe(inner.made.length);
          expect(logs).toBe(Math.min(wantedLogs, 20));
          expect(inner.made.length - logs).toBe(Math.min(wanted.size - wantedLogs, 40));
          expect(loader.spent()).toEqual({ requests: inner.made.length - logs, logs });
        },
      ),
    );
  });

  it('opens what it reads from once, and shows what was read last to who asks for nothing', async () => {
    const asked: (readonly Read[])[] = [];
    const loader = metered({
      async load(reads) {
        asked.push(reads);
        return cluster(reads.length > 0 ? [pod()] : []);
      },
    });

    expect((await loader.load([])).get(web).is).toBe('absent');
    await loader.load([{ get: web }]);
    expect((await loader.load([])).get(web).is).toBe('known');
    expect(asked).toEqual([[], [{ get: web }]]);
  });

  it('waits for what another part of it is reading', async () => {
    const { promise: replied, resolve: reply } = Promise.withResolvers<void>();
    const read = { get: web };
    const loader = metered({
      async load(reads) {
        if (reads.length === 0) return cluster([]);
        await replied;
        return cluster([pod()]);
      },
    });

    const parts = [loader.load([read]), loader.load([read])];
    reply();

    const facts = (await Promise.all(parts)).map((source) => source.get(web).is);
    expect(facts).toEqual(['known', 'known']);
    expect(loader.spent()).toEqual({ requests: 1, logs: 0 });
  });
});

function noting(): Loader & { made: Read[] } {
  const made: Read[] = [];
  return {
    made,
    async load(reads) {
      made.push(...reads);
      return cluster([]);
    },
  };
}
