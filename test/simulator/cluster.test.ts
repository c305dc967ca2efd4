import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Resource } from '#src/domain/resource.ts';
import { changedCluster, clusterOf, type Pod, readCluster } from '#src/simulator/cluster.ts';
import { freeOn } from '#src/simulator/free-resources.ts';
import { place } from '#src/simulator/place.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster as recordedCluster } from '#test/support/clusters.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';

const NODES = [node('a'), node('b'), node('c')];
const requests = { resources: { requests: { cpu: '300m' } } };
const pods = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'gone'), fc.boolean()), { maxLength: 12 })
  .map((places) =>
    places.map(([at, isShop], index) =>
      podOn(at, `p${index}`, { container: requests, namespace: isShop ? 'shop' : 'other' }),
    ),
  );

describe('the cluster that is read for a pod', () => {
  const shop: Resource = {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: 'shop', labels: { team: 'a' } },
  };
  const term = { topologyKey: 'zone', labelSelector: {}, namespaceSelector: {} };
  const podAntiAffinity = { requiredDuringSchedulingIgnoredDuringExecution: [term] };
  const asking = { ...newPod(), spec: { containers: [], affinity: { podAntiAffinity } } };
  const teamSeenBy = (pod: Pod) => {
    const { world } = openWorld(recordedCluster([shop, podOn('a', 'p0')]));
    return readCluster('shop', world, pod).cluster.labelsOf('shop')['team'];
  };

  it('has the labels of namespaces where that pod alone asks about them', () => {
    expect(teamSeenBy(asking)).toBe('a');
    expect(teamSeenBy(newPod())).toBeUndefined();
  });
});

describe('a changed cluster', () => {
  it('is the cluster that its nodes and pods make up', () => {
    fc.assert(
      fc.property(pods, fc.nat(12), fc.nat(12), (all, from, to) => {
        const put = all.slice(Math.max(from, to));
        const before = all.slice(0, Math.max(from, to));
        const drop = before.slice(0, Math.min(from, to));

        const changed = changedCluster(clusterOf(NODES, before), { put, drop });
        const made = clusterOf(NODES, [...before.filter((one) => !drop.includes(one)), ...put]);

        expect(changed.pods).toEqual(made.pods);
        for (const one of NODES) expect(freeOn(one, changed)).toEqual(freeOn(one, made));
        const pod = newPod({ container: requests });
        expect(place(pod, changed)).toEqual(place(pod, made));
      }),
    );
  });

  it('has nodes in place of those of the same name, and new ones', () => {
    const cordoned = node('b', { unschedulable: true });

    const changed = changedCluster(clusterOf(NODES, []), { nodes: [cordoned, node('d')] });

    expect(changed.nodes.map(({ metadata }) => metadata?.name)).toEqual(['a', 'b', 'c', 'd']);
    expect(changed.nodes[1]).toBe(cordoned);
  });

  it('leaves the cluster that it comes from as it was', () => {
    const held = podOn('a', 'held', { container: requests });
    const cluster = clusterOf(NODES, [held]);

    changedCluster(cluster, { drop: [held], put: [podOn('b', 'more')] });

    expect(cluster.pods).toEqual([held]);
    expect(cluster.podsOn('a')).toEqual([held]);
    expect(cluster.podsOn('b')).toEqual([]);
  });
});
