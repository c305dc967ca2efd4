import { expect, it } from '@jest/globals';

import { accountOf } from '#src/domain/account-of.ts';

it('gives several questions that are asked at once as much as each alone', () => {
  const { requests, logs } = accountOf(1);

  expect(accountOf(3)).toEqual({ requests: 3 * requests, logs: 3 * logs });
});
