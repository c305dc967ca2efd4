import { describe, expect, it } from '@jest/globals';

import { NoReply } from '#src/cluster/live/connection.ts';
import { patienceWith } from '#src/cluster/live/patience.ts';
import { apiServer } from '#test/support/api-server.ts';

const late = new NoReply('no answer in time', true, { isLate: true });
const cut = new NoReply('socket hang up', true);
const get = (path: string) => ({ method: 'GET', path }) as const;

/** Asks these paths one after the other; what could not be had is "hung" or the error's message. */
async function asked(
  answers: Parameters<typeof apiServer>[0],
  reads: readonly (readonly [sort: string, path: string])[],
) {
  const server = apiServer(answers);
  const patiently = patienceWith(server.api);
  const got: string[] = [];
  for (const [sort, path] of reads) {
    const ask = patiently(sort, async (api) => (await api.request(get(path))).body, 'hung');
    got.push(await ask.catch((error: unknown) => (error as Error).message));
  }
  return { got, server };
}

describe('the patience of a question', () => {
  it('asks nothing more of a sort that hung, and goes on with others', async () => {
    const { got, server } = await asked({ '/a': late, '/b': { body: 'b' }, '/c': { body: 'c' } }, [
      ['logs', '/a'],
      ['logs', '/b'],
      ['Pod', '/c'],
    ]);

    expect(got).toEqual(['no answer in time', 'hung', 'c']);
    expect(server.pathsAsked()).toEqual(['/a', '/c']);
  });

  it('gives what comes after a read that hung less time', async () => {
    const { server } = await asked({ '/a': late, '/c': { body: 'c' } }, [
      ['logs', '/a'],
      ['Pod', '/c'],
    ]);

    expect(server.asked.map(({ timeoutMs }) => timeoutMs)).toEqual([undefined, 3_000]);
  });

  it('is not lost by a read that was cut off', async () => {
    const { got } = await asked({ '/a': cut, '/b': { body: 'b' } }, [
      ['logs', '/a'],
      ['logs', '/b'],
    ]);

    expect(got).toEqual(['socket hang up', 'b']);
  });

  it('loses no more than eight reads of a sort at a time', async () => {
    const { api, pathsAsked } = apiServer({ '/a': late });
    const patiently = patienceWith(api);
    const ask = () => patiently('logs', async (to) => (await to.request(get('/a'))).body, 'hung');

    const got = await Promise.allSettled(Array.from({ length: 30 }, ask));

    expect(pathsAsked()).toHaveLength(8);
    expect(got.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
  });
});
