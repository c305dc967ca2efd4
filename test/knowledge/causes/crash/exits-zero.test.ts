import { describe, expect, it } from '@jest/globals';

import { exitsZero } from '#src/knowledge/causes/crash/exits-zero.ts';
import { claimed, crashing, withSpec } from '#test/support/crashes.ts';
import { ago, event } from '#test/support/objects.ts';

const DONE = { exitCode: 0, reason: 'Completed' };

describe('exits-zero', () => {
  it('finds a task that is started again and again though it is done', () => {
    expect(claimed(exitsZero, crashing({ ended: DONE }), 'seed complete')).toMatchObject([
      { params: { said: 'seed complete' }, strength: 'entails' },
    ]);
  });

  it('is not certain that it is done where a probe may have killed it, and no event is left', () => {
    const probed = crashing({ ended: DONE, container: { livenessProbe: {} } });
    const started = event('Started', 'Started container app', ago(2));

    expect(claimed(exitsZero, probed)).toMatchObject([{ strength: 'fits' }]);
    expect(claimed(exitsZero, probed, '', { objects: [started] })).toMatchObject([
      { strength: 'entails' },
    ]);
  });

  it('is not certain that it is done where it complains', () => {
    const log = '[emerg] 29#29: setgid(101) failed\nexit';

    expect(claimed(exitsZero, crashing({ ended: DONE }), log)).toMatchObject([
      { params: { said: '[emerg] 29#29: setgid(101) failed', complains: true }, strength: 'fits' },
    ]);
  });

  it('tells how long it took, and quotes what it was told to do', () => {
    const own = crashing({ ended: DONE, container: { restartPolicy: 'Always' } });

    const [claim] = claimed(exitsZero, crashing({ ended: DONE }));
    const [ofItself] = claimed(exitsZero, own);

    expect(claim?.params).toEqual({ container: 'app', isInit: false, pod: 'web', seconds: 60 });
    expect(claim?.evidence.slice(1)).toMatchObject([
      { path: '/spec/restartPolicy', quote: 'Always', unset: true },
    ]);
    expect(ofItself?.evidence[1]).toMatchObject({ path: '/spec/containers/0/restartPolicy' });
    expect(ofItself?.evidence[1]).not.toHaveProperty('unset');
  });

  it.each([
    ['what it wrote last', { said: 'bye' }, 'Its last line was “bye”.', '마지막 줄: “bye”.'],
    [
      'what it complained of',
      { said: 'bad', complains: true as const },
      'it complained: “bad”',
      '그 전에 남긴 오류: “bad”',
    ],
    ['how long it took', { seconds: 7 }, 'ends after 7 s with', '컨테이너가 7초 만에 종료 코드'],
    ['no more than is known', {}, 'ends with exit code 0', '컨테이너가 종료 코드'],
  ])('says %s', (_, more, en, ko) => {
    const params = { container: 'app', isInit: false, pod: 'web', ...more };
    const subject = { kind: 'Pod', name: 'web' };

    expect(JSON.stringify(exitsZero.text.en(subject, params))).toContain(en);
    expect(JSON.stringify(exitsZero.text.ko(subject, params))).toContain(ko);
    expect('detail' in exitsZero.text.en(subject, params)).toBe('said' in more);
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
