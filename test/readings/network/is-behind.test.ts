import { expect, it } from '@jest/globals';

import { isBehind } from '#src/readings/network/is-behind.ts';
import { service, servingPod } from '#test/support/services.ts';

const web = servingPod('web-1');

it.each([
  ['has all labels of the selector', service('web', { selector: { app: 'web' } }), true],
  ['lacks one of them', service('web', { selector: { app: 'web', tier: 'front' } }), false],
  ['is asked for no label', service('web', { selector: {} }), false],
  [
    'is of another namespace',
    { ...service('web'), metadata: { name: 'web', namespace: 'lab' } },
    false,
  ],
] as const)('tells whether a Service sends to a pod: one that %s', (_, before, is) => {
  expect(isBehind(web, before)).toBe(is);
});
