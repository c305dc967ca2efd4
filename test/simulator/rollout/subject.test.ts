import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import type { Updated } from '#src/simulator/rollout/strategy-of.ts';
import { subjectOfUpdate } from '#src/simulator/rollout/subject.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { manifest, preflight, rollout } from '#test/support/manifests.ts';
import { labelled, named, owned } from '#test/support/objects.ts';
import { node, podOn } from '#test/support/scheduling.ts';

const GPU = 'nvidia.com/gpu';
const gpu = { resources: { limits: { [GPU]: '1' } } };
const gpuNode = node('w1', { allocatable: { [GPU]: '1' } });

describe('a StatefulSet', () => {
  it('needs no room beside its old pods', () => {
    const set = manifest('apps/v1', 'StatefulSet', { container: gpu }, {});

    const { course } = preflight(set, [
      gpuNode,
      owned(podOn('w1', 'web-0', { container: gpu }), { kind: 'apps/StatefulSet', name: 'web' }),
    ]);

    expect(course).toEqual({ is: 'fits' });
  });
});

describe('the pods that an update replaces', () => {
  const HASH = 'rollouts-pod-template-hash';
  const subjectWith = (workload: Updated, pods: readonly Resource[]) => {
    const { world } = openWorld(cluster([workload as Resource, ...pods]));
    const template = workload.spec?.template ?? {};
    const older = subjectOfUpdate({ workload, template, running: workload }, world).older;
    return older.map(({ metadata }) => metadata?.name);
  };
  const of = (kind: string, pod: Resource) => owned(pod, { kind, name: 'web' });

  it('are those of a StatefulSet from the highest number down', () => {
    const set = manifest('apps/v1', 'StatefulSet', {}, {});
    const pods = ['web-1-2', 'web-1-10', 'web-1-0'].map((name) =>
      of('apps/StatefulSet', podOn('w1', name)),
    );

    expect(subjectWith(set, pods)).toEqual(['web-1-10', 'web-1-2', 'web-1-0']);
  });

  it('have a node, have not ended and are not going', () => {
    const set = manifest('apps/v1', 'StatefulSet', {}, {});
    const pods = [
      podOn('w1', 'web-3'),
      podOn('', 'web-2'),
      podOn('w1', 'web-1', { phase: 'Succeeded' }),
      podOn('w1', 'web-0', { going: true }),
    ].map((pod) => of('apps/StatefulSet', pod));

    expect(subjectWith(set, pods)).toEqual(['web-3']);
  });

  it('are those of a Rollout that became stable, if any did', () => {
    const kind = 'argoproj.io/Rollout';
    const sets = ['a', 'b'].map((hash) => of(kind, named('apps/ReplicaSet', `web-${hash}`)));
    const pods = ['a', 'b'].map((hash) =>
      labelled(
        owned(podOn('w1', `web-${hash}-1`), { kind: 'apps/ReplicaSet', name: `web-${hash}` }),
        { app: 'web', [HASH]: hash },
      ),
    );
    const stable = { ...rollout({ canary: {} }), status: { stableRS: 'a' } } as Updated;

    expect(subjectWith(stable, [...sets, ...pods])).toEqual(['web-a-1']);
    expect(subjectWith(rollout({ canary: {} }), [...sets, ...pods])).toHaveLength(2);
  });
});

describe('a DaemonSet', () => {
  const agent = (rollingUpdate: object) =>
    manifest('apps/v1', 'DaemonSet', { container: gpu }, { updateStrategy: { rollingUpdate } });
  const objects = [
    gpuNode,
    owned(podOn('w1', 'web-a', { container: gpu }), { kind: 'apps/DaemonSet', name: 'web' }),
  ];

  it('has its pod replaced on the same node', () => {
    expect(preflight(agent({}), objects).course).toEqual({ is: 'fits' });
  });

  it('deadlocks with a surge for which its node has no room', () => {
    const surging = preflight(agent({ maxSurge: 1, maxUnavailable: 0 }), objects);

    expect(surging.course).toMatchObject({ is: 'stuck', deadlock: { nodes: ['w1'] } });
    expect(surging.tried).toMatchObject([{ change: 'surge-0', course: { is: 'fits' } }]);
  });
});
