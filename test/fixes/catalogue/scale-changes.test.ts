import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { crashOf, proposalsFor, template } from '#test/fixes/support/crashes.ts';
import { specified } from '#test/support/objects.ts';

const live = (kind: string, spec: object): Resource => {
  const object = specified(kind, 'web', spec);
  return { ...object, metadata: { ...object.metadata, uid: 'web-1' } };
};
/** What a remedy proposes about an object of a kind: what it writes, and what it risks. */
const proposed = (remedy: string, kind: string, spec: object, params: object) => {
  const about = { ...crashOf(remedy, params), subject: { kind, namespace: 'shop', name: 'web' } };
  return proposalsFor(remedy, about, live(kind, spec)).map(({ change, risk }) => [
    ...(change?.ops.map((op) => [op.op, op.path, 'value' in op && op.value]) ?? []),
    risk,
  ]);
};

describe('the size of what was scaled to zero', () => {
  it('is left to who gives it', () => {
    expect(proposed('workload/scale-up', 'apps/Deployment', { replicas: 0 }, {})).toHaveLength(1);
    expect(
      proposed('workload/scale-up', 'apps/Deployment', { replicas: 0 }, { by: 'keda' }),
    ).toEqual([]);
  });

  it('is none of what has no number of pods', () => {
    expect(proposed('workload/scale-up', 'apps/DaemonSet', {}, {})).toEqual([]);
  });
});

it('a paused Deployment goes on without the mark of its pause, as it is stored', () => {
  expect(proposed('workload/resume', 'apps/Deployment', { paused: true }, {})).toEqual([
    [['remove', '/spec/paused', false], 'none'],
  ]);
});

describe('the maximum of an autoscaler', () => {
  it.each([
    [10, 15],
    [5, 8],
    [1, 2],
  ])('is half as much again: %i becomes %i', (most, is) => {
    const kind = 'autoscaling/HorizontalPodAutoscaler';

    expect(proposed('autoscaling/higher-maximum', kind, { maxReplicas: most }, { most })).toEqual([
      [['replace', '/spec/maxReplicas', is], 'none'],
    ]);
  });

  it('is not kept in what makes it', () => {
    expect(
      proposed('autoscaling/higher-maximum', 'keda.sh/ScaledObject', {}, { most: 10 }),
    ).toEqual([]);
  });
});

describe('what a budget allows', () => {
  const kind = 'policy/PodDisruptionBudget';

  it.each([
    ['maxUnavailable', 0, [['replace', '/spec/maxUnavailable', 1]]],
    [
      'minAvailable',
      2,
      [
        ['remove', '/spec/minAvailable', false],
        ['add', '/spec/maxUnavailable', 1],
      ],
    ],
  ])('is one eviction at a time, where %s is %s', (field, value, ops) => {
    expect(
      proposed('disruption/allow-evictions', kind, { [field]: value }, { field, pods: 1 }),
    ).toEqual([[...ops, 'none']]);
  });
});

it('no fewer pods are asked for where not even fewer find a node', () => {
  const web = template({});

  expect(proposalsFor('workload/fewer-replicas', crashOf('scheduling/host-port', {}), web)).toEqual(
    [],
  );
});
