import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { leftAtOldRevision } from '#src/knowledge/causes/workload/left-at-old-revision.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { workload } from '#test/support/states.ts';

const PARTITION = { rollingUpdate: { partition: 1 } };

function setWith(updateStrategy: object, updateRevision = 'new'): Resource {
  return {
    ...workload('apps/StatefulSet', 2),
    spec: { replicas: 2, updateStrategy },
    status: { updatedReplicas: 1, currentRevision: 'old', updateRevision },
  } as Resource;
}
const about = (set: Resource) => claimsAbout(set, leftAtOldRevision, cluster([set]));

it('says how many pods a partition leaves where they are', () => {
  expect(about(setWith(PARTITION))).toMatchObject([
    { params: { count: 1, partition: 1 }, strength: 'entails' },
  ]);
});

it('says that pods are replaced when somebody deletes them', () => {
  const found = about(setWith({ type: 'OnDelete' }));

  expect(found).toMatchObject([{ params: { count: 1 }, evidence: [{ quote: 'OnDelete' }] }]);
  expect(advised(leftAtOldRevision, found)).toContain('Delete the old pods');
});

it('is silent about a set at one revision, and about one that is just updated', () => {
  expect(about(setWith(PARTITION, 'old'))).toEqual([]);
  expect(about(setWith({}))).toEqual([]);
});
