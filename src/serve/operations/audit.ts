import { signedEntry } from '../../approvals/audit-signature.ts';
import type { Note } from '../../domain/audit.ts';
import type { Log } from '../../domain/log.ts';
import type { AuditStream } from '../../queue/audit-stream.ts';

/** What an audit is written with. */
type Parts = Readonly<{ role: string; key: string; stream: Pick<AuditStream, 'add'>; log: Log }>;

/**
 * Notes each deed as a line of the log and one signed entry of the stream. The log has every line, whatever Redis says: one that
 * tells a deed again is marked.
 */
export function auditBy({ role, key, stream, log }: Parts): Note {
  return async (deed) => {
    const entry = signedEntry({ at: new Date().toISOString(), role, deed }, key);
    try {
      const isNew = await stream.add(entry);
      log.info({ audit: deed, ...(!isNew && { again: true }) }, 'audit');
    } catch (err) {
      log.info({ audit: deed }, 'audit');
      log.error({ err, at: entry.at }, 'an entry of the audit is in the log only');
    }
  };
}
