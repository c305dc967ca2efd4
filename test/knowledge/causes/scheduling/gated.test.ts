import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { gated } from '#src/knowledge/causes/scheduling/gated.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { newPod } from '#test/support/scheduling.ts';

describe('gated', () => {
  it('names the gates, and who opens them where that is known', () => {
    expect(claims(['kueue.x-k8s.io/admission', 'other.example.com/x'])).toMatchObject([
      {
        params: { gates: ['kueue.x-k8s.io/admission', 'other.example.com/x'], by: 'Kueue' },
        strength: 'entails',
        evidence: [{ quote: 'kueue.x-k8s.io/admission' }],
      },
    ]);
    expect(claims(['other.example.com/x'])[0]?.params).not.toHaveProperty('by');
  });

  it('stays silent for a pod without gates', () => {
    expect(claims([])).toEqual([]);
  });
});

function claims(names: readonly string[]) {
  const made = newPod({ spec: { schedulingGates: names.map((name) => ({ name })) } });
  const pod = { ...made, metadata: { ...made.metadata, creationTimestamp: ago(5) } };
  return claimsAbout(pod, gated, cluster([pod]));
}

describe('its symptom', () => {
  const gate = { name: 'queue.example.com/admission' };

  it('is a pod that is held back by a gate', () => {
    expect(symptomsOf(gatedSince(ago(1)))).toMatchObject([
      { kind: 'pod-gated', reason: 'SchedulingGated', evidence: { quote: gate.name } },
    ]);
  });

  it.each([
    ['was only just made', gatedSince(ago(0.05))],
    ['has no gate any more', gatedSince(ago(0.2), [])],
  ])('is not a pod that %s', (_, pod) => {
    expect(symptomsOf(pod)).toEqual([]);
  });

  function gatedSince(created: string, schedulingGates = [gate]): Resource<'Pod'> {
    const pod = newPod({ spec: { schedulingGates } });
    return { ...pod, metadata: { ...pod.metadata, creationTimestamp: created } };
  }
});
