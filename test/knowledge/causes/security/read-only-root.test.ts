import { describe, expect, it } from '@jest/globals';

import { readOnlyRoot } from '#src/knowledge/causes/security/read-only-root.ts';
import { claimed, crashing } from '#test/support/crashes.ts';

const READ_ONLY = { securityContext: { readOnlyRootFilesystem: true } };

describe('read-only-root', () => {
  it.each([
    'mkdir() "/var/lib/app/tmp" failed (30: Read-only file system)',
    "OSError: [Errno 30] Read-only file system: '/var/lib/app/tmp'",
    "Error: EROFS: read-only file system, open '/var/lib/app/tmp'",
    'open /var/lib/app/tmp: read-only file system',
    "touch: cannot touch '/var/lib/app/tmp': Read-only file system",
  ])('names the directory that it needs: %s', (line) => {
    expect(claimed(readOnlyRoot, crashing({ container: READ_ONLY }), line)).toMatchObject([
      { params: { file: '/var/lib/app/tmp', directory: '/var/lib/app' }, strength: 'entails' },
    ]);
  });

  it.each([
    "FileNotFoundError: [Errno 2] No usable temporary directory found in ['/tmp', '/var/tmp', '/app']",
    'Unable to create tempDir. java.io.tmpdir is set to /tmp',
    'Failed to create CoreCLR, HRESULT: 0x80004005',
    '[ERROR] Could not create unix socket lock file /tmp/mysqld.sock.lock',
  ])('supposes it where a program finds no temporary directory: %s', (line) => {
    const container = { ...READ_ONLY, volumeMounts: [{ name: 'v', mountPath: '/tmp' }] };
    const about = crashing({ container, volumes: [{ name: 'v', emptyDir: {} }] });

    expect(claimed(readOnlyRoot, crashing({ container: READ_ONLY }), line)).toMatchObject([
      { params: { directory: '/tmp' }, strength: 'fits' },
    ]);
    expect(claimed(readOnlyRoot, about, line)).toEqual([]);
  });

  it.each([
    'info: can not modify /etc/nginx/default.conf (read-only file system?)\n[emerg] 1#1: host not found in upstream "api"',
    "mkdir -p failed: [Errno 30] Read-only file system: '/.config'\nTraceback (most recent call last):\nValueError: x",
    'open /cache/x: read-only file system\nlistening on 0.0.0.0:8080',
    'open /cache/x: read-only file system\npanic: assignment to entry in nil map',
  ])('stays silent where the program lives on without writing: %s', (log) => {
    expect(claimed(readOnlyRoot, crashing({ container: READ_ONLY }), log)).toEqual([]);
  });

  it('is not certain where the program complains of something else after it', () => {
    const log = 'touch: /x/y: Read-only file system\nError: cannot load the plugin';

    expect(claimed(readOnlyRoot, crashing({ container: READ_ONLY }), log)).toMatchObject([
      { strength: 'fits' },
    ]);
  });

  it('takes a chained error for what follows from it', () => {
    const log =
      "OSError: [Errno 30] Read-only file system: '/x/y'\nDuring handling of the above exception, another exception occurred:\nTraceback (most recent call last):\nRuntimeError: no cache";

    expect(claimed(readOnlyRoot, crashing({ container: READ_ONLY }), log)).toHaveLength(1);
  });

  it('stays silent where the root may be written', () => {
    expect(claimed(readOnlyRoot, crashing(), 'open /x/y: read-only file system')).toEqual([]);
  });

  it('leaves volumes and the kernel’s own files to others', () => {
    const container = { ...READ_ONLY, volumeMounts: [{ name: 'v', mountPath: '/etc/app' }] };
    const about = crashing({
      container,
      volumes: [{ name: 'v', configMap: { name: 'settings' } }],
    });

    expect(claimed(readOnlyRoot, about, 'open /etc/app/x: read-only file system')).toEqual([]);
    expect(claimed(readOnlyRoot, about, 'open /proc/sys/vm/x: read-only file system')).toEqual([]);
  });

  it('stays silent for what may not be written for another reason', () => {
    const about = crashing({ container: READ_ONLY });

    expect(claimed(readOnlyRoot, about, 'open /var/x: permission denied')).toEqual([]);
  });
});
