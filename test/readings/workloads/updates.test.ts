import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { updateOf, type Revised as Workload } from '#src/readings/workloads/updates.ts';
import { openWorld } from '#src/world/open-world.ts';
import { revised, type Revised } from '#test/fixes/support/revised.ts';
import { cluster } from '#test/support/clusters.ts';

it.each([
  ['Deployment', 'pod-template-hash'],
  ['Rollout', 'rollouts-pod-template-hash'],
] as const)(
  'an update of a %s is its newest revision, and the pods on either side',
  (kind, hashLabel) => {
    for (const inOrder of [asTheyAre, reversed]) {
      const update = told({ kind }, inOrder);

      expect(update).toMatchObject({
        newest: { metadata: { name: 'web-2' } },
        hash: '2',
        hashLabel,
      });
      expect(namesOf(update?.pods)).toEqual(new Set(['web-2-0']));
      expect(namesOf(update?.older)).toEqual(new Set(['web-1-0', 'web-1-1']));
      expect(update).not.toHaveProperty('gap');
    }
  },
);

it('the newest revision is that of the highest number, and one without a number is none', () => {
  const numbered = (first?: string, second?: string) =>
    told({}, (objects) =>
      objects.map((one) => {
        const revision = one.metadata?.name === 'web-1' ? first : second;
        const annotations = revision ? { 'deployment.kubernetes.io/revision': revision } : {};
        return one.kind === 'ReplicaSet'
          ? { ...one, metadata: { ...one.metadata, annotations } }
          : one;
      }),
    )?.newest.metadata?.name;

  expect(numbered('9', '10')).toBe('web-2');
  expect(numbered('10', '9')).toBe('web-1');
  expect(numbered(undefined, '1')).toBe('web-2');
  expect(numbered('1', undefined)).toBe('web-1');
});

it('there is none where only one revision has pods, or the newest wants none', () => {
  const idle = (objects: readonly Resource[]) =>
    objects.map((one) =>
      one.metadata?.name === 'web-2' && one.kind === 'ReplicaSet'
        ? ({
            ...one,
            spec: { ...(one as Resource<'apps/ReplicaSet'>).spec, replicas: 0 },
          } as Resource)
        : one,
    );

  expect(told({ ready: [0, 2] })).toBeUndefined();
  expect(told({}, idle)).toBeUndefined();
  expect(told({}, ([web]) => (web ? [web] : []))).toBeUndefined();
});

it('may have more pods where they cannot all be read', () => {
  expect(told({}, asTheyAre, ['pods'])).toMatchObject({ gap: 'forbidden' });
});

function told(
  parts: Revised,
  change: (objects: readonly Resource[]) => readonly Resource[] = asTheyAre,
  refused: readonly string[] = [],
) {
  const objects = revised(parts);
  const { world } = openWorld(cluster(change(objects), refused));
  return updateOf(objects[0] as Workload, world);
}

function asTheyAre(objects: readonly Resource[]) {
  return objects;
}

function reversed(objects: readonly Resource[]) {
  return objects.toReversed();
}

function namesOf(pods: readonly Resource[] = []) {
  return new Set(pods.map(({ metadata }) => metadata?.name));
}
