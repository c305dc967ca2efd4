import { expect, it } from '@jest/globals';

import { revisionsOf } from '#src/readings/workloads/revisions.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named, owned } from '#test/support/objects.ts';
import { rolloutOf, updating } from '#test/support/updates.ts';

const [oldest, newest] = updating();
const bare = owned(named('apps/ReplicaSet', 'bare'), { kind: 'argoproj.io/Rollout', name: 'web' });
const all = [bare, oldest, newest].flatMap((one) => one ?? []);

function found(status: object, objects = all, forbidden: readonly string[] = []) {
  const { world } = openWorld(cluster(objects, forbidden));
  const { updated, stable, gap } = revisionsOf(rolloutOf({ canary: {} }, status), world);
  return { updated: updated?.metadata?.name, stable: stable?.metadata?.name, gap };
}

it.each([
  ['both', { currentPodHash: 'new', stableRS: 'old' }, { updated: 'web-new', stable: 'web-old' }],
  [
    'the same one',
    { currentPodHash: 'old', stableRS: 'old' },
    { updated: 'web-old', stable: 'web-old' },
  ],
  [
    'no stable one yet',
    { currentPodHash: 'new', stableRS: undefined },
    { updated: 'web-new', stable: undefined },
  ],
  [
    'none that is there',
    { currentPodHash: 'x', stableRS: 'y' },
    { updated: undefined, stable: undefined },
  ],
])('the revisions of a rollout are found by its hashes: %s', (_, status, revisions) => {
  expect(found(status)).toEqual({ ...revisions, gap: undefined });
});

it('are not those of another rollout, and may be missing where they cannot be read', () => {
  const status = { currentPodHash: 'new', stableRS: 'old' };
  const others = all.map((one) => owned(one, { kind: 'argoproj.io/Rollout', name: 'api' }));

  expect(found(status, others).updated).toBeUndefined();
  expect(found(status, [...others, ...all]).updated).toBe('web-new');
  expect(found(status, [named('apps/ReplicaSet', 'stray')]).updated).toBeUndefined();
  expect(found(status, [], ['replicasets.apps'])).toEqual({ gap: 'forbidden' });
});
