import { describe, expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { plansFor } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';

const HPA = 'autoscaling/HorizontalPodAutoscaler';
const failing = failingAutoscaler(
  'FailedGetScale',
  `the HPA controller was unable to get the target's current scale: deployments.apps "web" not found`,
  'AbleToScale',
);
const webA = (replicas: number) => specified('apps/Deployment', 'web-a', { replicas });

describe('another target of an autoscaler', () => {
  it('may end pods where the target has more than its minimum', async () => {
    expect(await offered([webA(3)])).toMatchObject({
      risk: 'restart',
      values: { target: 'web-a' },
      text: expect.stringContaining('may end some that run now'),
    });
  });

  it('ends none where the target has no more than its minimum', async () => {
    expect(await offered([webA(1)])).toMatchObject({
      risk: 'none',
      text: expect.stringContaining('no pod restarts'),
    });
  });

  it('is none that another autoscaler scales', async () => {
    const scaleTargetRef = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web-a' };

    expect(await offered([webA(3), specified(HPA, 'other', { scaleTargetRef })])).toBeUndefined();
  });
});

async function offered(beside: readonly Resource[]) {
  const loader = lazily(cluster([failing, ...beside]));
  const { verdict } = await diagnose(refTo(HPA, failing), loader, rules);
  const offers = await plansFor(verdict, loader, { cluster: 'test', rules });
  const offer = offers.find(({ remedy }) => remedy.id === 'autoscaling/other-target');
  if (!offer) return undefined;
  const { risk, values, params } = offer.proposal;
  const remedy = remedies.find(({ id }) => id === offer.remedy.id);
  return { risk, values, text: remedy?.text.en(params).text };
}
