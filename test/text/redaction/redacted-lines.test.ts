import { expect, it } from '@jest/globals';

import { redactedLines } from '#src/text/redaction/redacted-lines.ts';

it('lines keep their number and their times', () => {
  const at = '2026-01-01T12:00:00Z';

  expect(redactedLines([{ at, text: 'DB_PASS=a' }, { text: 'b' }])).toEqual([
    { at, text: 'DB_PASS=[hidden]' },
    { text: 'b' },
  ]);
});
