import { expect, it } from '@jest/globals';

import { isOfKind } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { plansFor } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';

it('does not blame a change for what is so today where it leads', async () => {
  const scenario = scenarios.find(({ name }) => name === 'cp-service-selects-nothing');
  const recording = await scenario?.read();
  if (!scenario || !recording) throw new Error('No scenario.');
  const objects = recording.objects.map((one) =>
    isOfKind('apps/Deployment', one) ? paused(one) : one,
  );
  const loader = lazily(recorded({ ...recording, objects }));
  const { verdict } = await diagnose(scenario.target, loader, rules);

  const [offer] = await plansFor(verdict, loader, { cluster: 'test', rules });

  expect([offer?.remedy.id, offer?.proof?.rules]).toEqual([
    'network/carried-label',
    { is: 'holds' },
  ]);
});

/** With a newer template that waits for somebody. */
function paused(deployment: Resource<'apps/Deployment'>): Resource {
  const { spec, status } = deployment;
  const whole: object = {
    ...deployment,
    spec: { ...spec, paused: true },
    status: { ...status, updatedReplicas: 0 },
  };
  return whole as Resource;
}
