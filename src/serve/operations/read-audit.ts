import { isGenuine } from '../../approvals/audit-signature.ts';
import type { AuditEntry } from '../../domain/audit.ts';
import { auditStream } from '../../queue/audit-stream.ts';
import { commandConnection } from '../../queue/connection.ts';
import { type Environment, redisUrl, secret } from '../config/environment.ts';
import { redisCa } from '../config/redis-ca.ts';
import type { Settings } from '../config/settings.ts';
import { createLog } from './log.ts';

/** An entry, and whether it was written by a holder of the key. */
export type Checked = AuditEntry & Readonly<{ genuine: boolean }>;

/** Reads the audit of a kubewhy from that moment on. Throws BadConfig or QueueUnavailable. */
export async function readAudit(
  settings: Settings,
  env: Environment,
  since: Date,
): Promise<Readonly<{ entries: readonly Checked[]; unreadable: number }>> {
  const key = secret('KUBEWHY_APPROVAL_KEY', env);
  const log = createLog('audit', 'error');
  const reports = { log, report: () => undefined, isOver: () => true, ca: await redisCa(settings) };
  const connection = commandConnection(redisUrl(env), reports);
  try {
    const { entries, unreadable } = await auditStream(connection, settings.redis.prefix).since(
      since,
    );
    return {
      entries: entries.map((one) => ({ ...one, genuine: isGenuine(one, key) })),
      unreadable,
    };
  } finally {
    connection.disconnect();
  }
}
