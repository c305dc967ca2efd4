import { describe, expect, it } from '@jest/globals';

import { sign } from '#src/approvals/signature.ts';
import { isSecondOf, needsTwo } from '#src/approvals/two-people.ts';
import type { Person } from '#src/domain/question.ts';

const AT = Date.parse('2026-03-02T09:00:00Z');

describe('a namespace', () => {
  it.each([
    'prod',
    'prod1',
    'prod-eu',
    'eu-prod-2',
    'shop-prod',
    'shopprod',
    'production',
    'shop-production-2',
    'produktion',
    'prd',
    'shop-prd',
    'shopprd2',
    'nonprod',
    'pre-prod',
    'preprod',
    'shop-preproduction',
  ])('such as %s needs two people unless it is set otherwise', (namespace) => {
    expect(needsTwo(namespace, undefined)).toBe(true);
    expect(needsTwo(namespace, [])).toBe(false);
  });

  it.each([
    'shop',
    'staging',
    'products',
    'product-catalog',
    'producer',
    'shop-productivity',
    'reproduce',
    'reproduction',
    'bug-reproduction',
    'prodigy',
    'po-rd',
  ])('such as %s needs one', (namespace) => {
    expect(needsTwo(namespace, undefined)).toBe(false);
    expect(needsTwo(namespace, [namespace])).toBe(true);
    expect(needsTwo(namespace, ['*'])).toBe(true);
  });
});

describe('a second approval', () => {
  const first = approval('U1', 0);

  it('is that of somebody else, within ten minutes', () => {
    expect(isSecondOf(first, approval('U2', 0), userOf)).toBe(true);
    expect(isSecondOf(first, approval('U2', 600_000), userOf)).toBe(true);
  });

  it('is that of somebody else whose gateway has a clock two minutes behind', () => {
    expect(isSecondOf(first, approval('U2', -120_000), userOf)).toBe(true);
  });

  it.each([
    ['of the same person', approval('U1', 1)],
    ['of another account of the same Kubernetes user', approval('U1-again', 1)],
    ['too late', approval('U2', 600_001)],
    ['long before the first', approval('U2', -600_001)],
    ['at no time that can be read', { ...approval('U2', 1), at: 'soon' }],
    ['of another change', { ...approval('U2', 1), plan: 'other' }],
    ['of another incident', { ...approval('U2', 1), incident: 'other' }],
  ])('is none %s', (_, second) => {
    expect(isSecondOf(first, second, userOf)).toBe(false);
  });

  it('is none without a first', () => {
    expect(isSecondOf(undefined, first, userOf)).toBe(false);
  });

  it('is left to a better reason where they are no Kubernetes users', () => {
    expect(isSecondOf(first, approval('U2', 1), () => undefined)).toBe(true);
  });
});

function userOf({ id }: Person): string {
  return id.replace('-again', '');
}

function approval(id: string, afterMs: number) {
  const person = { team: 'T1', id, name: id };
  const at = new Date(AT + afterMs).toISOString();
  return sign({ id: `a-${id}`, plan: 'plan', incident: 'q', channel: 'C1', person, at }, 'key');
}
