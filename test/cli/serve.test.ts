import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'kubewhy-serve-'));
const taken = createServer();
let child: ChildProcess | undefined;
beforeAll(async () => {
  await once(taken.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => void child?.kill('SIGKILL')); // where a test failed before it had ended
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

const REDIS = 'KUBEWHY_REDIS_URL';
const whole = {
  NODE_ENV: 'production',
  [REDIS]: 'redis://127.0.0.1:1',
  SLACK_SIGNING_SECRET: 's',
  SLACK_BOT_TOKEN: 'xoxb-1',
  KUBEWHY_WEBHOOK_TOKEN: 'w',
  KUBEWHY_APPROVAL_KEY: 'k'.repeat(64),
};
const live = { cluster: { name: 'lab', kubeconfig: '/nowhere' } };

describe('kubewhy serve in production', () => {
  it.each([
    ['gateway', REDIS],
    ['worker', REDIS],
    ['remediator', REDIS],
    ['gateway', 'SLACK_SIGNING_SECRET'],
    ['gateway', 'SLACK_BOT_TOKEN'],
    ['gateway', 'KUBEWHY_WEBHOOK_TOKEN'],
    ['gateway', 'KUBEWHY_APPROVAL_KEY'],
    ['remediator', 'KUBEWHY_APPROVAL_KEY'],
  ])('does not start a %s without %s', async (role, name) => {
    const { status, said } = await serve(role, { ...whole, [name]: '' });

    expect(status).toBe(2);
    expect(said).toMatch(new RegExp(`^kubewhy: The environment lacks ${name}: .*\n$`));
  });

  it('does not start without the name of its cluster', async () => {
    const { status, said } = await serve('worker', whole, { cluster: {} });

    expect(status).toBe(2);
    expect(said).toMatch(/^kubewhy: .*kubewhy.yaml: cluster.name is missing\n$/);
  });

  it.each([
    ['an unknown role', 'gatewy', live, 'There is no role gatewy: use --role gateway, worker'],
    ['a wrong address', 'worker', live, '--ops 9090: write it as host:port', ['--ops', '9090']],
  ])('says what is wrong with %s', async (_, role, settings, words, args: string[] = []) => {
    const { status, said } = await serve(role, whole, settings, args);

    expect(status).toBe(2);
    expect(lastLine(said)).toContain(`kubewhy: ${words}`);
    expect(said).not.toContain('    at ');
  });

  it('says that a kubeconfig cannot be read, as for a cluster that cannot', async () => {
    const { status, said } = await serve('worker', whole, live);

    expect(status).toBe(3);
    expect(lastLine(said)).toContain('kubewhy: The kubeconfig /nowhere cannot be read');
    expect(said).not.toContain('    at ');
  });

  it('says which address is taken, and ends although Redis is down', async () => {
    const ops = `127.0.0.1:${(taken.address() as AddressInfo).port}`;
    const recorded = { cluster: { name: 'lab', recording: 'recordings/inc-000-1' } };

    const { status, said } = await serve('worker', whole, { ...recorded, listen: { ops } });

    expect(status).toBe(2);
    expect(lastLine(said)).toContain(`kubewhy: listen.ops: ${ops} cannot be listened on`);
  });

  it('says when Slack cannot be asked who it is', async () => {
    const slack = { apiUrl: 'http://127.0.0.1:1/api/' };

    const { status, said } = await serve('gateway', whole, { ...live, slack });

    expect(status).toBe(2);
    expect(lastLine(said)).toMatch(/^kubewhy: .*Check the network and slack.apiUrl/);
  });
});

async function serve(role: string, env: object, settings: object = live, args: string[] = []) {
  const config = join(folder, 'kubewhy.yaml');
  writeFileSync(config, JSON.stringify(settings)); // JSON is YAML
  const started = spawn(
    process.execPath,
    ['src/main.ts', 'serve', '--role', role, '--config', config, ...args],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  child = started;
  const [said, [status]] = await Promise.all([text(started.stderr), once(started, 'exit')]);
  return { said, status: status as number };
}

function lastLine(said: string): string {
  return said.trimEnd().split('\n').at(-1) ?? '';
}
