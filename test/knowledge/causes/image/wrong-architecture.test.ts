import { describe, expect, it } from '@jest/globals';

import { wrongArchitecture } from '#src/knowledge/causes/image/wrong-architecture.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf, pod } from '#test/support/objects.ts';

const waiting = { reason: 'CrashLoopBackOff', message: 'back-off' };
const crashing = pod({ container: { image: 'app:2' }, waiting, ended: { exitCode: 255 } });

describe('wrong-architecture', () => {
  it('finds it in the log of a run that failed, and is not sure of it', () => {
    const source = cluster([crashing], [], [logOf('exec /srv/app: exec format error')]);

    expect(claimsAbout(crashing, wrongArchitecture, source)).toMatchObject([
      { params: { program: '/srv/app', image: 'app:2', isScript: false }, strength: 'fits' },
    ]);
  });

  it("finds it in the runtime's own words", () => {
    const message = 'OCI runtime create failed: exec /run.sh: exec format error: unknown';
    const on = pod({
      container: { image: 'app:2' },
      waiting: { reason: 'RunContainerError', message },
    });

    const claims = claimsAbout(on, wrongArchitecture, cluster([on]));

    expect(claims).toMatchObject([{ params: { program: '/run.sh', isScript: true } }]);
    expect(claims.map((claim) => adviceOn(wrongArchitecture, claim)?.title)).toEqual([
      'Begin the script with its interpreter',
    ]);
  });

  it.each([
    ['another crash', crashing, [logOf('panic: no database')]],
    ['a log that is missing', crashing, []],
    ['a pod that runs', pod({}), [logOf('plugin: exec format error')]],
  ])('stays silent for %s', (_, on, logs) => {
    expect(claimsAbout(on, wrongArchitecture, cluster([on], [], logs))).toEqual([]);
  });
});
