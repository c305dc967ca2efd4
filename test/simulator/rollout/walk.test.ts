import { describe, expect, it } from '@jest/globals';

import { deployment, preflight } from '#test/support/manifests.ts';
import { CONTROL_PLANE, node } from '#test/support/scheduling.ts';

const roomy = (name: string) => node(name, { allocatable: { cpu: '999', pods: '999' } });

describe('an update that is played through', () => {
  it('is not said to fit where there are more pods than are tried', () => {
    const { course } = preflight(deployment({ replicas: 700 }), [roomy('w1')]);

    expect(course).toEqual({ is: 'not-decided', why: 'too-many-ways' });
  });

  it('is stuck soon where it makes no difference which of many nodes is chosen', () => {
    const SPREAD = {
      maxSkew: 1,
      topologyKey: 'kubernetes.io/hostname',
      whenUnsatisfiable: 'DoNotSchedule',
      labelSelector: { matchLabels: { app: 'web' } },
    };
    const spec = { topologySpreadConstraints: [SPREAD] };
    const many = Array.from({ length: 12 }, (_, index) => roomy(`w${index}`));
    const closed = node('cp', { taints: [CONTROL_PLANE] });

    const { course } = preflight(deployment({ replicas: 14, spec }), [closed, ...many]);

    expect(course).toMatchObject({ is: 'stuck', deadlock: { placed: 12 } });
  });
});
