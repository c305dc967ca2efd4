import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { scaledToZero } from '#src/knowledge/causes/workload/scaled-to-zero.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';

const sized = (kind: string, replicas: number): Resource => specified(kind, 'web', { replicas });

it.each(['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'])(
  'says that nobody asks for pods of a %s',
  (kind) => {
    const asleep = sized(kind, 0);

    expect(claimsAbout(asleep, scaledToZero, cluster([asleep]))).toMatchObject([
      { evidence: [{ path: '/spec/replicas', quote: '0' }], strength: 'entails' },
    ]);
  },
);

it('is silent about one that has a size', () => {
  const awake = sized('apps/Deployment', 1);

  expect(claimsAbout(awake, scaledToZero, cluster([awake]))).toEqual([]);
});

it('is silent about a Deployment from which a Rollout has its template', () => {
  const template = sized('apps/Deployment', 0);
  const workloadRef = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' };
  const rollout = specified('argoproj.io/Rollout', 'web', { workloadRef });

  expect(claimsAbout(template, scaledToZero, cluster([template, rollout]))).toEqual([]);
});

it('leads to the ScaledObject that gives it its size', () => {
  const asleep = sized('apps/Deployment', 0);
  const scaling = (name: string, kind?: string) =>
    specified('keda.sh/ScaledObject', `of-${name}`, { scaleTargetRef: { name, kind } });
  const claimsBeside = (...others: Resource[]) =>
    claimsAbout(asleep, scaledToZero, cluster([asleep, ...others]));

  expect(claimsBeside(scaling('api'), scaling('web'))).toMatchObject([
    { params: { by: 'of-web' }, because: { at: { name: 'of-web' }, ifIll: true } },
  ]);
  expect(claimsBeside(scaling('web', 'StatefulSet'))[0]).not.toHaveProperty('because');
});

it('says that its ScaledObject is paused, whose triggers then decide nothing', () => {
  const asleep = sized('apps/Deployment', 0);
  const scaler = specified('keda.sh/ScaledObject', 'web', { scaleTargetRef: { name: 'web' } });
  const key = 'autoscaling.keda.sh/paused-replicas';
  const held = { ...scaler, metadata: { ...scaler.metadata, annotations: { [key]: '0' } } };
  const [claim, ...others] = claimsAbout(asleep, scaledToZero, cluster([asleep, held]));

  expect(others).toEqual([]);
  expect(claim).toMatchObject({
    params: { by: 'web', paused: key },
    evidence: [{}, { path: '/metadata/annotations/autoscaling.keda.sh~1paused-replicas' }],
    strength: 'entails',
  });
  expect(claim).not.toHaveProperty('because');
  expect(claim && adviceOn(scaledToZero, claim)?.command).toBe(
    `kubectl -n shop annotate scaledobjects.keda.sh web ${key}-`,
  );
});
