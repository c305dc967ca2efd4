import { describe, expect, it } from '@jest/globals';

import { knownWords } from '#src/knowledge/causes/clue/known-words.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { claimed, crashing } from '#test/support/crashes.ts';
import { custom, saying } from '#test/support/custom.ts';
import { ago, event, logOf, pod } from '#test/support/objects.ts';
import { readyPod } from '#test/support/states.ts';

const DENIED =
  'upload failed: An error occurred (InvalidAccessKeyId) when calling the PutObject operation: no such key';
const HOOK = 'lifecycle hook (/bin/warm) for Container "app" in Pod "web" failed';

describe('known words', () => {
  it.each([
    ['the log of a container that ended', crashing(), DENIED],
    ['such a log in JSON', crashing(), JSON.stringify({ level: 'error', msg: DENIED })],
    ['such a log with a stack below it', crashing(), `${DENIED}\n    at put (s3.js:4)`],
  ])('explain a crash by %s', (_, about, log) => {
    const [claim] = claimed(knownWords, about, log);

    expect(claim).toMatchObject({ params: { wording: 's3-refused' }, strength: 'fits' });
  });

  it('explain a crash by its termination message', () => {
    const about = crashing({ ended: { exitCode: 1, message: DENIED } });

    const [claim] = claimed(knownWords, about);

    expect(claim).toMatchObject({ params: { wording: 's3-refused', seen: { from: 'exit' } } });
  });

  it('explain a pod that waits by its newest event', () => {
    const about = pod({ waiting: { reason: 'ContainerCreating' } });
    const warned = { ...event('FailedPostStartHook', HOOK, ago(1)), type: 'Warning' };

    const [claim] = claimsAbout(about, knownWords, cluster([about, warned]));

    expect(claim).toMatchObject({
      params: { wording: 'hook-failed', seen: { from: 'event' } },
      evidence: [{ source: 'event', quote: HOOK }],
    });
  });

  it('explain a custom object by its condition, and name it', () => {
    const message = 'error processing spec.data[0] (key: prod/db), err: Secret does not exist';
    const status = saying({ ...NOT_READY, message });
    const about = custom('external-secrets.io/ExternalSecret', 'db', { status });

    const [claim] = claimsAbout(about, knownWords, cluster([about]));

    expect(claim).toMatchObject({
      subject: { name: 'db' },
      params: { wording: 'external-secret-not-read', caught: { key: 'prod/db' } },
      strength: 'fits',
    });
  });

  it('say nothing of an event that is long over', () => {
    const about = pod({ waiting: { reason: 'ContainerCreating' } });
    const warned = { ...event('FailedPostStartHook', HOOK, ago(50)), type: 'Warning' };

    expect(claimsAbout(about, knownWords, cluster([about, warned]))).toEqual([]);
  });

  it.each([
    ['a line of its own level "info"', `INFO ${DENIED}`],
    ['a line that other trouble follows', `${DENIED}\nError: cannot open the spool`],
    ['a line after which the program came up', `${DENIED}\nlistening on 0.0.0.0:8080`],
    ['words that only say that something ended', 'Process completed with exit code 3.'],
    ['words that nobody knows', 'Error: the moon is full'],
  ])('say nothing of a crash by %s', (_, log) => {
    expect(claimed(knownWords, crashing(), log)).toEqual([]);
  });

  it('say nothing of a pod that is well, whatever it logs', () => {
    const about = readyPod();
    const log = [DENIED, DENIED, DENIED].join('\n');

    expect(claimsAbout(about, knownWords, cluster([about], [], [logOf(log)]))).toEqual([]);
  });

  it('say nothing where events and logs could not be read', () => {
    expect(claimed(knownWords, crashing(), '', { forbidden: ['events', 'pods/log'] })).toEqual([]);
  });
});

const NOT_READY = {
  type: 'Ready',
  status: 'False',
  reason: 'SecretSyncedError',
  lastTransitionTime: ago(60),
};
