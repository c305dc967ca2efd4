import { expect, it } from '@jest/globals';

import { harmOf } from '#src/domain/harm-of.ts';
import type { Harm } from '#src/domain/harm.ts';
import { answer, finding } from '#test/slack/support/incidents.ts';

const object = { kind: 'Pod', namespace: 'shop', name: 'web-1' };
const target = { ...object, cluster: 'lab' };
const symptom = (key: string, hurts: Harm, on = object) => ({
  key,
  kind: 'x',
  object: on,
  reason: 'x',
  hurts,
});
const own = finding({ key: 'own', explains: ['own'] });
const effect = finding({
  key: 'effect',
  role: 'effect',
  explains: ['effect'],
  because: { finding: 'own', edge: 'e' },
});
const nearby = finding({ key: 'nearby', explains: ['nearby'] });

it('is that of the root of the target and of all that it leads to, not of what is nearby', () => {
  const node = { ...object, kind: 'Node', name: 'n1' };
  const symptoms = [
    symptom('nearby', 'users', node),
    symptom('own', 'progress'),
    symptom('effect', 'redundancy', node),
  ];

  expect(harmOf(answer({ target, symptoms, findings: [nearby, own, effect] }))).toBe('redundancy');
});

it('is none where all is over', () => {
  const over = { ...symptom('own', 'users'), until: '2026-01-01T00:00:00Z' };

  expect(harmOf(answer({ target, symptoms: [over], findings: [own] }))).toBeUndefined();
});

it('is the worst of what nobody explains', () => {
  const symptoms = [symptom('a', 'progress'), symptom('b', 'workload')];

  expect(harmOf(answer({ target, state: 'unexplained', symptoms, findings: [] }))).toBe('workload');
});
