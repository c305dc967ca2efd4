import { expect, it } from '@jest/globals';

import { badConditionsOf } from '#src/readings/bad-conditions.ts';
import { named } from '#test/support/objects.ts';

const withCondition = (type: string, status: string, reason = 'Why', message = '') => ({
  ...named('example.com/Widget', 'w'),
  status: { conditions: [{ type, status, reason, message }] },
});

it.each([
  ['Ready', 'False'],
  ['Synced', 'False'],
  ['Accepted', 'False'],
  ['Stalled', 'True'],
  ['Degraded', 'True'],
  ['MemoryPressure', 'True'],
  ['ReplicaFailure', 'True'],
])('%s %s is bad', (type, status) => {
  expect(badConditionsOf(withCondition(type, status))).toMatchObject([
    { type, path: '/status/conditions/0' },
  ]);
});

it.each([
  ['Ready', 'True'],
  ['Stalled', 'False'],
  ['MemoryPressure', 'False'],
  ['Progressing', 'True'],
  ['Reconciling', 'False'],
  ['Ready', 'Unknown'],
])('%s %s is not', (type, status) => {
  expect(badConditionsOf(withCondition(type, status))).toEqual([]);
});

it('what only tells what is going on is bad where its reason says so', () => {
  const late = withCondition('Progressing', 'False', 'ProgressDeadlineExceeded');

  expect(badConditionsOf(late)).toMatchObject([{ type: 'Progressing' }]);
});

it.each([[null], ['broken'], [{ conditions: null }], [{ conditions: 'none' }]])(
  'a status of %j has none',
  (status) => {
    expect(badConditionsOf(Object.assign(named('example.com/Widget', 'w'), { status }))).toEqual(
      [],
    );
  },
);
