import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { portNameUnknown } from '#src/knowledge/causes/reference/port-name-unknown.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, labelled, specified } from '#test/support/objects.ts';

const web = { matchLabels: { app: 'web' } };
const declaring = (ports: object[]) =>
  labelled(specified('Pod', 'web-1', { containers: [{ name: 'app', ports }] }), { app: 'web' });
const serving = (ports: object[]) =>
  labelled(specified('Service', 'web', { ports }), { app: 'web' });

const rows = [
  {
    kind: 'monitoring.coreos.com/ServiceMonitor',
    spec: (port: unknown) => ({ selector: web, endpoints: [{ port }] }),
    path: '/spec/endpoints/0/port',
    one: serving([{ name: 'http-metrics', port: 9090 }, { port: 80 }]),
    without: serving([{ port: 9090 }]),
    hidden: 'services',
  },
  {
    kind: 'monitoring.coreos.com/PodMonitor',
    spec: (port: unknown) => ({ selector: web, podMetricsEndpoints: [{ port }] }),
    path: '/spec/podMetricsEndpoints/0/port',
    one: declaring([{ name: 'http-metrics', containerPort: 9090 }]),
    without: declaring([{ containerPort: 9090 }]),
    hidden: 'pods',
  },
  {
    kind: 'networking.k8s.io/NetworkPolicy',
    spec: (port: unknown) => ({ podSelector: web, ingress: [{ ports: [{ port }] }] }),
    path: '/spec/ingress/0/ports/0/port',
    one: declaring([{ name: 'http-metrics', containerPort: 9090 }]),
    without: declaring([{ containerPort: 9090 }]),
    hidden: 'pods',
  },
];

function about(object: Resource, others: readonly Resource[], forbidden: string[] = []) {
  return claimsAbout(object, portNameUnknown, cluster([object, ...others], forbidden));
}

describe.each(rows)('a port that is named by a $kind', ({ kind, spec, ...row }) => {
  const { path, one, without, hidden } = row;
  const asking = (port: unknown) => specified(kind, 'asker', spec(port));

  it('is found where nothing that is selected has a port of that name', () => {
    const claims = about(asking('http-metric'), [one]);

    expect(claims).toMatchObject([
      {
        subject: { kind, name: 'asker' },
        params: {
          port: 'http-metric',
          field: path,
          kind: one.kind,
          first: one.metadata?.name,
          others: 0,
          names: ['http-metrics'],
          near: 'http-metrics',
        },
        evidence: [{ path, quote: 'http-metric' }],
        strength: 'entails',
      },
    ]);
    expect(advised(portNameUnknown, claims)).toContain('Name `http-metrics`');
  });

  it('is found where the ports have no names', () => {
    const claims = about(asking('web'), [without]);

    expect(claims).toMatchObject([{ params: { names: [] } }]);
    expect(claims[0]?.params).not.toHaveProperty('near');
  });

  it.each([
    ['has it', asking('http-metrics'), [one]],
    ['has it beside one that has not', asking('http-metrics'), [without, renamed(one)]],
    ['is meant by a number', asking(9090), [one]],
    ['is meant by a number in quotes', asking('9090'), [one]],
    ['is meant by a pattern', asking('http-.*'), [one]],
    ['is hidden by capture', asking('‹text of 4›'), [one]],
    ['is not there at all, which is another cause', asking('web'), []],
    ['is another', asking('web'), [labelled(one, { app: 'other' })]],
  ])('is not where what is selected %s', (_, object, others) => {
    expect(about(object, others)).toEqual([]);
  });

  it('is not where that cannot be read, or was made just now', () => {
    const object = asking('web');
    const young = { ...object, metadata: { ...object.metadata, creationTimestamp: ago(0.1) } };

    expect(about(object, [], [hidden])).toEqual([]);
    expect(about(young, [one])).toEqual([]);
  });
});

function renamed(object: Resource): Resource {
  return { ...object, metadata: { ...object.metadata, name: 'web-2', uid: 'web-2' } };
}
