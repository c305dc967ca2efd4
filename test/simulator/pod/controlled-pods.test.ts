import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { clusterOf } from '#src/simulator/cluster.ts';
import { place } from '#src/simulator/place.ts';
import { claimsOf, daemonPod, podOf, statefulPod } from '#src/simulator/pod/controlled-pods.ts';
import { node, threeNodes } from '#test/support/scheduling.ts';

const template = {
  metadata: { labels: { app: 'db' } },
  spec: {
    containers: [{ name: 'db' }],
    volumes: [
      { name: 'data', emptyDir: {} },
      { name: 'tmp', emptyDir: {} },
    ],
  },
};
const selector = { matchLabels: { app: 'db' } };
const set: Resource<'apps/StatefulSet'> = {
  apiVersion: 'apps/v1',
  kind: 'StatefulSet',
  metadata: { namespace: 'shop', name: 'db' },
  spec: {
    selector,
    template,
    volumeClaimTemplates: [
      { metadata: { name: 'data' }, spec: { accessModes: ['ReadWriteOnce'] } },
    ],
  },
};
const agent: Resource<'apps/DaemonSet'> = {
  apiVersion: 'apps/v1',
  kind: 'DaemonSet',
  metadata: { namespace: 'shop', name: 'agent' },
  spec: { selector, template },
};

describe('the pod of a template', () => {
  it('has its labels and its spec', () => {
    expect(podOf(template, { namespace: 'shop', name: 'db-1' })).toMatchObject({
      metadata: { namespace: 'shop', name: 'db-1', labels: { app: 'db' } },
      spec: template.spec,
    });
  });

  it('has its annotations, and no field that is empty', () => {
    const named = { namespace: 'shop', name: 'db-1' };
    const annotations = { team: 'data' };

    expect(podOf({ metadata: { annotations } }, named).metadata).toEqual({ ...named, annotations });
    expect(podOf({}, named).metadata).toEqual(named);
  });
});

describe('the pod of a DaemonSet', () => {
  it('may go to its node alone, and is named for it', () => {
    const pod = daemonPod(agent, 'worker-2');
    const { nodes } = place(pod, threeNodes());

    expect(pod.metadata).toMatchObject({ namespace: 'shop', name: 'agent-worker-2' });
    const free = nodes.filter(({ blockers }) => blockers.length === 0);

    expect(free.map((one) => one.node)).toEqual(['worker-2']);
  });

  it.each(['not-ready', 'disk-pressure', 'memory-pressure', 'pid-pressure'])(
    'goes to a node that is %s',
    (state) => {
      const effect = state === 'not-ready' ? 'NoExecute' : 'NoSchedule';
      const bad = node('w', { taints: [{ key: `node.kubernetes.io/${state}`, effect }] });

      expect(place(daemonPod(agent, 'w'), clusterOf([bad], [])).nodes).toEqual([
        { node: 'w', blockers: [] },
      ]);
    },
  );

  it('waits for no network that it does not use', () => {
    const effect = 'NoSchedule';
    const bad = node('w', { taints: [{ key: 'node.kubernetes.io/network-unavailable', effect }] });
    const spec = { ...template.spec, hostNetwork: true };
    const hostAgent = { ...agent, spec: { selector, template: { ...template, spec } } };
    const blockers = (one: typeof agent) =>
      place(daemonPod(one, 'w'), clusterOf([bad], [])).nodes[0]?.blockers.length;

    expect([blockers(agent), blockers(hostAgent)]).toEqual([1, 0]);
  });
});

describe('the pod of a StatefulSet', () => {
  it('has its number in its name, and its claims instead of volumes of their names', () => {
    expect(statefulPod(set, 2)).toMatchObject({
      metadata: { name: 'db-2', labels: { app: 'db', 'apps.kubernetes.io/pod-index': '2' } },
      spec: {
        volumes: [
          { name: 'data', persistentVolumeClaim: { claimName: 'data-db-2' } },
          { name: 'tmp', emptyDir: {} },
        ],
      },
    });
  });

  it('finds the claims that are made for it', () => {
    expect(claimsOf(set, 2)).toMatchObject([
      {
        kind: 'PersistentVolumeClaim',
        metadata: { namespace: 'shop', name: 'data-db-2', labels: { app: 'db' } },
        spec: { accessModes: ['ReadWriteOnce'] },
      },
    ]);
  });
});
