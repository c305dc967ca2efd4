import { describe, expect, it } from '@jest/globals';

import { hostOf } from '#src/answers/alert-objects/host-of.ts';

describe('the host of', () => {
  it.each([
    ['https://Shop.example.com/health?x=1', { host: 'shop.example.com', path: '/health' }],
    ['http://shop.example.com/', { host: 'shop.example.com' }],
    ['redis://:pass@redis.cache.svc:6379', { host: 'redis.cache.svc' }],
    ['shop.example.com:443', { host: 'shop.example.com' }],
    ['a.example.com,b.example.com', { host: 'a.example.com' }],
    ['10.0.0.1:9100', { host: '10.0.0.1' }],
    ['[fd00::1]:9100', { host: 'fd00::1' }],
    ['fd00::1', { host: 'fd00::1' }],
  ])('%s is found', (text, host) => {
    expect(hostOf(text)).toEqual(host);
  });

  it('nothing is none', () => {
    expect(hostOf('')).toBeUndefined();
  });
});
