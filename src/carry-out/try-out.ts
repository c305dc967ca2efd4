import { ClusterUnreachable } from '../domain/errors.ts';
import type { Change, SendResult } from '../domain/plan.ts';
import type { Writer } from '../domain/ports.ts';
import type { EndTexts } from './end/texts.ts';
import { isDone } from './state/plan-state.ts';

const MAX_TRIES = 3;

/** An answer that says that nothing happened. */
export type Declined = Extract<SendResult, { message: string }>;

/**
 * Asks the API server, by a dry run of the very request, whether it would take and keep a change; undefined where
 * nothing speaks against it. Throws ClusterUnreachable when no answer comes: nothing was sent yet.
 */
export async function tryOut(
  change: Change,
  resourceVersion: string,
  { writer, texts }: Readonly<{ writer: Writer; texts: EndTexts }>,
): Promise<Declined | undefined> {
  for (let tries = 1; ; tries++) {
    const sent = await writer.send(change, resourceVersion, 'dry-run');
    if (sent.is === 'not-asked') return undefined;
    if (sent.is === 'done')
      return isDone(change, sent.object)
        ? undefined
        : { is: 'refused', message: texts.wouldNotKeep };
    if (sent.is !== 'lost') return sent;
    if (tries === MAX_TRIES)
      throw new ClusterUnreachable(`The dry run brought no answer: ${sent.message}`);
  }
}
