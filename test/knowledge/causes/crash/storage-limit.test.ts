import { describe, expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { storageLimit } from '#src/knowledge/causes/crash/storage-limit.ts';
import { failedJob } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { claimed, withProxy, withSpec } from '#test/support/crashes.ts';
import { owned, pod } from '#test/support/objects.ts';

const LIMITS = { resources: { limits: { 'ephemeral-storage': '50Mi' } } };

describe('storage-limit', () => {
  it.each([
    ['Pod ephemeral local storage usage exceeds the total limit of containers 50Mi. ', 'pod'],
    ['Container app exceeded its local ephemeral storage limit "50Mi". ', 'container'],
    ['Usage of EmptyDir volume "cache" exceeds the limit "50Mi". ', 'volume'],
  ])('tells whose limit was passed: %s', (message, of) => {
    expect(claimed(storageLimit, evicted(message))).toMatchObject([
      { params: { of, limit: '50Mi' }, evidence: [{ quote: message }, { quote: '50Mi' }] },
    ]);
  });

  it.each([
    [
      'volume',
      'Usage of EmptyDir volume "cache" exceeds the limit "50Mi". ',
      '/spec/volumes/1/emptyDir/sizeLimit',
    ],
    [
      'container',
      'Container app exceeded its local ephemeral storage limit "50Mi". ',
      '/spec/containers/0/resources/limits/ephemeral-storage',
    ],
  ])('quotes the limit of that %s alone', (part, message, path) => {
    const one = evicted(message);
    const beside = withProxy(one, LIMITS);
    const other = { name: 'other', emptyDir: { sizeLimit: '50Mi' } };
    const volumes = [other, ...(one.spec?.volumes ?? [])];

    const [claim] = claimed(storageLimit, withSpec(beside, { volumes }));

    expect(claim?.params).toMatchObject({ of: part, part: part === 'volume' ? 'cache' : 'app' });
    expect(claim?.evidence.slice(1)).toMatchObject([{ path, quote: '50Mi' }]);
  });

  it('quotes the limits of all containers for that of the pod, and none that says otherwise', () => {
    const ofPod = 'Pod ephemeral local storage usage exceeds the total limit of containers 100Mi. ';
    const ofOne = 'Container app exceeded its local ephemeral storage limit "60Mi". ';

    const [both] = claimed(storageLimit, withProxy(evicted(ofPod), LIMITS));
    const [none] = claimed(storageLimit, evicted(ofOne));

    expect(both?.evidence).toHaveLength(3);
    expect(both?.params).not.toHaveProperty('part');
    expect(none?.evidence).toHaveLength(1);
  });

  it('tells of the last pod of a Job that failed for it', () => {
    const message =
      'Pod ephemeral local storage usage exceeds the total limit of containers 50Mi. ';
    const job = failedJob('BackoffLimitExceeded');
    const source = cluster([job, owned(evicted(message), refTo('batch/Job', job))]);

    expect(claimsAbout(job, storageLimit, source)).toMatchObject([
      { subject: { kind: 'batch/Job' }, params: { of: 'pod' }, strength: 'entails' },
    ]);
  });

  it.each([
    'The node was low on resource: ephemeral-storage. Threshold quantity: 5Gi, available: 1Gi. ',
    'Pod Node didn’t have enough resource',
  ])('stays silent for a node in need: %s', (message) => {
    expect(claimed(storageLimit, evicted(message))).toEqual([]);
  });
});

function evicted(message: string): Resource<'Pod'> {
  const volumes = [{ name: 'cache', emptyDir: { sizeLimit: '50Mi' } }];
  const one = pod({ container: LIMITS, volumes });
  return { ...one, status: { phase: 'Failed', reason: 'Evicted', message } };
}
