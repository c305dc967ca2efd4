import { describe, expect, it } from '@jest/globals';

import { missingFile } from '#src/diagnosis/causes/crash/missing-file.ts';
import { claimed, crashing } from '#test/support/crashes.ts';
import { ago, configMap } from '#test/support/objects.ts';

const MOUNTED = {
  container: { volumeMounts: [{ name: 'settings', mountPath: '/etc/app' }] },
  volumes: [{ name: 'settings', configMap: { name: 'settings' } }],
};

describe('missing-file', () => {
  it.each([
    "cat: can't open '/etc/app/a.conf': No such file or directory",
    "FileNotFoundError: [Errno 2] No such file or directory: '/etc/app/a.conf'",
    "Error: ENOENT: no such file or directory, open '/etc/app/a.conf'",
    'panic: open /etc/app/a.conf: no such file or directory',
    'java.io.FileNotFoundException: /etc/app/a.conf (No such file or directory)',
    '2026/01/01 00:00:00 [emerg] 1#1: open() "/etc/app/a.conf" failed (2: No such file or directory)',
  ])('finds the file that its image does not have: %s', (line) => {
    expect(claimed(missingFile, crashing(), line)).toMatchObject([
      { params: { file: '/etc/app/a.conf', lacks: { from: 'image' } }, strength: 'fits' },
    ]);
  });

  it('finds the key that a mounted ConfigMap lacks', () => {
    const around = { objects: [configMap('settings', ago(60))] };
    const line = 'open /etc/app/a.conf: no such file or directory';

    expect(claimed(missingFile, crashing(MOUNTED), line, around)).toMatchObject([
      { params: { lacks: { from: 'key', holder: 'settings', key: 'a.conf' } } },
    ]);
  });

  it('stays silent where the file is there by now', () => {
    const whole = { ...configMap('settings', ago(60)), data: { 'a.conf': 'x' } };
    const line = 'open /etc/app/a.conf: no such file or directory';

    expect(claimed(missingFile, crashing(MOUNTED), line, { objects: [whole] })).toEqual([]);
  });

  it.each([
    'Permission denied: /etc/app/a.conf',
    'dial tcp: lookup db: no such host',
    'GET /x 404',
  ])('stays silent for: %s', (line) => {
    expect(claimed(missingFile, crashing(), line)).toEqual([]);
  });
});
