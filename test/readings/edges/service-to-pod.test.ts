import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { serviceToPod } from '#src/readings/edges/service-to-pod.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, pod } from '#test/support/objects.ts';

const front = { kind: 'Service', namespace: 'shop', name: 'front' };

describe('service-to-pod', () => {
  it.each([
    ['all labels of the selector', { app: 'web' }, 1],
    ['one label of two', { app: 'web', tier: 'front' }, 0],
    ['no selector', {}, 0],
  ])('with %s reaches so many pods', (_, selector, count) => {
    const { world } = openWorld(cluster([service(selector), labelled(pod(), { app: 'web' })]));

    const { items } = world.follow(serviceToPod, front);
    const web = { kind: 'Pod', namespace: 'shop', name: 'web' };
    expect(items).toMatchObject(
      Array(count).fill({ from: front, to: web, path: '/spec/selector' }),
    );
  });
});

function service(selector: Record<string, string>): Resource<'Service'> {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { namespace: 'shop', name: 'front' },
    spec: { selector },
  };
}
