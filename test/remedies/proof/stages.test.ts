import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Resource } from '#src/domain/resource.ts';
import { stagesOf } from '#src/remedies/proof/stages.ts';
import type { Workload } from '#src/remedies/workload.ts';

const istio = { trafficRouting: { istio: {} } };
const steps = [{ setWeight: 10 }, { pause: {} }, { setWeight: 50 }];

describe('the stages of an update', () => {
  it.each([
    [
      'keep the stable pods of a canary with traffic routing',
      'Rollout',
      { canary: { ...istio, steps } },
      '1/2 1/2 2/2',
    ],
    [
      'let stable pods go with dynamicStableScale, after the canary is up',
      'Rollout',
      { canary: { ...istio, steps, dynamicStableScale: true } },
      '1/2 1/1 2/0',
    ],
    ['double a blue-green rollout', 'Rollout', { blueGreen: {} }, '2/2'],
    [
      'take turns in a rollout without traffic routing',
      'Rollout',
      { canary: { steps } },
      '1/1 2/0',
    ],
    ['take turns in a Deployment', 'Deployment', {}, '1/1 2/0'],
    [
      'take a pod away first where no surge is allowed',
      'Deployment',
      { rollingUpdate: { maxSurge: 0, maxUnavailable: 1 } },
      '0/1 1/0 2/0',
    ],
    ['empty a Deployment that is recreated', 'Deployment', { type: 'Recreate' }, '0/0 2/0'],
  ])('%s', (_, kind, strategy, stages) => {
    expect(played(kind, 2, strategy)).toBe(stages);
  });

  it.each([
    { steps: [{ setCanaryScale: { replicas: 3 } }, ...steps] },
    { steps, minPodsPerReplicaSet: 2 },
  ])('are not known for a canary that is sized by other numbers: %j', (canary) => {
    expect(stagesOf(workload('Rollout', 2, { canary: { ...istio, ...canary } }))).toBeUndefined();
  });

  it('end with all pods updated, within the surge', () => {
    const amount = fc.integer({ min: 0, max: 5 });

    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        amount,
        amount,
        (replicas, surge, unavailable) => {
          const rollingUpdate = { maxSurge: surge, maxUnavailable: unavailable };
          const stages = stagesOf(workload('Deployment', replicas, { rollingUpdate })) ?? [];

          expect(stages.at(-1)).toEqual({ updated: replicas, old: 0 });
          let old = replicas;
          for (const stage of stages) {
            expect(stage.updated + old).toBeLessThanOrEqual(replicas + surge);
            old = stage.old;
          }
        },
      ),
    );
  });
});

function played(kind: string, replicas: number, strategy: object): string | undefined {
  return stagesOf(workload(kind, replicas, strategy))
    ?.map(({ updated, old }) => `${updated}/${old}`)
    .join(' ');
}

function workload(kind: string, replicas: number, strategy: object): Workload {
  const group = kind === 'Rollout' ? 'argoproj.io' : 'apps';
  const object = { apiVersion: `${group}/v1`, kind, spec: { replicas, strategy } } as Resource;
  const on = { kind: `${group}/${kind}`, name: 'web', uid: 'web-1' };
  return { kind: on.kind, on, object, template: {}, holder: { on, object } } as Workload;
}
