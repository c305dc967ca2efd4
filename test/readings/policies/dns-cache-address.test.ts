import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { dnsCacheAddress } from '#src/readings/policies/dns-cache-address.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

const dnsPod = (app: string, args: readonly string[] = []): Resource<'Pod'> => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { namespace: 'kube-system', name: app, labels: { 'k8s-app': app } },
  spec: { containers: [{ name: 'dns', args: [...args] }] },
});
const address = (...pods: readonly Resource[]) => dnsCacheAddress(openWorld(cluster(pods)).world);

it('is what the cache of the node was told to listen on', () => {
  const args = ['-localip', '169.254.25.10,10.96.0.10', '-conf', '/etc/Corefile'];

  expect(address(dnsPod('kube-dns'), dnsPod('node-local-dns', args))).toBe('169.254.25.10');
});

it('is the usual one where nobody set it, and none without a cache', () => {
  expect(address(dnsPod('node-local-dns'))).toBe('169.254.20.10');
  expect(address(dnsPod('kube-dns'))).toBeUndefined();
});
