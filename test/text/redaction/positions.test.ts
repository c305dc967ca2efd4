import { expect, it } from '@jest/globals';

import { positionOf } from '#src/text/redaction/positions.ts';

it.each([
  ['uid', '', 'fixed'],
  ['name', '', 'listed'],
  ['message', '', 'listed'],
  ['tier', 'labels', 'listed'],
  ['args', '', 'setting'],
  ['value', 'env', 'setting'],
  ['app.yaml', 'data', 'setting'],
  ['message', 'annotations', 'unlisted'],
  ['flavour', '', 'unlisted'],
])('%s within "%s" is %s', (key, within, position) => {
  expect(positionOf(key, within)).toBe(position);
});
