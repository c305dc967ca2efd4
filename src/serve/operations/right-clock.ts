import { standstillText } from '../../approvals/standstill.ts';
import type { Queues } from '../../queue/open-queues.ts';

/** Half of what an approval is good for. */
const TOLERATED_MS = 30_000;

/** Rejects where the clock of a role that dates or checks approvals differs from Redis' by more than half a minute. */
export async function rightClock(
  whose: 'gateway' | 'remediator',
  queues: Pick<Queues, 'clockAhead'>,
): Promise<void> {
  const aheadMs = await queues.clockAhead();
  if (Math.abs(aheadMs) <= TOLERATED_MS) return;
  throw new Error(standstillText({ is: 'clock', whose, aheadMs }, 'en'));
}
