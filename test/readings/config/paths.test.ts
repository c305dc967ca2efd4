import { expect, it } from '@jest/globals';

import { pathIn } from '#src/readings/config/paths.ts';

it.each([
  ["cat: can't open '/etc/app/a.conf': No such file or directory", '/etc/app/a.conf'],
  [
    '2026/11/20 23:41:09 [emerg] mkdir() "/var/lib/x" failed (30: Read-only file system)',
    '/var/lib/x',
  ],
  ['open /etc/app/a.conf: no such file or directory', '/etc/app/a.conf'],
  ['cp: /seed/a to /tmp/b: no such file', '/tmp/b'],
  ['config=/etc/app.yaml does not exist.', '/etc/app.yaml'],
])('the path that a line names last: %s', (line, path) => {
  expect(pathIn(line)).toBe(path);
});

it.each(['GET https://vault/v1/config failed', '2026/11/20 23:41:09 stopped', 'and/or', 'no file'])(
  'none in: %s',
  (line) => {
    expect(pathIn(line)).toBeUndefined();
  },
);
