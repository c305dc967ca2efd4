import { expect, it } from '@jest/globals';

import { logLines } from '#src/cluster/log-lines.ts';

it('tells the time that stands in front of each line from what the container wrote', () => {
  const log = '2026-01-01T11:59:00.5Z starting\n2026-01-01T11:59:01Z \nbye\n\n';

  expect(logLines(log)).toEqual([
    { at: '2026-01-01T11:59:00.5Z', text: 'starting' },
    { at: '2026-01-01T11:59:01Z', text: '' },
    { text: 'bye' },
  ]);
});

it.each(['at 2026-01-01T11:59:00Z it ended', '2026-01-01 11:59 bye', '2026-01-01T11:59:00Z'])(
  'takes no other time for it: %s',
  (text) => {
    expect(logLines(text)).toEqual([{ text }]);
  },
);

it.each(['', '\n', '  \n\n'])('has no lines of %j', (text) => {
  expect(logLines(text)).toEqual([]);
});
