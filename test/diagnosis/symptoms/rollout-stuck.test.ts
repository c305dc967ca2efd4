import { describe, expect, it } from '@jest/globals';

import { symptomsOf } from '#test/support/pending.ts';
import { rolloutOf, updating } from '#test/support/updates.ts';

const canary = { canary: {} };
const late = {
  type: 'Progressing',
  status: 'False',
  reason: 'ProgressDeadlineExceeded',
  message: 'ReplicaSet "web-new" has timed out progressing.',
};

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
