import { expect, it } from '@jest/globals';

import type { ConcernFinder } from '#src/domain/concern.ts';
import { refTo } from '#src/domain/keys.ts';
import { ANY_OTHER } from '#src/domain/model.ts';
import type { Rules } from '#src/domain/rules.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { scan } from '#src/engine/scan/scan.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { cause, healthy, rulesWith, sick, thing } from '#test/support/rules.ts';

const web = thing('web');
const known = cause('test/known', () => ({}));
const worried = finder('test/worried', 'symptom');
const calm = finder('test/calm', 'harmless');

it('what looks well and is warned of is not called well', async () => {
  const { verdict } = await asked(web, [worried], healthy('web'));

  expect(verdict).toMatchObject({ state: 'unexplained', symptoms: [{ kind: 'test/worried' }] });
});

it('what is harmless is named, once for all that are alike, and stays well', async () => {
  const { verdict } = await asked(web, [calm, calm], healthy('web'));

  expect(verdict).toMatchObject({ state: 'healthy', remarks: [{ id: 'test/calm', on: web }] });
  expect(verdict.remarks).toHaveLength(1);
});

it('beside trouble that was told nothing more is said', async () => {
  const { verdict } = await asked(web, [worried, calm], sick('web'));

  expect(verdict).toMatchObject({ state: 'explained', findings: [{ id: 'test/known' }] });
  expect(verdict.symptoms).toHaveLength(1);
  expect(verdict.remarks).toEqual([]);
});

it('of what is shared it is asked only where that is the target', async () => {
  const ofTarget = { ...worried, isOfTarget: true } as const;
  const shared = { ...healthy('web'), metadata: { name: 'web' } };

  const { verdict } = await asked({ kind: 'Thing', name: 'web' }, [ofTarget], shared);
  const { troubles } = await scan(undefined, lazily(cluster([shared])), rulesOf([ofTarget]));

  expect(verdict.state).toBe('unexplained');
  expect(troubles).toEqual([]);
});

it('a scan lists it, too', async () => {
  const { troubles } = await scan(
    undefined,
    lazily(cluster([healthy('web'), sick('ill')])),
    rulesOf([worried]),
  );

  expect(troubles.map(({ state, target }) => `${target.name} ${state}`).toSorted()).toEqual([
    'ill explained',
    'web unexplained',
  ]);
});

it('one that fails is named, and nothing is called well', async () => {
  const broken: ConcernFinder = {
    kind: 'test/broken',
    of: [ANY_OTHER],
    find: () => {
      throw new Error('oops');
    },
  };

  const { verdict } = await asked(web, [broken], healthy('web'));

  expect(verdict).toMatchObject({ state: 'unexplained', crashes: [{ rule: 'test/broken' }] });
});

it('nothing is called well while a rule that looked at it failed', async () => {
  const rules = rulesWith();
  const broken = {
    id: 'test/broken',
    of: ['Thing'],
    remark: () => {
      throw new Error('oops');
    },
    text: { en: () => '', ko: () => '' },
  };
  const remarkers = [broken];

  const { verdict } = await diagnose(web, lazily(cluster([healthy('web')])), {
    ...rules,
    remarkers,
  });

  expect(verdict).toMatchObject({ state: 'unexplained', crashes: [{ rule: 'test/broken' }] });
});

function asked(
  target: typeof web,
  concerns: readonly ConcernFinder[],
  ...objects: readonly ReturnType<typeof healthy>[]
) {
  return diagnose(target, lazily(cluster(objects)), rulesOf(concerns));
}

function rulesOf(concerns: readonly ConcernFinder[]): Rules {
  return { ...rulesWith(known), concerns };
}

function finder(kind: string, as: 'symptom' | 'harmless'): ConcernFinder {
  return {
    kind,
    of: [ANY_OTHER],
    *find(object) {
      const on = refTo('Thing', object);
      if (as === 'harmless') return yield { harmless: { id: kind, on, params: {} }, alike: kind };
      const evidence = { source: 'field', on, path: '/metadata/name', quote: on.name } as const;
      yield { symptom: { kind, on, reason: 'Odd', evidence, hurts: 'progress' } };
    },
  };
}
