import { describe, expect, it } from '@jest/globals';

import { liveWriter } from '#src/cluster/live/live-writer.ts';
import type { Change } from '#src/domain/plan.ts';
import { apiServer, cut, failure, json, type Scripted } from '#test/support/api-server.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'u1' };
const op = { op: 'replace', path: '/spec/replicas', value: 3 } as const;
const change: Change = { do: 'patch', on, guard: [], absent: [], ops: [op], undo: [] };
const user = { user: 'mina', groups: ['dev'] };

describe('the live writer asks whether it may itself', () => {
  it('read the object and write it', async () => {
    const path = '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews';
    const { api, asked } = apiServer({ [path]: json({ status: { allowed: true } }, 201) });

    expect(await liveWriter(api).permits('self', change)).toEqual({ is: 'allowed' });

    const reviews = asked.filter((one) => one.path === path).map(({ body }) => body);
    expect(reviews).toMatchObject([
      { spec: { resourceAttributes: { verb: 'get', resource: 'deployments', name: 'web' } } },
      { spec: { resourceAttributes: { verb: 'patch', resource: 'deployments', name: 'web' } } },
    ]);
    expect(JSON.stringify(reviews)).not.toContain('mina');
  });

  it('and says that it is kubewhy that may not', async () => {
    const path = '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews';
    const { api } = apiServer({ [path]: json({ status: { allowed: false } }, 201) });

    expect(await liveWriter(api).permits('self', change)).toEqual({
      is: 'denied',
      why: 'kubewhy may not get deployments.apps in namespace shop',
    });
  });
});

describe('the live writer asks whether somebody may', () => {
  const reviews = '/apis/authorization.k8s.io/v1/subjectaccessreviews';

  it.each<[string, Scripted, object]>([
    ['allowed', json({ status: { allowed: true } }, 201), { is: 'allowed' }],
    [
      'denied',
      json({ status: { allowed: false } }, 201),
      { is: 'denied', why: 'mina may not patch deployments.apps/status in namespace shop' },
    ],
    ['not asked', failure(403, 'forbidden'), { is: 'not-checked', why: 'forbidden' }],
    ['cut off', cut(true), { is: 'not-checked', why: 'socket hang up' }],
  ])('%s', async (_, answer, expected) => {
    const { api, asked } = apiServer({ [reviews]: answer });

    const permission = await liveWriter(api).permits(user, { ...change, sub: 'status' });

    expect(permission).toEqual(expected);
    expect(asked.at(-1)?.body).toMatchObject({
      spec: {
        ...user,
        resourceAttributes: { verb: 'patch', group: 'apps', subresource: 'status', name: 'web' },
      },
    });
  });

  it('of an object in its namespace, and of one that is in none', async () => {
    const node = { kind: 'Node', name: 'n1', uid: 'u2' };
    const { api, asked } = apiServer({ [reviews]: json({ status: { allowed: true } }, 201) });

    await liveWriter(api).permits(user, change);
    await liveWriter(api).permits(user, { ...change, on: node });

    const attributes = { verb: 'patch', version: 'v1' };
    expect(asked.filter(({ path: at }) => at === reviews).map(({ body }) => body)).toEqual(
      [
        { ...attributes, group: 'apps', resource: 'deployments', namespace: 'shop', name: 'web' },
        { ...attributes, group: '', resource: 'nodes', name: 'n1' },
      ].map((resourceAttributes) => ({
        apiVersion: 'authorization.k8s.io/v1',
        kind: 'SubjectAccessReview',
        spec: { ...user, resourceAttributes },
      })),
    );
  });

  it.each<[string, Change['on'], object, object]>([
    [
      'with the reason of a refusal',
      on,
      { allowed: false, reason: 'no RBAC' },
      { is: 'denied', why: 'mina may not patch deployments.apps in namespace shop (no RBAC)' },
    ],
    [
      'of what is in no namespace',
      { kind: 'Node', name: 'n1' },
      { allowed: false },
      { is: 'denied', why: 'mina may not patch nodes' },
    ],
    [
      'not of what is not served',
      { ...on, kind: 'acme.io/Web' },
      { allowed: true },
      { is: 'not-checked', why: 'The cluster does not serve acme.io/Web now.' },
    ],
  ])('%s', async (_, about, status, expected) => {
    const { api } = apiServer({ [reviews]: json({ status }, 201) });

    expect(await liveWriter(api).permits(user, { ...change, on: about })).toEqual(expected);
  });
});
