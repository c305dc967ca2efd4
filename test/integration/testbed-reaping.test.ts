import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { expect, test } from '@jest/globals';

import { endGroup, isAlive } from '#test/integration/support/end-group.ts';
import { until } from '#test/integration/support/until.ts';

type Started = Readonly<{ pid: number; folder: string }>;

test('a test run that dies without a word leaves no process and no file of its control plane', async () => {
  const run = startControlPlaneElsewhere();
  const { pid, folder } = await run.started;
  expect(isAlive(-pid)).toBe(true);

  run.process.kill('SIGKILL');

  await until('the process group has ended', async () => !isAlive(-pid) || undefined);
  expect(existsSync(folder)).toBe(false);
});

test('ending the group ends every process of it and removes its files', async () => {
  const run = startControlPlaneElsewhere();
  const { pid, folder } = await run.started;

  await endGroup(pid);

  expect(isAlive(-pid)).toBe(false);
  expect(existsSync(folder)).toBe(false);
  run.process.kill('SIGKILL');
});

/** In a process of its own, as a test run is. */
function startControlPlaneElsewhere() {
  const script = `
    process.stdin.resume().on('end', () => process.exit()); // when the test run itself is killed
    const { startControlPlane } = await import('#test/integration/support/control-plane/start.ts');
    const { group: { pid, folder } } = await startControlPlane();
    console.log(JSON.stringify({ pid, folder }));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { promise, resolve } = Promise.withResolvers<Started>();
  createInterface({ input: child.stdout }).on('line', (line) => resolve(JSON.parse(line)));
  return { process: child, started: promise };
}
