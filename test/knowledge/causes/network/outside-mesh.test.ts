import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { outsideMesh } from '#src/knowledge/causes/network/outside-mesh.ts';
import { openWorld } from '#src/world/open-world.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { inMesh, injector, rule, space, spaceOf } from '#test/support/mesh.ts';
import { labelled, specified } from '#test/support/objects.ts';
import { service, servingPod } from '#test/support/services.ts';

const [OF_DEFAULT, OF_1_22] = [injector('enabled'), injector('1-22')];
const web = servingPod('web-1');
const strict = specified(
  'security.istio.io/PeerAuthentication',
  'default',
  { mtls: { mode: 'STRICT' } },
  'shop',
);
const ofMesh = { ...strict, metadata: { name: 'default', namespace: 'istio-system' } };
const MUTUAL = { mode: 'ISTIO_MUTUAL' };
const mutual = rule(MUTUAL);
const elsewhere = (host: string) => rule(MUTUAL, 'web', host, { namespace: 'edge' });

describe('network/outside-mesh', () => {
  it.each([
    ['has lost its label', {}, 'missing', 'istio-injection'],
    ['says no', { 'istio-injection': 'disabled' }, 'refused', 'istio-injection=disabled'],
    [
      'asks for a revision that is gone',
      { 'istio.io/rev': '1-20' },
      'unserved',
      'istio.io/rev=1-20',
    ],
  ])('is found of a pod under STRICT whose namespace %s', (_, labels, is, label) => {
    expect(told(web, [space(labels), strict, OF_1_22, OF_DEFAULT])).toMatchObject([
      {
        subject: { kind: 'Namespace', name: 'shop' },
        params: {
          pod: 'web-1',
          is,
          label,
          by: 'default',
          served: ['istio-injection=enabled', 'istio.io/rev=1-22'],
        },
        strength: 'entails',
      },
    ]);
  });

  it('is found of a pod that says no itself', () => {
    const ofPod = labelled(web, { app: 'web', 'sidecar.istio.io/inject': 'false' });
    const annotated = {
      ...web,
      metadata: { ...web.metadata, annotations: { 'sidecar.istio.io/inject': 'false' } },
    };

    for (const pod of [ofPod, annotated])
      expect(
        told(pod, [space({ 'istio-injection': 'enabled' }), strict, OF_DEFAULT]),
      ).toMatchObject([
        {
          subject: { kind: 'Pod', name: 'web-1' },
          params: { is: 'refused', label: 'sidecar.istio.io/inject=false', isOwn: true },
        },
      ]);
  });

  it('is likely of a pod that would be given one today', () => {
    expect(told(web, [space({ 'istio-injection': 'enabled' }), strict, OF_DEFAULT])).toMatchObject([
      { subject: { kind: 'Pod' }, params: { is: 'late' }, strength: 'fits' },
    ]);
  });

  it('is found of a pod whose callers are told to speak mutual TLS', () => {
    const objects = [space({}), service('web'), mutual, OF_DEFAULT];

    expect(told(web, objects)).toMatchObject([
      { params: { is: 'missing', by: 'web', service: 'web' }, strength: 'entails' },
    ]);
    expect(told(web, [...objects, rule({ mode: 'DISABLE' }, 'other')])).toMatchObject([
      { strength: 'fits' },
    ]);
  });

  it.each([
    ['of all Services', '*.local', {}],
    ['of its own by the whole name', 'web.shop.svc.cluster.local', { exportTo: ['*'] }],
  ])(
    'is found by a rule of the whole mesh %s, where the labels ask for a sidecar',
    (_, host, more) => {
      const ofAll = rule(MUTUAL, 'default', host, { namespace: 'istio-system', ...more });
      const asking = [space({ 'istio.io/rev': '1-20' }), service('web'), OF_1_22];

      expect(told(web, [...asking, ofAll])).toMatchObject([
        { params: { by: 'istio-system/default', service: 'web' }, strength: 'entails' },
      ]);
      expect(told(web, [space({}), service('web'), ofAll, OF_1_22])).toEqual([]);
      expect(told(web, [...asking, ofAll, rule({}, 'own', '*.shop.svc.cluster.local')])).toEqual(
        [],
      );
    },
  );

  it('is found by the rule with the most specific host of its namespace', () => {
    const objects = [space({}), service('web'), OF_DEFAULT];
    const many = rule(MUTUAL, 'many', '*.shop.svc.cluster.local');

    expect(told(web, [...objects, many])).toMatchObject([{ params: { by: 'many' } }]);
    expect(told(web, [...objects, many, rule({ mode: 'DISABLE' })])).toEqual([]);
  });

  it('is found where the whole mesh is STRICT and the labels ask for a sidecar', () => {
    const asking = space({ 'istio.io/rev': '1-20' });

    expect(told(web, [asking, ofMesh, OF_1_22])).toMatchObject([{ params: { is: 'unserved' } }]);
    expect(told(web, [space({}), ofMesh, OF_1_22])).toEqual([]);
  });

  const meshed = inMesh(web);
  const permissive = specified(
    'security.istio.io/PeerAuthentication',
    'default',
    { mtls: { mode: 'PERMISSIVE' } },
    'shop',
  );
  const control = { ...web, metadata: { ...web.metadata, namespace: 'istio-system' } };
  const onHost = { ...web, spec: { containers: [{ name: 'app' }], hostNetwork: true } };
  it.each([
    ['a pod in the mesh', meshed, [space({}), strict, OF_DEFAULT]],
    ['a permissive namespace', web, [space({}), permissive, OF_DEFAULT]],
    ['no policy', web, [space({ 'istio.io/rev': '1-20' }), OF_DEFAULT]],
    ['a pod on the network of its node', onHost, [space({}), strict, OF_DEFAULT]],
    [
      'a rule that leaves callers to find out',
      web,
      [space({}), service('web'), rule({}), OF_DEFAULT],
    ],
    [
      'a rule of a namespace in which nobody is known to call',
      web,
      [space({}), service('web'), elsewhere('web.shop.svc.cluster.local'), OF_DEFAULT],
    ],
    [
      'a host that Istio takes for one beyond the cluster',
      web,
      [space({}), service('web'), rule(MUTUAL, 'web', 'web.shop'), OF_DEFAULT],
    ],
    [
      'a rule for some callers',
      web,
      [
        space({}),
        service('web'),
        rule(MUTUAL, 'web', 'web', { workloadSelector: { matchLabels: { app: 'api' } } }),
        OF_DEFAULT,
      ],
    ],
    [
      'a rule for another Service',
      web,
      [space({}), service('web'), rule(MUTUAL, 'api', 'api'), OF_DEFAULT],
    ],
    ['a namespace that is not known', web, [strict, OF_DEFAULT]],
    ['the control plane itself', control, [ofMesh, spaceOf('istio-system'), OF_DEFAULT]],
  ])('stays silent for %s', (_, pod, objects) => {
    expect(told(pod, objects)).toEqual([]);
  });

  it('does not say of labels that ask for a sidecar what nobody could look up', () => {
    const objects = [web, space({ 'istio.io/rev': '1-20' }), strict];
    const forbidden = ['mutatingwebhookconfigurations.admissionregistration.k8s.io'];

    expect(claimsAbout(web, outsideMesh, cluster(objects, forbidden))).toEqual([]);
  });

  it('reads no namespace for it where there is no mesh', () => {
    const { world, unread } = openWorld(cluster([web], ['namespaces']));

    expect([...(outsideMesh.symptom?.find(web, world) ?? [])]).toEqual([]);
    expect(unread).toEqual([]);
  });

  it('advises the label that there is an injector for', () => {
    const only = told(web, [space({ 'istio-injection': 'disabled' }), strict, OF_1_22]);

    expect(advised(outsideMesh, only)).toContain('`istio.io/rev=1-22`');
    const [{ subject, params } = { subject: { kind: '', name: '' }, params: undefined }] = only;
    expect(params && outsideMesh.advice?.command?.(subject, params)).toBe(
      'kubectl label namespaces shop istio-injection- istio.io/rev=1-22 --overwrite',
    );
  });
});

function told(pod: Resource, objects: readonly Resource[]) {
  return claimsAbout(pod, outsideMesh, cluster([pod, ...objects]));
}
