import { describe, expect, it } from '@jest/globals';

import { failedBy } from '#src/answers/failed-by.ts';
import { ClusterUnreachable, UnknownNamespace } from '#src/domain/errors.ts';

describe('why there is no answer', () => {
  it.each([
    ['en', new UnknownNamespace('shpo', ['shop']), 'unknown-namespace', /`?shpo`?.*shop/],
    [
      'ko',
      new UnknownNamespace('shpo', ['shop']),
      'unknown-namespace',
      /shpo.*네임스페이스.*shop/s,
    ],
    ['en', new ClusterUnreachable('ECONNREFUSED'), 'unreachable', /lab .*ECONNREFUSED/],
    [
      'en',
      new ClusterUnreachable('late', { since: '2026-01-01T14:01:30Z' }),
      'unreachable',
      /API server of lab has not answered since 14:01 UTC/,
    ],
  ] as const)('is said in %s', (lang, error, code, message) => {
    expect(failedBy(error, { cluster: 'lab', lang })).toEqual({
      is: 'failed',
      code,
      message: expect.stringMatching(message),
    });
  });

  it('is no outcome where a program is wrong', () => {
    const bug = new TypeError('a bug');

    expect(() => failedBy(bug, { cluster: 'lab', lang: 'en' })).toThrow(bug);
  });
});
