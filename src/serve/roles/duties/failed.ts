import type { Result } from '../../../domain/jobs.ts';

/** There is no answer, for that reason. */
export function failed(message: string): Result {
  return { is: 'failed', code: 'failed', message };
}
