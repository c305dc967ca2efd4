import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { NoReply } from '#src/cluster/live/connection.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import { apiServer, cut, failure, json } from '#test/support/api-server.ts';

const REQUEST = { method: 'GET', path: '/x' } as const;
const DISCOVERY = ['/api', '/apis'];

describe('an API server that is asked', () => {
  it.each([
    [
      'no connection',
      cut(false),
      'The cluster cannot be reached: connect ECONNREFUSED. Check its address, certificate and the network (context x).',
    ],
    [
      'a login that is over',
      failure(401, 'Unauthorized'),
      'The cluster cannot be reached: it does not know who is asking (401). Log in again or renew the token (context x).',
    ],
  ])('is out of reach with %s', async (_, answer, message) => {
    const { api } = apiServer({ '/x': answer });

    const asked = api.request(REQUEST);

    await expect(asked).rejects.toThrow(ClusterUnreachable);
    await expect(asked).rejects.toThrow(message);
  });

  it.each([
    ['was cut off', cut(true)],
    ['has failed in us', new Error('a bug')],
  ])('leaves to the asker what %s', async (_, error) => {
    await expect(apiServer({ '/x': error }).api.request(REQUEST)).rejects.toBe(error);
  });

  it('keeps why it could not be reached', async () => {
    const refused = apiServer({ '/x': cut(false) }).api.request(REQUEST);

    await expect(refused).rejects.toMatchObject({ cause: expect.any(NoReply) });
  });

  it('leaves any other status to the asker', async () => {
    const { api } = apiServer({ '/x': failure(403, 'forbidden') });

    expect(await api.request(REQUEST)).toMatchObject({ status: 403 });
  });
});

describe('the version of a cluster', () => {
  it.each([
    [json({ major: '1', minor: '34' }), '1.34'],
    [json({ major: '1', minor: '33+' }), '1.33'],
    [failure(403, 'forbidden'), ''],
  ])('is read: %j', async (answer, version) => {
    const { api, pathsAsked } = apiServer({ '/version': answer });

    expect([await api.version(), await api.version()]).toEqual([version, version]);
    expect(pathsAsked()).toEqual(['/version']);
  });

  it.each([
    [json({ minor: '34' }), 'it answered 200'],
    [failure(500, 'no leader'), 'it answered 500 no leader'],
  ])('is none of what is no API server: %j', async (answer, said) => {
    await expect(apiServer({ '/version': answer }).api.version()).rejects.toThrow(said);
  });
});

describe('the kinds that a cluster serves', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are asked for in one document each, of either version', async () => {
    const { api, asked } = apiServer();

    await Promise.all([api.find('Pod'), api.resources()]);

    expect(asked.map(({ path }) => path)).toEqual(DISCOVERY);
    expect(asked[0]?.accept?.split(',')).toEqual(
      ['v2', 'v2beta1'].map(
        (version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`,
      ),
    );
  });

  it('are asked for again after 10 minutes, and of one that is not there after a minute', async () => {
    const { api, pathsAsked } = apiServer();
    const timesAsked = async (kind: string, minutes: number) => {
      jest.advanceTimersByTime(minutes * 60_000);
      await api.find(kind);
      return pathsAsked().length / DISCOVERY.length;
    };

    expect(await timesAsked('Pod', 0)).toBe(1);
    expect(await timesAsked('Pod', 10)).toBe(1);
    expect(await timesAsked('Pod', 0.1)).toBe(2);
    expect(await timesAsked('acme.io/Web', 1)).toBe(2);
    expect(await timesAsked('acme.io/Web', 0.1)).toBe(3);
  });

  it('are asked for again after they could not be read', async () => {
    const down = failure(503, 'starting');
    const { api } = apiServer({
      '/apis': [down, json({ kind: 'APIGroupDiscoveryList', items: [] })],
    });

    await expect(api.find('Pod')).rejects.toThrow('it answered 503 starting');

    expect(await api.find('Pod')).toMatchObject({ is: 'known' });
  });

  it('are not to be had of a server that does not answer', async () => {
    await expect(apiServer({ '/api': cut(true) }).api.resources()).rejects.toThrow(
      'socket hang up. It may be overloaded: ask again later',
    );
  });
});
