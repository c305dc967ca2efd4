import { describe, expect, it } from '@jest/globals';

import { outsideMesh } from '#src/diagnosis/causes/network/outside-mesh.ts';
import { strictMtls } from '#src/diagnosis/causes/network/strict-mtls.ts';
import type { Resource } from '#src/domain/resource.ts';
import { advised } from '#test/support/advised.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, named, specified } from '#test/support/objects.ts';
import { service, servingPod } from '#test/support/services.ts';

const WEBHOOKS = 'admissionregistration.k8s.io/MutatingWebhookConfiguration';
const [OF_DEFAULT, OF_1_22] = [injector('enabled'), injector('1-22')];
const web = servingPod('web-1');
const strict = specified(
  'security.istio.io/PeerAuthentication',
  'default',
  { mtls: { mode: 'STRICT' } },
  'shop',
);
const ofMesh = { ...strict, metadata: { name: 'default', namespace: 'istio-system' } };
const mutual = rule({ mode: 'ISTIO_MUTUAL' });

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
      'a rule for another Service',
      web,
      [space({}), service('web'), rule({ mode: 'ISTIO_MUTUAL' }, 'api', 'api'), OF_DEFAULT],
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

  describe('of a call that fails', () => {
    const RESET =
      'Get "http://api:80/": read tcp 10.0.0.5:4021->10.96.0.7:80: connection reset by peer';
    const TLS =
      'GET http://api:80/ 503: upstream connect error or disconnect/reset before headers. reset reason: remote connection failure, transport failure reason: TLS_error: WRONG_VERSION_NUMBER';
    const api = servingPod('api-1');

    function called(said: string, peer: Resource, from: boolean, more: readonly Resource[]) {
      const { caller, logs } = crashing(said, 'http://api:80');
      const pod = from ? inMesh(caller) : caller;
      const claims = claimsAbout(
        pod,
        outsideMesh,
        cluster([pod, peer, service('api'), ...more], [], logs),
      );
      return claims.filter(({ evidence }) => evidence.some(({ source }) => source === 'log'));
    }

    it('leads to the namespace of a caller that was to have a sidecar', () => {
      const gone = space({ 'istio.io/rev': '1-20' });

      expect(called(RESET, inMesh(api), false, [gone, strict, OF_1_22])).toMatchObject([
        {
          subject: { kind: 'Namespace', name: 'shop' },
          params: { is: 'unserved' },
          strength: 'entails',
        },
      ]);
    });

    it('leads to the namespace of a callee that was to have a sidecar', () => {
      const objects = [space({}), rule({ mode: 'ISTIO_MUTUAL' }, 'api', 'api'), OF_DEFAULT];

      expect(called(TLS, api, true, objects)).toMatchObject([
        { params: { pod: 'api-1', is: 'missing', service: 'api' } },
      ]);
      expect(called(TLS, inMesh(api), true, objects)).toEqual([]);
    });

    it('leaves a caller that belongs to no mesh to the policy', () => {
      const { caller, logs } = crashing(RESET, 'http://api:80');
      const objects = [caller, inMesh(api), service('api'), space({}), ofMesh, OF_DEFAULT];

      expect(claimsAbout(caller, outsideMesh, cluster(objects, [], logs))).toEqual([]);
      expect(claimsAbout(caller, strictMtls, cluster(objects, [], logs))).toHaveLength(1);
    });
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

function inMesh(pod: Resource<'Pod'>): Resource<'Pod'> {
  const containers = [...(pod.spec?.containers ?? []), { name: 'istio-proxy' }];
  return { ...pod, spec: { ...pod.spec, containers } };
}

function space(labels: Readonly<Record<string, string>>): Resource {
  return spaceOf('shop', labels);
}

function spaceOf(name: string, labels: Readonly<Record<string, string>> = {}): Resource {
  return { ...named('Namespace', name, ''), metadata: { name, labels } };
}

/** The webhook for namespaces that ask by "istio-injection", or by a revision. */
function injector(value: string): Resource {
  const [key, other] =
    value === 'enabled'
      ? (['istio-injection', 'istio.io/none'] as const)
      : (['istio.io/rev', 'istio-injection'] as const);
  const namespaceSelector = {
    matchExpressions: [
      { key, operator: 'In', values: [value] },
      { key: other, operator: 'DoesNotExist' },
    ],
  };
  const objectSelector = {
    matchExpressions: [{ key: 'sidecar.istio.io/inject', operator: 'NotIn', values: ['false'] }],
  };
  const name = 'rev.namespace.sidecar-injector.istio.io';
  return {
    ...named(WEBHOOKS, `istio-sidecar-injector-${value}`, ''),
    webhooks: [{ name, namespaceSelector, objectSelector }],
  } as Resource;
}

function rule(tls: object, name = 'web', host = 'web'): Resource {
  const spec = { host, trafficPolicy: { tls } };
  return specified('networking.istio.io/DestinationRule', name, spec, 'shop');
}
