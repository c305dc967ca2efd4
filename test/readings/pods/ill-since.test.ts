import { expect, it } from '@jest/globals';

import { illSince } from '#src/readings/pods/ill-since.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, pod } from '#test/support/objects.ts';

const WAITS = { waiting: { reason: 'CrashLoopBackOff' }, started: ago(20 * 24 * 60) };
const crashed = pod({ ...WAITS, ended: { exitCode: 1 } });
const unready = (minutes: number) => ({
  ...crashed,
  status: {
    ...crashed.status,
    conditions: [{ type: 'Ready', status: 'False', lastTransitionTime: ago(minutes) }],
  },
});
const backOff = { ...event('BackOff', 'Back-off restarting', ago(1)), firstTimestamp: ago(30) };

it.each([
  ['is not Ready, though it ran for weeks', unready(15), [], ago(15)],
  ['waits, where it was Ready in between', unready(1), [backOff], ago(30)],
  ['ended last, where nothing tells more', crashed, [], ago(1)],
  ['was born, where it was never well', pod(WAITS), [], ago(20 * 24 * 60)],
])('a container fails since it %s', (_, one, events, since) => {
  const { world } = openWorld(cluster([one, ...events]));

  expect(illSince(one, 'app', world)).toBe(since);
});

it('goes by no event of another container, and by none from before the pod', () => {
  const fieldPath = 'spec.containers{sidecar}';
  const ofOther = { ...backOff, involvedObject: { ...backOff.involvedObject, fieldPath } };
  const young = pod({ ...WAITS, started: ago(5), ended: { exitCode: 1 } });

  expect(illSince(crashed, 'app', openWorld(cluster([crashed, ofOther])).world)).toBe(ago(1));
  expect(illSince(young, 'app', openWorld(cluster([young, backOff])).world)).toBe(ago(5));
});
