import { expect, it } from '@jest/globals';

import { whileReached } from '#src/cli/while-reached.ts';
import { liveLoader } from '#src/cluster/live/live-loader.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import { metered } from '#src/world/metered.ts';
import { apiServer, cut, type Scripted } from '#test/support/api-server.ts';

/** The loader of one question to such a server, and what that was asked. */
function opened(answers: Readonly<Record<string, Scripted>> = {}) {
  const { api, pathsAsked } = apiServer(answers);
  return { loader: metered(liveLoader(api)), pathsAsked };
}

it('has the cluster asked by the time that what answers is there, and once', async () => {
  const { loader, pathsAsked } = opened();

  const before = await whileReached(loader, async () => pathsAsked());
  await loader.load([]);

  expect(before).toContain('/version');
  expect(pathsAsked()).toEqual(before);
});

it('leaves a failure to reach it to whoever asks next', async () => {
  const { loader } = opened({ '/version': cut(false) });

  expect(await whileReached(loader, async () => 'there')).toBe('there');
  await expect(loader.load([])).rejects.toThrow(ClusterUnreachable);
});

it('does not wait for a cluster that does not answer', async () => {
  const silent = { load: () => new Promise<never>(() => {}) };

  expect(await whileReached(silent, async () => 'there')).toBe('there');
});

it('fails where what answers cannot be loaded', async () => {
  const { loader } = opened();
  const broken = async () => await Promise.reject(new Error('no such module'));

  await expect(whileReached(loader, broken)).rejects.toThrow('no such module');
});
