import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { objectUnheeded } from '#src/knowledge/symptoms/object-unheeded.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { ago, event, named, NOW } from '#test/support/objects.ts';

const KIND = 'toys.example.com/Widget';
const car = custom(KIND, 'car');
const definition = (subresources?: object): Resource =>
  ({
    ...named('apiextensions.k8s.io/CustomResourceDefinition', 'widgets.toys.example.com', ''),
    spec: {
      group: 'toys.example.com',
      scope: 'Namespaced',
      names: { kind: 'Widget', plural: 'widgets' },
      versions: [{ name: 'v1', served: true, ...(subresources && { subresources }) }],
    },
  }) as Resource;
const told = {
  ...event('Synced', 'looked at', NOW, 'car'),
  involvedObject: {
    apiVersion: 'toys.example.com/v1',
    kind: 'Widget',
    namespace: 'shop',
    name: 'car',
  },
};
const WITH_STATUS = definition({ status: {} });
const operator = {
  ...named('apps/Deployment', 'toys-operator', 'toys'),
  spec: { replicas: 1 },
  status: { availableReplicas: 1 },
} as Resource;

function reasons(object: Resource, ...others: readonly Resource[]) {
  const { world } = openWorld(cluster([object, ...others]));
  return Array.from(objectUnheeded.find(object, world), ({ reason }) => reason);
}

describe('an object that nobody heeds', () => {
  it('has no status while others of its kind have one', () => {
    const well = custom(KIND, 'doll', { status: { phase: 'Ready' } });

    expect(reasons(car, WITH_STATUS, operator, well)).toEqual(['OthersHaveStatus']);
  });

  it('has no status, and nothing is named after its controller', () => {
    expect(reasons(car, WITH_STATUS)).toEqual(['NoController']);
  });

  it('is told of by nobody but kubewhy, which changed it', () => {
    const ours = { ...told, reason: 'KubewhyApplied' } as Resource;

    expect(reasons(car, WITH_STATUS, ours)).toHaveLength(1);
  });

  it.each<[string, Resource, readonly Resource[]]>([
    ['has a status', custom(KIND, 'car', { status: { phase: 'Odd' } }), [WITH_STATUS]],
    ['is new', custom(KIND, 'car', { metadata: { creationTimestamp: ago(2) } }), [WITH_STATUS]],
    ['is told of by an event', car, [WITH_STATUS, told]],
    ['is of a kind without a status of its own', car, [definition()]],
    ['is of a kind that nobody defined', car, []],
    ['has a controller that runs', car, [WITH_STATUS, operator]],
  ])('is not one that %s', (_, object, others) => {
    expect(reasons(object, ...others)).toEqual([]);
  });
});
