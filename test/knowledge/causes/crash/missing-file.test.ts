import { describe, expect, it } from '@jest/globals';

import { missingFile } from '#src/knowledge/causes/crash/missing-file.ts';
import { advised } from '#test/support/advised.ts';
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
      {
        params: { lacks: { from: 'key', holder: 'settings', key: 'a.conf' } },
        evidence: [{ source: 'log' }, { quote: '1' }, { quote: 'settings' }],
      },
    ]);
  });

  it.each([
    ['/dev/kvm', 'device'],
    ['/var/run/secrets/kubernetes.io/serviceaccount/token', 'token'],
    ['/srv/dev/a.conf', 'image'],
    ['/srv/var/run/secrets/kubernetes.io/serviceaccount/', 'image'],
  ])('tells where %s would come from', (file, from) => {
    const line = `open ${file}: no such file or directory`;

    expect(claimed(missingFile, crashing(), line)).toMatchObject([{ params: { lacks: { from } } }]);
  });

  it('advises to have the token of the account mounted, which no volume of ours holds', () => {
    const line =
      'open /var/run/secrets/kubernetes.io/serviceaccount/token: no such file or directory';

    expect(advised(missingFile, claimed(missingFile, crashing(), line))).toContain(
      'automountServiceAccountToken',
    );
  });

  it('reads no more than the end of the log', () => {
    const line = 'open /etc/app/a.conf: no such file or directory';
    const rest = Array.from({ length: 10 }, (_, nth) => `request ${nth} is answered`);

    expect(claimed(missingFile, crashing(), [line, ...rest].join('\n'))).toEqual([]);
  });

  it.each([
    ['text', { data: { 'a.conf': 'x' } }],
    ['bytes', { binaryData: { 'a.conf': 'eA==' } }],
  ])('stays silent where the file is there by now, as %s', (_, content) => {
    const whole = { ...configMap('settings', ago(60)), ...content };
    const line = 'open /etc/app/a.conf: no such file or directory';

    expect(claimed(missingFile, crashing(MOUNTED), line, { objects: [whole] })).toEqual([]);
  });

  it('leaves to others what a shell does not find', () => {
    const ended = { exitCode: 127 };
    const line = 'sh: /etc/app/a.conf: No such file or directory';

    expect(claimed(missingFile, crashing({ ended }), line)).toEqual([]);
  });

  it.each([
    'Permission denied: /etc/app/a.conf',
    '[nsenter --mount=/host/proc/1/ns/mnt iscsiadm] nsenter: failed to execute iscsiadm: No such file or directory',
    'dial tcp: lookup db: no such host',
    'GET /x 404',
  ])('stays silent for: %s', (line) => {
    expect(claimed(missingFile, crashing(), line)).toEqual([]);
  });
});
