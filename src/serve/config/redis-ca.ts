import { readFile } from 'node:fs/promises';

import { BadConfig } from '../../domain/errors.ts';
import type { Settings } from './settings.ts';

/** The certificate, in PEM, of the authority that Redis' own is signed by; undefined: one that Node trusts. */
export async function redisCa({ redis }: Pick<Settings, 'redis'>): Promise<string | undefined> {
  if (redis.ca === undefined) return undefined;
  try {
    return await readFile(redis.ca, 'utf8');
  } catch (cause) {
    const fix = 'Mount the certificate there, or leave redis.ca out.';
    throw new BadConfig(`redis.ca: ${redis.ca} cannot be read. ${fix}`, { cause });
  }
}
