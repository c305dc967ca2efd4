import fc from 'fast-check';

import { entries, someOf, sometimes } from '#test/support/worlds/small-choices.ts';

/** The labels that pods have and rules ask for: few, so that rules meet pods. */
export const podLabels = entries<string>({
  app: sometimes(9, fc.constantFrom('web', 'web', 'db')),
  revision: sometimes(5, fc.constantFrom('1', '2')),
});

/** The namespaces of a world, of which one has no labels of its own. */
export const NAMESPACES = { shop: { team: 'a' }, blog: { team: 'b' }, lab: {} } as const;
/** The namespace of one of them. */
export const namespace = fc.oneof(
  { weight: 4, arbitrary: fc.constant('shop') },
  { weight: 1, arbitrary: fc.constantFrom('blog', 'lab') },
);

const podRequirement = requirement({ app: ['web', 'db'], revision: ['1', '2'], other: ['x'] }, [
  'In',
  'NotIn',
  'Exists',
  'DoesNotExist',
]);

/** A selector of pods: seldom none, sometimes the empty one. */
export const podSelector = fc.oneof(
  { weight: 1, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant({}) },
  {
    weight: 8,
    arbitrary: fc.record({
      matchLabels: fc.constantFrom({ app: 'web' }, { app: 'web' }, { app: 'db' }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      matchExpressions: fc.array(podRequirement, { minLength: 1, maxLength: 2 }),
    }),
  },
);

/** A selector of namespaces. */
export const namespaceSelector = fc.oneof(
  fc.constant({}),
  fc.record({ matchLabels: fc.constantFrom({ team: 'a' }, { team: 'b' }) }),
  fc.record({
    matchExpressions: fc.tuple(
      requirement({ team: ['a', 'b'] }, ['In', 'NotIn', 'Exists', 'DoesNotExist']),
    ),
  }),
);

/** What a rule asks of a label; only In and NotIn name values, Gt and Lt a number. */
export function requirement(
  values: Readonly<Record<string, readonly string[]>>,
  operators: readonly string[],
): fc.Arbitrary<object> {
  return fc
    .tuple(fc.constantFrom(...Object.keys(values)), fc.constantFrom(...operators))
    .chain(([key, operator]): fc.Arbitrary<object> => {
      if (operator === 'Exists' || operator === 'DoesNotExist')
        return fc.constant({ key, operator });
      if (operator === 'Gt' || operator === 'Lt') {
        return fc.constantFrom('1', '5').map((limit) => ({ key, operator, values: [limit] }));
      }
      const known = values[key] ?? [];
      return someOf(...known)
        .filter((some) => some.length > 0)
        .map((some) => ({ key, operator, values: some }));
    });
}
