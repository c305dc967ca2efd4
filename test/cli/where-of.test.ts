import { expect, it } from '@jest/globals';

import { whereOf } from '#src/cli/where-of.ts';

it('gives the options that lead to the same cluster, as a shell takes them', () => {
  expect(whereOf({ snapshot: "mina's", lang: 'ko' })).toBe(
    String.raw` --snapshot 'mina'\''s' --lang ko`,
  );
  expect(whereOf({ lang: 'en' })).toBe('');
});
