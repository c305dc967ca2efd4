import { describe, expect, it } from '@jest/globals';

import { ago, event } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { ended, readyPod } from '#test/support/states.ts';

const ran = (from: number, to: number, reason = 'Error') => ({
  terminated: { exitCode: 1, reason, startedAt: ago(from), finishedAt: ago(to) },
});
const running = (minutes: number) => ({ running: { startedAt: ago(minutes) } });

it.each([
  ['goes on', { restartCount: 3, state: running(1), lastState: ended(1) }, undefined],
  ['goes on between two runs', { restartCount: 3, state: ended(0) }, undefined],
  [
    'goes on a moment after one',
    { restartCount: 1, state: running(1), lastState: ended(1) },
    undefined,
  ],
  [
    'is over a while after one',
    { restartCount: 1, state: running(2), lastState: ended(2) },
    ago(2),
  ],
  [
    'is over after a long run',
    { restartCount: 3, state: running(11), lastState: ended(12) },
    ago(11),
  ],
  [
    'goes on while the runs before lasted as long',
    { restartCount: 3, state: running(70), lastState: ran(130, 70) },
    undefined,
  ],
  [
    'is over after a run that outlived the one before',
    { restartCount: 3, state: running(90), lastState: ran(150, 90) },
    ago(90),
  ],
  [
    'that was one of its node says nothing of it',
    { restartCount: 9, state: running(20), lastState: ran(9000, 20, 'Unknown') },
    ago(20),
  ],
])('a crash %s', (_, container, until) => {
  const [symptom] = symptomsOf(readyPod(container));

  expect(symptom).toMatchObject({ kind: 'container-restarting', part: 'app' });
  expect(symptom?.until).toBe(until);
});

it.each([
  ['never ended', {}],
  ['ended days ago', { restartCount: 3, state: running(3000), lastState: ended(3001) }],
])('a container that %s is not restarting', (_, container) => {
  expect(symptomsOf(readyPod(container))).toEqual([]);
});

describe('a container that its resizePolicy has restarted', () => {
  const KILLING = 'Container app resize requires restart';
  const policed = (restartPolicy: string) => {
    const pod = readyPod({ restartCount: 1, state: running(20), lastState: ended(20) });
    const resizePolicy = [{ resourceName: 'memory', restartPolicy }];
    return { ...pod, spec: { ...pod.spec, containers: [{ name: 'app', resizePolicy }] } };
  };
  const kindsOf = (policy: string, message: string, minutes: number) => {
    const on = policed(policy);
    const said = event('Killing', message, ago(minutes), on.metadata?.name);
    return symptomsOf(on, [said]).map(({ kind }) => kind);
  };

  it('is in no trouble', () => {
    expect(kindsOf('RestartContainer', KILLING, 20)).toEqual([]);
  });

  it.each([
    ['when it ended of itself', 'RestartContainer', 'Stopping container app', 20],
    ['long after its resize', 'RestartContainer', KILLING, 90],
    ['though a resize needs no restart', 'NotRequired', KILLING, 20],
  ])('is seen as before %s', (_, policy, message, minutes) => {
    expect(kindsOf(policy, message, minutes)).toEqual(['container-restarting']);
  });
});
