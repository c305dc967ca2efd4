import { describe, expect, it } from '@jest/globals';

import { changePayload, planPayload } from '#src/queue/plan-payload.ts';
import { abortion } from '#test/remedies/support/plans.ts';

const plan = abortion();
const [change] = plan.changes;

describe('a plan from Redis', () => {
  it('is as it was put there', () => {
    expect(planPayload.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  it.each<[string, object]>([
    ['an operation of another kind', { ops: [{ op: 'copy', path: '/spec/a', from: '/spec/b' }] }],
    ['an operation with more in it', { ops: [{ op: 'add', path: '/a', value: 1, from: '/b' }] }],
    ['a guard that writes', { guard: [{ op: 'replace', path: '/spec/a', value: 1 }] }],
    ['a name that is a path', { on: { ...change.on, name: '../../secrets/a' } }],
    ['another subresource', { sub: 'exec' }],
    ['more than one object to change', { also: [change] }],
  ])('is refused with %s', (_, forged) => {
    expect(changePayload.safeParse({ ...change, ...forged }).success).toBe(false);
    expect(planPayload.safeParse({ ...plan, changes: [{ ...change, ...forged }] }).success).toBe(
      false,
    );
  });
});
