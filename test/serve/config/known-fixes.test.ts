import { describe, expect, it } from '@jest/globals';

import { requireKnownFixes } from '#src/serve/config/known-fixes.ts';

const known = ['rollout/abort', 'rollout/retry', 'pod/evict'];

describe('the fixes that policy names', () => {
  it.each([[['*']], [['rollout/*']], [['pod/evict', 'rollout/retry']], [[]]])(
    'are taken where there are such: %j',
    (fixes) => {
      expect(() => requireKnownFixes([{ fixes }], known)).not.toThrow();
    },
  );

  it('may be left out', () => {
    expect(() => requireKnownFixes(undefined, known)).not.toThrow();
  });

  it.each([
    ['rollout/abrt', 'did you mean rollout/abort?'],
    ['rollouts/*', 'did you mean rollout/*?'],
    ['anything', 'known here are pod/*, rollout/*'],
  ])('are an error where no fix is called %s', (fix, said) => {
    expect(() => requireKnownFixes([{ fixes: ['*'] }, { fixes: ['*', fix] }], known)).toThrow(
      `kubewhy.yaml: policy.1.fixes.1: no fix has this id: ${said}`,
    );
  });
});
