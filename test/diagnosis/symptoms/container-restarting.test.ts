import { expect, it } from '@jest/globals';

import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { ended, readyPod } from '#test/support/states.ts';

const running = (minutes: number) => ({ running: { startedAt: ago(minutes) } });

it.each([
  ['goes on', { restartCount: 3, state: running(1), lastState: ended(1) }, undefined],
  ['goes on between two runs', { restartCount: 3, state: ended(0) }, undefined],
  [
    'is over after one restart',
    { restartCount: 1, state: running(1), lastState: ended(1) },
    ago(1),
  ],
  [
    'is over after a long run',
    { restartCount: 3, state: running(11), lastState: ended(12) },
    ago(11),
  ],
])('a crash %s', (_, container, until) => {
  const [symptom] = symptomsOf(readyPod(container));

  expect(symptom).toMatchObject({ kind: 'container-restarting', part: 'app', reason: 'Error' });
  expect(symptom?.until).toBe(until);
});

it.each([
  ['never ended', {}],
  ['ended days ago', { restartCount: 3, state: running(3000), lastState: ended(3001) }],
])('a container that %s is not restarting', (_, container) => {
  expect(symptomsOf(readyPod(container))).toEqual([]);
});
