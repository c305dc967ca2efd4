import { describe, expect, it } from '@jest/globals';

import { notFound } from '#src/knowledge/references/not-found.ts';
import type { NotFound } from '#src/knowledge/references/not-found.words.ts';

const row = (seeker: string) => ({
  needs: ({ by }: NotFound) => `\`${by}\` mounts`,
  seeker,
  so: () => 'Nothing starts.',
});
const cause = notFound({
  id: 'storage/claim-missing',
  explains: ['pod-unscheduled'],
  retryMs: 1000,
  *seek() {},
  words: {
    en: row('the scheduler'),
    ko: row('스케줄러가'),
    advice: (name) => {
      const words = { title: `Create ${name}`, text: '' };
      return { en: words, ko: words };
    },
  },
});
const claim = { kind: 'PersistentVolumeClaim', namespace: 'shop', name: 'data' };

describe('what was looked up and not found', () => {
  it.each([
    [
      'absent',
      'PersistentVolumeClaim `shop/data` is missing',
      'which does not exist in namespace `shop`',
    ],
    [
      'there',
      'PersistentVolumeClaim `shop/data` was missing, and is there now',
      'tries again by itself',
    ],
    ['unread', 'the scheduler did not find PersistentVolumeClaim `shop/data`', 'could not read'],
  ] as const)('is told where it is %s', (object, title, sentence) => {
    const words = cause.text.en(claim, { by: 'web', object });

    expect(words).toMatchObject({ title, sentence: expect.stringContaining(sentence) });
    expect(words.sentence).toMatch(/^`web` mounts PersistentVolumeClaim `data`, which/);
  });

  it('says what follows as long as it is not there, and what there is', () => {
    const params = { by: 'web', near: 'data-v2', others: ['a', 'b'] };

    expect(cause.text.en(claim, { ...params, object: 'absent' }).so).toBe(
      'Nothing starts. There is one called `data-v2`: perhaps that is meant. The cluster has `a`, `b`.',
    );
    expect(cause.text.en(claim, { by: 'web', object: 'there' })).not.toHaveProperty('so');
  });
});
