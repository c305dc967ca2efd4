import { setTimeout } from 'node:timers/promises';

/** Asks a supervisor to end its process group, waits until nothing of it runs, and insists after 5 s. */
export async function endGroup(pid: number): Promise<void> {
  if (!isAlive(-pid)) return;
  process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + 5_000;
  while (isAlive(-pid)) {
    if (Date.now() > deadline) process.kill(-pid, 'SIGKILL');
    await setTimeout(20);
  }
}

/** Whether a process, or with a negative number any process of that group, exists. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
