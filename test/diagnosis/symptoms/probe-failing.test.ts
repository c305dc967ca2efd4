import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago, event } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { readyPod, unreadyPod } from '#test/support/states.ts';

const young = { state: { running: { startedAt: ago(1) } } };
const probed = (pod: Resource<'Pod'>): Resource<'Pod'> => ({
  ...pod,
  metadata: { ...pod.metadata, name: 'web', uid: 'pod-1' },
  spec: { ...pod.spec, containers: [{ name: 'app', livenessProbe: {} }] },
});
const kinds = (pod: Resource<'Pod'>, said: string, at: string) =>
  symptomsOf(pod, [event('Unhealthy', said, at)]).map(({ kind }) => kind);

it('is a liveness probe that fails before anything was killed', () => {
  expect(kinds(probed(readyPod(young)), 'Liveness probe failed: 404', ago(0.2))).toEqual([
    'probe-failing',
  ]);
});

it.each([
  ['a probe that failed while it started', probed(readyPod(young)), 'Readiness probe failed', 0.2],
  ['a probe that does not fail any more', probed(readyPod(young)), 'Liveness probe failed', 2],
])('is not %s', (_, pod, said, minutes) => {
  expect(kinds(pod, said, ago(minutes))).toEqual([]);
});

it('is, while a pod starts, only a probe that cannot be run', () => {
  const pod = { ...probed(unreadyPod(0.5)), spec: { containers: [], nodeName: 'w1' } };

  expect(kinds(pod, 'Readiness probe errored: not found', ago(0.1))).toContain('probe-failing');
  expect(kinds(pod, 'Readiness probe failed: refused', ago(0.1))).not.toContain('probe-failing');
});
