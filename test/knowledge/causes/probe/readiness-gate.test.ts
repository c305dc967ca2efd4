import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { readinessGate } from '#src/knowledge/causes/probe/readiness-gate.ts';
import { claimed } from '#test/support/crashes.ts';
import { ago } from '#test/support/objects.ts';
import { readyNode, unready } from '#test/support/probes.ts';

const GATE = 'target-health.example/web';

describe('readiness-gate', () => {
  it('finds a gate that nobody has set, in the first minute, too', () => {
    expect(told(gated(0.6))).toMatchObject([
      { params: { gate: GATE, state: 'absent' }, strength: 'entails' },
    ]);
  });

  it('tells what its controller says', () => {
    const said = { type: GATE, status: 'False', message: 'target is unhealthy' };

    expect(told(gated(5, said))).toMatchObject([
      { params: { state: 'false', said: 'target is unhealthy' } },
    ]);
  });

  it.each([
    ['has only just become ready', gated(0.1)],
    ['is watched by its controller', gated(0.6, { type: GATE, status: 'False' })],
    ['has none', unready({})],
  ])('stays silent for a pod that %s', (_, about) => {
    expect(told(about)).toEqual([]);
  });
});

function told(about: Resource<'Pod'>) {
  return claimed(readinessGate, about, '', { objects: [readyNode()] });
}

function gated(
  minutes: number,
  condition?: { type: string; status: string; message?: string },
): Resource<'Pod'> {
  const one = unready({}, minutes);
  const lastTransitionTime = ago(minutes);
  const [ready] = one.status?.conditions ?? [];
  const conditions = [
    { ...ready, type: 'Ready', status: 'False', reason: 'ReadinessGatesNotReady' },
    { type: 'ContainersReady', status: 'True', lastTransitionTime },
    ...(condition ? [condition] : []),
  ];
  return {
    ...one,
    spec: { containers: [], ...one.spec, readinessGates: [{ conditionType: GATE }] },
    status: { ...one.status, conditions },
  };
}
