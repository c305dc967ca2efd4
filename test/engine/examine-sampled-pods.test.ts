import { describe, expect, it } from '@jest/globals';

import type { SymptomFinder } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { examine } from '#src/engine/examine.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled } from '#test/support/objects.ts';
import { cause, healthy, rulesWith, sick, thing } from '#test/support/rules.ts';

const web = thing('web');

describe('sampled pods', () => {
  const loud = thing('loud');
  const log = {
    logs: { ...loud, kind: 'Pod' } as const,
    container: 'app',
    run: 'current',
  } as const;
  const [finder] = rulesWith().symptomFinders;

  /** What is told of "web", and of "loud" by its log, which says that it is sick as soon as that has a label. */
  function heard(objects: readonly Resource[], forbidden: readonly string[] = []) {
    const calls = cause('test/calls', (name) =>
      name === 'loud' ? { because: { at: thing('db'), edge: 'calls' } } : undefined,
    );
    const { symptomFinders, ...rest } = rulesWith(calls);
    const listening: SymptomFinder = {
      kind: 'says-sick',
      of: ['Thing'],
      asked: 'of-sampled-pods',
      *find(object, world) {
        world.logs(log.logs, log.container, log.run);
        const said = labelled(object, {
          ...(object.metadata?.labels?.['says'] && { sick: 'yes' }),
        });
        yield* finder?.find(said, world) ?? [];
      },
    };
    const { symptoms, unread } = examine(
      { at: () => [web], around: web, looksAt: 'all' },
      cluster([healthy('db'), ...objects], forbidden),
      {
        ...rest,
        surroundings: [{ id: 'test', where: 'sampled-pods', find: () => [loud] }],
        symptomFinders: [...symptomFinders, listening],
      },
    );
    return { names: [...symptoms.values()].map(({ on }) => on.name), unread };
  }
  const saying = labelled(healthy('loud'), { says: 'yes' });

  it('are heard where all looks well', () => {
    expect(heard([healthy('web'), saying]).names).toEqual(['loud']);
    expect(heard([healthy('web'), healthy('loud')]).names).toEqual([]);
  });

  it('are not heard beside users that are hurt', () => {
    expect(heard([sick('web'), saying]).names).toEqual(['web']);
  });

  it('leave nothing open by a log that nobody has, where something is told', () => {
    const unheard = { read: log, why: 'forbidden' };

    expect(heard([healthy('web'), saying], ['pods/log']).unread).toEqual([]);
    expect(heard([healthy('web'), healthy('loud')], ['pods/log']).unread).toEqual([unheard]);
  });
});
