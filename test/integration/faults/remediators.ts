import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Random } from '#test/integration/faults/approval-schedules.ts';
import { bundled } from '#test/integration/support/bundled.ts';
import { ProcessGroup } from '#test/integration/support/process-group.ts';

/** Remediators that are killed now and then, each by its name. */
export type Remediators = Readonly<{
  start(redis: string, api: string): Promise<void>;
  /** Kills that one if it is time, and starts it again; resolves when nothing more comes of it. */
  mayDie(name: string): Promise<void>;
  deaths(): number;
  stop(): Promise<void>;
}>;

const NAMES = ['one', 'two', 'three'] as const;
const PROGRAM = fileURLToPath(new URL('./remediator-process.ts', import.meta.url));

/** Three of them, of which one is killed after as many chances as `every` on the average. */
export function remediators(every: number, random: Random): Remediators {
  const group = new ProcessGroup('remediators');
  const dying = new Set<string>();
  let run: (name: string) => void = () => undefined;
  let left = chances();
  let deaths = 0;

  function chances(): number {
    return Math.ceil(2 * every * random());
  }

  return {
    async start(redis, api) {
      const program = await bundled(PROGRAM, group.folder);
      const env = { NODE_COMPILE_CACHE: join(group.folder, 'compiled') };
      run = (name) => group.start(name, process.execPath, [program, name, redis, api], env);
      for (const name of NAMES) run(name);
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
