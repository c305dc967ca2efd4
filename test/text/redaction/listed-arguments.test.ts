import { describe, expect, it } from '@jest/globals';

import { listedArguments } from '#src/text/redaction/listed-arguments.ts';
import { found } from '#test/support/secrets/found.ts';

describe('a command that is written as a list', () => {
  it.each([
    '["mysqladmin","ping","-phunter2"]',
    '["sshpass", "-p", "hunter2", "ssh", "app@db"]',
    '{\\"command\\":[\\"mongosh\\",\\"-p\\",\\"hunter2\\"]}',
    'command: [redis-cli, -a, hunter2, ping]',
    "['redis-cli', '-a', 'hunter2']",
    '- curl\n- -u\n- admin:hunter2\n- https://api',
    '+        - mysql\n+        - "-phunter2"\n+        - shop\n',
  ])('holds a secret at its place: %s', (text) => {
    expect(found(listedArguments, text)).toEqual(['hunter2']);
  });

  it.each([
    '["mkdir","-p","/data"]',
    '["docker","run","-p","8080:80"]',
    '- mysql\n- data',
    'list(pods, -p, secrets)',
    '[]',
  ])('holds none: %s', (text) => {
    expect(found(listedArguments, text)).toEqual([]);
  });
});
