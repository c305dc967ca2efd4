import { describe, expect, it } from '@jest/globals';

import type { SymptomFinder } from '#src/domain/model.ts';
import { scan } from '#src/engine/scan/scan.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { cause, healthy, rulesWith, sick } from '#test/support/rules.ts';

const roots = cause('test/root', (name) => (name === 'db' ? {} : undefined));

describe('a scan that takes several rounds', () => {
  it('looks again only at what missed something, in each of its rounds', async () => {
    const times = new Map<string, number>();
    const looking: SymptomFinder<'Thing'> = {
      kind: 'looking',
      of: ['Thing'],
      find: ({ metadata: { name = '' } = {} }, world) => {
        times.set(name, (times.get(name) ?? 0) + 1);
        if (name === 'c') world.get({ kind: 'Other', namespace: 'shop', name });
        return [];
      },
    };
    const { symptomFinders, ...rest } = rulesWith(roots);

    await scan(undefined, lazily(cluster([healthy('a'), healthy('c')])), {
      ...rest,
      symptomFinders: [...symptomFinders, looking as SymptomFinder],
    });

    expect(Object.fromEntries(times)).toEqual({ a: 1, c: 2 });
  });

  it('asks for many objects of a kind at once', async () => {
    const reader = cause('test/reader', (name, world) => {
      world.get({ kind: 'Other', namespace: 'shop', name });
      return {};
    });
    const loader = lazily(cluster(['a', 'b', 'c', 'd', 'e'].map((name) => sick(name))));

    await scan('shop', loader, rulesWith(reader));

    expect(loader.rounds[1]).toEqual([{ list: 'Other', scope: { namespace: 'shop' } }]);
  });
});
