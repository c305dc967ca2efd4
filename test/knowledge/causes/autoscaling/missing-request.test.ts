import { describe, expect, it } from '@jest/globals';

import { missingRequest } from '#src/knowledge/causes/autoscaling/missing-request.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';

const failing = failingAutoscaler(
  'FailedGetResourceMetric',
  'failed to get cpu utilization: missing request for cpu in container app of Pod web',
);

describe('missing-request', () => {
  it('names the workload and the container', () => {
    const source = cluster([
      failing,
      pod({ container: { resources: { requests: { memory: '1Gi' } } } }),
    ]);

    expect(claimsAbout(failing, missingRequest, source)).toMatchObject([
      {
        subject: { kind: 'apps/Deployment', name: 'web' },
        params: { container: 'app', resource: 'cpu' },
        evidence: [{}, { path: '/spec/containers/0/resources/requests/cpu', unset: true }],
      },
    ]);
  });

  it('quotes no field of a container that nobody names, of a pod that is gone, or that it does not have', () => {
    const unnamed = failingAutoscaler('FailedGetResourceMetric', 'missing request for cpu');
    const other = pod({ container: { name: 'proxy' } });

    for (const [autoscaler, ...others] of [
      [unnamed, pod({})],
      [failing],
      [failing, other],
    ] as const) {
      const source = cluster([autoscaler, ...others]);

      const [claim] = claimsAbout(autoscaler, missingRequest, source);

      expect(claim?.params).toMatchObject({ autoscaler: 'web', resource: 'cpu' });
      expect(claim?.evidence).toHaveLength(1);
    }
  });

  it('stays silent where the container has one by now', () => {
    const source = cluster([
      failing,
      pod({ container: { resources: { requests: { cpu: '1' } } } }),
    ]);

    expect(claimsAbout(failing, missingRequest, source)).toEqual([]);
  });
});
