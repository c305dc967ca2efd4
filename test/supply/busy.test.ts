import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { isAlive } from '#test/integration/support/end-group.ts';
import { until } from '#test/integration/support/until.ts';

describe('the load of npm run test:busy', () => {
  it.each<[string, NodeJS.Signals]>([
    ['is interrupted', 'SIGINT'],
    ['dies without a word', 'SIGKILL'],
  ])('ends when the program that started it %s', async (_, signal) => {
    const { program, pids } = await loaded();
    expect(pids.map(isAlive)).toEqual([true, true]);

    program.kill(signal);

    await until('the load has ended', async () => !pids.some(isAlive) || undefined);
  });

  it('ends when it is told to', async () => {
    const { program, pids } = await loaded('.stop()');

    const [status] = await once(program, 'exit');

    expect(status).toBe(0);
    expect(pids).toHaveLength(0);
  });
});

/** A program that has started two processes and says which, or does something else with them. */
async function loaded(what = '.pids') {
  const module = JSON.stringify(resolve('scripts/busy/start-load.mjs'));
  const script = `
    const { startLoad } = await import(${module});
    console.log(JSON.stringify(startLoad(2)${what} ?? []));`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [said] = await once(program.stdout, 'data');
  return { program, pids: JSON.parse(String(said)) as readonly number[] };
}
