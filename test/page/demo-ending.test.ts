import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { until } from '#test/integration/support/until.ts';
import { type Demo, startDemo } from '#test/page/support/demo.ts';

describe('the demo', () => {
  let demo: Demo;
  beforeEach(async () => {
    demo = await startDemo();
  });
  afterEach(() => demo.dispose());

  it('leaves nothing behind after Ctrl-C, which may reach it more than once', async () => {
    expect(running(demo).length).toBeGreaterThan(3); // three roles and what watches Redis

    process.kill(demo.pid, 'SIGINT');
    expect(await demo.end('SIGINT')).toBe(0);

    expect(running(demo)).toEqual([]);
    expect(await readdir(demo.folder)).toEqual([]);
    await expect(fetch(demo.pageUrl)).rejects.toThrow('fetch failed');
  });

  it('leaves nothing behind after it was killed', async () => {
    await demo.end('SIGKILL');

    await until('all it started has ended', async () => running(demo).length === 0 || undefined);
    expect(await readdir(demo.folder)).toEqual([]);
  });
});

/** Everything that the demo starts is told where its folder is. */
function running({ folder }: Demo): readonly string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(folder));
}
