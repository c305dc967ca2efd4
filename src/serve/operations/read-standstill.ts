import { standstillAt, type Agreed } from '../../approvals/standstill.ts';
import type { Standstill } from '../../domain/standstill.ts';
import { commandConnection } from '../../queue/connection.ts';
import { redisFreezes } from '../../queue/freezes.ts';
import { type Environment, redisUrl } from '../config/environment.ts';
import { readSettings } from '../config/read-settings.ts';
import { redisCa } from '../config/redis-ca.ts';
import { createLog } from './log.ts';

const ANY_TIME: Agreed = { changes: 'on', changeWindows: [] };

/**
 * What keeps everybody from changing anything now: the freeze of a bot, in its Redis, and what its settings say where their file
 * is named. Throws BadConfig or QueueUnavailable.
 */
export async function readStandstill(
  file: string | undefined,
  env: Environment,
  now: Date,
): Promise<Standstill | undefined> {
  const settings = file === undefined ? undefined : await readSettings(file);
  const log = createLog('fix', 'error');
  const ca = settings && (await redisCa(settings));
  const reports = { log, report: () => undefined, isOver: () => true, ca };
  const connection = commandConnection(redisUrl(env), reports);
  try {
    const freeze = await redisFreezes(connection, settings?.redis.prefix ?? 'kubewhy').find();
    return standstillAt(now, settings ?? ANY_TIME, freeze);
  } finally {
    connection.disconnect();
  }
}
