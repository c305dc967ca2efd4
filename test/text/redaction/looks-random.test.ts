import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { looksChosen, looksGenerated, looksRandom } from '#src/text/redaction/looks-random.ts';

describe('a word', () => {
  it('looks random when a generator of passwords drew it', () => {
    const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'.split('');
    const drawn = fc
      .array(fc.constantFrom(...ALPHABET), { minLength: 40, maxLength: 60 })
      .map((characters) => `${characters.join('')}a1Z`);
    const words = fc.sample(drawn, 1_000);

    expect(words.filter((word) => !looksRandom(word)).length).toBeLessThan(10);
  });

  it.each([
    '0de65efb-cc99-491a-bec6-a9d765fb653a',
    '4a62ac1d443c1b2a3f4e5d6c7b8a99887766554433221100ffeeddccbbaa9988',
    'DataSourceAutoConfiguration2',
    'FailedToRetrieveImagePullSecret2',
    'node-role.kubernetes.io',
    'abcdefghijklmnopqrstuvwxyz',
  ])('does not when it is %s', (word) => {
    expect(looksRandom(word)).toBe(false);
  });
});

describe('a value', () => {
  it.each(['hunter2xyz', 'S3cr3t!pw', 'Ab12Cd34Ef56'])('looks generated: %s', (value) => {
    expect(looksGenerated(value)).toBe(true);
  });

  it.each(['dedicated', 'worker-1.example.org', 'orders/v2', 'kubernetes.io/hostname', 'short1'])(
    'looks like a name: %s',
    (value) => {
      expect(looksGenerated(value)).toBe(false);
    },
  );
});

describe('a word', () => {
  it.each(['hunter2', 'summer2024!', 'P4ssword'])('is one that people choose: %s', (word) => {
    expect(looksChosen(word)).toBe(true);
  });

  it.each(['sha256', 'oauth2', 'auth-service-2', 'expired', '123456', 'node12', 'db1'])(
    'says something else: %s',
    (word) => {
      expect(looksChosen(word)).toBe(false);
    },
  );
});
