import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { harmOf } from '#src/readings/harm.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, WEB } from '#test/fixes/support/blog.ts';
import { cluster } from '#test/support/clusters.ts';
import { crashing } from '#test/support/crashes.ts';
import { ago, specified } from '#test/support/objects.ts';

describe('whom it hurts that pods are missing', () => {
  it.each([
    ['users, if its router sends to new pods none of which is ready', 20, 'users'],
    ['nobody yet, if it sends them nothing', 0, 'progress'],
  ])('%s', (_, weight, harm) => {
    const status = { canary: { weights: { canary: { weight } } } };

    expect(harmWith(blog({ status }).map(settled))).toBe(harm);
  });

  it('is nobody, if a Service leads to as many as are wanted', () => {
    const service = specified('Service', 'web', { selector: { app: 'web' } }, 'blog-system');

    expect(harmWith([...blog().map(settled), service])).toBe('progress');
  });

  it.each([
    [1, 'progress'],
    [3, 'workload'],
  ])('counts a pod that is Ready again after %s restarts: %s', (restarts, harm) => {
    const one = crashing({ restarts });
    const [status] = one.status?.containerStatuses ?? [];
    const running = { ...Object(status), state: { running: { startedAt: ago(1) } } };
    const conditions = [{ type: 'Ready', status: 'True' }];
    const pod = { ...one, status: { ...one.status, conditions, containerStatuses: [running] } };
    const { world } = openWorld(cluster([pod]));

    expect(harmOf({ kind: 'Pod', namespace: 'shop', name: 'web' }, world)).toBe(harm);
  });

  it('is never more than progress of a Job', () => {
    const { world } = openWorld(cluster([specified('batch/Job', 'web', {})]));

    expect(harmOf({ kind: 'batch/Job', namespace: 'shop', name: 'web' }, world)).toBe('progress');
  });
});

function harmWith(objects: readonly Resource[]) {
  return harmOf(WEB, openWorld(cluster(objects)).world);
}

/** Pods with a node are ready. */
function settled(object: Resource): Resource {
  const { spec } = object as Resource<'Pod'>;
  if (object.kind !== 'Pod' || !spec?.nodeName) return object;
  return { ...object, status: { conditions: [{ type: 'Ready', status: 'True' }] } } as Resource;
}
