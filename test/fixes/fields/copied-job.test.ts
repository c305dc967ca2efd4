import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { copiedJob } from '#src/fixes/fields/copied-job.ts';
import { openWorld } from '#src/world/open-world.ts';
import { failedJob, job, podOfJob } from '#test/support/batch.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';

const on = { kind: 'batch/Job', namespace: 'shop', name: 'load', uid: 'load' };
const waiting = { waiting: { reason: 'ImagePullBackOff' } };

describe('a copy of a Job to be changed', () => {
  it.each<[string, Resource<'batch/Job'>, readonly Resource[]]>([
    ['failed', failedJob('BackoffLimitExceeded'), [podOfJob({ app: { running: {} } })]],
    ['has no pod', job({}), []],
    ['has a pod of which nothing has run', job({}), [podOfJob({ app: waiting, log: waiting })]],
  ])('stands beside one that %s', (_, object, pods) => {
    const copied = copyOf(object, pods);

    expect(copied).toMatchObject({
      on,
      object,
      holder: {
        on: { kind: 'batch/Job', namespace: 'shop', name: 'load-2' },
        object: { metadata: { name: 'load-2' } },
      },
      template: object.spec?.template,
      copied: on,
    });
  });

  it('has a name that is free', () => {
    expect(copyOf(job({}), [named('batch/Job', 'load-2')])?.holder.on.name).toBe('load-3');
  });

  it.each<[string, Resource<'batch/Job'>, readonly Resource[]]>([
    ['that runs', job({}), [podOfJob({ app: { running: {} } })]],
    ['of which one container runs', job({}), [podOfJob({ app: waiting, log: { running: {} } })]],
    ['that has run before', job({}), [restarted(podOfJob({ app: waiting }))]],
    ['whose selector is its own', failedJob('a', { manualSelector: true }), []],
  ])('is none of one %s', (_, object, pods) => {
    expect(copyOf(object, pods)).toBeUndefined();
  });

  it('is none of one whose pods nobody may see', () => {
    const { world } = openWorld(cluster([job({})], ['pods']));

    expect(copiedJob(holderOf(job({})), world)).toBeUndefined();
  });
});

function holderOf(object: Resource) {
  return { on, object, holder: { on, object } };
}

function copyOf(object: Resource, beside: readonly Resource[]) {
  return copiedJob(holderOf(object), openWorld(cluster([object, ...beside])).world);
}

function restarted(pod: Resource<'Pod'>): Resource<'Pod'> {
  const containerStatuses = (pod.status?.containerStatuses ?? []).map((one) => ({
    ...one,
    restartCount: 1,
  }));
  return { ...pod, status: { ...pod.status, containerStatuses } };
}
