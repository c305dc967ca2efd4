import { describe, expect, it } from '@jest/globals';

import {
  findIn,
  GroupList,
  pathOf,
  resourcesOf,
  servedKinds,
} from '#src/cluster/live/discovery.ts';

const web = {
  resource: 'webs',
  responseKind: { kind: 'Web' },
  scope: 'Namespaced',
  singularResource: 'web',
  shortNames: ['wb'],
  verbs: ['get', 'list'],
};
const resources = resourcesOf(
  GroupList.parse({
    kind: 'APIGroupDiscoveryList',
    items: [
      {
        metadata: { name: 'example.org' },
        versions: [
          { version: 'v2', resources: [web] },
          { version: 'v1', resources: [web, { ...web, responseKind: { kind: 'Old' } }] },
        ],
      },
      { metadata: { name: 'metrics.k8s.io' }, versions: [{ version: 'v1', freshness: 'Stale' }] },
    ],
  }),
);

describe('discovery', () => {
  it('takes the preferred version of a kind, and an older one where that lacks it', () => {
    expect(findIn(resources, 'example.org/Web')).toMatchObject({ resource: { version: 'v2' } });
    expect(findIn(resources, 'example.org/Old')).toMatchObject({ resource: { version: 'v1' } });
  });

  it('tells a kind that does not exist from one whose server does not answer', () => {
    expect(findIn(resources, 'example.org/None')).toEqual({ is: 'absent' });
    expect(findIn(resources, 'metrics.k8s.io/PodMetrics')).toEqual({ is: 'unknown' });
  });

  it('escapes names in paths', () => {
    const found = findIn(resources, 'example.org/Web');
    const at = { namespace: 'shop', name: 'a/../b?c', sub: 'status' };

    expect(found.is === 'known' && pathOf(found.resource, at)).toBe(
      '/apis/example.org/v2/namespaces/shop/webs/a%2F..%2Fb%3Fc/status',
    );
  });

  it('lists each kind once, with all names by which people may call it', () => {
    const names = { kind: 'Web', plural: 'webs', singular: 'web', shortNames: ['wb'] };

    expect(servedKinds(resources).map(({ spec }) => spec)).toEqual([
      { group: 'example.org', version: 'v2', scope: 'Namespaced', names },
    ]);
  });
});
