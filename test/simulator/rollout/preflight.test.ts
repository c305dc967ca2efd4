import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { preflightOf } from '#src/simulator/rollout/preflight.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { deployment, preflight, rollout, running } from '#test/support/manifests.ts';
import { CONTROL_PLANE, node, podOn } from '#test/support/scheduling.ts';

const GPU = 'nvidia.com/gpu';
const gpu = { resources: { limits: { [GPU]: '1' } } };
const gpuNode = node('w1', { allocatable: { [GPU]: '1' } });
const SPREAD = {
  maxSkew: 1,
  topologyKey: 'kubernetes.io/hostname',
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: { matchLabels: { app: 'web' } },
};
const nodes = [node('cp', { taints: [CONTROL_PLANE] }), node('w1'), node('w2')];

describe('an update of a Deployment', () => {
  it('deadlocks at its first step where the old pod holds what the new one needs', () => {
    const { course, limits, peak } = preflight(deployment({ container: gpu }), [
      gpuNode,
      ...running(['w1'], { container: gpu }),
    ]);

    expect(course).toMatchObject({
      is: 'stuck',
      deadlock: {
        step: 1,
        at: { updated: 1, older: 1 },
        lacks: [{ node: 'w1', resource: GPU, amount: '1' }],
        heldBy: 'web-old-0',
        endsByItself: [],
      },
    });
    expect(limits).toMatchObject({ surge: 1, unavailable: 0 });
    expect(peak).toBe(2);
  });

  it('needs what something else has set on its pods, unless these are of another template', () => {
    const large = { resources: { requests: { cpu: '2' } } };
    const [set, ...pods] = running(['w1'], { container: large });
    const made = (container: object): Resource => {
      const template = { spec: { containers: [{ name: 'app', image: 'app:1', ...container }] } };
      return { ...set, spec: { template } } as Resource;
    };

    const [byOther, byItsOwn] = [{}, large].map(
      (was) => preflight(deployment({}), [node('w1'), made(was), ...pods]).course,
    );

    expect(byOther).toMatchObject({ is: 'stuck', deadlock: { lacks: [{ resource: 'cpu' }] } });
    expect(byItsOwn).toEqual({ is: 'fits' });
  });

  it('says what avoids that, and what that costs', () => {
    const { tried } = preflight(deployment({ container: gpu }), [
      gpuNode,
      ...running(['w1'], { container: gpu }),
    ]);

    expect(tried).toEqual([
      { change: 'surge-0', downtime: true, course: { is: 'fits' } },
      { change: 'recreate', downtime: true, course: { is: 'fits' } },
    ]);
  });

  it('goes on with the pods that find room, for each of them lets an old one go', () => {
    const large = { resources: { requests: { cpu: '1' } } };
    const free = node('w3', { allocatable: { cpu: '1' } });

    const { course } = preflight(
      deployment({
        container: large,
        replicas: 4,
        rollingUpdate: { maxSurge: 2, maxUnavailable: 0 },
      }),
      [node('w1'), node('w2'), free, ...running(['w1', 'w1', 'w2', 'w2'], { container: large })],
    );

    expect(course).toEqual({ is: 'fits' });
  });

  it('waits where a pod is ending that holds the room', () => {
    const going = podOn('w2', 'job', { labels: {}, container: gpu, going: true });
    const second = node('w2', { allocatable: { [GPU]: '1' } });

    const { course } = preflight(deployment({ container: gpu }), [
      gpuNode,
      second,
      going,
      ...running(['w1'], { container: gpu }),
    ]);

    expect(course).toMatchObject({ is: 'stuck', deadlock: { endsByItself: ['job'] } });
  });

  it('is not decided where pods of lower priority may be evicted', () => {
    const lesser = podOn('w1', 'lesser', { labels: {}, container: gpu, spec: { priority: 0 } });
    const { course } = preflight(deployment({ container: gpu, spec: { priority: 10 } }), [
      gpuNode,
      lesser,
    ]);

    expect(course).toMatchObject({ is: 'not-decided', why: 'preemption' });
  });

  it('is not decided where nodes could not be read, for another one may have room', () => {
    const objects = [gpuNode, ...running(['w1'], { container: gpu })];

    const { course } = preflight(deployment({ container: gpu }), objects, ['nodes']);

    expect(course).toMatchObject({ is: 'not-decided', why: 'unread' });
  });

  it('is looked at with as many replicas as its autoscaler allows, too', () => {
    const scaler: Resource<'autoscaling/HorizontalPodAutoscaler'> = {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: { namespace: 'shop', name: 'web' },
      spec: {
        maxReplicas: 3,
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
      },
    };
    const two = node('w2', { allocatable: { [GPU]: '1' } });

    const { course, atMost } = preflight(deployment({ container: gpu }), [
      gpuNode,
      two,
      scaler,
      ...running(['w1'], { container: gpu }),
    ]);

    expect(course.is).toBe('fits');
    expect(atMost).toMatchObject({ replicas: 3, peak: 4, course: { is: 'stuck' } });
  });
});

describe('a first start', () => {
  it('is stuck where a rule between its pods allows fewer, and says how many fit', () => {
    const affinity = {
      podAntiAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: [
          { topologyKey: SPREAD.topologyKey, labelSelector: SPREAD.labelSelector },
        ],
      },
    };

    const { is, course, tried } = preflight(deployment({ spec: { affinity }, replicas: 3 }), nodes);

    expect(is).toBe('new');
    expect(course).toMatchObject({
      is: 'stuck',
      deadlock: { placed: 2, rules: ['inter-pod-affinity'], nodes: ['w1', 'w2'] },
    });
    expect(tried).toContainEqual({ change: 'fewer-replicas', replicas: 2, course: { is: 'fits' } });
  });
});

describe('a canary whose spread rule counts a tainted node', () => {
  const steps = [{ setWeight: 10 }, { pause: {} }, { setWeight: 50 }, { setWeight: 90 }];
  const spread = { spec: { topologySpreadConstraints: [SPREAD] } };

  it('deadlocks at its first weight, and dynamicStableScale does not help', () => {
    const { course, tried } = preflight(
      rollout({ ...spread, canary: { steps, trafficRouting: {} } }),
      [...nodes, ...running(['w1', 'w2'], spread, 'Rollout')],
    );

    expect(course).toMatchObject({
      is: 'stuck',
      deadlock: { at: { phase: 'step', weight: 10, updated: 1, older: 2 }, placed: 0 },
    });
    const outcomes = tried.map((one) => [one.change, one.course.is]);
    expect(outcomes).toEqual([
      ['honor-taints', 'fits'],
      ['per-revision', 'fits'],
      ['schedule-anyway', 'fits'],
      ['dynamic-stable-scale', 'stuck'],
      ['fewer-replicas', 'fits'],
    ]);
  });
});

it.each([
  ['new', 'is not there', 'app:2', []],
  ['update', 'has another template', 'app:2', running(['w1'], {})],
  ['unchanged', 'has that template', 'app:1', running(['w1'], {})],
])('calls it %s where the workload %s', (is, _, image, there) => {
  const live = there.length > 0 ? [deployment({ container: { image: 'app:1' } }) as Resource] : [];
  const { world } = openWorld(cluster([node('w1'), ...there, ...live]));

  expect(preflightOf(deployment({ container: { image } }), world)).toMatchObject({ is });
});
