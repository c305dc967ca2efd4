// Runs as a process of its own: `node supervisor.ts FOLDER`. It leads a process group, starts programs in it
// as told on standard input, and ends all of them when that closes, which is also what happens when
// the process at the other end dies, however it dies. Then it removes the folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

import type { Order, Report } from '#test/integration/support/process-group.ts';

const [folder = ''] = process.argv.slice(2);
const running = new Map<string, ChildProcess>();
createInterface({ input: process.stdin }).on('line', obey).on('close', end);
process.on('SIGTERM', end).on('SIGINT', end);
process.stdout.on('error', end); // nobody listens any more

function obey(line: string): void {
  const order = JSON.parse(line) as Order;
  if (order.do === 'kill') running.get(order.name)?.kill(order.signal);
  else start(order);
}

function start({ name, log, command, args, env }: Order & { do: 'start' }): void {
  const output = openSync(log, 'a');
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output); // the child has its own
  running.set(name, child);
  child.once('error', ({ message }) => ended(name, message));
  child.once('exit', (code, signal) => ended(name, signal ?? `status ${code}`));
  if (child.pid) report({ is: 'started', name, pid: child.pid });
}

function ended(name: string, how: string): void {
  running.delete(name);
  report({ is: 'ended', name, how });
}

function report(message: Report): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function end(): void {
  void endAll();
}

async function endAll(): Promise<void> {
  const exits = [...running.values()].map((child) => once(child, 'exit'));
  for (const child of running.values()) child.kill('SIGKILL');
  await Promise.all(exits);
  rmSync(folder, { recursive: true, force: true });
  process.kill(-process.pid, 'SIGKILL'); // whatever those programs started, and this process
}
