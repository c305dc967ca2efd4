import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago, event } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { rolloutOf, updating } from '#test/support/updates.ts';

const canary = { canary: {} };
const late = {
  type: 'Progressing',
  status: 'False',
  reason: 'ProgressDeadlineExceeded',
  message: 'ReplicaSet "web-new" has timed out progressing.',
};

const said = 'canary ingress `web-canary` controlled by different object';
const refusal = (more: object = {}): Resource<'Event'> => ({
  ...event('TrafficRoutingError', said, ago(1)),
  involvedObject: {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
    namespace: 'shop',
    name: 'web',
  },
  type: 'Warning',
  count: 5,
  source: { component: 'rollouts-controller' },
  ...more,
});

describe('rollout-stuck', () => {
  it('finds a canary that cannot be placed, though it says Progressing', () => {
    expect(symptomsOf(rolloutOf(canary), updating())).toMatchObject([
      { kind: 'rollout-stuck', hurts: 'progress', evidence: { quote: 'Progressing' } },
    ]);
  });

  it('finds one whose deadline has passed', () => {
    const rollout = rolloutOf(canary, { phase: 'Degraded', conditions: [late] });

    expect(symptomsOf(rollout, updating('w1'))).toMatchObject([
      { reason: 'ProgressDeadlineExceeded', evidence: { quote: late.message } },
    ]);
  });

  it('quotes where it says so', () => {
    const [byCondition] = symptomsOf(
      rolloutOf(canary, { phase: 'Degraded', conditions: [{ ...late, type: 'Available' }, late] }),
      updating('w1'),
    );
    const [byPhase] = symptomsOf(rolloutOf(canary), updating());
    const [byMessage] = symptomsOf(rolloutOf(canary, { message: 'waiting' }), updating());

    expect(byCondition?.evidence).toMatchObject({ path: '/status/conditions/1/message' });
    expect(byPhase?.evidence).toMatchObject({ path: '/status/phase' });
    expect(byMessage?.evidence).toMatchObject({ path: '/status/message', quote: 'waiting' });
  });

  it('finds one whose canary does not run, though its plan has it pause', () => {
    const paused = { pauseConditions: [{ reason: 'CanaryPauseStep', startTime: '' }] };

    expect(
      symptomsOf(rolloutOf(canary, { ...paused, message: 'CanaryPauseStep' }), updating()),
    ).toMatchObject([{ kind: 'rollout-stuck', evidence: { quote: 'CanaryPauseStep' } }]);
  });

  it('finds one whose controller warns again and again that it cannot go on', () => {
    expect(symptomsOf(rolloutOf(canary), [...updating('w1'), refusal()])).toMatchObject([
      { kind: 'rollout-stuck', reason: 'TrafficRoutingError', hurts: 'progress' },
    ]);
  });

  it.each([
    ['has told of one error', 'Progressing', refusal({ count: 1 })],
    ['has told of none for long', 'Progressing', refusal({ lastTimestamp: ago(30) })],
    ['is done', 'Healthy', refusal()],
    ['does not, but a policy engine', 'Progressing', refusal({ source: { component: 'kyverno' } })],
  ])('stays silent where the controller of one %s', (_, phase, event) => {
    expect(symptomsOf(rolloutOf(canary, { phase }), [...updating('w1'), event])).toEqual([]);
  });

  it.each([
    [
      'waits at a pause of its plan',
      { pauseConditions: [{ reason: 'CanaryPauseStep', startTime: '' }] },
      updating('w1'),
    ],
    ['was aborted', { abort: true }, updating()],
    ['goes on', {}, updating('w1')],
    ['is done', { stableRS: 'new' }, updating()],
    ['has one revision', {}, updating('w1').slice(1, 2)],
  ])('stays silent for one that %s', (_, status, others) => {
    const kinds = symptomsOf(rolloutOf(canary, status), others).map(({ kind }) => kind);

    expect(kinds).not.toContain('rollout-stuck');
  });
});
