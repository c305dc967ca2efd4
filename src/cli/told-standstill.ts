import type { Standstill } from '../domain/standstill.ts';

/**
 * What stops a bot's changes now, where one is told: by its settings or KUBEWHY_REDIS_URL. Throws BadConfig or QueueUnavailable where
 * that cannot be read; without a bot nothing is loaded.
 */
export async function toldStandstill(config: string | undefined): Promise<Standstill | undefined> {
  if (config === undefined && !process.env['KUBEWHY_REDIS_URL']) return undefined;
  const { readStandstill } = await import('../serve/operations/read-standstill.ts');
  return readStandstill(config, process.env, new Date());
}
