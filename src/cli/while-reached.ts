import { setImmediate } from 'node:timers/promises';

import type { Loader } from '../domain/ports.ts';

/**
 * Loads what answers while the cluster is being reached: both take a tenth of a second. A failure to reach it is of whoever
 * asks it next.
 */
export async function whileReached<T>(
  { load }: Pick<Loader, 'load'>,
  answering: () => Promise<T>,
): Promise<T> {
  load([]).catch(() => {});
  await setImmediate(); // it is connected to
  await import('../knowledge/rules.ts'); // most of what answers
  await setImmediate(); // and its keys are agreed upon
  return await answering();
}
