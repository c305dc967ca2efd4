import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { plansFor, type Offer } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago, configMap, pod } from '#test/support/objects.ts';

describe('the advice for a ConfigMap that a container needs', () => {
  const waiting = pod({
    container: { envFrom: [{ configMapRef: { name: 'settings' } }] },
    waiting: {
      reason: 'CreateContainerConfigError',
      message: 'configmap "settings" not found',
    },
  });

  it('is to create it where it is missing', async () => {
    const offers = await offersIn([waiting]);

    expect(offers.map(({ remedy }) => remedy.id)).toEqual(['config/missing-config']);
  });

  it('is none where it is there by now, and the kubelet is about to try again', async () => {
    expect(await offersIn([waiting, configMap('settings', ago(1))])).toEqual([]);
  });

  it('is none where that only follows from something else', async () => {
    expect(await offersIn([waiting], 'effect')).toEqual([]);
  });
});

async function offersIn(
  objects: readonly Resource[],
  role: Finding['role'] = 'root',
): Promise<readonly Offer[]> {
  const loader = lazily(cluster(objects));
  const target = { kind: 'Pod', namespace: 'shop', name: 'web' };
  const { verdict } = await diagnose(target, loader, rules);
  expect(verdict.findings.map(({ id }) => id)).toContain('config/missing-config');
  const findings = verdict.findings.map((one) => ({ ...one, role }));
  return plansFor({ ...verdict, findings }, loader, { cluster: 'test', rules });
}
