import { expect, it } from '@jest/globals';

import { isNamed } from '#src/answers/is-named.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };

it.each([
  ['deployment/web', 'shop', true],
  ['deployment/web', undefined, true],
  ['deployment/web', 'other', false],
  ['pod/web', 'shop', false],
  ['web', 'shop', false],
])('%s in %s names the Deployment: %s', (text, namespace, is) => {
  expect(isNamed({ text, ...(namespace && { namespace }) }, web)).toBe(is);
});
