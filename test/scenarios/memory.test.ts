// What a question keeps of its rounds (`Concluded`) is what one look at all of its facts would say, in whatever
// order those came in and whichever of them never did.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Read, Source } from '#src/domain/model.ts';
import type { Loader, MeteredLoader } from '#src/domain/ports.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { scan } from '#src/engine/scan/scan.ts';
import { rules } from '#src/knowledge/rules.ts';
import { keeping } from '#src/world/keeping.ts';
import { recorded } from '#src/world/recorded.ts';
import { seed } from '#test/support/samples.ts';
import { scenarios } from '#test/support/scenarios.ts';

describe.each(scenarios)('what is kept between the rounds of $name', ({ target, read }) => {
  it('makes its verdict no other', async () => {
    const loader = inPieces(recorded(await read()));

    const { verdict } = await diagnose(target, loader, rules);

    const atOnce = await diagnose(target, knowing(loader.shown()), rules);
    expect(verdict).toEqual(atOnce.verdict);
  });

  it('makes its scan no other', async () => {
    const loader = inPieces(recorded(await read()));

    const found = await scan(undefined, loader, rules);

    expect(found).toEqual(await scan(undefined, knowing(loader.shown()), rules));
  });
});

/** Answers half of what it is asked for, and the rest when it is asked again for anything. */
function inPieces(source: Source): MeteredLoader & { shown(): Source } {
  const kept = keeping<Loader>({ load: async () => source });
  const [drawn] = fc.sample(fc.infiniteStream(fc.boolean()), { seed, numRuns: 1 });
  let late: readonly Read[] = [];
  let shown = source;
  return {
    spent: () => ({ requests: 0, logs: 0 }),
    shown: () => shown,
    async load(reads) {
      const parts = Object.groupBy(reads, () => (drawn?.next().value ? 'late' : 'now'));
      shown = await kept.load([...late, ...(parts.now ?? [])]);
      late = parts.late ?? [];
      return shown;
    },
  };
}

/** All that was shown, from the beginning; nothing more is to come. */
function knowing(source: Source): MeteredLoader {
  return {
    spent: () => ({ requests: 0, logs: 0 }),
    load: async () => ({ ...source, hasAll: true }),
  };
}
