import { describe, expect, it } from '@jest/globals';

import { redisCa } from '#src/serve/config/redis-ca.ts';
import { Settings } from '#src/serve/config/settings.ts';

const settings = (redis: object) => Settings.parse({ cluster: { name: 'lab' }, redis });

describe('the authority of a Redis with TLS', () => {
  it('is read from its file', async () => {
    expect(await redisCa(settings({ ca: 'LICENSE' }))).toContain('Apache License');
  });

  it('is none of ours where none is named', async () => {
    expect(await redisCa(settings({}))).toBeUndefined();
  });

  it('is an error, which names the setting, where it cannot be read', async () => {
    await expect(redisCa(settings({ ca: 'no/such/ca.pem' }))).rejects.toThrow(
      'redis.ca: no/such/ca.pem cannot be read.',
    );
  });
});
