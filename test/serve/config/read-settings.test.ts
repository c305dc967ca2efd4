import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from '@jest/globals';

import { BadConfig } from '#src/domain/errors.ts';
import { readSettings } from '#src/serve/config/read-settings.ts';
import type { Settings } from '#src/serve/config/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'kubewhy-config-'));
const file = join(folder, 'kubewhy.yaml');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the settings', () => {
  it('are read from the example', async () => {
    expect(await readSettings('kubewhy.yaml.example')).toMatchObject({
      cluster: { name: 'production' },
      people: { U0123456789: { user: 'mina@example.com', groups: ['sre'] } },
      listen: { slack: { host: '0.0.0.0', port: 3000 } },
    });
  });

  it('need no more than the name of the cluster', async () => {
    expect(await read('cluster: { name: lab }')).toEqual({
      cluster: { name: 'lab' },
      lang: 'en',
      log: 'info',
      changes: 'on',
      changeWindows: [],
      remediator: { namespaces: ['*'], except: [] },
      pullRequests: {
        repositories: [],
        host: 'github.com',
        apiUrl: 'https://api.github.com',
      },
      read: { channels: {} },
      people: {},
      peopleByEmail: [],
      redis: { prefix: 'kubewhy', lockSeconds: 10 },
      slack: {},
      alerts: { reopenHours: 2, objects: [], owner: ['owner', 'team'], routes: [] },
      listen: { slack: { host: '127.0.0.1', port: 3000 }, ops: { host: '127.0.0.1', port: 9090 } },
    });
  });

  it('take the highest port that there is', async () => {
    const { listen } = await read('cluster: { name: lab }\nlisten: { ops: "a:65535" }');

    expect(listen.ops).toEqual({ host: 'a', port: 65_535 });
  });

  it('give way to an address from the command line', async () => {
    const text = 'cluster: { name: lab }\nlisten: { metrics: "0.0.0.0:9091" }';
    const { listen } = await read(text, '[::1]:0');

    expect(listen).toEqual({
      slack: { host: '127.0.0.1', port: 3000 },
      ops: { host: '[::1]', port: 0 },
    });
  });

  it.each([
    ['', 'cluster is missing'],
    ['cluster: {}', 'cluster.name is missing'],
    ['policy: [{ fixes: [Abort!] }]', 'write the id of a fix, such as rollout/abort'],
    ['policy: [{ channels: [ops] }]', 'policy.0.channels.0: write the id of a channel'],
    ['peopleByEmail: ["*"]', 'write a domain, such as example.com'],
    ['redis: { prefx: a }', 'unknown key redis.prefx: did you mean prefix?'],
    ["changeWindows: [{ from: '9:00' }]", 'write a time of day, such as 09:30'],
    ['changeWindows: [{ zone: Seoul }]', 'write a time zone of the IANA'],
    ['slck: {}', 'unknown key slck: did you mean slack?'],
    ['people: { U1: { usr: a } }', 'unknown key people.U1.usr: did you mean user?'],
    [
      'redis: { url: "redis://a" }',
      'unknown key redis.url: known here are prefix, ca, lockSeconds',
    ],
    ['people: { mina: { user: a } }', 'people.mina: write the id of a Slack user'],
    ['slack: { alertsChannel: "#alerts" }', 'slack.alertsChannel: write the id of a channel'],
    ['read: { channels: { ops: {} } }', 'read.channels.ops: write the id of a channel'],
    ['read: { channels: { C1: { namespaces: [A] } } }', 'read.channels.C1.namespaces.0: write a'],
    [
      'cluster: { name: lab }\nread: { channels: { C1: {} } }\nslack: { alertsChannel: C1, fallbackChannel: C2 }',
      'slack.fallbackChannel: let read.channels show the same there',
    ],
    ['remediator: { namespaces: [shop/*] }', 'remediator.namespaces.0: write a namespace'],
    ['listen: { ops: "9090" }', 'listen.ops: write it as host:port, such as 0.0.0.0:3000'],
    ['listen: { slack: "a:65536" }', 'listen.slack: there is no port above 65535'],
    ['lang: fr', 'lang: '],
    ['cluster: { name: 3 }', 'cluster.name: Invalid input: expected string, received number'],
    ['just words', 'expected object'],
    ['a: [', 'is not YAML'],
    ['a: *b', 'is not YAML'],
  ])('say in one line what is wrong with %s', async (text, message) => {
    const reading = read(text);

    await expect(reading).rejects.toThrow(BadConfig);
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toThrow(new RegExp(`^${file}[^\\n]*$`));
  });

  it.each(['9090', 'localhost:', 'localhost:99999', ''])('refuse --ops "%s"', async (ops) => {
    const reading = read('cluster: { name: lab }', ops);

    await expect(reading).rejects.toThrow(BadConfig);
    await expect(reading).rejects.toThrow(`--ops ${ops}`);
  });

  it('say where to get a file that is not there', async () => {
    await expect(readSettings(join(folder, 'none.yaml'))).rejects.toThrow(
      'Copy kubewhy.yaml.example there, or name another file with --config.',
    );
  });
});

function read(text: string, ops?: string): Promise<Settings> {
  writeFileSync(file, text);
  return readSettings(file, ops === undefined ? {} : { ops });
}
