import { describe, expect, it } from '@jest/globals';

import type { SymptomFinder } from '#src/domain/model.ts';
import { scan } from '#src/engine/scan/scan.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { cause, rulesWith, sick, thing } from '#test/support/rules.ts';

const leads = cause('test/leads', (name) =>
  name.startsWith('a') ? { because: { at: thing('db'), edge: 'needs' } } : undefined,
);

describe('a trouble', () => {
  it('puts a chain to whose end there is only a guess together with that end', async () => {
    const guess = cause('test/guess', (name) =>
      name === 'db' ? { strength: 'suggests' } : undefined,
    );

    const { troubles } = await scan(
      undefined,
      lazily(cluster(['a-1', 'a-2', 'db'].map((name) => sick(name)))),
      rulesWith(leads, guess),
    );

    expect(troubles[0]).toMatchObject({ state: 'unexplained', target: { name: 'db' } });
  });

  it('is sorted by whom it hurts, then by how many, then by name', async () => {
    const { symptomFinders, ...rest } = rulesWith(
      cause('test/of', (name) => ({ subject: thing(name.replace(/^(.).*/, '$1')) })),
    );
    const [finder] = symptomFinders;
    const graded: SymptomFinder = {
      kind: 'sick',
      of: ['Thing'],
      *find(object, world) {
        const hurts = object.metadata?.name?.startsWith('r') ? 'redundancy' : 'users';
        for (const one of finder?.find(object, world) ?? []) yield { ...one, hurts };
      },
    };
    const all = ['r-1', 'r-2', 'r-3', 'z', 'y', 'x-1', 'x-2'].map((name) => sick(name));

    const { troubles } = await scan(undefined, lazily(cluster(all)), {
      ...rest,
      symptomFinders: [graded],
    });

    expect(troubles.map(({ target }) => target.name)).toEqual(['x', 'y', 'z', 'r']);
  });

  it('sorts troubles by what they are about, and not by what they happen to', async () => {
    const crossed = cause('test/crossed', (name) => ({ subject: thing(name === 'a' ? 'z' : 'y') }));

    const { troubles } = await scan(
      undefined,
      lazily(cluster([sick('a'), sick('b')])),
      rulesWith(crossed),
    );

    expect(troubles.map(({ target }) => target.name)).toEqual(['y', 'z']);
  });

  it('of a namespace says so, and tells of trouble that begins in another', async () => {
    const db = { ...thing('db'), namespace: 'other' };
    const away = cause('test/away', (name) =>
      name === 'a' ? { because: { at: db, edge: 'needs' } } : {},
    );
    const both = cluster([
      sick('a'),
      { ...sick('db'), metadata: { ...sick('db').metadata, namespace: 'other' } },
    ]);

    const asked = await scan('shop', lazily(both), rulesWith(away));

    expect(asked).toMatchObject({ namespace: 'shop', troubles: [{ target: db }] });
    expect(await scan(undefined, lazily(both), rulesWith(away))).not.toHaveProperty('namespace');
  });

  it('has read a part only where a rule has failed', async () => {
    const broken = cause('test/broken', () => {
      throw new Error('broken');
    });

    const { read, crashes } = await scan(
      undefined,
      lazily(cluster([sick('a')])),
      rulesWith(broken),
    );

    expect(read).toBe('part');
    expect(crashes).toHaveLength(1);
  });
});
