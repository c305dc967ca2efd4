/**
 * Waits until all have ended, and only then throws what one of them has thrown. What the others have started is known by then and
 * can be stopped: Promise.all would leave it running, and the worker of the tests with it.
 */
export async function allEnded(...runs: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(runs);
  await Promise.all(runs);
}
