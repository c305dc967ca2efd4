import { expect, it } from '@jest/globals';

import { symptomKey } from '#src/domain/keys.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { groupsOf } from '#src/engine/scan/groups.ts';
import { thing } from '#test/support/rules.ts';
import { finding, symptom } from '#test/support/verdicts.ts';

const ill = ['a', 'b', 'c', 'd'].map((name) => symptom({ on: thing(name), kind: 'sick' }));
const keys = new Map(ill.map((one) => [one.on.name, symptomKey(one)]));

it('each symptom that nobody explains stands with the workload that it happens to', () => {
  const ownerOf = ({ name }: Ref) => thing(name < 'c' ? 'web' : 'db');

  expect(grouped([], ownerOf)).toEqual([
    [[], ['a', 'b']],
    [[], ['c', 'd']],
  ]);
});

it('what one finding explains is one group, whosever it is', () => {
  expect(grouped([about('one', ['a', 'c']), about('two', ['b'])])).toEqual([
    [['one'], ['a', 'c']],
    [['two'], ['b']],
    [[], ['d']],
  ]);
});

it('a chain is one group, in the order of its findings', () => {
  const chain = [about('one', ['a']), leading('two', ['b'], 'one'), leading('three', ['d'], 'two')];

  expect(grouped(chain)).toEqual([
    [
      ['one', 'two', 'three'],
      ['a', 'b', 'd'],
    ],
    [[], ['c']],
  ]);
});

it('findings that explain one symptom are one group, and what joins two groups makes them one', () => {
  const both = [about('one', ['a']), about('two', ['b']), about('three', ['a', 'b'])];

  expect(grouped(both)).toEqual([
    [
      ['one', 'two', 'three'],
      ['a', 'b'],
    ],
    [[], ['c']],
    [[], ['d']],
  ]);
});

it('a chain that ends where nobody knows why is grouped with that place', () => {
  const because = { at: thing('d'), edge: 'test', look: 'ill' } as const;
  const lost: Finding = { ...about('one', ['a']), role: 'effect', because };

  expect(grouped([lost], () => thing('web'))).toHaveLength(1);
  expect(grouped([lost])).toEqual([
    [['one'], ['a', 'd']],
    [[], ['b']],
    [[], ['c']],
  ]);
});

it('what is only possible leaves a symptom with its workload', () => {
  const ownerOf = ({ name }: Ref) => thing(name < 'c' ? 'web' : name);
  const perhaps: Finding = { ...about('one', ['a']), confidence: 'possible' };

  expect(grouped([perhaps], ownerOf)[0]).toEqual([['one'], ['a', 'b']]);
  expect(grouped([about('one', ['a'])], ownerOf)[0]).toEqual([['one'], ['a']]);
});

function grouped(findings: readonly Finding[], ownerOf = (on: Ref) => on) {
  const symptoms = new Map(ill.map((one) => [symptomKey(one), one]));
  return groupsOf(findings, symptoms, ownerOf).map((group) => [
    group.findings.map(({ key }) => key),
    group.symptoms.map(({ on }) => on.name),
  ]);
}

function about(key: string, names: readonly string[]): Finding {
  return finding({ key, explains: names.map((name) => keys.get(name) ?? '') });
}

function leading(key: string, names: readonly string[], next: string): Finding {
  const because = { at: thing(next), edge: 'test', look: 'ill', finding: next } as const;
  return { ...about(key, names), role: 'effect', because };
}
