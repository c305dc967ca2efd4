import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

import { endGroup } from '#test/integration/support/end-group.ts';

/** What the supervisor is told. */
export type Order = Readonly<
  | { do: 'start'; name: string; log: string; command: string; args: readonly string[]; env: Env }
  | { do: 'kill'; name: string; signal: NodeJS.Signals }
>;
type Env = Readonly<Record<string, string>>;
/** What the supervisor tells; `how` is a signal or an exit status. */
export type Report = Readonly<
  { is: 'started'; name: string; pid: number } | { is: 'ended'; name: string; how: string }
>;

const SUPERVISOR = fileURLToPath(new URL('./supervisor.ts', import.meta.url));

/**
 * Programs in a process group of their own with a temporary folder. Both are gone after `stop`, and
 * also when this process dies without it.
 */
export class ProcessGroup {
  /** A new directory that ends with the group; logs/NAME.log holds what a program wrote. */
  readonly folder: string;
  /** The supervisor's process id, which is the group's too. */
  readonly pid: number;
  readonly #supervisor: ChildProcessByStdio<Writable, Readable, null>;
  readonly #ended = new Map<string, PromiseWithResolvers<string>>();

  constructor(name: string) {
    this.folder = mkdtempSync(join(tmpdir(), `kubewhy-${name}-`));
    mkdirSync(join(this.folder, 'logs'));
    this.#supervisor = spawn(process.execPath, [SUPERVISOR, this.folder], {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.pid = this.#supervisor.pid ?? Number.NaN;
    createInterface({ input: this.#supervisor.stdout }).on('line', (line) => this.#hear(line));
  }

  /** Starts a program, with more environment than this process's; its name is free when it has ended. */
  start(name: string, command: string, args: readonly string[], env: Env = {}): void {
    this.#ended.set(name, Promise.withResolvers());
    this.#order({ do: 'start', name, log: this.#logOf(name), command, args, env });
  }

  /** Sends a signal and waits until the program has ended. */
  async kill(name: string, signal: NodeJS.Signals): Promise<void> {
    this.#order({ do: 'kill', name, signal });
    await this.#ended.get(name)?.promise;
  }

  /** What the step brings; rejects with a program's log when one ends before that. */
  async whileRunning<T>(step: Promise<T>): Promise<T> {
    return Promise.race([step, ...[...this.#ended.keys()].map((name) => this.#failure(name))]);
  }

  /** The last lines that a program wrote. */
  logTail(name: string, lines = 25): string {
    return readFileSync(this.#logOf(name), 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  }

  /** Ends every program and removes the folder. */
  async stop(): Promise<void> {
    await endGroup(this.pid);
    rmSync(this.folder, { recursive: true, force: true }); // else the supervisor died before us
  }

  async #failure(name: string): Promise<never> {
    const how = await this.#ended.get(name)?.promise;
    throw new Error(`${name} ended with ${how}:\n${this.logTail(name)}`);
  }

  #logOf(name: string): string {
    return join(this.folder, 'logs', `${name}.log`);
  }

  #order(order: Order): void {
    this.#supervisor.stdin.write(`${JSON.stringify(order)}\n`);
  }

  #hear(line: string): void {
    const report = JSON.parse(line) as Report;
    if (report.is === 'ended') this.#ended.get(report.name)?.resolve(report.how);
  }
}
