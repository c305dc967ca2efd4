import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { missingAgent } from '#src/knowledge/causes/node/signs/missing-agent.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned, specified } from '#test/support/objects.ts';
import { creationEvent } from '#test/support/refusals.ts';
import { node } from '#test/support/scheduling.ts';
import { readyPod } from '#test/support/states.ts';

const TAINT = { key: 'node.kubernetes.io/not-ready', effect: 'NoSchedule' } as const;
const HERE = node('w1', { taints: [TAINT] });
const set = (name: string, path: string, spec: object = {}) =>
  specified('apps/DaemonSet', name, {
    template: {
      spec: {
        containers: [],
        tolerations: [{ operator: 'Exists' }],
        volumes: [{ name: 'v', hostPath: { path } }],
        ...spec,
      },
    },
  });
const AGENT = set('net', '/etc/cni/net.d');
const worldOf = (objects: readonly Resource[], forbidden: readonly string[] = []) =>
  openWorld(cluster([HERE, ...objects], forbidden)).world;
const found = (objects: readonly Resource[], forbidden?: readonly string[]) =>
  missingAgent(HERE, 'network', worldOf(objects, forbidden));
const nameOf = (one: ReturnType<typeof found>) => (typeof one === 'object' ? one.name : one);

describe('the agent that a node lacks', () => {
  it.each([
    ['mounts the folder of network plugins', AGENT],
    ['is called as the agent of a known plugin', set('calico-node', '/var/log')],
  ])('%s', (_, one) => {
    expect(found([one])).toMatchObject({ kind: 'apps/DaemonSet', name: one.metadata?.name });
  });

  it('is rather one whose pods may not be created', () => {
    const of = { kind: 'apps/DaemonSet', name: 'net-2' };
    const refused = creationEvent('FailedCreate', 'Error creating: no', 1, of);

    expect(nameOf(found([AGENT, set('net-2', '/etc/cni/net.d'), refused]))).toBe('net-2');
  });

  const there = owned(
    { ...readyPod(), spec: { containers: [], nodeName: 'w1' } },
    { kind: 'apps/DaemonSet', name: 'net' },
  );
  it.each([
    ['does something else', [set('logs', '/var/log')]],
    ['is not for this node', [set('net', '/etc/cni', { nodeSelector: { pool: 'b' } })]],
    ['does not tolerate its taint', [set('net', '/etc/cni', { tolerations: [] })]],
    ['is there and Ready', [AGENT, there]],
  ])('is none that %s', (_, objects) => {
    expect(found(objects)).toBeUndefined();
  });

  it.each(['pods', 'daemonsets.apps'])('is not known where %s could not be read', (resource) => {
    expect(found([AGENT], [resource])).toBe('unread');
  });

  it('of a storage driver mounts where the kubelet finds drivers', () => {
    const driver = set('disk', '/var/lib/kubelet/plugins_registry/');

    expect(nameOf(missingAgent(HERE, 'storage', worldOf([AGENT, driver])))).toBe('disk');
  });
});
