import { describe, expect, it } from '@jest/globals';

import { saysIll } from '#src/world/readings/self-report.ts';
import { ago, named, NOW } from '#test/support/objects.ts';

const saying = (kind: string, status: object) => ({ ...named(kind, 'web'), status });
const unready = (minutes: number, reason = 'ContainersNotReady') => ({
  phase: 'Running',
  conditions: [{ type: 'Ready', status: 'False', reason, lastTransitionTime: ago(minutes) }],
});

describe('an object', () => {
  it.each([
    ['a pod long unready', saying('Pod', unready(10))],
    ['a pod long pending', saying('Pod', { phase: 'Pending' })],
    ['a Rollout that is degraded', saying('argoproj.io/Rollout', { phase: 'Degraded' })],
    ['a Deployment without its minimum', trouble('Available', 'False')],
    ['a Deployment that may not make pods', trouble('ReplicaFailure', 'True')],
    ['a late update', trouble('Progressing', 'False', 'ProgressDeadlineExceeded')],
  ])('says that it is ill: %s', (_, object) => {
    expect(saysIll(object, NOW)).toBe(true);
  });

  it.each([
    ['a pod that starts', saying('Pod', unready(1))],
    ['a pod that has completed', saying('Pod', unready(10, 'PodCompleted'))],
    ['an old pod that failed', saying('Pod', { phase: 'Failed' })],
    ['a Deployment that goes on', trouble('Progressing', 'True', 'ReplicaSetUpdated')],
    ['what has no status', named('Service', 'web')],
  ])('says no such thing: %s', (_, object) => {
    expect(saysIll(object, NOW)).toBe(false);
  });
});

function trouble(type: string, status: string, reason = '') {
  return saying('apps/Deployment', { conditions: [{ type, status, reason }] });
}
