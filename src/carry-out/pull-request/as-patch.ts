import type { Change } from '../../domain/plan.ts';

/** A change as the API server would take it: what is proposed to Git is a patch there. */
export function asPatch(change: Change): Change {
  if (change.do !== 'propose') return change;
  const { into: _, draft: __, owner: ___, ...patch } = change;
  return { ...patch, do: 'patch' };
}
