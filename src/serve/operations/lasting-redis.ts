import type { Queues } from '../../queue/open-queues.ts';

/** Rejects where Redis takes no write, or is known to be set so that it may lose what was accepted; it may be set so while it runs. */
export async function lastingRedis(
  queues: Pick<Queues, 'writable' | 'shortcomings'>,
): Promise<void> {
  await queues.writable();
  const known = (await queues.shortcomings()).filter(({ isCertain }) => isCertain);
  if (known.length > 0) throw new Error(known.map(({ text }) => text).join(' '));
}
