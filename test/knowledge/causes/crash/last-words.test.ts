import { describe, expect, it } from '@jest/globals';

import { lastWords } from '#src/knowledge/causes/crash/last-words.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { claimed, crashing } from '#test/support/crashes.ts';
import { ago, event } from '#test/support/objects.ts';

describe('last-words', () => {
  it('quotes the last line that looks like trouble, as a mere possibility', () => {
    const log = 'starting\nfatal: ledger is out of order\nbye';

    expect(claimed(lastWords, crashing(), log)).toMatchObject([
      { params: { exitCode: 1, said: 'fatal: ledger is out of order' }, strength: 'suggests' },
    ]);
  });

  it('quotes what went wrong rather than what follows from it', () => {
    const log = 'starting\nERROR: cannot read the ledger\nERROR: Aborting\nbye';

    expect(claimed(lastWords, crashing(), log)).toMatchObject([
      { params: { said: 'ERROR: cannot read the ledger' } },
    ]);
  });

  it.each([
    ["Unrecognized VM option 'X'\nError: Could not create the Java Virtual Machine.", /^Unrec/],
    ['level=panic msg="cannot open db"\npanic: (*logrus.Entry) 0xc0', /open db/],
    ["thread 'main' panicked at m.rs:1:2:\non an `Err` value: Late\nnote: run with it", /Late$/],
  ])('passes over what a runtime adds: %s', (log, said) => {
    expect(claimed(lastWords, crashing(), log)).toMatchObject([
      { params: { said: expect.stringMatching(said) as unknown } },
    ]);
  });

  it.each(['handled err=<nil>', 'handled err: nil', '{"msg":"handled","err":null}'])(
    'takes a field without an error for none: %s',
    (line) => {
      const log = `starting\nerr=EOF\n${line}\nbye`;

      expect(claimed(lastWords, crashing(), log)).toMatchObject([{ params: { said: 'err=EOF' } }]);
    },
  );

  it('says that there are none', () => {
    const [claim] = claimed(lastWords, crashing());

    expect(claim?.params).toMatchObject({ exitCode: 1 });
    expect(claim?.params).not.toHaveProperty('said');
  });

  it('prefers what the container left as its message', () => {
    const about = crashing({ ended: { exitCode: 1, message: 'no ledger' } });

    expect(claimed(lastWords, about, 'error: x')).toMatchObject([
      { params: { said: 'no ledger' } },
    ]);
  });

  it('says of what never ran why the runtime did not start it, without what stands in front of every such reason', () => {
    const message =
      'failed to create containerd task: failed to create shim task: OCI runtime create failed: runc create failed: unable to start container process: unable to apply cgroup configuration: no space left';
    const about = crashing({ ended: { exitCode: 128, reason: 'StartError', message } });

    expect(claimed(lastWords, about)).toMatchObject([
      { params: { said: 'unable to apply cgroup configuration: no space left', neverRan: true } },
    ]);
  });

  it('stays silent where what may tell more was not read', () => {
    expect(claimed(lastWords, crashing(), '', { forbidden: ['events'] })).toEqual([]);
    expect(claimsAbout(crashing(), lastWords, cluster([crashing()], ['pods/log']))).toEqual([]);
  });

  it('stays silent for what did not end by itself', () => {
    const killing = event(
      'Killing',
      'Container app failed liveness probe, will be restarted',
      ago(1),
    );
    const ended = { exitCode: 137, reason: 'OOMKilled' };

    expect(claimed(lastWords, crashing(), '', { objects: [killing] })).toEqual([]);
    expect(claimed(lastWords, crashing({ ended }))).toEqual([]);
  });
});
