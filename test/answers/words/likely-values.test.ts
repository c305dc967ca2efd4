import { describe, expect, it } from '@jest/globals';

import { inGitWords } from '#src/answers/words/in-git.ts';
import { likelyValuesWords } from '#src/answers/words/likely-values.ts';

const OF = 'Flux HelmRelease `shop`';

describe('the words for a value of a chart', () => {
  it.each([
    [
      { key: 'image.tag', file: 'blog/values.yaml' },
      'Most likely the value: `image.tag` in `blog/values.yaml`.',
      '바꿀 가능성이 가장 큰 값: `blog/values.yaml` 파일의 `image.tag`.',
    ],
    [
      { key: 'image.tag', field: 'spec.values', of: OF },
      'Most likely the value: `image.tag` in `spec.values` of Flux HelmRelease `shop`.',
      '바꿀 가능성이 가장 큰 값: Flux HelmRelease `shop` `spec.values`의 `image.tag`.',
    ],
    [
      { key: 'image.tag', of: 'Helm release `shop`' },
      'Most likely the value: `image.tag` of Helm release `shop`.',
      '바꿀 가능성이 가장 큰 값: Helm release `shop`의 `image.tag`.',
    ],
  ])('say where it is, and that nobody knows: %j', (value, en, ko) => {
    expect(likelyValuesWords.en([value])).toBe(en);
    expect(likelyValuesWords.ko([value])).toBe(ko);
  });

  it('stand after the reason why there is no pull request', () => {
    const values = [{ key: 'image.tag', file: 'values.yaml' }];

    expect(inGitWords.en({ why: 'a chart', values })).toBe(
      'No pull request from here: a chart. Most likely the value: `image.tag` in `values.yaml`.',
    );
    expect(inGitWords.en({ why: 'a plugin' })).toBe('No pull request from here: a plugin.');
  });
});
