import type { Approval } from '../domain/approval.ts';
import type { DeliveryJob } from '../domain/jobs.ts';
import type { Handling } from './handling.ts';

const AGAIN_MS = 5_000;

/**
 * Has the message of an incident say that an approval waits for a second one, if it was kept there. Redis may have taken that in
 * time, and not the delivery after it: then this is tried again for as long as the gateway lives.
 */
export function showKept(
  { id, incident }: Readonly<{ id: string; incident: string }>,
  news: (kept: Approval) => DeliveryJob,
  { incidents, outbox, later, log }: Pick<Handling, 'incidents' | 'outbox' | 'later' | 'log'>,
): void {
  async function show(): Promise<void> {
    try {
      const { acts = [] } = (await incidents.find(incident)) ?? {};
      const act = acts.find(({ approval }) => approval?.id === id);
      const isFirst = act?.progress.step === 'one-of-two';
      if (isFirst && act.approval) await outbox.toGateway(news(act.approval));
    } catch (error) {
      log.warn({ incident, error: String(error) }, 'Could not show a first approval yet');
      later(AGAIN_MS, show);
    }
  }
  later(AGAIN_MS, show);
}
