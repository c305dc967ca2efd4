import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { permits, restricts } from '#src/world/readings/policies/network-policy.ts';
import { specified } from '#test/support/objects.ts';

type Spec = NonNullable<Resource<'networking.k8s.io/NetworkPolicy'>['spec']>;

const policy = (spec: Partial<Spec>) => {
  const podSelector = { matchLabels: { app: 'db' } };
  return specified('networking.k8s.io/NetworkPolicy', 'db', { podSelector, ...spec });
};
const labels = { app: 'web' };
const web = { is: 'pod', namespace: 'shop', labels, isOnHostNetwork: false, ports: {} } as const;
const at = { protocol: 'TCP', port: 8080 } as const;
const fromWeb = { from: [{ podSelector: { matchLabels: labels } }] };
const toApi = { to: [{ podSelector: { matchLabels: { app: 'api' } } }] };

it('holds a call against the peers of its own direction only', () => {
  const both = policy({ ingress: [fromWeb], egress: [toApi] });

  expect(permits(both, 'ingress', web, at, {})).toBe('yes');
  expect(permits(both, 'egress', web, at, {})).toBe('no');
});

it.each([
  [{}, 'ingress', true],
  [{}, 'egress', false],
  [{ egress: [toApi] }, 'egress', true],
  [{ egress: [] }, 'egress', false],
  [{ policyTypes: ['Egress'] }, 'ingress', false],
  [{ policyTypes: ['Egress'] }, 'egress', true],
] as const)('with %j it restricts %s: %s', (spec, direction, is) => {
  const one = policy(spec as Partial<Spec>);

  expect(restricts(one, direction, { app: 'db' })).toBe(is);
  expect(restricts(one, direction, labels)).toBe(false);
});
