import { DeliveryDelayed } from './errors.ts';
import { translated } from './translated.ts';

/** Whoever looks again within this time is told the same. */
const KEPT_MS = 15_000;

/** Whether Slack answers this gateway at all, and takes its token: rejects with the reason if not. Asks at most every 15 s. */
export function withinReach(ask: () => Promise<unknown>, now: () => number = Date.now) {
  let last: Readonly<{ at: number; result: Promise<void> }> | undefined;

  async function look(): Promise<void> {
    try {
      await translated('auth.test', ask);
    } catch (error) {
      if (error instanceof DeliveryDelayed) return; // who asks for a pause is there
      throw error;
    }
  }

  return async (): Promise<void> => {
    if (!last || now() - last.at >= KEPT_MS) last = { at: now(), result: look() };
    await last.result;
  };
}
