import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { probeFailing } from '#src/knowledge/symptoms/probe-failing.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, logOf } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { probing, refused, unready } from '#test/support/probes.ts';
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

it.each([
  ['to itself alone', 8080, 'listening on 127.0.0.1:8080', 1],
  ['at the port that is declared, which is another', 9090, 'listening on 0.0.0.0:8080', 1],
  ['there by now', 8080, 'listening on 0.0.0.0:8080', 0],
  ['there, and to itself', 8080, 'listening on 127.0.0.1:8080\nlistening on 0.0.0.0:8080', 0],
  ['at a port that is not declared', 9090, 'listening on 0.0.0.0:7070', 0],
  ['elsewhere, though this port is declared', 8080, 'listening on 0.0.0.0:7070', 0],
  ['nowhere yet', 8080, 'loading', 0],
])('may be a refused probe of a start whose program listens %s', (_, port, log, count) => {
  const pod = unready(probing('readinessProbe', port), 0.5);
  const source = cluster([pod, refused('Readiness', port)], [], [logOf(log)]);

  expect([...probeFailing.find(pod, openWorld(source).world)]).toHaveLength(count);
});

it.each([
  ['again and again', 12, 4, 1],
  ['once or twice, as on a busy node', 2, 1, 0],
  ['no more', 12, 9, 0],
])('is at any age a liveness probe that cannot be run, %s', (_, count, minutes, found) => {
  const old = probed(readyPod({ state: { running: { startedAt: ago(600) } } }));
  const livenessProbe = { exec: { command: ['curl'] } };
  const long = { ...old, spec: { containers: [{ name: 'app', livenessProbe }] } };
  const said = event('Unhealthy', 'Liveness probe errored: not found', ago(minutes));
  const errored: Resource<'Event'> = { ...said, count };

  expect(symptomsOf(long, [errored])).toHaveLength(found);
});

it('is none of a pod that has no node, or of a container that has run for long or again', () => {
  const said = 'Liveness probe failed: 404';
  const long = { state: { running: { startedAt: ago(6) } } };
  const unbound = { ...probed(unreadyPod(0.5)), spec: { containers: [] } };

  expect(kinds(probed(readyPod(long)), said, ago(0.2))).toEqual([]);
  expect(kinds(probed(readyPod({ ...young, restartCount: 1 })), said, ago(0.2))).toEqual([]);
  expect(kinds(unbound, 'Readiness probe errored: x', ago(0.1))).not.toContain('probe-failing');
});

it('is none of a container without a liveness probe beside one that has it', () => {
  const pod = probed(readyPod({ ...young, name: 'log' }));

  expect(kinds(pod, 'Liveness probe failed: 404', ago(0.2))).toEqual([]);
});
