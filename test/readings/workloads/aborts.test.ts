import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { abortOf } from '#src/readings/workloads/aborts.ts';
import { ago, named } from '#test/support/objects.ts';

const TOLD = 'RolloutAborted: Rollout aborted update to revision 2';
const field = (manager: string, fieldsV1: object) => ({ manager, fieldsV1 });

function abort(status: object, managedFields: readonly object[] = []) {
  const rollout: Resource = named('argoproj.io/Rollout', 'web');
  const metadata = { ...rollout.metadata, managedFields };
  return abortOf({ ...rollout, metadata, status } as Resource<'argoproj.io/Rollout'>);
}

it('an update that nobody gave up is no abort', () => {
  expect(abort({ message: TOLD, abortedAt: ago(1) })).toBeUndefined();
  expect(abort({ abort: false })).toBeUndefined();
});

it.each([
  [TOLD, { revision: '2' }],
  [
    `${TOLD}: Step-based analysis:\nfailed`,
    { revision: '2', said: 'Step-based analysis:\nfailed' },
  ],
  ['Rollout aborted update to revision 12: no', { revision: '12', said: 'no' }],
  [`it said ${TOLD}`, {}],
  [`${TOLD} or so`, {}],
  [undefined, {}],
])('an abort says which revision, and why: %j', (message, told) => {
  const said = message === undefined ? {} : { message };

  expect(abort({ abort: true, abortedAt: ago(3), ...said })).toEqual({ since: ago(3), ...told });
  expect(abort({ abort: true, ...said })).toEqual(told);
});

it('an abort without a reason was set by whoever owns its field', () => {
  const managed = [
    field('helm', { 'f:spec': {} }),
    field('controller', { 'f:status': { 'f:phase': {} } }),
    { manager: 'old' },
    field('kubectl', { 'f:status': { 'f:abort': {} } }),
  ];

  expect(abort({ abort: true }, managed)).toEqual({ manager: 'kubectl' });
  expect(abort({ abort: true, message: `${TOLD}: no` }, managed)).not.toHaveProperty('manager');
  expect(abort({ abort: true }, managed.slice(0, 3))).toEqual({});
});
