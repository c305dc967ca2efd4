import { describe, expect, it } from '@jest/globals';

import { volumeFull } from '#src/knowledge/causes/storage/volume-full.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf, pod } from '#test/support/objects.ts';
import { readyPod } from '#test/support/states.ts';
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

  describe('of a pod that is Ready', () => {
    const disk: Volumes = [{ name: 'data', emptyDir: { sizeLimit: '1Gi' } }];
    const times = (line: string) => [line, line, line, line].join('\n');
    const said = (line: string, volumes: Volumes = memory) => {
      const volumeMounts = volumes.map(({ name }) => ({ name, mountPath: `/${name}` }));
      const ready = readyPod({ ready: true, state: { running: {} } });
      const containers = [{ name: 'app', volumeMounts }];
      const writer = { ...ready, spec: { ...ready.spec, containers, volumes } };
      const log = logOf(times(line), 'current', 'web-1');
      return claimsAbout(writer, volumeFull, cluster([writer, data], [], [log]));
    };

    it.each([
      [
        'WARNING /data is 92% full, not accepting messages',
        memory,
        { is: 'memory', isNearly: true },
      ],
      [
        'WARN disk usage of /data/spool: 97.5 % of capacity',
        claimed,
        { is: 'claim', claim: 'data' },
      ],
      ['WARN low disk space on /data', disk, { is: 'disk', size: '1Gi' }],
      [
        'WARN high disk watermark [90%] exceeded on [a1][node-1][/data/nodes/0] free: 1.9gb[9.1%]',
        claimed,
        { is: 'claim', isNearly: true },
      ],
      ['경고: 디스크 공간 부족: /data', memory, { is: 'memory', isNearly: true }],
      ['ERROR write /data/a: no space left on device', memory, { is: 'memory', size: '16Mi' }],
    ])('hears that it is full, or nearly: %s', (line, volumes, params) => {
      expect(said(line, volumes)).toMatchObject([
        { params: { ...params, runs: true }, strength: 'entails' },
      ]);
    });

    it('is no more than likely where the line names no path', () => {
      expect(said('WARN Free disk space is insufficient. Free bytes: 1, limit: 5')).toMatchObject([
        { params: { isNamed: false }, strength: 'fits' },
      ]);
    });

    it.each([
      ['has room', 'INFO stored a.msg, /data 90% used', memory],
      ['is half full', 'WARN /data is 55% full', memory],
      ['is the disk of the node', 'WARN /data is 92% full', scratch],
      ['is another place', 'WARN /var/lib/x is 92% full', memory],
      ['is no volume', 'WARN work queue is 95% full, pool exhausted', two],
      ['is on a disk without a limit of its own', 'ERROR /data/a: no space left on device', disk],
    ])('is silent of what %s', (_, line, volumes) => {
      expect(said(line, volumes)).toEqual([]);
    });
  });
});
