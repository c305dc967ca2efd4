import { expect, it } from '@jest/globals';

import { ago } from '#test/support/objects.ts';
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
