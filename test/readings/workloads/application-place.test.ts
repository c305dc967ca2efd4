import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { applicationPlace } from '#src/readings/workloads/application-place.ts';
import { openWorld } from '#src/world/open-world.ts';
import { application, workload } from '#test/gitops/support/owners.ts';
import { cluster } from '#test/support/clusters.ts';

const web = workload('Deployment');
const HAS_WEB = [{ group: 'apps', kind: 'Deployment', namespace: 'shop', name: 'web' }];
const HAS_OTHER = [{ group: 'apps', kind: 'Deployment', namespace: 'shop', name: 'api' }];

describe('the place of an Application whose mark names no namespace', () => {
  it.each<[string, readonly Resource[], object]>([
    ['is the usual one', [blogIn('argocd')], { is: 'known', namespace: 'argocd' }],
    ['is another one', [blogIn('delivery')], { is: 'known', namespace: 'delivery' }],
    [
      'is where it has the object, of several',
      [blogIn('delivery', HAS_WEB), blogIn('tools', HAS_OTHER), blogIn('new')],
      { is: 'known', namespace: 'delivery' },
    ],
    [
      'is where it has the object, though there is one in the usual place',
      [blogIn('argocd', HAS_OTHER), blogIn('delivery', HAS_WEB)],
      { is: 'known', namespace: 'delivery' },
    ],
    [
      'is not where its Argo CD is not, for there its mark would say so',
      [blogIn('team', undefined, 'delivery'), blogIn('delivery')],
      { is: 'known', namespace: 'delivery' },
    ],
    ['is nowhere', [application({}, { namespace: 'delivery', name: 'shop' })], { is: 'absent' }],
    [
      'is not told by several that may have the object',
      [blogIn('delivery'), blogIn('tools')],
      { is: 'unknown', why: 'untold' },
    ],
    [
      'is not told by several that have it',
      [blogIn('delivery', HAS_WEB), blogIn('tools', HAS_WEB)],
      { is: 'unknown', why: 'untold' },
    ],
    [
      'is not told by one that does not have it',
      [blogIn('delivery', HAS_OTHER)],
      { is: 'unknown', why: 'untold' },
    ],
  ])('%s', (_, objects, place) => {
    expect(applicationPlace('blog', web, openWorld(cluster(objects)).world)).toEqual(place);
  });

  it('costs no list where it is the usual one', () => {
    const { world } = openWorld(cluster([blogIn('argocd', HAS_WEB)]));
    const get: typeof world.get = (ref) => world.get(ref);
    const list = () => {
      throw new Error('listed');
    };

    expect(applicationPlace('blog', web, { get, list })).toMatchObject({ namespace: 'argocd' });
  });

  it('is not told where they cannot be listed', () => {
    const { world } = openWorld(cluster([]));
    const list = () => ({ items: [], gap: 'forbidden' }) as const;
    const get: typeof world.get = (ref) => world.get(ref);

    expect(applicationPlace('blog', web, { get, list })).toEqual({
      is: 'unknown',
      why: 'forbidden',
    });
  });
});

function blogIn(namespace: string, resources?: readonly object[], controllerNamespace?: string) {
  const status = {
    ...(resources && { resources }),
    ...(controllerNamespace && { controllerNamespace }),
  };
  return { ...application({}, { namespace }), status } as Resource;
}
