import { describe, expect, it } from '@jest/globals';

import { liveWriter } from '#src/cluster/live/live-writer.ts';
import type { Change } from '#src/domain/plan.ts';
import { apiServer, cut, failure, json, type Scripted } from '#test/support/api-server.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'u1' };
const path = '/apis/apps/v1/namespaces/shop/deployments/web';
const change: Change = {
  do: 'patch',
  on,
  guard: [{ op: 'test', path: '/spec/replicas', value: 2 }],
  absent: [],
  ops: [{ op: 'replace', path: '/spec/replicas', value: 3 }],
  undo: [],
};
const deployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', uid: 'u1' },
};
const WEBHOOK = 'Internal error occurred: failed calling webhook "v.example.org": dial tcp';

describe('the live writer sends', () => {
  it('uid, version, guards and operations in one patch', async () => {
    const { api, asked } = apiServer({ [path]: json(deployment) });

    const sent = await liveWriter(api).send(change, '7', 'apply');

    expect(sent).toEqual({ is: 'done', object: deployment });
    expect(asked.at(-1)).toMatchObject({
      method: 'PATCH',
      query: { fieldManager: 'kubewhy', fieldValidation: 'Strict' },
      body: [
        { op: 'test', path: '/metadata/uid', value: 'u1' },
        { op: 'test', path: '/metadata/resourceVersion', value: '7' },
        ...change.guard,
        ...change.ops,
      ],
    });
    expect(asked.at(-1)?.query).not.toHaveProperty('dryRun');
  });

  it('a dry run as such, and a change of status to status', async () => {
    const { api, asked } = apiServer({ [`${path}/status`]: json(deployment) });

    await liveWriter(api).send({ ...change, sub: 'status' }, '7', 'dry-run');

    expect(asked.at(-1)).toMatchObject({ path: `${path}/status`, query: { dryRun: 'All' } });
  });

  it.each<[string, Scripted, string]>([
    ['409', failure(409, 'the object has been modified'), 'conflict'],
    ['422 for a test that failed', failure(422, 'the server rejected our request'), 'conflict'],
    ['422 for a value', failure(422, 'is invalid', [{ field: 'spec.replicas' }]), 'refused'],
    ['400', failure(400, 'bad request'), 'refused'],
    ['403', failure(403, 'forbidden'), 'refused'],
    ['404', failure(404, 'not found'), 'refused'],
    ['a full server', failure(429, 'too many requests'), 'busy'],
    ['a webhook that is down', failure(500, WEBHOOK), 'refused'],
    ['a store that is slow', failure(504, 'request did not complete'), 'lost'],
    ['a cut connection', cut(true), 'lost'],
    ['a refused connection', cut(false), 'refused'],
    ['a login that is over', failure(401, 'Unauthorized'), 'refused'],
  ])('and reads %s', async (_, answer, expected) => {
    const { api, asked } = apiServer({ [path]: answer });

    const sent = await liveWriter(api).send(change, '7', 'apply');

    expect(sent.is).toBe(expected);
    expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('and does not say of a full server that the object was changed', async () => {
    const { api } = apiServer({ [path]: failure(429, 'too many requests') });

    const sent = await liveWriter(api).send(change, '7', 'apply');

    expect(sent).toMatchObject({
      message: 'The API server has too much to do: too many requests',
    });
  });

  it('nothing of the object that strict decoding quotes back', async () => {
    const quoted = 'patch: Invalid value: "{\\"env\\":\\"hunter2\\"}": unknown field "foo"';
    const { api } = apiServer({ [path]: failure(422, ` "" is invalid: ${quoted}`, [{}]) });

    const sent = await liveWriter(api).send(change, '7', 'apply');

    expect(sent).toEqual({ is: 'refused', message: 'unknown field "foo"' });
  });
});

describe('the live writer does not send', () => {
  it.each<[string, object, string]>([
    [
      'a change of a kind that is not served',
      { on: { ...on, kind: 'acme.io/Web' } },
      'The cluster does not serve acme.io/Web now.',
    ],
    ['what goes out through Git', { do: 'propose' }, 'This change goes out through Git.'],
  ])('%s', async (_, other, message) => {
    const { api, asked } = apiServer();

    const sent = await liveWriter(api).send({ ...change, ...other }, '7', 'apply');

    expect(sent).toEqual({ is: 'refused', message });
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('the live writer reads', () => {
  it('the object of that uid only', async () => {
    const { api } = apiServer({ [path]: json(deployment) });

    const facts = await Promise.all([
      liveWriter(api).read(on),
      liveWriter(api).read({ ...on, uid: 'u0' }),
    ]);

    expect(facts).toEqual([{ is: 'known', value: deployment }, { is: 'absent' }]);
  });
});
