import { expect, it } from '@jest/globals';

import { targetMissing } from '#src/knowledge/causes/autoscaling/target-missing.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { workload } from '#test/support/states.ts';

const failing = failingAutoscaler(
  'FailedGetScale',
  `the HPA controller was unable to get the target's current scale: deployments.apps "web" not found`,
  'AbleToScale',
);

it.each([
  ['is absent', cluster([failing]), 'absent'],
  ['is there by now', cluster([failing, workload('apps/Deployment', 1)]), 'there'],
  ['cannot be read', cluster([failing], ['deployments.apps']), 'unread'],
])('finds a target that %s', (_, source, is) => {
  expect(claimsAbout(failing, targetMissing, source)).toMatchObject([
    { subject: { kind: 'apps/Deployment', name: 'web' }, params: { by: 'web', object: is } },
  ]);
});

it('stays silent where the scale cannot be read for another reason', () => {
  const on = failingAutoscaler('FailedGetScale', 'Unauthorized', 'AbleToScale');

  expect(claimsAbout(on, targetMissing, cluster([on]))).toEqual([]);
});
