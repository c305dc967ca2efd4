import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { alsoChanged } from '#src/fixes/fields/also-changed.ts';

const on = { kind: 'policy/PodDisruptionBudget', namespace: 'shop', name: 'web', uid: 'u' };
const spec = { minAvailable: 2, unhealthyPodEvictionPolicy: 'AlwaysAllow', selector: {} };
const object = { metadata: { name: 'web' }, spec } as unknown as Resource;
const of = { on, object, holder: { on, object } };
const found = { of, at: '/spec', label: 'spec.maxUnavailable', candidates: [], set: () => ({}) };

it.each([
  ['nothing where one field changes', { maxUnavailable: 1 }, []],
  [
    'what is taken out along with it',
    { minAvailable: undefined, maxUnavailable: 1 },
    [{ label: 'spec.minAvailable', is: '' }],
  ],
  [
    'no field that stays as it is',
    { unhealthyPodEvictionPolicy: 'AlwaysAllow', maxUnavailable: 1 },
    [],
  ],
  [
    'of a long value the field only',
    { selector: { matchLabels: {} }, maxUnavailable: 1 },
    [{ label: 'spec.selector' }],
  ],
])('tells %s', (_, fields, beside) => {
  expect(alsoChanged(found, fields)).toEqual(beside);
});
