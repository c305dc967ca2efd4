import { describe, expect, it } from '@jest/globals';

import { withHost, withPort } from '#src/fixes/fields/in-address.ts';

describe('another host', () => {
  it.each([
    ['redis', 'cache'],
    ['redis:6379', 'cache:6379'],
    ['redis://redis:6379/0', 'redis://cache:6379/0'],
    ['redis://redis:redis@redis/redis', 'redis://redis:redis@cache/redis'],
    ['redis:6379,redis-1:6379', 'cache:6379,redis-1:6379'],
    ['user=redis dbname=redis host=redis', 'user=redis dbname=redis host=cache'],
    ['tcp(redis:6379)/redis', 'tcp(cache:6379)/redis'],
    ['http://my.redis/redis', 'http://my.redis/redis'],
    ['user=shop redis:6379', 'user=shop cache:6379'],
    ['host=redis. port=6379', 'host=cache. port=6379'],
    ['REDIS:6379', 'cache:6379'],
    ['redis://app:redis@redis', 'redis://app:redis@cache'],
    ['superuser=redis', 'superuser=cache'],
    ...['user', 'username', 'password', 'db', 'dbname', 'DATABASE', 'schema', 'name'].map(
      (key) => [`${key}=redis;host=redis`, `${key}=redis;host=cache`] as const,
    ),
  ])('stands in %s only where the host stood', (text, is) => {
    expect(withHost(text, 'redis', 'redis', 'cache')).toBe(is);
  });

  it('is asked for in the namespace in which the first was', () => {
    const text = 'http://api.shop.svc:80/api.shop';

    expect(withHost(text, 'api.shop.svc', 'api', 'web')).toBe('http://web.shop.svc:80/api.shop');
  });
});

describe('another port', () => {
  it.each([
    ['80', '8000'],
    ['http://web:80/', 'http://web:8000/'],
    ['http://web.shop:80', 'http://web.shop:8000'],
    ['http://web:8080', 'http://web:8080'],
    ['db:80,web:80', 'db:80,web:8000'],
    ['http://web:80@web:80', 'http://web:80@web:8000'],
    ['http://WEB.shop:80', 'http://WEB.shop:8000'],
    ['my-web:80,shop.web:80', 'my-web:80,shop.web:80'],
    ['web:800,web:180', 'web:800,web:180'],
    ['8080', '8080'],
  ])('stands in %s only where that Service is asked for it', (text, is) => {
    expect(withPort(text, 'web', 80, '8000')).toBe(is);
  });
});
