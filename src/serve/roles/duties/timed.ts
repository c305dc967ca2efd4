import type { Brought } from '../../../domain/jobs.ts';
import type { WorkerParts } from '../worker-parts.ts';

/** The result, after its time was counted. */
export function timed<T extends Brought>(result: T, { took }: Pick<WorkerParts, 'took'>): T {
  if ('tookMs' in result) took(result.tookMs / 1_000);
  return result;
}
