import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Runs the action while no other process runs one under this file, and waits for such a process. A
 * lock whose process is dead is taken over. Two that take it over in the same instant both run: the
 * action has to bear that, the lock only saves work.
 */
export async function withLock(file, action, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = false; !take(file); waited = true) {
    if (!waited) onWait();
    await setTimeout(500);
  }

  try {
    return await action();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isHeld(file)) return false;
    rmSync(file, { force: true });
    return take(file);
  }
}

function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return holder === 0 || process.kill(holder, 0); // empty: not written yet
  } catch (error) {
    return error.code === 'EPERM'; // else there is no such process, or no lock any more
  }
}
