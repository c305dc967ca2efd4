import { describe, expect, it } from '@jest/globals';

import { manifest, preflight } from '#test/support/manifests.ts';
import { owned } from '#test/support/objects.ts';
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
