import { describe, expect, it } from '@jest/globals';

import { ask, canBeNames } from '#src/cluster/live/ask.ts';
import { NoReply, TooLarge } from '#src/cluster/live/connection.ts';
import { apiServer, cut, failure } from '#test/support/api-server.ts';

describe('an answer', () => {
  it.each([200, 400, 404])('with status %d is for the asker to read', async (status) => {
    const { api } = apiServer({ '/x': failure(status, 'as it is') });

    expect(await ask(api, '/x')).toMatchObject({ status });
  });

  it.each([
    ['403', failure(403, 'forbidden'), 'forbidden'],
    ['410', failure(410, 'too old'), 'cut-off'],
    ['429', failure(429, 'slow down'), 'busy'],
    ['500', failure(500, 'etcd'), 'server-error'],
    ['503', failure(503, 'apiserver is shutting down'), 'unavailable'],
    ['no end', cut(true), 'cut-off'],
    ['no reply in time', new NoReply('no answer in time', true, { isLate: true }), 'no-answer'],
    ['the 404 of a proxy', { status: 404, body: '<html>not found' }, 'unusable'],
    ['a redirect', { status: 302, body: '' }, 'unusable'],
    ['too many bytes', new TooLarge('128 MiB'), 'over-budget'],
  ])('with %s is a gap', async (_, answer, gap) => {
    expect(await ask(apiServer({ '/x': answer }).api, '/x')).toBe(gap);
  });

  it('of a path that an API server does not know is for the asker to read', async () => {
    const { api } = apiServer({ '/x': { status: 404, body: '404 page not found\n' } });

    expect(await ask(api, '/x')).toMatchObject({ status: 404 });
  });

  it('that could not even be asked for is no gap', async () => {
    const bug = new Error('a bug');

    await expect(ask(apiServer({ '/x': bug }).api, '/x')).rejects.toBe(bug);
  });

  it('is to what was asked', async () => {
    const { api, asked } = apiServer();

    await ask(api, '/x');
    await ask(api, '/x', { limit: '1' });

    expect(asked).toEqual([
      { method: 'GET', path: '/x' },
      { method: 'GET', path: '/x', query: { limit: '1' } },
    ]);
  });
});

describe('what people type', () => {
  it.each([
    [[undefined, 'web']],
    [['']],
    [['shop', 'web-6c7c']],
    [['kube-system', 'system:node:a.b_c']],
    [['...']],
  ])('can be names: %j', (names) => {
    expect(canBeNames(...names)).toBe(true);
  });

  it.each([['.'], ['..'], ['a/b'], ['a,b'], ['a b'], ['web?x'], ['a=b']])(
    'can be no name: %s',
    (name) => {
      expect(canBeNames('shop', name)).toBe(false);
      expect(canBeNames(name, 'web')).toBe(false);
    },
  );
});
