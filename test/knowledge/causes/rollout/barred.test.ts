import { describe, expect, it } from '@jest/globals';

import type { Symptom } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { rolloutBarred } from '#src/knowledge/causes/rollout/barred.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { workload } from '#test/support/states.ts';
import { updating } from '#test/support/updates.ts';

const web = workload('apps/Deployment', 2);
const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'web' };
const stuck: Symptom = {
  kind: 'deployment-stuck',
  on,
  reason: 'ProgressDeadlineExceeded',
  evidence: { source: 'field', on, path: '/metadata/name', quote: 'web' },
  hurts: 'progress',
};
const conditions = [
  { type: 'ReplicaFailure', status: 'True', message: 'no', lastTransitionTime: ago(1) },
];
const all = updating('w1', 'apps/Deployment');
const isNew = ({ metadata }: Resource) => metadata?.name === 'web-new';
const withoutPod = all.filter(({ metadata }) => metadata?.name !== 'web-new-1');
const barred = withoutPod.map((one) => (isNew(one) ? { ...one, status: { conditions } } : one));
const claimsIn = (objects: readonly Resource[]) => [
  ...rolloutBarred.explain(stuck, openWorld(cluster([web, ...objects])).world, web),
];

describe('barred', () => {
  it('leads to the revision that may create no pod', () => {
    expect(claimsIn(barred)).toMatchObject([
      {
        params: { revision: 'web-new', ready: 2, wanted: 2 },
        because: { at: { kind: 'apps/ReplicaSet', name: 'web-new' } },
      },
    ]);
  });

  it.each([
    ['has a pod', all],
    ['has no pod yet', withoutPod],
  ])('stays silent where the new revision %s', (_, objects) => {
    expect(claimsIn(objects)).toEqual([]);
  });
});
