import { expect, it } from '@jest/globals';

import { redactedData } from '#src/text/redaction/redacted-data.ts';

it('hides in plain data what a field or a text gives away', () => {
  const data = { password: 'hunter2', said: ['DB_PASS=hunter2', 7], isPrivate: true, token: '' };

  expect(redactedData(data)).toEqual({
    password: '[hidden]',
    said: ['DB_PASS=[hidden]', 7],
    isPrivate: true,
    token: '',
  });
});
