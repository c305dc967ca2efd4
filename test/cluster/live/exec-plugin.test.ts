import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { execPlugin } from '#src/cluster/live/exec-plugin.ts';
import { NoCredentials } from '#src/cluster/live/no-credentials.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'kubewhy-plugin-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that notes each of its runs, and then does something. */
function plugin(then: string, limitMs?: number, env: Readonly<Record<string, string>> = {}) {
  const noted = `require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'runs'))}, 'x');`;
  const settings = {
    command: process.execPath,
    args: ['-e', `${noted}${then}`],
    env: Object.entries(env).map(([name, value]) => ({ name, value })),
  };
  return execPlugin(settings, limitMs);
}

const runs = () => readFileSync(join(folder, 'runs'), 'utf8').length;
const gives = (status: object) => `console.log(JSON.stringify(${JSON.stringify({ status })}))`;

describe('an exec plugin', () => {
  it('is run once for all requests, as long as what it gave is good', async () => {
    const ask = plugin(gives({ token: 'abc', expirationTimestamp: '2999-01-01T00:00:00Z' }));

    expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill({ token: 'abc' }));
    expect(await ask()).toEqual({ token: 'abc' });
    expect(runs()).toBe(1);
  });

  it('is not run for each request where what it gives is over already', async () => {
    const ask = plugin(gives({ token: 'abc', expirationTimestamp: '2001-01-01T00:00:00Z' }));

    await ask();
    await ask();

    expect(runs()).toBe(1);
  });

  it('may give a certificate, and is told what kubectl tells it', async () => {
    const told = 'process.env.KUBERNETES_EXEC_INFO.includes("ExecCredential") && process.env.AS';
    const ask = plugin(
      `console.log(JSON.stringify({status:{clientCertificateData:'c',clientKeyData:${told}}}))`,
      undefined,
      { AS: 'mina' },
    );

    expect(await ask()).toEqual({ cert: 'c', key: 'mina' });
  });

  it('that does not end is ended with its children, and the message names it and the limit', async () => {
    const child = 'require("node:child_process").spawn("sleep",["60"],{stdio:"inherit"});';
    const ask = plugin(`${child}setInterval(()=>{},1000)`, 500);

    const failure = await failureOf(ask);

    expect(failure.message).toMatch(/^the credentials plugin .+ failed: no answer within 0.5 s$/);
    expect(failure.advice).toContain(process.execPath);
    await failureOf(ask);
    expect(runs()).toBe(1);
  });

  it.each([
    [
      'says why',
      'console.error("login failed, refresh_token=hunter2hunter2");process.exit(1)',
      /login failed, refresh_token=\[hidden\]/,
    ],
    ['says nothing', 'process.exit(3)', /it ended with status 3/],
    ['gives no credentials', 'console.log("{}")', /it gave no ExecCredential/],
    ['gives no JSON', 'console.log("hello")', /it gave no ExecCredential/],
  ])('that fails and %s is quoted without secrets', async (_, then, words) => {
    expect((await failureOf(plugin(then))).message).toMatch(words);
  });

  it('that is not installed is named, with what its kubeconfig says of that', async () => {
    const ask = execPlugin({ command: 'kubewhy-no-such-program', installHint: 'Install it.' });

    expect((await failureOf(ask)).message).toMatch(
      /it cannot be started: .*ENOENT\. Install it\.$/,
    );
  });
});

async function failureOf(ask: () => Promise<unknown>): Promise<NoCredentials> {
  const error = await ask().then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof NoCredentials)) throw new Error(`It is ${String(error)}.`);
  return error;
}
