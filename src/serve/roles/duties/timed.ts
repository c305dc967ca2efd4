import type { Result, ScanResult } from '../../../domain/jobs.ts';
import type { WorkerParts } from '../worker-parts.ts';

/** The result, after its time was counted. */
export function timed<T extends Result | ScanResult>(
  result: T,
  { took }: Pick<WorkerParts, 'took'>,
): T {
  if ('tookMs' in result) took(result.tookMs / 1_000);
  return result;
}
