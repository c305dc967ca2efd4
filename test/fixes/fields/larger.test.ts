import { expect, it } from '@jest/globals';

import { larger } from '#src/fixes/fields/larger.ts';

it.each([
  ['512Mi', [{ value: '1Gi', why: 'twice' }]],
  ['100Mi', [{ value: '200Mi', why: 'twice' }]],
  ['0', []],
])('more than %s is twice as much', (reached, candidates) => {
  expect(larger(reached)).toEqual({ candidates, tooLittle: reached });
});
