import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { selectedByNothing } from '#src/knowledge/causes/reference/selected-by-nothing.ts';
import { pickedKinds } from '#src/knowledge/references/pickers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, labelled, named, specified } from '#test/support/objects.ts';

const GROUP = 'monitoring.coreos.com';
const MONITOR = `${GROUP}/ServiceMonitor`;
const BY_RELEASE = { matchLabels: { release: 'prometheus' } };
const monitor = (labels = {}, kind = MONITOR) => labelled(named(kind, 'web'), labels);
const prometheus = (spec: object, namespace = 'shop') =>
  specified(`${GROUP}/Prometheus`, 'main', spec, namespace);

function about(object: Resource, others: readonly Resource[], hidden: readonly string[] = []) {
  return claimsAbout(object, selectedByNothing, cluster([object, ...others], hidden));
}

describe('reference/selected-by-nothing', () => {
  it.each(pickedKinds)('finds an object of kind %s that no selector takes', (kind) => {
    expect(about(monitor({}, kind), [prometheus({})])).toMatchObject([
      {
        subject: { name: 'web' },
        strength: 'fits',
        params: { pickers: [{ is: 'labels', terms: [] }] },
      },
    ]);
  });

  it('tells the label that is asked for, with the command that sets it', () => {
    const [found] = about(monitor({ app: 'web' }), [
      prometheus({ serviceMonitorSelector: BY_RELEASE }),
    ]);

    expect(found).toMatchObject({
      params: { pickers: [{ name: 'main', is: 'labels', terms: ['release=prometheus'] }] },
      evidence: [{ path: '/spec/serviceMonitorSelector/matchLabels/release', quote: 'prometheus' }],
    });
    expect(found && selectedByNothing.advice?.command?.(found.subject, found.params)).toBe(
      'kubectl label servicemonitor.monitoring.coreos.com/web -n shop release=prometheus',
    );
  });

  it.each<[string, object, readonly Resource[]]>([
    ['whose namespaces are only its own', {}, []],
    [
      'whose namespaces have another label',
      { serviceMonitorNamespaceSelector: { matchLabels: { team: 'a' } } },
      [labelled(named('Namespace', 'shop', ''), { team: 'b' })],
    ],
  ])('tells the namespace, with a Prometheus %s', (_, spec, others) => {
    const source = [prometheus({ serviceMonitorSelector: {}, ...spec }, 'ops'), ...others];
    const [found] = about(monitor(), source);

    expect(found).toMatchObject({ params: { namespace: 'shop', pickers: [{ is: 'namespace' }] } });
    expect(found && selectedByNothing.advice?.command?.(found.subject, found.params)).toBe(
      undefined,
    );
  });

  it.each<[string, readonly Resource[], readonly string[]]>([
    ['it has the label', [prometheus({ serviceMonitorSelector: BY_RELEASE })], []],
    [
      'one of two takes it',
      [prometheus({}), specified(`${GROUP}/Prometheus`, 'b', { serviceMonitorSelector: {} })],
      [],
    ],
    [
      'all are taken, of all namespaces',
      [prometheus({ serviceMonitorSelector: {}, serviceMonitorNamespaceSelector: {} }, 'ops')],
      [],
    ],
    ['there is no Prometheus: another program may read it', [], []],
    ['that cannot be read', [prometheus({})], ['prometheuses.monitoring.coreos.com']],
    [
      'one more that may take it cannot be read',
      [prometheus({})],
      ['prometheusagents.monitoring.coreos.com'],
    ],
    [
      'its namespace cannot be read',
      [
        prometheus(
          { serviceMonitorSelector: {}, serviceMonitorNamespaceSelector: BY_RELEASE },
          'ops',
        ),
      ],
      ['namespaces'],
    ],
    [
      'capture has hidden the selector',
      [prometheus({ serviceMonitorSelector: { matchLabels: { a: '‹3·0f3a9c11›' } } })],
      [],
    ],
  ])('is silent where %s', (_, others, hidden) => {
    expect(about(monitor({ release: 'prometheus' }), others, hidden)).toEqual([]);
  });

  it.each([
    ['applied just now', { creationTimestamp: ago(0.1) }],
    ['being deleted', { deletionTimestamp: ago(1) }],
  ])('is silent about one that is %s', (_, metadata) => {
    const object = monitor();
    const one = { ...object, metadata: { ...object.metadata, ...metadata } };

    expect(about(one, [prometheus({})])).toEqual([]);
  });
});
