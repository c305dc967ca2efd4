import { expect, it } from '@jest/globals';

import { refPath } from '#src/gitops/github/ref-path.ts';

it.each([
  ['main', 'main'],
  ['release/1.2', 'release/1.2'],
  ['a%2e%2e/b', 'a%252e%252e/b'],
  ['a#b&c', 'a%23b%26c'],
  ['배포', '%EB%B0%B0%ED%8F%AC'],
])('the branch %s is asked for as %s', (branch, path) => {
  expect(refPath(branch)).toBe(path);
});

it.each([
  '',
  '/',
  'a/',
  '..',
  'a/../b',
  '.a',
  'a b',
  'a?b',
  'a:b',
  'a\\b',
  'a\nb',
  'a[b',
  'a~1',
  'a^',
])('no branch is called %j', (name) => {
  expect(refPath(name)).toBeUndefined();
});
