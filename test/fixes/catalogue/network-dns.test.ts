import { expect, it } from '@jest/globals';

import { permitWords } from '#src/fixes/catalogue/network/permit-words.ts';
import { permitting } from '#src/fixes/catalogue/network/permitting-change.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { servingPod } from '#test/support/services.ts';

const KIND = 'networking.k8s.io/NetworkPolicy';
const rule = { to: [{ podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }] };
const direction = 'egress';

it('a rule for the DNS names the address of the cache on the node, where pods ask that', () => {
  const closed = specified(KIND, 'closed', {
    podSelector: { matchLabels: { app: 'web' } },
    policyTypes: ['Egress'],
  });
  const policy = { ...closed, metadata: { ...closed.metadata, uid: 'policy-1' } };
  const { spec, metadata, ...rest } = servingPod('node-local-dns-1');
  const labels = { 'k8s-app': 'node-local-dns' };
  const cache = {
    ...rest,
    metadata: { ...metadata, namespace: 'kube-system', labels },
    spec: { containers: [], ...spec, hostNetwork: true },
  };
  const { world } = openWorld(cluster([policy, servingPod('web-1'), cache]));
  const on = { namespace: 'shop', name: 'closed' };
  const caller = { kind: 'Pod', namespace: 'shop', name: 'web-1' } as const;

  const { effect } =
    permitting({ kind: KIND, ...on }, rule, { direction, caller, port: 53 }, world) ?? {};
  const { text } = permitWords.en({
    kind: 'NetworkPolicy',
    ...on,
    direction,
    lines: [],
    caller: 'web-1',
    peer: 'DNS',
    ...(effect && { effect }),
  });

  expect(text).toContain('let the same ports through to its address as well, 169.254.20.10');
  expect(text).not.toContain('ingress policies of its peer');
});
