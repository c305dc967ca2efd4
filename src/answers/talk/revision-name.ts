import type { KeptRevision } from '../../readings/workloads/history.ts';

/** What a revision is called: by its number, or by its hash where it has none. */
export function revisionName({ number, hashes }: KeptRevision): string {
  return number > 0 ? `${number}` : (hashes[0] ?? '?');
}
