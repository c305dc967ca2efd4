import { describe, expect, it } from '@jest/globals';

import type { HealthCheck } from '#src/domain/health-check.ts';
import type { Resource } from '#src/domain/resource.ts';
import { guarded } from '#src/engine/guarded-call.ts';
import { Looks } from '#src/engine/looks.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { healthy, sick, thing } from '#test/support/rules.ts';

const web = thing('web');
const well: HealthCheck = { of: ['Thing'], look: () => 'healthy' };
const unsure: HealthCheck = { of: ['Thing'], look: () => 'unsure' };
const throwing: HealthCheck = {
  of: ['Thing'],
  look: () => {
    throw new TypeError('odd');
  },
};

describe('how an object looks', () => {
  it.each<[string, string, readonly Resource[], readonly HealthCheck[], readonly string[]]>([
    ['as its check says', 'healthy', [healthy('web')], [well], []],
    ['absent where it is not there', 'absent', [], [well], []],
    ['unread where nobody may look', 'unread', [], [well], ['things']],
    ['unsure where its kind has no check', 'unsure', [healthy('web')], [], []],
    ['unread where the check throws', 'unread', [healthy('web')], [throwing], []],
    ['to start where it is new and nobody can say', 'starting', [sick('web', 0.5)], [unsure], []],
    ['unsure where it is not new any more', 'unsure', [sick('web')], [unsure], []],
  ])('is %s', (_, look, objects, checks, forbidden) => {
    const { world, unread } = openWorld(cluster(objects, forbidden));
    const looks = new Looks();

    looks.complete(web, world, checks, guarded(unread, []));

    expect([...looks.all.values()]).toEqual([look]);
  });

  it('is what was noted of it, whatever the check says', () => {
    const { world, unread } = openWorld(cluster([healthy('web')]));
    const looks = new Looks();
    looks.note(web, 'ill');

    looks.complete(web, world, [well], guarded(unread, []));

    expect([...looks.all.values()]).toEqual(['ill']);
    expect(looks.isIll(web)).toBe(true);
  });
});
