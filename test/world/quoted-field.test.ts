import { expect, it } from '@jest/globals';

import { quotedField } from '#src/world/quoted-field.ts';

it('a quoted field is evidence of the object that has it', () => {
  const on = { kind: 'Pod', namespace: 'shop', name: 'web' };

  expect(quotedField(on, '/spec/nodeName', 'node-1')).toEqual({
    source: 'field',
    on,
    path: '/spec/nodeName',
    quote: 'node-1',
  });
});
