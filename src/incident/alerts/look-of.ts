import type { LastLook } from '../../domain/incident.ts';
import type { Result } from '../../domain/jobs.ts';

const WELL: ReadonlySet<string> = new Set(['healthy', 'recovered', 'complaining']);

/** What a look at the cluster showed: `unclear` where it was not possible or does not tell, as of a pod that is gone: another one may be as ill. */
export function lookOf(result: Result): Pick<LastLook, 'is' | 'said'> {
  if (result.is === 'failed') return { is: 'unclear', said: result.message };
  if (result.is !== 'answer') return { is: 'unclear', said: '' };
  const { state, summary: said, symptoms } = result.answer;
  if (WELL.has(state)) return { is: 'well', said };
  const isIll = symptoms.some(({ until, hurts }) => !until && hurts !== 'nobody');
  const isFound = state === 'explained' || state === 'unexplained';
  return { is: isFound && isIll ? 'ill' : 'unclear', said };
}
