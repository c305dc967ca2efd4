import { signedEntry } from '../../approvals/audit-signature.ts';
import type { Note } from '../../domain/audit.ts';
import type { Log } from '../../domain/log.ts';
import type { AuditStream } from '../../queue/audit-stream.ts';

/** What an audit is written with. */
type Parts = Readonly<{ role: string; key: string; stream: Pick<AuditStream, 'add'>; log: Log }>;

/** Notes each deed as one line of the log and one signed entry of the stream. */
export function auditBy({ role, key, stream, log }: Parts): Note {
  return async (deed) => {
    const entry = signedEntry({ at: new Date().toISOString(), role, deed }, key);
    log.info({ audit: deed }, 'audit');
    try {
      await stream.add(entry);
    } catch (err) {
      log.error({ err, at: entry.at }, 'an entry of the audit is in the log only');
    }
  };
}
