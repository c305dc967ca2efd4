import { describe, expect, it } from '@jest/globals';

import { unreadPart } from '#src/engine/unread-part.ts';
import { cluster } from '#test/support/clusters.ts';
import { failingReads } from '#test/support/failing-reads.ts';
import { named } from '#test/support/objects.ts';
import { service } from '#test/support/services.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' } as const;
const owner = { name: 'web', uid: 'd-web' };
const objects = [
  { ...named('apps/Deployment', 'web'), metadata: { ...owner, namespace: 'shop' } },
  {
    ...named('apps/ReplicaSet', 'web-1'),
    metadata: {
      namespace: 'shop',
      name: 'web-1',
      ownerReferences: [{ apiVersion: 'apps/v1', kind: 'Deployment', controller: true, ...owner }],
    },
  },
  service('web'),
  named('Node', 'w1', ''),
  named('Namespace', 'shop', ''),
  named('ConfigMap', 'settings'),
];

describe('what an answer rests on most', () => {
  it('is the target itself', () => {
    const source = failingReads(cluster(objects), 'apps/Deployment', 'unavailable');

    expect(unreadPart(web, source)).toEqual({ part: 'target', why: 'unavailable' });
  });

  it.each([
    web,
    { kind: 'Service', namespace: 'shop', name: 'web' },
    { kind: 'Node', name: 'w1' },
    { kind: 'Namespace', name: 'shop' },
  ])('is the pods of a $kind', (target) => {
    const source = failingReads(cluster(objects), 'Pod', 'forbidden');

    expect(unreadPart(target, source)).toEqual({ part: 'pods', why: 'forbidden' });
  });

  it('is nothing else: neither the pods that use a ConfigMap nor the events of a Deployment', () => {
    const settings = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };

    expect(
      unreadPart(settings, failingReads(cluster(objects), 'Pod', 'forbidden')),
    ).toBeUndefined();
    expect(unreadPart(web, failingReads(cluster(objects), 'events', 'no-answer'))).toBeUndefined();
  });

  it('is read where a recording leaves pods out, or where all is there', () => {
    expect(unreadPart(web, failingReads(cluster(objects), 'Pod', 'not-captured'))).toBeUndefined();
    expect(unreadPart(web, cluster(objects))).toBeUndefined();
  });
});
