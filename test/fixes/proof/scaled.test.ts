import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { workloadOf } from '#src/fixes/change/workload.ts';
import { scaled } from '#src/fixes/proof/scaled.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned } from '#test/support/objects.ts';
import { finding } from '#test/support/verdicts.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'd-1' };
const web = (replicas: number): Resource<'apps/Deployment'> => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace: 'shop', name: 'web', uid: 'd-1' },
  spec: { replicas, selector: {}, template: { spec: { containers: [{ name: 'app' }] } } },
});
const set = (name: string, replicas: number) => {
  const metadata = { namespace: 'shop', name, uid: name };
  const spec = { replicas, selector: {} };
  return owned({ apiVersion: 'apps/v1', kind: 'ReplicaSet', metadata, spec } as Resource, on);
};

it.each([
  ['its only revision wants as many', [set('web-1', 4), set('web-0', 0)], ['web', 'web-1']],
  ['of two revisions its controller decides', [set('web-1', 4), set('web-0', 1)], ['web']],
])('of a workload that is scaled %s', (_, sets, changed) => {
  const { world } = openWorld(cluster([web(4), ...sets]));
  const workload = workloadOf(finding({ subject: on }), world);
  if (!workload) throw new Error('There is no workload.');

  const { put } = scaled(workload, web(2), world);

  expect(put.map(({ metadata }) => metadata?.name)).toEqual(changed);
  for (const one of put) expect(one).toMatchObject({ spec: { replicas: 2 } });
});
