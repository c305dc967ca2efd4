import { expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import { rolloutStateOf } from '#src/fixes/change/rollout-state.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, finding, WEB, type Parts } from '#test/fixes/support/blog.ts';
import { cluster } from '#test/support/clusters.ts';

const podOf = (name: string): Ref => ({ kind: 'Pod', namespace: 'blog-system', name });
const [CANARY, STABLE] = [podOf('web-6c7c9fb85d-8lqpc'), podOf('web-56956db584-q0')];

/** Of a finding whose subject and whose symptom are on these objects. */
function found(subject: Ref, on: Ref, parts: Parts = {}) {
  const { world } = openWorld(cluster(blog(parts)));
  const [seen] = finding().seen;
  const about = { ...finding(), subject, seen: seen ? [{ ...seen, on }] : [] };
  const state = rolloutStateOf(about, world);
  return state?.isUnfinished ? state.on.name : undefined;
}

it.each([
  ['the rollout itself', WEB, STABLE],
  ['a pod of the new revision', CANARY, CANARY],
  ['the trouble of one, seen on a stable pod', STABLE, CANARY],
])('an update is concerned by %s', (_, subject, on) => {
  expect(found(subject, on)).toBe('web');
});

it.each([
  ['stable pods alone', STABLE, STABLE, {}],
  ['a pod that is not there', STABLE, podOf('gone'), {}],
  [
    'a workload that is no rollout',
    { ...WEB, kind: 'apps/Deployment' },
    CANARY,
    { kind: 'Deployment' as const },
  ],
  ['a rollout that is done', WEB, WEB, { status: { currentPodHash: 'a', stableRS: 'a' } }],
  ['one that tells no revision', WEB, WEB, { status: { currentPodHash: '' } }],
])('no update is concerned by %s', (_, subject, on, parts) => {
  expect(found(subject, on, parts)).toBeUndefined();
});

it.each<[string, Parts, readonly string[], string]>([
  ['is ill where a pod is not Ready', {}, [], 'ill'],
  ['is available', { available: 1 }, [], 'ready'],
  ['is not known where ReplicaSets may not be read', {}, ['replicasets.apps'], 'unread'],
  ['is not known where pods may not be read', { available: 1 }, ['pods'], 'unread'],
  ['waits where it is not there', { status: { currentPodHash: 'new' } }, [], 'waiting'],
])('a new revision %s', (_, parts, forbidden, fresh) => {
  const { world } = openWorld(cluster(blog(parts), forbidden));

  expect(rolloutStateOf({ ...finding(), subject: WEB }, world)?.fresh).toBe(fresh);
});
