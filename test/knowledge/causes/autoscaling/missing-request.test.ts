import { describe, expect, it } from '@jest/globals';

import type { Claim } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { missingRequest } from '#src/knowledge/causes/autoscaling/missing-request.ts';
import { advised } from '#test/support/advised.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned, pod, specified } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

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

describe('an autoscaler whose message names no pod', () => {
  const unnamed = failingAutoscaler('FailedGetResourceMetric', 'missing request for cpu');
  const labels = { app: 'web' };
  const template = { metadata: { labels }, spec: { containers: [] } };
  const sized = (kind: string, name: string) =>
    specified(kind, name, { replicas: 1, selector: { matchLabels: labels }, template });
  const of = (kind: string, name: string, requests?: object) =>
    owned(
      podOn('w1', `${name}-0`, {
        labels,
        container: { name: 'app', ...(requests && { resources: { requests } }) },
      } as never),
      { kind, name },
    );
  const about = (...pods: readonly Resource[]) =>
    claimsAbout(
      unnamed,
      missingRequest,
      cluster([
        unnamed,
        sized('apps/Deployment', 'web'),
        sized('apps/StatefulSet', 'cache'),
        ...pods,
      ]),
    );

  it('finds the pod of another workload that the selector matches', () => {
    const found = about(of('apps/StatefulSet', 'cache'));

    expect(found).toMatchObject([
      {
        subject: { name: 'web' },
        params: { pod: 'cache-0', container: 'app', owner: { name: 'cache' } },
        evidence: [{}, { on: { name: 'cache-0' }, unset: true }],
      },
    ]);
    expect(sentenceOf(found)).toContain('the labels of both overlap');
    expect(advised(missingRequest, found)).toContain('different labels');
  });

  it('names no other workload where only its own pods are found', () => {
    expect(about(of('apps/StatefulSet', 'cache', { cpu: '1' }))[0]?.params).not.toHaveProperty(
      'owner',
    );
  });
});

function sentenceOf([claim]: readonly Claim<
  Parameters<typeof missingRequest.text.en>[1]
>[]): string {
  return claim ? missingRequest.text.en(claim.subject, claim.params).sentence : '';
}
