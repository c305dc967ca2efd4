import { describe, expect, it } from '@jest/globals';

import { changePayload, planPayload } from '#src/queue/plan-payload.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { copying, evicting } from '#test/fixes/support/whole.ts';
import { BLOG } from '#test/gitops/support/owners.ts';

const plan = abortion();
const [change] = plan.changes;
const hash = '0'.repeat(40);
const BESIDE = { is: 'self-heal', owner: BLOG, ifHeld: true } as const;
const PROPOSING = {
  ...change,
  do: 'propose',
  into: { url: 'https://github.com/acme/deploy', path: 'blog', revision: 'main' },
  draft: {
    repository: 'acme/deploy',
    branch: 'main',
    files: [{ path: 'blog/web.yaml', before: hash, after: hash, diff: '@@' }],
  },
} as const;

describe('a plan from Redis', () => {
  it.each([
    plan,
    { ...plan, titles: { en: 'Abort the canary', ko: '카나리 중단' } },
    { ...plan, revert: { is: 'interval', owner: BLOG, every: '10m' } },
    { ...plan, changes: [{ ...change, beside: BESIDE }] },
    { ...plan, revert: { is: 'unknown', owner: BLOG, unread: { on: plan.goal.on, why: 'odd' } } },
  ])('is as it was put there', (put) => {
    expect(planPayload.parse(JSON.parse(JSON.stringify(put)))).toEqual(put);
  });

  it.each([
    { remedy: 'test/remedy\n# all is well' },
    { cause: { ...plan.cause, id: 'x`. Fixes #1, [see](https://evil.example)' } },
  ])('names no fix or finding in markup: %j', (named) => {
    expect(planPayload.safeParse({ ...plan, ...named }).success).toBe(false);
  });

  it.each([copying, evicting])('may make or remove a whole object: %j', (whole) => {
    expect(changePayload.parse(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  it('may be a pull request', () => {
    expect(changePayload.parse(JSON.parse(JSON.stringify(PROPOSING)))).toEqual(PROPOSING);
  });

  it.each<[string, object]>([
    ['a pull request to nowhere', { ...change, do: 'propose' }],
    ['a patch with a draft', { ...PROPOSING, do: 'patch', into: undefined }],
    ['a patch that is for Git', { ...PROPOSING, do: 'patch' }],
    ['a patch of the whole', { ...change, ops: evicting.ops }],
    ['an eviction that writes', { ...evicting, ops: copying.ops }],
    ['an eviction of any pod of that name', { ...evicting, on: copying.on }],
    ['a creation of no object', { ...copying, ops: [{ op: 'add', path: '', value: 'all' }] }],
    ['a creation of what exists', { ...copying, on: evicting.on }],
    ['a second whole', { ...copying, ops: [...copying.ops, ...copying.ops] }],
    ['an eviction beside Git', { ...evicting, beside: BESIDE }],
    ['an owner of what is not proposed', { ...change, owner: BLOG }],
    ['a proposal beside Git', { ...PROPOSING, beside: BESIDE }],
    ['an owner of more', { ...change, beside: { ...BESIDE, owner: { ...BLOG, live: true } } }],
    ['another prediction', { ...change, beside: { ...BESIDE, is: 'kept' } }],
    ['a patch that copies', { ...change, from: copying.from }],
  ])('is refused with %s', (_, forged) => {
    expect(changePayload.safeParse(forged).success).toBe(false);
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
