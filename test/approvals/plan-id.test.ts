import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { planId } from '#src/approvals/plan-id.ts';
import type { Change } from '#src/domain/plan.ts';
import { abortion } from '#test/fixes/support/plans.ts';

const plan = abortion();
const [change] = plan.changes;
const key = fc.constantFrom('a', 'b', 'toString', '__proto__');
const json = fc.jsonValue({ maxDepth: 3 });
const value = fc.oneof(json, fc.dictionary(key, json));

describe('the id of a plan', () => {
  it('is short hex', () => {
    expect(idOf(change)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is the same whatever the order of keys', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(idOf(writing(reversed(one)))).toBe(idOf(writing(one)));
      }),
    );
  });

  it('changes with any value that is written', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const isSame = JSON.stringify(sortedKeys(a)) === JSON.stringify(sortedKeys(b));
        expect(idOf(writing(a)) === idOf(writing(b))).toBe(isSame);
      }),
    );
  });

  it.each([
    ['a guard', { guard: [] }],
    ['what must be absent', { absent: [] }],
    ['the object', { on: { ...change.on, uid: 'another' } }],
    ['the undo', { undo: [] }],
  ] as const)('changes with %s', (_, other) => {
    expect(idOf({ ...change, ...other })).not.toBe(idOf(change));
  });

  it.each([
    ['the cluster', { cluster: 'other' }],
    ['the fix in whose name it is made', { remedy: 'rollout/promote' }],
    ['the cause that it answers', { cause: { ...plan.cause, id: 'other/cause' } }],
    ['its goal', { goal: { is: 'undone', on: change.on } }],
    ['what somebody chose', { values: { replicas: '3' } }],
  ] as const)('changes with %s', (_, other) => {
    expect(planId({ ...plan, ...other })).not.toBe(plan.id);
  });

  it('stays when the proof is made again on another pod', () => {
    const cause = { ...plan.cause, subject: { ...plan.cause.subject, name: 'web-2' } };

    expect(planId({ ...plan, cause })).toBe(plan.id);
  });
});

function idOf(one: Change): string {
  return planId({ ...plan, changes: [one] });
}

function writing(written: unknown): Change {
  return { ...change, ops: [{ op: 'add', path: '/status/abort', value: written }] };
}

function reversed(one: unknown): unknown {
  return reordered(one, (keys) => keys.toReversed());
}

function sortedKeys(one: unknown): unknown {
  return reordered(one, (keys) => keys.toSorted());
}

function reordered(one: unknown, order: (keys: string[]) => string[]): unknown {
  if (Array.isArray(one)) return one.map((item) => reordered(item, order));
  if (typeof one !== 'object' || one === null) return one;
  const entries = order(Object.keys(one)).map((name) => [
    name,
    reordered(Reflect.get(one, name), order),
  ]);
  return Object.fromEntries(entries);
}
