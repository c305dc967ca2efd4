import { describe, expect, it } from '@jest/globals';

import { exitsZero } from '#src/diagnosis/causes/crash/exits-zero.ts';
import { claimed, crashing, withSpec } from '#test/support/crashes.ts';
import { ago, event } from '#test/support/objects.ts';

const DONE = { exitCode: 0, reason: 'Completed' };

describe('exits-zero', () => {
  it('finds a task that is started again and again though it is done', () => {
    expect(claimed(exitsZero, crashing({ ended: DONE }), 'seed complete')).toMatchObject([
      { params: { said: 'seed complete' }, strength: 'entails' },
    ]);
  });

  it('is not certain that it is done where it complains', () => {
    const log = '[emerg] 29#29: setgid(101) failed\nexit';

    expect(claimed(exitsZero, crashing({ ended: DONE }), log)).toMatchObject([
      { params: { said: '[emerg] 29#29: setgid(101) failed', complains: true }, strength: 'fits' },
    ]);
  });

  it('stays silent for what ends with an error', () => {
    expect(claimed(exitsZero, crashing())).toEqual([]);
  });

  it('stays silent for what ends because a child of it was killed for memory', () => {
    const ended = { exitCode: 0, reason: 'OOMKilled' };

    expect(claimed(exitsZero, crashing({ ended }))).toEqual([]);
  });

  it('stays silent for what its probe killed, and for what was told to stop', () => {
    const killing = event(
      'Killing',
      'Container app failed liveness probe, will be restarted',
      ago(1),
    );

    expect(claimed(exitsZero, crashing({ ended: DONE }), '', { objects: [killing] })).toEqual([]);
    expect(claimed(exitsZero, crashing({ ended: DONE }), 'received SIGTERM')).toEqual([]);
  });

  it('stays silent while events cannot be read, for one of them may tell of a kill', () => {
    expect(claimed(exitsZero, crashing({ ended: DONE }), '', { forbidden: ['events'] })).toEqual(
      [],
    );
  });

  it('stays silent for a pod that is not meant to run for ever', () => {
    const about = withSpec(crashing({ ended: DONE }), { restartPolicy: 'OnFailure' });

    expect(claimed(exitsZero, about)).toEqual([]);
  });
});
