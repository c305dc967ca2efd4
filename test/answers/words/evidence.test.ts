import { describe, expect, it } from '@jest/globals';

import { evidenceWords } from '#src/answers/words/evidence.ts';

const pod = { kind: 'Pod', namespace: 'shop', name: 'web' };
const unset = { source: 'field', object: pod, path: '/spec/x', unset: true } as const;

describe('a field that is not set', () => {
  it.each([
    ['en', 'Always', 'is unset = `Always`'],
    ['ko', 'Always', '값 없음 = `Always`'],
    ['en', '', 'is unset'],
    ['ko', '', '값 없음'],
  ] as const)('is said in %s with what holds then: “%s”', (lang, text, says) => {
    expect(evidenceWords({ ...unset, text }, pod, lang)).toEqual({
      where: '`x`',
      says,
      verbatim: false,
    });
  });
});
