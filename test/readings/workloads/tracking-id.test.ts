import { expect, it } from '@jest/globals';

import { trackedBy } from '#src/readings/workloads/tracking-id.ts';
import { named } from '#test/support/objects.ts';

const web = named('apps/Deployment', 'web');
const own = 'apps/Deployment:shop/web';

it.each([
  ['its Application', web, `blog:${own}`, { name: 'blog' }],
  ['one of another namespace', web, `team-a_blog:${own}`, { namespace: 'team-a', name: 'blog' }],
  ['none by the name alone', web, 'blog', undefined],
  ['none by an id without a name', web, `:${own}`, undefined],
  ['none by the id of its parent', web, 'blog:argoproj.io/Rollout:shop/web', undefined],
  ['none by the id of another namespace', web, 'blog:apps/Deployment:bank/web', undefined],
  [
    'its Application, without a group',
    named('Service', 'web'),
    'blog:/Service:shop/web',
    { name: 'blog' },
  ],
  [
    'its Application, without a namespace',
    named('Namespace', 'shop', ''),
    'blog:/Namespace:/shop',
    { name: 'blog' },
  ],
  [
    'its Application, with a colon in its name',
    named('rbac.authorization.k8s.io/Role', 'a:b'),
    'blog:rbac.authorization.k8s.io/Role:shop/a:b',
    { name: 'blog' },
  ],
])('a tracking id tells %s', (_, object, id, application) => {
  const annotations = { 'argocd.argoproj.io/tracking-id': id };

  expect(trackedBy({ ...object, metadata: { ...object.metadata, annotations } })).toEqual(
    application,
  );
  expect(trackedBy(object)).toBeUndefined();
});
