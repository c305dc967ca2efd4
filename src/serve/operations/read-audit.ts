import { firstOfEach, missingIn } from '../../approvals/audit-gaps.ts';
import { isGenuine } from '../../approvals/audit-signature.ts';
import type { SignedEntry } from '../../domain/audit.ts';
import { auditStream } from '../../queue/audit-stream.ts';
import { commandConnection } from '../../queue/connection.ts';
import { type Environment, redisUrl, secret } from '../config/environment.ts';
import { redisCa } from '../config/redis-ca.ts';
import type { Settings } from '../config/settings.ts';
import { createLog } from './log.ts';

/** An entry, and whether it was written by a holder of the key. */
export type Checked = SignedEntry & Readonly<{ genuine: boolean }>;

/** Entries, how many are none, how many are missing of which those that are there tell, and whether there were never others. */
type Audit = Readonly<{
  entries: readonly Checked[];
  unreadable: number;
  missing: number;
  isWhole: boolean;
}>;

/** Reads the audit of a kubewhy from that moment on. Throws BadConfig or QueueUnavailable. */
export async function readAudit(settings: Settings, env: Environment, since: Date): Promise<Audit> {
  const key = secret('KUBEWHY_APPROVAL_KEY', env);
  const log = createLog('audit', 'error');
  const reports = { log, report: () => undefined, isOver: () => true, ca: await redisCa(settings) };
  const connection = commandConnection(redisUrl(env), reports);
  try {
    const stream = auditStream(connection, settings.redis.prefix);
    const { entries, unreadable, isWhole } = await stream.since(since);
    const own = entries.filter((one) => isGenuine(one, key));
    const firsts = firstOfEach(own);
    const checked = entries.map((one) => ({ ...one, genuine: firsts.has(one) }));
    return { entries: checked, unreadable, missing: missingIn(own, isWhole), isWhole };
  } finally {
    connection.disconnect();
  }
}
