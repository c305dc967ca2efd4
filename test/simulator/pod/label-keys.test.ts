import { describe, expect, it } from '@jest/globals';

import { withLabelKeys } from '#src/simulator/pod/label-keys.ts';
import { newPod } from '#test/support/scheduling.ts';

describe('a rule with label keys', () => {
  it('matches by the values of its own labels', () => {
    const labelSelector = { matchLabels: { app: 'web' } };
    const rule = { maxSkew: 1, topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule' };
    const term = { topologyKey: 'zone', labelSelector, mismatchLabelKeys: ['tenant'] };
    const pod = newPod({
      labels: { app: 'web', hash: 'a1', tenant: 'x' },
      spec: {
        topologySpreadConstraints: [{ ...rule, labelSelector, matchLabelKeys: ['hash', 'gone'] }],
        affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [term] } },
      },
    });

    const { topologySpreadConstraints, affinity } = withLabelKeys(
      pod.spec ?? { containers: [] },
      pod.metadata?.labels ?? {},
    );

    expect(topologySpreadConstraints?.[0]?.labelSelector).toEqual({
      ...labelSelector,
      matchExpressions: [{ key: 'hash', operator: 'In', values: ['a1'] }],
    });
    expect(
      affinity?.podAntiAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.[0]?.labelSelector,
    ).toEqual({
      ...labelSelector,
      matchExpressions: [{ key: 'tenant', operator: 'NotIn', values: ['x'] }],
    });
  });
});
