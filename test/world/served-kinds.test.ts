import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { openWorld } from '#src/world/open-world.ts';
import { kindsAmong, kindServedBy, resourceServing, SERVED_KIND } from '#src/world/served-kinds.ts';
import { cluster } from '#test/support/clusters.ts';
import { named, specified } from '#test/support/objects.ts';

const DEFINITION = 'apiextensions.k8s.io/CustomResourceDefinition';
const NAMES = { kind: 'Mouse', plural: 'mice' };
const defined = (spec: object) => specified(DEFINITION, 'mice.example.org', spec, '');
const namesAmong = (...objects: readonly Resource[]) =>
  Object.fromEntries(kindsAmong(objects).map(({ metadata, spec }) => [metadata?.name, spec]));

describe('the kinds among objects', () => {
  it('are those of the objects, with a plural that is guessed', () => {
    expect(
      namesAmong(
        named('apps/Deployment', 'a'),
        named('apps/Deployment', 'b'),
        named('Node', 'n', ''),
      ),
    ).toMatchObject({
      'deployments.apps': {
        group: 'apps',
        version: 'v1',
        scope: 'Namespaced',
        names: { kind: 'Deployment', plural: 'deployments' },
      },
      nodes: { group: '', version: 'v1', scope: 'Cluster', names: { singular: 'node' } },
    });
  });

  it('are read though a definition lists no versions', () => {
    const spec = { group: 'example.org', names: { kind: 'Mouse', plural: 'mice' } };

    for (const versions of ['odd', undefined]) {
      expect(namesAmong(defined({ ...spec, versions }))).toHaveProperty(['mice.example.org']);
    }
  });

  it('are called as their definitions say, where these are there', () => {
    const spec = {
      group: 'example.org',
      scope: 'Namespaced',
      names: { kind: 'Mouse', plural: 'mice', shortNames: ['mo'] },
      versions: [{ name: 'v1', served: true }],
    };

    expect(namesAmong(defined(spec))['mice.example.org']).toMatchObject({
      version: 'v1',
      names: { kind: 'Mouse', singular: 'mouse', shortNames: ['mo'] },
    });
  });

  it.each([
    [{ singular: 'maus' }, 'maus'],
    [{}, 'mouse'],
  ])('are of the version that is served; with %j their singular is "%s"', (more, singular) => {
    const versions = [
      { name: 'v1alpha1', served: false },
      { name: 'v1', served: true },
    ];
    const spec = {
      group: 'example.org',
      scope: 'Cluster',
      names: { ...NAMES, ...more },
      versions,
    };

    expect(namesAmong(defined(spec))['mice.example.org']).toEqual({
      group: 'example.org',
      version: 'v1',
      scope: 'Cluster',
      names: { ...NAMES, singular, shortNames: [] },
    });
  });

  it('leave definitions that are not whole', () => {
    const whole = { group: 'example.org', names: NAMES };
    for (const lack of [{ group: '' }, { names: { kind: 'Mouse' } }, { names: { plural: 'mice' } }])
      expect(namesAmong(defined({ ...whole, ...lack }))).not.toHaveProperty(['mice.example.org']);
    expect(Object.keys(namesAmong(defined({})))).toEqual([
      'customresourcedefinitions.apiextensions.k8s.io',
    ]);
  });

  it('are a list of a recording that is never forbidden', () => {
    const source = cluster([named('Pod', 'web')], ['pods']);

    expect(source.list(SERVED_KIND, { namespace: '' })).toMatchObject({
      items: [{ metadata: { name: 'pods' } }],
    });
  });

  it('are found by their resources, and these by them', () => {
    const { world } = openWorld(cluster([named('Pod', 'web'), named('apps/Deployment', 'web')]));

    expect(kindServedBy('pods', world)).toBe('Pod');
    expect(kindServedBy('deployments.apps', world)).toBe('apps/Deployment');
    expect(kindServedBy('deployments', world)).toBeUndefined();
    expect(resourceServing('apps/Deployment', world)).toBe('deployments.apps');
    expect(resourceServing('Deployment', world)).toBeUndefined();
  });
});
