import { describe, expect, it } from '@jest/globals';

import type { Ref, Symptom } from '#src/domain/model.ts';
import type { Finding, Look } from '#src/domain/verdict.ts';
import { onset, ranked } from '#src/engine/rank.ts';
import { ago } from '#test/support/objects.ts';
import { thing } from '#test/support/rules.ts';
import { finding, symptom } from '#test/support/verdicts.ts';

const SYMPTOMS = {
  outage: { hurts: 'users' },
  delay: { hurts: 'progress' },
  over: { hurts: 'users', until: ago(1) },
  meant: { hurts: 'nobody' },
  early: { hurts: 'users', since: ago(60) },
} as const;

describe('of two findings', () => {
  it.each([
    ['a root stands before its effect', leadingTo('a', 'b'), one('b'), 'b'],
    ['whom it hurts comes before how sure it is', one('a', 'delay'), likely('b', 'outage'), 'b'],
    ['what is over stands behind all that is open', one('a', 'over'), likely('b', 'delay'), 'b'],
    ['the surer one is the first', likely('a', 'outage'), one('b', 'early'), 'b'],
    ['a clue stands behind a cause', { ...one('a'), isClue: true as const }, one('b'), 'b'],
    ['that which explains more is the first', one('a'), one('b', 'outage', 'early'), 'b'],
    ['that which began first is the first', one('a', 'outage'), one('b', 'early'), 'b'],
    ['the first by its name is the first, if they are alike', one('b'), one('a'), 'a'],
  ])('%s', (_, a, b, first) => {
    expect(order([a, b])[0]).toBe(first);
    expect(order([b, a])[0]).toBe(first);
  });

  it('the one that leads to the worse is the first', () => {
    const chain = [one('b', 'delay'), leadingTo('x', 'b', 'outage')];

    expect(order([one('a', 'delay'), ...chain])).toEqual(['b', 'a', 'x']);
  });
});

describe('of two alike findings, the one about what was asked', () => {
  const asked = thing('asked');
  const about = { ...one('b'), seen: [{ kind: 'test', on: asked }] };

  it('stands first', () => {
    expect(order([one('a'), about], asked)).toEqual(['b', 'a']);
    expect(order([one('a'), about])).toEqual(['a', 'b']);
  });

  it.each([
    ['is worse', one('a', 'outage'), { explains: ['delay'] }],
    ['is surer', one('a'), { confidence: 'likely' as const }],
    ['explains more', one('a', 'outage', 'early'), {}],
  ])('stands behind one that %s', (_, first, parts) => {
    expect(order([{ ...about, ...parts }, first], asked)).toEqual(['a', 'b']);
  });
});

describe('a role', () => {
  it.each<[Look, Finding['role']]>([
    ['absent', 'root'],
    ['healthy', 'root'],
    ['ill', 'effect'],
    ['unsure', 'effect'],
  ])('where a chain ends at what is %s is %s', (look, role) => {
    const because = { at: thing('x'), edge: 'test', look };

    expect(roles([{ ...one('a'), because }])).toEqual({ a: role });
  });

  it('is effect of what has a finding behind it, however that looks', () => {
    const because = { at: thing('x'), edge: 'test', look: 'healthy', finding: 'b' } as const;

    expect(roles([{ ...one('a'), because }, one('b')])).toEqual({ a: 'effect', b: 'root' });
  });

  it('is root of what is surest about one symptom at least', () => {
    expect(roles([likely('a', 'outage', 'delay'), one('b', 'outage')])).toEqual({
      a: 'root',
      b: 'root',
    });
    expect(roles([likely('a', 'outage'), one('b', 'outage')])).toEqual({ a: 'also', b: 'root' });
  });

  it('is root of what somebody meant only where nothing hurts, or where it led there', () => {
    const because = { at: thing('x'), edge: 'test', look: 'ill', finding: 'a' } as const;
    const led = { ...one('b', 'outage'), because };

    expect(roles([one('a', 'meant')], ['meant'])).toEqual({ a: 'root' });
    expect(roles([one('a', 'meant')], ['meant', 'over'])).toEqual({ a: 'root' });
    expect(roles([one('a', 'meant')], ['meant', 'outage'])).toEqual({ a: 'also' });
    expect(roles([one('a', 'meant')], ['meant'], 'unread')).toEqual({ a: 'also' });
    expect(roles([one('a', 'meant', 'outage')], ['meant', 'outage'])).toEqual({ a: 'root' });
    expect(roles([one('a', 'meant'), led], ['meant', 'outage'])).toEqual({
      a: 'root',
      b: 'effect',
    });
    expect(roles([leadingTo('a', 'b', 'meant'), one('b')], ['meant', 'outage'])).toEqual({
      a: 'effect',
      b: 'root',
    });
  });
});

it('what began at no known time began last', () => {
  const since = { explains: ['outage', 'early', 'x'] };

  expect(onset(since, symptomsOf(['outage', 'early']))).toBe(Date.parse(ago(60)));
  expect(onset(since, new Map())).toBe(Number.MAX_SAFE_INTEGER);
});

function one(key: string, ...explains: readonly string[]): Finding {
  return finding({ key, explains: explains.length > 0 ? explains : ['outage'] });
}

function likely(key: string, ...explains: readonly string[]): Finding {
  return { ...one(key, ...explains), confidence: 'likely' };
}

function leadingTo(key: string, next: string, ...explains: readonly string[]): Finding {
  const because = { at: thing(next), edge: 'test', look: 'ill', finding: next } as const;
  return { ...one(key, ...explains), because };
}

function symptomsOf(keys: readonly string[]): ReadonlyMap<string, Symptom> {
  const all = Object.entries(SYMPTOMS).filter(([key]) => keys.includes(key));
  return new Map(all.map(([key, parts]) => [key, symptom({ key, ...parts })]));
}

function rank(findings: readonly Finding[], keys: readonly string[], look: Look, asked?: Ref) {
  return ranked(findings, { symptoms: symptomsOf(keys), looks: new Map([['x', look]]) }, asked);
}

function order(findings: readonly Finding[], asked?: Ref): readonly string[] {
  const keys = ['outage', 'delay', 'over', 'early', 'meant'];
  return rank(findings, keys, 'healthy', asked).map(({ key }) => key);
}

function roles(
  findings: readonly Finding[],
  keys: readonly string[] = ['outage', 'delay'],
  look: Look = 'healthy',
) {
  return Object.fromEntries(rank(findings, keys, look).map(({ key, role }) => [key, role]));
}
