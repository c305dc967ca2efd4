import { spawn } from 'node:child_process';

import { z } from 'zod';

import { present } from '../../text/present.ts';
import { saidBy } from '../../text/redaction/said-by.ts';
import { NoCredentials } from './no-credentials.ts';

/** How a kubeconfig calls a program for credentials (client.authentication.k8s.io). */
export type ExecSettings = Readonly<{
  command: string;
  args?: readonly string[] | null;
  env?: readonly Readonly<{ name: string; value: string }>[] | null;
  apiVersion?: string;
  installHint?: string;
}>;
/** What such a program gives. */
export type ExecCredential = Readonly<{ token?: string; cert?: string; key?: string }>;

const Credential = z.object({
  status: z.object({
    token: z.string().exactOptional(),
    clientCertificateData: z.string().exactOptional(),
    clientKeyData: z.string().exactOptional(),
    expirationTimestamp: z.string().exactOptional(),
  }),
});
type Made = Readonly<{ credential: ExecCredential; expires: number }>;

const LIMIT_MS = 10_000;
/** A program that fails, or gives what is over already, is not called again for each request of a question. */
const REST_MS = 10_000;
const MOST_BYTES = 1024 * 1024;

/** Gets credentials from a program: one run for all requests, until what it gave is over. Rejects with NoCredentials. */
export function execPlugin(
  settings: ExecSettings,
  limitMs = LIMIT_MS,
): () => Promise<ExecCredential> {
  let run: Readonly<{ at: number; made: Promise<Made> }> | undefined;

  async function isOver({ at, made }: NonNullable<typeof run>): Promise<boolean> {
    const expires = await made.then(
      (one) => one.expires,
      () => 0,
    );
    return expires <= Date.now() && at + REST_MS <= Date.now();
  }

  function again() {
    run = { at: Date.now(), made: madeBy(settings, limitMs) };
    return run;
  }

  return async () => {
    const known = run ?? again();
    const isDue = (await isOver(known)) && run === known;
    const { made } = isDue ? again() : (run ?? known);
    return (await made).credential;
  };
}

async function madeBy(settings: ExecSettings, limitMs: number): Promise<Made> {
  const text = await outputOf(settings, limitMs);
  const parsed = Credential.safeParse(jsonOf(text));
  if (!parsed.success) throw new NoCredentials(settings.command, 'it gave no ExecCredential');
  const { token, clientCertificateData, clientKeyData, expirationTimestamp } = parsed.data.status;
  const expires = expirationTimestamp === undefined ? Infinity : Date.parse(expirationTimestamp);
  return {
    credential: present({ token, cert: clientCertificateData, key: clientKeyData }),
    expires: Number.isNaN(expires) ? Infinity : expires,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What it writes. Its own children end with it: one that is left would keep the pipe open. */
function outputOf(settings: ExecSettings, limitMs: number): Promise<string> {
  const { command, args, env, installHint } = settings;
  const done = Promise.withResolvers<string>();
  const fail = (why: string) => done.reject(new NoCredentials(command, why));
  const program = spawn(command, [...(args ?? [])], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      KUBERNETES_EXEC_INFO: infoFor(settings),
      ...Object.fromEntries((env ?? []).map(({ name, value }) => [name, value])),
    },
  });
  const said = { out: '', err: '' };
  program.stdout.on('data', (piece: Buffer) => {
    if (said.out.length < MOST_BYTES) said.out += piece.toString();
  });
  program.stderr.on('data', (piece: Buffer) => {
    if (said.err.length < MOST_BYTES) said.err += piece.toString();
  });
  const timer = setTimeout(() => {
    end(program.pid);
    program.stdout.destroy();
    program.stderr.destroy();
    program.unref();
    fail(`no answer within ${limitMs / 1000} s`);
  }, limitMs);
  program.on('error', (error) => {
    clearTimeout(timer);
    fail([`it cannot be started: ${saidBy(error)}`, installHint].filter(Boolean).join('. '));
  });
  program.on('close', (status) => {
    clearTimeout(timer);
    if (status === 0) done.resolve(said.out);
    else fail(said.err.trim() || `it ended with status ${status}`);
  });
  return done.promise;
}

function infoFor({ apiVersion = 'client.authentication.k8s.io/v1' }: ExecSettings): string {
  return JSON.stringify({ apiVersion, kind: 'ExecCredential', spec: { interactive: false } });
}

function end(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
