import { describe, expect, it } from '@jest/globals';

import { volumeFull } from '#src/knowledge/causes/storage/volume-full.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf, pod } from '#test/support/objects.ts';
import { claim } from '#test/support/storage.ts';

type Volumes = NonNullable<NonNullable<ReturnType<typeof pod>['spec']>['volumes']>;

const SAID = 'OSError: [Errno 28] No space left on device';
const NAMED = `${SAID}: '/data/segment'`;
const waiting = { reason: 'CrashLoopBackOff' };
const data = {
  ...claim('data', { bound: 'pv' }),
  status: { phase: 'Bound', capacity: { storage: '20Mi' } },
};
const claimed: Volumes = [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }];
const memory: Volumes = [{ name: 'data', emptyDir: { medium: 'Memory', sizeLimit: '16Mi' } }];
const scratch: Volumes = [{ name: 'data', emptyDir: {} }];
const two: Volumes = [...claimed, { name: 'more', emptyDir: { medium: 'Memory' } }];

function about(volumes: Volumes, text: string, exitCode = 1, forbidden: readonly string[] = []) {
  const volumeMounts = volumes.map(({ name }) => ({ name, mountPath: `/${name}` }));
  const object = pod({ container: { volumeMounts }, volumes, waiting, ended: { exitCode } });
  const logs = forbidden.includes('pods/log')
    ? []
    : [logOf(text, 'current'), logOf(text, 'previous')];
  return claimsAbout(object, volumeFull, cluster([object, data], forbidden, logs));
}

describe('volume-full', () => {
  it.each([
    [
      'a claim, by the file',
      claimed,
      NAMED,
      { is: 'claim', claim: 'data', size: '20Mi' },
      'entails',
    ],
    ['a claim, as the only one of a size', claimed, SAID, { is: 'claim', size: '20Mi' }, 'fits'],
    ['memory', memory, NAMED, { is: 'memory', size: '16Mi' }, 'entails'],
    ['one of two, by the file', two, NAMED, { is: 'claim' }, 'entails'],
    [
      'shared memory',
      claimed,
      'FATAL: could not resize shared memory segment "/PostgreSQL.1" to 8 bytes: No space left on device',
      { is: 'shm', size: '64Mi' },
      'fits',
    ],
  ])('finds a full volume: %s', (_, volumes, text, params, strength) => {
    expect(about(volumes, text)).toMatchObject([{ params, strength }]);
  });

  it.each([
    ["the node's own disk", scratch, SAID],
    ['a file of the image', claimed, `${SAID}: '/var/cache/a'`],
    ['one of two, nobody knows which', two, SAID],
    ['another error', claimed, 'OSError: [Errno 13] Permission denied'],
  ])('stays silent for %s', (_, volumes, text) => {
    expect(about(volumes, text)).toEqual([]);
  });

  it('stays silent for a program that ended well, and where the log cannot be read', () => {
    expect(about(claimed, NAMED, 0)).toEqual([]);
    expect(about(claimed, NAMED, 1, ['pods/log'])).toEqual([]);
  });

  it('advises to grow the claim, or to mount more shared memory', () => {
    const shared =
      'could not resize shared memory segment "/a" to 8 bytes: No space left on device';

    expect(advised(volumeFull, about(claimed, SAID))).toContain('Make `data` larger');
    expect(advised(volumeFull, about(claimed, shared))).toContain('medium Memory at `/dev/shm`');
  });
});
