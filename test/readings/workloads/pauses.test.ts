import { describe, expect, it } from '@jest/globals';

import { pauseOf } from '#src/readings/workloads/pauses.ts';
import { rolloutOf } from '#test/support/updates.ts';

const startTime = '2026-01-01T00:00:00Z';

describe('why a Rollout stands still', () => {
  it.each([
    ['10', '2026-01-01T00:00:10Z'],
    [10, '2026-01-01T00:00:10Z'],
    ['1h', '2026-01-01T01:00:00Z'],
    [undefined, undefined],
  ])('ends a pause of %s by itself at %s', (duration, until) => {
    const pause = duration === undefined ? {} : { duration };
    const pauseConditions = [{ reason: 'CanaryPauseStep', startTime }];
    const status = { currentStepIndex: 0, pauseConditions };

    const found = pauseOf(rolloutOf({ canary: { steps: [{ pause }] } }, status));

    expect(found).toEqual({ by: 'canary', since: startTime, ...(until && { until }) });
  });

  it.each([
    [
      'an inconclusive analysis',
      { pauseConditions: [{ reason: 'InconclusiveAnalysisRun', startTime }] },
      'inconclusive',
    ],
    ['nothing', {}, undefined],
    [
      'nothing once it was given up',
      { abort: true, pauseConditions: [{ reason: 'BlueGreenPause', startTime }] },
      undefined,
    ],
  ])('names %s', (_, status, by) => {
    expect(pauseOf(rolloutOf({ canary: {} }, status))?.by).toBe(by);
  });

  it('names a person who has paused it', () => {
    const rollout = rolloutOf({ canary: {} });

    expect(pauseOf({ ...rollout, spec: { ...rollout.spec, paused: true } })).toEqual({
      by: 'person',
    });
  });
});
