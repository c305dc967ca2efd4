import { expect, it } from '@jest/globals';

import { ownerName } from '#src/text/owner-name.ts';

it.each([
  ['blog', 'Argo CD Application `blog`'],
  ['a`b', "Argo CD Application `a'b`"],
  ['blog\n# shop', 'Argo CD Application `blog # shop`'],
])('%j is called %s', (name, called) => {
  expect(ownerName({ by: 'argo-cd', name })).toBe(called);
});
