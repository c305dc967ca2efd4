import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { hideWith } from '#src/cluster/hidden.ts';

const hide = hideWith(Buffer.from('key of this test'));

describe('what is hidden', () => {
  it.each([
    ['', '8080', '-1.5', 'true', 'False'],
    ['localhost', 'db.shop.svc', 'db.shop.svc.cluster.local:3306', 'mysql-service:3306'],
    ['10.0.0.1', '10.0.0.1:8080', 'http://api.example.org', 'https://api:8443/v1/health'],
  ])('is not %s and the like', (...texts) => {
    expect(texts.map(hide)).toEqual(texts);
  });

  it.each([
    'hunter2', // alone, a word is no host
    'abcdef.0123456789abcdef', // a bootstrap token
    'eyJhbGciOi.eyJzdWIiOi.SflKxwRJSM', // a JWT
    'https://user:hunter2@db.example.org/',
    'https://hooks.example.org/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX',
    'https://api.example.org/?token=1',
    'jdbc:mysql://db:3306/shop?password=hunter2',
    '--password=hunter2',
    'hunter2:99999999',
    '‹7·00000000›',
  ])('is %s', (text) => {
    expect(hide(text)).toMatch(/^‹\d+·[0-9a-f]{8}›$/);
  });

  it('keeps nothing of a text but its length, and tells equal texts', () => {
    fc.assert(
      fc.property(fc.base64String({ minLength: 12 }), (text) => {
        const hidden = hide(`${text}!`);

        expect(hidden).toBe(hide(`${text}!`));
        expect(hidden).toMatch(new RegExp(`^‹${text.length + 1}·`));
        expect(hidden).not.toContain(text);
      }),
    );
  });

  it('says nothing to who has not the key', () => {
    expect(hideWith(Buffer.from('another'))('hunter2')).not.toBe(hide('hunter2'));
  });
});
