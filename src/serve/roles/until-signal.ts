/**
 * Resolves when this process is asked to end: by a signal, or because the process that started it is gone.
 * It goes on listening: Ctrl-C reaches a process from the terminal and from those that started it, and the
 * second signal would otherwise end it before it has cleaned up.
 */
export async function untilSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => resolve());
  }
  process.once('disconnect', () => resolve());
  process.channel?.unref(); // whoever listens for the parent's end would wait for it for ever
  await promise;
}
