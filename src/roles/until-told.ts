/** Resolves when this process is asked to end: by a signal, or because the process that started it is gone. */
export async function untilTold(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => resolve());
  if (process.channel) process.once('disconnect', () => resolve());
  await promise;
}
