import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { isIdle } from '#src/readings/network/backends.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { service, servingPod } from '#test/support/services.ts';

const web = service('web');
const worldOf = (objects: readonly Resource[], forbidden: readonly string[] = []) =>
  openWorld(cluster([web, ...objects], forbidden)).world;
const template = { metadata: { labels: { app: 'web' } }, spec: { containers: [] } };
const scaledTo = (replicas: number) => specified('apps/Deployment', 'web', { replicas, template });

describe('a Service is idle', () => {
  const done = servingPod('web-1');
  const over = { ...done, status: { ...done.status, phase: 'Succeeded' } };

  it('where nothing is asked for, or its pods have done their work', () => {
    expect(isIdle(web, worldOf([scaledTo(0)]))).toBe(true);
    expect(isIdle(web, worldOf([over]))).toBe(true);
  });

  it.each([
    ['a pod works', web, [over, servingPod('web-2')], []],
    ['a workload wants pods', web, [scaledTo(1)], []],
    ['its pods could not be read', web, [scaledTo(0)], ['pods']],
    ['it selects none', service('web', { selector: {} }), [scaledTo(0)], []],
  ])('and is not where %s', (_, one, objects, forbidden) => {
    expect(isIdle(one, worldOf(objects, forbidden))).toBe(false);
  });
});
