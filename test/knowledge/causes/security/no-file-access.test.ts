import { describe, expect, it } from '@jest/globals';

import { noFileAccess } from '#src/knowledge/causes/security/no-file-access.ts';
import { claimed, crashing } from '#test/support/crashes.ts';

const LINE = "PermissionError: [Errno 13] Permission denied: '/data/a'";
const VOLUMES = [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }];
const mounted = { volumeMounts: [{ name: 'data', mountPath: '/data' }] };

describe('no-file-access', () => {
  it.each([
    LINE,
    "mkdir: cannot create directory '/data/a': Permission denied",
    'nginx: [emerg] mkdir() "/data/a" failed (13: Permission denied)',
    "Error: EACCES: permission denied, open '/data/a'",
    'open /data/a: permission denied',
    'java.nio.file.AccessDeniedException: /data/a',
    'initdb: error: could not change permissions of directory "/data/a": Operation not permitted',
  ])('names the path: %s', (line) => {
    const container = { securityContext: { runAsUser: 1000 } };

    expect(claimed(noFileAccess, crashing({ container }), line)).toMatchObject([
      { params: { path: '/data/a', user: 1000 }, strength: 'fits' },
    ]);
  });

  it('passes over what repeats it without the path', () => {
    const log = `${LINE}\nTerminating: 13: Permission denied`;

    expect(claimed(noFileAccess, crashing(), log)).toMatchObject([{ params: { path: '/data/a' } }]);
  });

  it('names the volume that it lies on', () => {
    const about = crashing({ container: mounted, volumes: VOLUMES });

    expect(claimed(noFileAccess, about, LINE)).toMatchObject([{ params: { volume: 'data' } }]);
  });

  it.each([
    ['a port', 'listen tcp :80: bind: permission denied'],
    ['a program', 'exec /run.sh: permission denied'],
    ['no path', 'permission denied'],
    ['no file', "chmod: changing permissions of '/proc/self/fd/1': Permission denied"],
  ])('leaves %s to others', (_, line) => {
    expect(claimed(noFileAccess, crashing(), line)).toEqual([]);
  });

  it('stays silent for a mount that is read-only, a good end, and without the log', () => {
    const [mount = { name: 'data', mountPath: '/data' }] = mounted.volumeMounts;
    const container = { volumeMounts: [{ ...mount, readOnly: true }] };

    expect(claimed(noFileAccess, crashing({ container, volumes: VOLUMES }), LINE)).toEqual([]);
    expect(claimed(noFileAccess, crashing({ ended: { exitCode: 0 } }), LINE)).toEqual([]);
    expect(claimed(noFileAccess, crashing())).toEqual([]);
  });
});
