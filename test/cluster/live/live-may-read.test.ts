import { describe, expect, it } from '@jest/globals';

import { liveMayRead } from '#src/cluster/live/live-may-read.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import { apiServer, cut, failure, json } from '#test/support/api-server.ts';

const REVIEWS = '/apis/authorization.k8s.io/v1/subjectaccessreviews';
const user = { user: 'mina', groups: ['dev'] };
const web = { kind: 'Pod', namespace: 'shop', name: 'web-1' };

describe('what somebody may read', () => {
  it.each([
    ['an object', { on: web }, { verb: 'get', name: 'web-1' }],
    ['lines of its log', { on: web, isLog: true }, { verb: 'get', subresource: 'log' }],
    ['all of a kind', { on: { ...web, name: '' } }, { verb: 'list', namespace: 'shop' }],
  ])('is asked of the API server about %s', async (_, sight, resourceAttributes) => {
    const { api, asked } = apiServer({ [REVIEWS]: json({ status: { allowed: true } }, 201) });

    expect(await liveMayRead(api)(user, sight)).toBe(true);

    const spec = { ...user, resourceAttributes: { resource: 'pods', ...resourceAttributes } };
    expect(asked.at(-1)).toMatchObject({ method: 'POST', body: { spec } });
  });

  it('is nothing of what it denies, nor of a kind that it does not serve', async () => {
    const { api } = apiServer({ [REVIEWS]: json({ status: { allowed: false } }, 201) });

    expect(await liveMayRead(api)(user, { on: web })).toBe(false);
    expect(await liveMayRead(api)(user, { on: { ...web, kind: 'example.com/Toy' } })).toBe(false);
  });

  it.each([
    ['refuses to say', failure(403, 'forbidden')],
    ['does not answer', cut(true)],
  ])('is not guessed where it %s', async (_, answer) => {
    const { api } = apiServer({ [REVIEWS]: answer });

    await expect(liveMayRead(api)(user, { on: web })).rejects.toThrow(ClusterUnreachable);
  });
});
