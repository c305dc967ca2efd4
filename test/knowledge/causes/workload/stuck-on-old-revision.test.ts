import { expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import { stuckOnOldRevision } from '#src/knowledge/causes/workload/stuck-on-old-revision.ts';
import { fitting } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster, hiding } from '#test/support/clusters.ts';
import { nodeSaying } from '#test/support/scheduling.ts';
import { numbered, statefulSet } from '#test/support/stateful-sets.ts';

const node = nodeSaying({ type: 'Ready', status: 'True' });
const set = statefulSet();
const pods = [numbered(0, 'ready'), numbered(1, 'broken', 'old'), numbered(2, 'ready', 'old')];

it('names the broken pod, its old revision and its old image', () => {
  const source = cluster([set, node, ...pods]);

  expect(claimsAbout(set, stuckOnOldRevision, source)).toMatchObject([
    {
      params: {
        pod: 'web-1',
        old: 'web-old',
        wanted: 'web-new',
        images: [{ has: 'app:1', wants: 'app:2' }],
      },
      strength: 'entails',
    },
  ]);
});

it("explains that pod's own symptom too", () => {
  const [, broken] = pods;

  expect(broken && claimsAbout(broken, stuckOnOldRevision, cluster([set, node, ...pods]))).toEqual([
    expect.objectContaining({ subject: expect.objectContaining({ name: 'web' }) }),
  ]);
});

it.each([
  ['a pod of the present revision is broken', [set, node, numbered(0, 'broken')]],
  ['pods are made in parallel', [statefulSet({ podManagementPolicy: 'Parallel' }), node, ...pods]],
  [
    'the pod is below the partition',
    [statefulSet({ updateStrategy: { rollingUpdate: { partition: 2 } } }), node, ...pods],
  ],
  [
    'only a person updates it',
    [statefulSet({ updateStrategy: { type: 'OnDelete' } }), node, ...pods],
  ],
  ['its node is lost', [set, nodeSaying({ type: 'Ready', status: 'Unknown' }), ...pods]],
])('claims nothing where %s', (_, objects) => {
  const [own = set] = objects;

  expect(claimsAbout(own, stuckOnOldRevision, cluster(objects))).toEqual([]);
});

it('is certain of the broken pod itself where others may not be read', () => {
  const [, broken] = pods;
  const source = hiding(refTo('Pod', numbered(0, 'ready')), cluster([set, node, ...pods]));

  expect(broken && claimsAbout(broken, stuckOnOldRevision, source)).toMatchObject([
    { strength: 'entails' },
  ]);
});

it('has a person delete the pod that is stuck, and never by force', () => {
  const [claim] = claimsAbout(set, stuckOnOldRevision, cluster([set, node, ...pods]));
  if (!claim) throw new Error('Nothing is claimed.');
  const { subject, params } = claim;

  expect(fitting(stuckOnOldRevision, subject, params)?.en.text).toContain('without --force');
  expect(stuckOnOldRevision.advice?.command?.(subject, params)).toBe(
    'kubectl -n shop delete pods web-1',
  );
});

it('counts the pod at the partition among those that are to be updated, by the whole number', () => {
  const updateStrategy = { rollingUpdate: { partition: 10 } };
  const large = statefulSet({ replicas: 11, updateStrategy });
  const tenth = numbered(10, 'broken', 'old');
  const source = cluster([large, node, numbered(9, 'ready', 'old'), tenth]);

  expect(claimsAbout(tenth, stuckOnOldRevision, source)).toMatchObject([
    { params: { pod: 'web-10' } },
  ]);
});
