import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { type RoleName, roleNames } from './running.ts';

/**
 * The roles as child processes of this one. `ready` resolves when all have started, `ended` with a sentence
 * when the first of them ends.
 */
export type Roles = Readonly<{
  ready: Promise<unknown>;
  ended: Promise<string>;
  stop(): Promise<void>;
}>;

/** Longer than a role needs to finish what it has begun. */
const PATIENCE_MS = 30_000;

/**
 * Runs each role in a process of its own, started by the program's file `main`: the engine never shares a loop
 * with what talks to Slack or Redis. A role whose parent dies stops by itself.
 */
export function runAll(
  main: string,
  config: string,
  env: NodeJS.ProcessEnv = process.env,
  roles: readonly RoleName[] = roleNames,
): Roles {
  const children = roles.map((role) => {
    // One address cannot serve all three: the gateway has it, for the webhook is there.
    const ops = role === 'gateway' ? [] : ['--ops', '127.0.0.1:0'];
    const serve = ['serve', '--role', role, '--config', config, ...ops];
    const args = [...process.execArgv, main, ...serve];
    return { role, child: spawn(process.execPath, args, { env, stdio: ['ignore', 2, 2, 'ipc'] }) };
  });
  const ends = children.map(async ({ role, child }) => {
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return `The ${role} ended with ${signal ?? `status ${code}`}.`;
  });
  return {
    ready: Promise.all(children.map(({ child }) => once(child, 'message'))),
    ended: Promise.race(ends),
    async stop() {
      const kill = setTimeout(() => signalAll(children, 'SIGKILL'), PATIENCE_MS);
      signalAll(children, 'SIGTERM');
      await Promise.all(ends);
      clearTimeout(kill);
    },
  };
}

function signalAll(children: readonly { child: ChildProcess }[], signal: NodeJS.Signals): void {
  for (const { child } of children) child.kill(signal);
}
