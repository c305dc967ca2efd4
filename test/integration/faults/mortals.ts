import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Random } from '#test/integration/faults/approval-schedules.ts';
import { bundled } from '#test/integration/support/bundled.ts';
import { ProcessGroup } from '#test/integration/support/process-group.ts';

/** Processes of one program that are killed now and then, each by its name. */
export type Mortals = Readonly<{
  /** Starts each with its name and these arguments. */
  start(...args: readonly string[]): Promise<void>;
  /** Kills that one if it is time, and starts it again; resolves when nothing more comes of it. */
  mayDie(name: string): Promise<void>;
  deaths(): number;
  stop(): Promise<void>;
}>;

/** A program under each of these names, of which one is killed after as many chances as `every` on the average. */
export function mortals(
  program: URL,
  names: readonly string[],
  every: number,
  random: Random,
): Mortals {
  const group = new ProcessGroup('mortals');
  const dying = new Set<string>();
  let run: (name: string) => void = () => undefined;
  let left = chances();
  let deaths = 0;

  function chances(): number {
    return Math.ceil(2 * every * random());
  }

  return {
    async start(...args) {
      const file = await bundled(fileURLToPath(program), group.folder);
      const env = { NODE_COMPILE_CACHE: join(group.folder, 'compiled') };
      run = (name) => group.start(name, process.execPath, [file, name, ...args], env);
      for (const name of names) run(name);
    },
    async mayDie(name) {
      left -= 1;
      if (left > 0 || dying.has(name)) return;
      left = chances();
      dying.add(name);
      await group.kill(name, 'SIGKILL');
      deaths += 1;
      dying.delete(name);
      run(name);
    },
    deaths: () => deaths,
    stop: () => group.stop(),
  };
}
