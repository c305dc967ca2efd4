import { describe, expect, it } from '@jest/globals';

import { violating, type Budget } from '#src/simulator/budgets.ts';
import { podOn } from '#test/support/scheduling.ts';

const pods = [podOn('w1', 'a'), podOn('w1', 'b'), podOn('w1', 'c')];

function budget(allowed: number, parts: Partial<NonNullable<Budget['spec']>> = {}): Budget {
  return {
    metadata: { namespace: 'shop', name: 'web' },
    spec: { selector: { matchLabels: { app: 'web' } }, ...parts },
    status: { currentHealthy: 3, desiredHealthy: 2, disruptionsAllowed: allowed, expectedPods: 3 },
  };
}

function names(budgets: readonly Budget[]) {
  return [...violating(pods, budgets)].map(({ metadata }) => metadata?.name);
}

describe('violating', () => {
  it('finds the pods beyond what a budget allows, in the order in which they end', () => {
    expect(names([budget(1)])).toEqual(['b', 'c']);
  });

  it('does not count a pod that the budget knows to be going', () => {
    const one = budget(1);

    expect(
      names([{ ...one, status: { ...one.status, disruptedPods: { a: '' } } } as Budget]),
    ).toEqual(['c']);
  });

  it.each([
    ['an empty selector', {}],
    ['one that selects others', { matchLabels: { app: 'db' } }],
  ])('finds none by a budget with %s', (_, selector) => {
    expect(names([budget(0, { selector })])).toEqual([]);
  });

  it('goes by labels and expressions together', () => {
    const matchExpressions = [{ key: 'app', operator: 'Exists' }];
    const selector = { matchLabels: { app: 'web' }, matchExpressions };

    expect(names([budget(0, { selector })])).toEqual(['a', 'b', 'c']);
  });

  it('finds none by a budget of another namespace, and no pod without labels', () => {
    const elsewhere = { ...budget(0), metadata: { namespace: 'bank', name: 'web' } };
    const everyPod = { matchExpressions: [{ key: 'app', operator: 'NotIn', values: ['db'] }] };
    const bare = podOn('w1', 'bare', { labels: {} });
    const broken = violating([...pods, bare], [budget(0, { selector: everyPod })]);

    expect(names([elsewhere])).toEqual([]);
    expect([...broken].map(({ metadata }) => metadata?.name)).toEqual(['a', 'b', 'c']);
  });
});
