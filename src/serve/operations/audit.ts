import { randomUUID } from 'node:crypto';

import { isGenuine, signedEntry } from '../../approvals/audit-signature.ts';
import type { AuditEntry, Note } from '../../domain/audit.ts';
import type { Log } from '../../domain/log.ts';
import type { AuditStream } from '../../queue/audit-stream.ts';

/** What an audit is written with. */
type Parts = Readonly<{
  role: string;
  key: string;
  stream: Pick<AuditStream, 'add' | 'newest'>;
  log: Log;
}>;

/**
 * Writes each entry as a line of the log, and signed into the stream. The log has its line at once, whatever Redis says, and
 * another one if Redis has the entry already or did not take it.
 */
export function auditBy({ role, key, stream, log }: Parts): Note {
  const run = randomUUID();
  let n = 1;
  let earlier = Promise.resolve();

  async function noted(entry: AuditEntry, at: string): Promise<void> {
    try {
      const place = { run, n, ...(await before()) };
      const isNew = await stream.add(signedEntry({ at, role, deed: entry, place }, key));
      if (isNew) n += 1;
      else log.info({ again: entry.id, what: entry.what }, 'the audit has this entry already');
    } catch (err) {
      n += 1; // it may be there all the same
      log.error({ err, at }, 'an entry of the audit is in the log only');
    }
  }

  /** The newest entry, where a holder of the key wrote it. */
  async function before() {
    const newest = await stream.newest();
    if (!newest?.place || !isGenuine(newest, key)) return {};
    const { after: _, ...own } = newest.place;
    return { after: own };
  }

  return (entry) => {
    const at = new Date().toISOString();
    log.info({ audit: entry }, 'audit');
    earlier = earlier.then(() => noted(entry, at)); // one after the other: they are counted
    return earlier;
  };
}
