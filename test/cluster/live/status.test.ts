import { expect, it } from '@jest/globals';

import { statusOf } from '#src/cluster/live/status.ts';

const REFUSED = { status: 422, headers: {} };
const says = (message: string) =>
  statusOf({ ...REFUSED, body: JSON.stringify({ kind: 'Status', message }) }).message;

it('what the API server says is told without the object that it quotes', () => {
  expect(says('patch: Invalid value: "{\\"spec\\":{}}": strict decoding error: x')).toBe(
    'strict decoding error: x',
  );
});

it('a secret that the limit would cut in two is hidden before it is cut', () => {
  const token = `ghp_${'x1Y2'.repeat(9)}`;

  expect(says(`${'field is wrong '.repeat(39)}${token}`)).not.toContain('ghp_');
});

it('a page that was made to keep a pattern busy is cut before it', () => {
  const body = 'patch: Invalid value: "'.repeat(100_000);

  expect(statusOf({ ...REFUSED, body }).message).toHaveLength(600);
});

it('a page without words leaves the status', () => {
  expect(statusOf({ ...REFUSED, body: ' ' }).message).toBe('HTTP status 422');
});
