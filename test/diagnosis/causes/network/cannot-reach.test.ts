import { describe, expect, it } from '@jest/globals';

import { cannotReach } from '#src/diagnosis/causes/network/cannot-reach.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';

function about(said: string, forbidden: string[] = []) {
  const { caller, logs } = crashing(said, 'postgres://db.example.net:5432');
  return claimsAbout(
    caller,
    cannotReach,
    cluster([caller], forbidden, forbidden.length > 0 ? [] : logs),
  );
}

describe('cannot-reach', () => {
  it.each([
    ['refused', 'connect: connection refused'],
    ['timeout', 'TimeoutError: timed out'],
    ['no-such-host', 'Name or service not known'],
    ['no-dns-answer', 'Temporary failure in name resolution'],
    ['reset', 'read: connection reset by peer'],
  ])('keeps apart: %s', (failure, said) => {
    expect(about(said)).toMatchObject([
      { params: { failure, host: 'db.example.net', port: 5432 }, strength: 'suggests' },
    ]);
  });

  it('stays silent where the program went on after the failure', () => {
    const on = Array.from({ length: 12 }, (_, index) => `handled request ${index}`).join('\n');

    expect(about(`connect: connection refused\n${on}`)).toEqual([]);
  });

  it('stays silent where the log cannot be read', () => {
    expect(about('', ['pods/log'])).toEqual([]);
  });
});
