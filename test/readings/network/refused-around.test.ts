import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { custom, parents, saying } from '#test/support/custom.ts';
import { service as serviceOf, servingPod, slice } from '#test/support/services.ts';
import { ofSet, workload } from '#test/support/states.ts';

const target = { kind: 'apps/StatefulSet', namespace: 'shop', name: 'web' };
const full = { availableReplicas: 1, updatedReplicas: 1, readyReplicas: 1 };
const web = workload('apps/StatefulSet', 1, full);
const pod = ofSet(servingPod('web-0'));
const ask = async (...services: readonly Resource[]) => {
  const loader = lazily(cluster([web, pod, ...services]));
  const { verdict } = await diagnose(target, loader, rules);
  return { state: verdict.state, ids: verdict.findings.map(({ id }) => id) };
};
const policy = (app: string, valid: string, clusterwide = '') =>
  custom(`cilium.io/Cilium${clusterwide}NetworkPolicy`, 'rules', {
    ...(clusterwide && { namespace: '' }),
    spec: { endpointSelector: { matchLabels: { app } } },
    status: saying(`Valid=${valid} Parsed: Invalid CIDR 10.0.0.0/99`),
  });
const route = (name: string, resolved: string, namespace = 'edge', protocol = 'HTTP') =>
  custom(`gateway.networking.k8s.io/${protocol}Route`, 'front', {
    namespace,
    spec: { rules: [{ backendRefs: [{ name, namespace: 'shop', port: 80 }] }] },
    status: parents(`ResolvedRefs=${resolved} RefNotPermitted: not permitted`),
  });
const served = [serviceOf('web'), slice('web', { 'web-0': 'ready' })];

it.each([
  ['a policy about its pods that is not valid', policy('web', 'False')],
  ['one of the whole cluster', policy('web', 'False', 'Clusterwide')],
  ['a route of another namespace that may not lead to its Service', route('web', 'False')],
  ['one for gRPC', route('web', 'False', 'edge', 'GRPC')],
  ['one for gRPC of its own', route('web', 'False', 'shop', 'GRPC')],
])('finds %s', async (_, object) => {
  expect(await ask(...served, object)).toEqual({
    state: 'explained',
    ids: ['reports/own-word'],
  });
});

it.each([
  ['a valid policy', policy('web', 'True')],
  ['an invalid one about others', policy('cart', 'False')],
  ['one of the whole cluster about others', policy('cart', 'False', 'Clusterwide')],
  ['a route that leads there', route('web', 'True')],
  ['a refused one to another Service', route('cart', 'False')],
  ['one for gRPC to another Service', route('cart', 'False', 'shop', 'GRPC')],
])('says nothing of %s', async (_, object) => {
  expect(await ask(...served, object)).toEqual({ state: 'healthy', ids: [] });
});

it('leaves nothing open where such policies may not be read', async () => {
  const loader = lazily(cluster([web, pod, ...served], ['ciliumnetworkpolicies.cilium.io']));
  const { verdict } = await diagnose(target, loader, rules);

  expect([verdict.state, verdict.notChecked]).toEqual(['healthy', []]);
});

it('tells that what was asked about may not be read, though it is looked for there as well', async () => {
  const loader = lazily(cluster([], ['boxes.example.org']));
  const box = { kind: 'example.org/Box', namespace: 'shop', name: 'big' };
  const { verdict } = await diagnose(box, loader, rules);

  expect(verdict.notChecked).toMatchObject([{ read: { get: { name: 'big' } } }]);
});
