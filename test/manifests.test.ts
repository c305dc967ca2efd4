import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';

import { shippedManifests } from '#test/integration/support/shipped-manifests.ts';

const objects = shippedManifests();
const shipped = (kind: string, name: string) =>
  objects.find((one) => one.kind === kind && one.metadata.name === name);

describe('what is shipped', () => {
  it('names each image by its digest', () => {
    const { images } = load(readFileSync('manifests/kustomization.yaml', 'utf8')) as {
      images: readonly object[];
    };

    const digest = expect.stringMatching(/^sha256:[0-9a-f]{64}$/);
    expect(images).toEqual([
      { name: 'kubewhy', newName: expect.any(String), digest },
      { name: 'docker.io/library/redis', digest },
    ]);
  });

  it('lets the readers of the cluster reach the API server, Redis and DNS, and nothing else', () => {
    const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
    const sending = policies.filter(({ spec }) => 'egress' in (spec as object));

    expect(sending.map(({ metadata }) => metadata.name)).toEqual([
      'dns',
      'to-redis',
      'gateway',
      'to-api-server',
    ]);
    expect(shipped('NetworkPolicy', 'to-api-server')).toMatchObject({
      spec: { egress: [{ to: [{ ipBlock: { cidr: '192.0.2.1/32' } }] }] }, // nobody's, until it is set
    });
    expect(shipped('NetworkPolicy', 'default-deny')).toMatchObject({ spec: { podSelector: {} } });
    expect(shipped('NetworkPolicy', 'dns')).toMatchObject({
      spec: {
        podSelector: { matchExpressions: [{ operator: 'NotIn', values: ['kubewhy-redis'] }] },
      },
    });
  });

  it.each([
    ['gateway', 'alertmanager', 'ops'],
    ['metrics', 'prometheus', 'metrics'],
  ])('opens the port of the policy %s to %s', (policy, name, port) => {
    const from = { podSelector: { matchLabels: { 'app.kubernetes.io/name': name } } };

    expect(shipped('NetworkPolicy', policy)).toMatchObject({
      spec: {
        ingress: expect.arrayContaining([
          expect.objectContaining({
            from: [expect.objectContaining(from)],
            ports: [{ protocol: 'TCP', port }],
          }),
        ]),
      },
    });
  });

  it('makes both readers guests of the API server', () => {
    const guests = ['kubewhy-worker', 'kubewhy-remediator'].map((name) => ({
      kind: 'ServiceAccount',
      serviceAccount: { name, namespace: 'kubewhy' },
    }));

    expect(shipped('FlowSchema', 'kubewhy')).toMatchObject({
      spec: { rules: [{ subjects: guests }] },
    });
  });

  it.each(['gateway', 'worker'])('keeps a %s through drains, on another node', (role) => {
    const name = `kubewhy-${role}`;
    const labels = { 'app.kubernetes.io/name': 'kubewhy', 'app.kubernetes.io/component': role };

    expect(shipped('PodDisruptionBudget', name)).toMatchObject({
      spec: { minAvailable: 1, selector: { matchLabels: labels } },
    });
    expect(shipped('Deployment', name)).toMatchObject({
      spec: {
        replicas: 2,
        template: {
          spec: {
            priorityClassName: 'kubewhy',
            topologySpreadConstraints: [{ topologyKey: 'kubernetes.io/hostname' }],
          },
        },
      },
    });
  });

  it('sends people to the gateway also when Redis is down', () => {
    const path = '/readyz?exclude=redis&exclude=alerts&exclude=slack';

    expect(shipped('Deployment', 'kubewhy-gateway')).toMatchObject({
      spec: { template: { spec: { containers: [{ readinessProbe: { httpGet: { path } } }] } } },
    });
  });
});
