import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { scalerFails } from '#src/knowledge/causes/autoscaling/scaler-fails.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { owned } from '#test/support/objects.ts';

const SCALER = 'keda.sh/ScaledObject';
const stuck = failingAutoscaler('FailedGetExternalMetric', 'unable to get external metric s0');
const made = owned(stuck, { kind: SCALER, name: 'web', uid: '' });
const scaler = (says: string) => custom(SCALER, 'web', { status: saying(says) });

function led(autoscaler: Resource, ...others: readonly Resource[]) {
  const claims = claimsAbout(autoscaler, scalerFails, cluster([autoscaler, ...others]));
  return claims.map(({ because }) => because?.at.kind);
}

it('leads from an autoscaler to what made it, where that is in trouble', () => {
  expect(led(made, scaler('Ready=False TriggerError: not working correctly'))).toEqual([SCALER]);
});

it.each<[string, Resource, readonly Resource[]]>([
  ['what made it is well', made, [scaler('Ready=True Ready: ready')]],
  ['what made it was not read', made, []],
  ['nothing made it', stuck, [scaler('Ready=False TriggerError: not working correctly')]],
])('stays silent where %s', (_, autoscaler, others) => {
  expect(led(autoscaler, ...others)).toEqual([]);
});
