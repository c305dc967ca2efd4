import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Resource } from '#src/domain/resource.ts';
import type { Pod } from '#src/simulator/cluster.ts';
import { completed, readDefaults, type Defaults } from '#src/simulator/pod/completed.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
import { newPod } from '#test/support/scheduling.ts';

type Limit = NonNullable<Resource<'LimitRange'>['spec']>['limits'][number];

const EMPTY: Defaults = { limitRanges: [], runtimeClasses: [], priorityClasses: [] };

function limitRange(limit: Omit<Limit, 'type'>): Resource<'LimitRange'> {
  const spec = { limits: [{ type: 'Container', ...limit }] };
  return { apiVersion: 'v1', kind: 'LimitRange', metadata: { namespace: 'shop', name: 'l' }, spec };
}

function priorityClass(name: string, value: number, more: object = {}) {
  return { ...named('scheduling.k8s.io/PriorityClass', name, ''), value, ...more };
}

function resourcesOf(pod: Pod) {
  return pod.spec?.containers[0]?.resources;
}

describe('a completed pod', () => {
  it('requests what it limits, where it says nothing else', () => {
    const resources = { limits: { cpu: '2', memory: '1Gi' }, requests: { cpu: '1' } };

    expect(resourcesOf(completed(newPod({ container: { resources } })))).toEqual({
      limits: { cpu: '2', memory: '1Gi' },
      requests: { cpu: '1', memory: '1Gi' },
    });
  });

  it.each([
    ['defaultRequest and default', { default: { cpu: '2' }, defaultRequest: { cpu: '1' } }, '1'],
    ['default alone', { default: { cpu: '2' } }, '2'],
    ['max alone', { max: { cpu: '4' } }, '4'],
    ['min alone', { min: { cpu: '100m' } }, '100m'],
  ])('takes the request from a LimitRange with %s', (_, limit, cpu) => {
    const defaults = { ...EMPTY, limitRanges: [limitRange(limit)] };

    expect(resourcesOf(completed(newPod(), defaults))?.requests).toEqual({ cpu });
  });

  it('keeps its own limit as its request where a LimitRange has another default', () => {
    const defaults = { ...EMPTY, limitRanges: [limitRange({ defaultRequest: { cpu: '1' } })] };
    const pod = newPod({ container: { resources: { limits: { cpu: '3' } } } });

    expect(resourcesOf(completed(pod, defaults))?.requests).toEqual({ cpu: '3' });
  });

  it.each([
    ['the containers request', { requests: { cpu: '300m' } }, '300m'],
    ['the pod may use', {}, '2'],
  ])('requests as a whole what %s', (_, resources, cpu) => {
    const pod = newPod({ container: { resources }, spec: { resources: { limits: { cpu: '2' } } } });

    expect(completed(pod).spec?.resources?.requests).toEqual({ cpu });
  });

  it('has the overhead, the nodes and the tolerations of its RuntimeClass', () => {
    const runtimeClass = {
      ...named('node.k8s.io/RuntimeClass', 'kata', ''),
      handler: 'kata',
      overhead: { podFixed: { memory: '160Mi' } },
      scheduling: {
        nodeSelector: { sandbox: 'kata' },
        tolerations: [{ key: 'sandbox', operator: 'Exists' }],
      },
    };
    const pod = newPod({ spec: { runtimeClassName: 'kata', nodeSelector: { disk: 'ssd' } } });

    expect(completed(pod, { ...EMPTY, runtimeClasses: [runtimeClass] }).spec).toMatchObject({
      overhead: { memory: '160Mi' },
      nodeSelector: { disk: 'ssd', sandbox: 'kata' },
      tolerations: expect.arrayContaining([{ key: 'sandbox', operator: 'Exists' }]),
    });
  });

  it.each([
    ['its class', { priorityClassName: 'high' }, 1000, 'Never'],
    ['a class of the system', { priorityClassName: 'system-node-critical' }, 2_000_001_000],
    ['the lowest default class', {}, 5],
  ])('has the priority of %s', (_, spec, priority, preemptionPolicy = 'PreemptLowerPriority') => {
    const priorityClasses = [
      priorityClass('high', 1000, { preemptionPolicy: 'Never' }),
      priorityClass('default', 10, { globalDefault: true }),
      priorityClass('low', 5, { globalDefault: true }),
    ];

    expect(completed(newPod({ spec }), { ...EMPTY, priorityClasses }).spec).toMatchObject({
      priority,
      preemptionPolicy,
    });
  });

  it('has priority 0 where no class is the default, and is for the default scheduler', () => {
    expect(completed(newPod()).spec).toMatchObject({
      priority: 0,
      preemptionPolicy: 'PreemptLowerPriority',
      schedulerName: 'default-scheduler',
    });
  });

  it('holds the ports of its node that it listens on in the network of the host', () => {
    const ports = [{ containerPort: 80 }, { containerPort: 81, hostPort: 81 }];
    const held = (pod: Pod) => pod.spec?.containers[0]?.ports?.map(({ hostPort }) => hostPort);

    expect(held(completed(newPod({ container: { ports } })))).toEqual([undefined, 81]);
    expect(held(completed(newPod({ container: { ports }, spec: { hostNetwork: true } })))).toEqual([
      80, 81,
    ]);
  });

  it.each([
    ['five minutes', [], 2],
    ['as long as it says itself', [{ key: 'node.kubernetes.io/not-ready', operator: 'Exists' }], 1],
    ['always, where it tolerates all', [{ operator: 'Exists' }], 0],
    ['five minutes, whatever else it tolerates', [{ key: 'disk', operator: 'Exists' }], 2],
    [
      'five minutes, where it only may be placed there',
      [{ key: 'node.kubernetes.io/not-ready', operator: 'Exists', effect: 'NoSchedule' }],
      2,
    ],
    [
      'always, where it tolerates all that ends pods',
      [{ operator: 'Exists', effect: 'NoExecute' }],
      0,
    ],
  ])('stays on a lost node for %s', (_, tolerations, added) => {
    const stays = completed(newPod({ spec: { tolerations } })).spec?.tolerations ?? [];

    expect(stays.filter(({ tolerationSeconds }) => tolerationSeconds === 300)).toHaveLength(added);
  });

  it('is complete', () => {
    const defaults = { ...EMPTY, limitRanges: [limitRange({ default: { cpu: '2' } })] };
    const quantity = fc.constantFrom('1', '250m', '2');
    const amounts = fc.record({ cpu: quantity, memory: quantity }, { requiredKeys: [] });
    const pods = fc
      .record({
        resources: fc.record({ limits: amounts, requests: amounts }, { requiredKeys: [] }),
        hostNetwork: fc.boolean(),
        whole: fc.record({ limits: amounts }),
      })
      .map(({ resources, hostNetwork, whole }) =>
        newPod({
          container: { resources, ports: [{ containerPort: 80 }] },
          spec: { hostNetwork, resources: whole },
        }),
      );

    fc.assert(
      fc.property(pods, (pod) => {
        const once = completed(pod, defaults);
        expect(completed(once, defaults)).toEqual(once);
      }),
    );
  });
});

describe('what fills in a new pod', () => {
  it('is read from its namespace and the cluster', () => {
    const range = limitRange({ default: { cpu: '1' } });
    const other = { ...range, metadata: { namespace: 'other', name: 'l' } };
    const high = priorityClass('high', 1000);

    const { world } = openWorld(cluster([range, other, high]));

    expect(readDefaults('shop', world)).toEqual({
      limitRanges: [range],
      runtimeClasses: [],
      priorityClasses: [high],
    });
  });

  it('tells what could not be read', () => {
    const { world } = openWorld(cluster([], ['limitranges']));

    expect(readDefaults('shop', world)).toMatchObject({ gap: 'forbidden' });
  });
});
