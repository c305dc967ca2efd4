import { expect, it } from '@jest/globals';

import { nextUpdate } from '#src/checklists/items/rollouts/next-update.ts';
import type { Resource } from '#src/domain/resource.ts';
import {
  marksOf,
  readyNode,
  saidOf,
  setOn,
  spreadOver,
  troubled,
} from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned } from '#test/support/objects.ts';
import { CONTROL_PLANE, podOn } from '#test/support/scheduling.ts';

const NODES = [readyNode('cp', { taints: [CONTROL_PLANE] }), readyNode('a'), readyNode('b')];

it('passes where each step finds room', () => {
  expect(marksOf(nextUpdate, cluster([...NODES, ...deployment(0, 1)]))).toEqual(['web: pass']);
});

it('says how many pods are away where that is half of them', () => {
  expect(saidOf(nextUpdate, cluster([...NODES, ...deployment(0, 1)]))).toContain(
    '1 of 2 pods may be away',
  );
});

it('fails where a new pod comes before an old one goes, and a hard rule leaves it no node', () => {
  const source = cluster([...NODES, ...deployment(1, 0)]);

  expect(marksOf(nextUpdate, source)).toEqual(['web: fail']);
  expect(saidOf(nextUpdate, source)).toContain('maxSurge 1 and maxUnavailable 0');
});

it('leaves what is in trouble now to the item that tells of it', () => {
  expect(
    marksOf(nextUpdate, cluster([...NODES, ...deployment(1, 0)]), troubled('web', {})),
  ).toEqual([]);
});

it('is not checked where nodes cannot be read', () => {
  expect(marksOf(nextUpdate, cluster(setOn(['a', 'b']), ['nodes']))).toEqual(['web: not-checked']);
});

function deployment(maxSurge: number, maxUnavailable: number): readonly Resource[] {
  const rule = spreadOver('DoNotSchedule');
  const template = {
    metadata: { labels: { app: 'web' } },
    spec: { containers: [{ name: 'app' }], ...rule },
  };
  const made: Resource<'apps/Deployment'> = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { namespace: 'shop', name: 'web', uid: 'web' },
    spec: {
      replicas: 2,
      selector: { matchLabels: { app: 'web' } },
      template,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge, maxUnavailable } },
    },
  };
  const set: Resource<'apps/ReplicaSet'> = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: { namespace: 'shop', name: 'web-1', uid: 'web-1' },
    spec: { replicas: 2, selector: { matchLabels: { app: 'web' } }, template },
  };
  const pods = ['a', 'b'].map((on) =>
    owned(podOn(on, `web-1-${on}`, { spec: { ...rule } }), {
      kind: 'apps/ReplicaSet',
      name: 'web-1',
    }),
  );
  return [made, owned(set, { kind: 'apps/Deployment', name: 'web' }), ...pods];
}
