import { randomUUID } from 'node:crypto';

import { signedEntry } from '../../approvals/audit-signature.ts';
import type { Deed, Note } from '../../domain/audit.ts';
import type { Log } from '../../domain/log.ts';
import type { AuditStream } from '../../queue/audit-stream.ts';

/** What an audit is written with. */
type Parts = Readonly<{ role: string; key: string; stream: Pick<AuditStream, 'add'>; log: Log }>;

/**
 * Notes each deed as a line of the log and one signed entry of the stream. The log has its line at once, whatever Redis says, and
 * another one where Redis has the deed already or did not take it.
 */
export function auditBy({ role, key, stream, log }: Parts): Note {
  const run = randomUUID();
  let n = 1;
  let earlier = Promise.resolve();

  async function noted(deed: Deed, at: string): Promise<void> {
    try {
      const isNew = await stream.add(signedEntry({ at, role, deed, place: { run, n } }, key));
      if (isNew) n += 1;
      else log.info({ again: deed.id, what: deed.what }, 'the audit has this deed already');
    } catch (err) {
      n += 1; // it may be there all the same
      log.error({ err, at }, 'an entry of the audit is in the log only');
    }
  }

  return (deed) => {
    const at = new Date().toISOString();
    log.info({ audit: deed }, 'audit');
    earlier = earlier.then(() => noted(deed, at)); // one after the other: they are counted
    return earlier;
  };
}
