import { expect, it } from '@jest/globals';

import { saidBy } from '#src/text/redaction/said-by.ts';

it.each([
  ['an error', new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
  ['a text', 'no answer', 'no answer'],
  [
    'several errors',
    new AggregateError([new Error('refused'), new Error('timed out')]),
    'Error: refused; Error: timed out',
  ],
  [
    'what a credential plugin wrote',
    new Error('exec plugin failed: refresh_token=hunter2hunter2 is expired'),
    'exec plugin failed: refresh_token=[hidden] is expired',
  ],
  [
    'an address with a password',
    new Error('cannot reach https://admin:hunter2@10.0.0.1:6443'),
    'cannot reach https://admin:[hidden]@10.0.0.1:6443',
  ],
])('says what it says, without secrets: %s', (_, error, said) => {
  expect(saidBy(error)).toBe(said);
});
