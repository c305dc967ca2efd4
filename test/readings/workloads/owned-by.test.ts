import { expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { ownedBy } from '#src/readings/workloads/owned-by.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

const RUN: Ref = {
  kind: 'argoproj.io/AnalysisRun',
  namespace: 'shop',
  name: 'web-2',
  uid: 'run-2',
};
const owner = {
  apiVersion: 'argoproj.io/v1alpha1',
  kind: 'AnalysisRun',
  name: 'web-2',
  uid: 'run-2',
};

/** A Job whose owner is that, but for these parts. */
function job(name: string, parts: object, namespace = 'shop'): Resource {
  const ownerReferences = [{ ...owner, ...parts }];
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { namespace, name, ownerReferences },
  } as Resource;
}

it('finds what names an object as its owner, and nothing of another kind, name, life or namespace', () => {
  const { world } = openWorld(
    cluster([
      job('own', {}),
      job('of-another-kind', { kind: 'Experiment' }),
      job('of-another-name', { name: 'web-1' }),
      job('of-a-predecessor', { uid: 'run-1' }),
      job('elsewhere', {}, 'bank'),
      { apiVersion: 'batch/v1', kind: 'Job', metadata: { namespace: 'shop', name: 'of-nobody' } },
    ] as Resource[]),
  );
  expect(ownedBy(RUN, 'batch/Job', world).map(({ name }) => name)).toEqual(['own']);
});
