import { expect, it } from '@jest/globals';

import type { Change } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { workloadOf } from '#src/fixes/change/workload.ts';
import { predict } from '#src/fixes/proof/predict.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned } from '#test/support/objects.ts';
import { readyPod, unreadyPod } from '#test/support/states.ts';
import { finding } from '#test/support/verdicts.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'd-1' };
const web: Resource<'apps/Deployment'> = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace: 'shop', name: 'web', uid: 'd-1' },
  spec: { selector: {}, template: { spec: { containers: [{ name: 'app' }] } } },
};
const set = owned(
  {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: { namespace: 'shop', name: 'web-1', uid: 'web-1' },
  },
  on,
);
const made = (pod: Resource<'Pod'>, name: string) =>
  owned(
    { ...pod, metadata: { ...pod.metadata, name, uid: name } },
    { kind: 'apps/ReplicaSet', name: 'web-1' },
  );
const op = { op: 'replace', path: '/spec/template/spec/containers/0/name', value: 'app' } as const;
const change: Change = {
  do: 'patch',
  on,
  guard: [],
  absent: [],
  ops: [op],
  undo: { none: 'test' },
};

it("lets a Deployment's pods go that are not Ready, and keeps those that serve", () => {
  const objects = [web, set, made(readyPod(), 'serves'), made(unreadyPod(5), 'waits')];
  const { world } = openWorld(cluster(objects));
  const workload = workloadOf(finding({ subject: on }), world);
  if (!workload) throw new Error('There is no workload.');

  const { drop, put } = predict(workload, change, false, world);

  expect(drop.map(({ metadata }) => metadata?.name)).toEqual(['waits']);
  const owned = (kind: string, name: string) => ({
    namespace: 'shop',
    ownerReferences: [{ apiVersion: 'apps/v1', kind, name, controller: true }],
  });
  expect(put).toMatchObject([
    web,
    { kind: 'ReplicaSet', metadata: owned('Deployment', 'web') },
    { kind: 'Pod', metadata: owned('ReplicaSet', 'web-predicted'), status: { phase: 'Pending' } },
  ]);
});
