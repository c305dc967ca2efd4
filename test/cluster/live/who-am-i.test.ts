import { expect, it } from '@jest/globals';

import { whoAmI } from '#src/cluster/live/who-am-i.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import { apiServer, failure, json } from '#test/support/api-server.ts';

const PATH = '/apis/authentication.k8s.io/v1/selfsubjectreviews';
const told = (userInfo: object) => json({ status: { userInfo } }, 201);

it.each([
  ['with groups', { username: 'mina', groups: ['sre'] }, { user: 'mina', groups: ['sre'] }],
  ['without any', { username: 'mina' }, { user: 'mina', groups: [] }],
])('asks the API server who asks, %s', async (_, userInfo, who) => {
  const { api, asked } = apiServer({ [PATH]: told(userInfo) });

  expect(await whoAmI(api)).toEqual(who);
  expect(asked).toEqual([
    {
      method: 'POST',
      path: PATH,
      body: { apiVersion: 'authentication.k8s.io/v1', kind: 'SelfSubjectReview' },
    },
  ]);
});

it('says the reason where nobody can tell', async () => {
  const { api } = apiServer({ [PATH]: failure(403, 'no reviews here') });

  await expect(whoAmI(api)).rejects.toThrow(ClusterUnreachable);
  await expect(whoAmI(api)).rejects.toThrow('It does not tell who asks: no reviews here');
});
