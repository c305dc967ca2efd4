import { ObjectBusy } from '../../carry-out/carry-out.ts';
import { ClusterUnreachable, NotNow, RepositoryUnreachable } from '../../domain/errors.ts';

/** How long to wait for a cluster that does not answer, or for another change of the same object. */
const PAUSE_MS = 1_000;

/** A change waits for its turn or for the cluster. */
class RetryLater extends NotNow {
  override readonly name = 'RetryLater';
  override readonly retryAfterMs = PAUSE_MS;
}

/** Runs a change; where only time can help, it is put off. */
export async function orLater<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!WAITED_FOR.some((one) => cause instanceof one)) throw cause;
    throw new RetryLater(String(cause), { cause });
  }
}
const WAITED_FOR = [ObjectBusy, ClusterUnreachable, RepositoryUnreachable];
