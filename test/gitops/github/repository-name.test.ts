import { expect, it } from '@jest/globals';

import { repositoryName } from '#src/gitops/github/repository-name.ts';

it.each([
  'https://github.com/acme/deploy',
  'https://github.com/acme/deploy.git',
  'https://x:y@GitHub.com/acme/deploy/',
  'ssh://git@github.com/acme/deploy.git',
  'git@github.com:acme/deploy.git',
])('is that of %s', (url) => {
  expect(repositoryName(url, 'github.com')).toBe('acme/deploy');
});

it.each([
  'https://github.com.evil.example/acme/deploy',
  'https://evil.example/github.com/acme/deploy',
  'https://github.com@evil.example/acme/deploy',
  'https://github.com/acme',
  'https://github.com/acme/deploy/tree/main',
  'file:///acme/deploy',
  'github.com/acme/deploy',
])('is none of %s', (url) => {
  expect(repositoryName(url, 'github.com')).toBeUndefined();
});
