import { describe, expect, it } from '@jest/globals';

import { liveWriter } from '#src/cluster/live/live-writer.ts';
import { rightsFor } from '#src/cluster/live/write-request.ts';
import { copying, evicting } from '#test/fixes/support/whole.ts';
import { apiServer, failure, json } from '#test/support/api-server.ts';

const eviction = '/api/v1/namespaces/shop/pods/web-1/eviction';
const budget = {
  reason: 'DisruptionBudget',
  message: 'The disruption budget web needs 2 healthy pods and has 2 currently',
};

describe('a request', () => {
  it('creates the whole object where all of its kind are', async () => {
    const all = '/api/v1/namespaces/shop/configmaps';
    const { api, asked } = apiServer({ [all]: json({ apiVersion: 'v1', kind: 'ConfigMap' }, 201) });

    expect(await liveWriter(api).send(copying, '', 'apply')).toMatchObject({ is: 'done' });
    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      path: all,
      body: { metadata: { namespace: 'shop', name: 'settings' }, data: { mode: 'fast' } },
    });
  });

  it('evicts this very pod in this very version, also in a dry run', async () => {
    const { api, asked } = apiServer({ [eviction]: json({ kind: 'Status' }, 201) });

    expect(await liveWriter(api).send(evicting, '7', 'dry-run')).toEqual({ is: 'done' });
    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      query: { dryRun: 'All' },
      body: {
        kind: 'Eviction',
        deleteOptions: {
          preconditions: { uid: 'pod-1', resourceVersion: '7' },
          dryRun: ['All'],
        },
      },
    });
  });

  it.each([
    [failure(429, 'Cannot evict pod.', [budget]), 'refused', 'disruption budget web needs 2'],
    [failure(429, 'too many requests'), 'busy', 'too much to do'],
    [
      failure(500, 'This pod has more than one PodDisruptionBudget, which is not supported.'),
      'refused',
      'more than one',
    ],
  ])('is told from a budget: %j is %s', async (answer, is, message) => {
    const { api } = apiServer({ [eviction]: answer });

    expect(await liveWriter(api).send(evicting, '7', 'apply')).toMatchObject({
      is,
      message: expect.stringContaining(message),
    });
  });

  it('needs the right to do just that', () => {
    expect(rightsFor(evicting)).toEqual([
      { kind: 'Pod', namespace: 'shop', name: 'web-1', verb: 'create', sub: 'eviction' },
    ]);
    expect(rightsFor(copying)).toMatchObject([
      { kind: 'ConfigMap', namespace: 'shop', verb: 'create' },
      { kind: 'ConfigMap', namespace: 'staging', name: 'settings', verb: 'get' },
    ]);
  });
});
