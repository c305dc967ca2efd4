import { describe, expect, it } from '@jest/globals';

import type { SymptomFinder } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { guarded } from '#src/engine/guarded-call.ts';
import { Looks } from '#src/engine/looks.ts';
import { symptomReader } from '#src/engine/symptom-reader.ts';
import { openWorld, type Concluded } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { rulesWith, sick, healthy, thing } from '#test/support/rules.ts';

const web = thing('web');
const { symptomFinders } = rulesWith();
const blind: SymptomFinder = {
  kind: 'blind',
  of: ['Thing'],
  find(_, world) {
    world.get({ kind: 'Secret', namespace: 'shop', name: 'key' });
    return [];
  },
};

function read(
  object: Resource,
  finders: readonly SymptomFinder[],
  concluded: Concluded = new Map(),
) {
  const { world, unread } = openWorld(cluster([object], ['secrets']));
  const looks = new Looks();
  const symptomsOf = symptomReader(finders, world, guarded(unread, []), looks, concluded);
  return { kinds: symptomsOf(web).map(({ kind }) => kind), look: looks.all.values().next().value };
}

describe('the symptoms of an object', () => {
  it('make it ill', () => {
    expect(read(sick('web'), symptomFinders)).toEqual({ kinds: ['sick'], look: 'ill' });
    expect(read(healthy('web'), symptomFinders)).toEqual({ kinds: [], look: undefined });
  });

  it('are unknown where a finder could not read what it needs', () => {
    expect(read(healthy('web'), [blind])).toEqual({ kinds: [], look: 'unread' });
    expect(read(healthy('web'), [{ ...blind, isAside: true }]).look).toBeUndefined();
    expect(read(sick('web'), [blind, ...symptomFinders]).look).toBe('ill');
  });

  it('are found once for all rounds where all was read', () => {
    const concluded: Concluded = new Map();
    let calls = 0;
    const counting: SymptomFinder = {
      kind: 'counting',
      of: ['Thing'],
      find: () => {
        calls += 1;
        return [];
      },
    };

    read(healthy('web'), [counting], concluded);
    read(healthy('web'), [counting], concluded);

    expect(calls).toBe(1);
  });

  it('are those of the finders that are asked then', () => {
    const later = symptomFinders.map((one) => ({ ...one, asked: 'unless-outage' as const }));

    expect(read(sick('web'), later).kinds).toEqual([]);
  });
});
