import { createHash } from 'node:crypto';

/**
 * The id of a job in its queue. BullMQ refuses ids with a colon and ids of digits only, and ids from
 * outside (a group key, a fingerprint) hold both: a letter and a hash never do.
 */
export function jobIdOf({ kind, id }: Readonly<{ kind: string; id: string }>): string {
  return `${kind}-${createHash('sha256').update(id).digest('hex').slice(0, 40)}`;
}
