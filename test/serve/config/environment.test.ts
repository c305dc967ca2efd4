import { describe, expect, it } from '@jest/globals';

import { BadConfig } from '#src/domain/errors.ts';
import { redisUrl, requireSecrets, secret } from '#src/serve/config/environment.ts';

const NODE_ENV = 'production';

describe('secrets', () => {
  it('come by the environment, and one that is missing is explained', () => {
    expect(secret('SLACK_BOT_TOKEN', { SLACK_BOT_TOKEN: 'xoxb-1' })).toBe('xoxb-1');
    expect(() => secret('SLACK_BOT_TOKEN', { SLACK_BOT_TOKEN: '' })).toThrow(
      /^The environment lacks SLACK_BOT_TOKEN: the bot token of your Slack app .*$/,
    );
  });

  it('are named all at once when several are missing', () => {
    const all = ['SLACK_BOT_TOKEN', 'KUBEWHY_WEBHOOK_TOKEN', 'KUBEWHY_APPROVAL_KEY'] as const;
    const check = () => requireSecrets(all, { KUBEWHY_WEBHOOK_TOKEN: 'w' });

    expect(check).toThrow(BadConfig);
    expect(check).toThrow(/^[^\n]*SLACK_BOT_TOKEN[^\n]*KUBEWHY_APPROVAL_KEY[^\n]*$/);
    expect(check).not.toThrow('KUBEWHY_WEBHOOK_TOKEN');
  });

  it('are not asked of a role that has none', () => {
    expect(() => requireSecrets([], { NODE_ENV })).not.toThrow();
  });

  it('refuse an approval key in production that can be guessed', () => {
    const check = (env: object) => () =>
      requireSecrets(['KUBEWHY_APPROVAL_KEY'], { KUBEWHY_APPROVAL_KEY: 'short', ...env });

    expect(check({ NODE_ENV })).toThrow('openssl rand -hex 32');
    expect(check({})).not.toThrow();
    expect(check({ NODE_ENV, KUBEWHY_APPROVAL_KEY: 'k'.repeat(31) })).toThrow('too short');
    expect(check({ NODE_ENV, KUBEWHY_APPROVAL_KEY: 'k'.repeat(32) })).not.toThrow();
  });
});

describe('the address of Redis', () => {
  it('is a local one, but not in production', () => {
    expect(redisUrl({})).toBe('redis://127.0.0.1:6379');
    expect(() => redisUrl({ NODE_ENV })).toThrow('The environment lacks KUBEWHY_REDIS_URL');
  });

  it.each(['redis://:hush@redis:6379/1', 'rediss://redis'])('may be %s', (url) => {
    expect(redisUrl({ KUBEWHY_REDIS_URL: url, NODE_ENV })).toBe(url);
  });

  it.each(['http://:hush@redis:6379', 'redis:6379', 'redis://:hu sh@:x'])(
    'may not be %s, which is not repeated',
    (url) => {
      const read = () => redisUrl({ KUBEWHY_REDIS_URL: url });

      expect(read).toThrow('KUBEWHY_REDIS_URL has to be a URL such as');
      expect(read).not.toThrow('hu');
    },
  );
});
